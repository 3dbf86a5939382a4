import GenvcDiagnostics
import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The parts of a screen's class around its views: the delegate, bars, menus, alerts, lists and children.
struct ScreenSurroundings {
    let parts: ClassDescription
    let screen: Screen
    /// The sort of class that is made: a view controller or a view.
    let style: CodeStyle
    /// The protocol of the delegate, and what calls it.
    let events: EventWriter
    private let controller: ControllerWriter
    private let context: ControllerContext
    /// The list that the screen is, and those among its rows.
    private(set) var lists: [ListContext] = []
    /// The declarations above those of the rows: bars, search and children.
    private(set) var elements: [TemplateValue]
    /// The colors that are set again when light and dark appearance change.
    var layerColors: [LayerColor] = []
    /// The calls of layout that show what follows the size of the screen and the traits.
    private var adapting: [Statement] = []
    /// The announcements that VoiceOver is told when state changes; nil for a screen that tells nothing.
    private var notifications: NotificationWriter?

    private var tree: ViewTree { parts.tree }

    init(_ parts: ClassDescription, _ screen: Screen, _ style: CodeStyle, _ expressions: ExpressionWriter) {
        self.parts = parts
        self.screen = screen
        self.style = style
        events = EventWriter(
            tree: parts.classTree, className: parts.name,
            receiver: .delegate(sender: style == .view ? "view" : "viewController"),
            hooks: parts.tree.screen.hooks.map(\.rawValue))
        controller = ControllerWriter(tree: parts.tree, events: events, expressions: expressions)
        context = controller.context()
        elements = context.elements
    }

    /// Adds the declaration of the view in the place of the title.
    mutating func addTitle(_ declarations: inout DeclarationWriter) {
        guard let title = tree.titleView else { return }
        elements.append(declarations.context(of: title, comment: nil))
    }

    /// The statements that `viewDidLoad` runs before it builds the hierarchy.
    var setUp: [Statement] {
        var lines = context.setUp
        if let color = Self.expression(ofColor: tree.screen.backgroundColor) {
            lines.append("\(tree.root).backgroundColor = \(color)")
        }
        if let category = tree.screen.textSizes?.maximum?.category {
            lines.append("\(tree.root).maximumContentSizeCategory = .\(category)")
        }
        return lines + lettingListReachEdge
    }

    /// The version of iOS from which on the guide of the keyboard can lie at the edge of the screen.
    private static let iosOfKeyboardAtEdge = 17

    /// The statement that lets a list above the keyboard reach the lower edge of the screen while the keyboard is down.
    private var lettingListReachEdge: [Statement] {
        guard tree.list != nil, tree.footerStack == nil, tree.takesText else { return [] }
        let setting: Statement = "\(tree.root).keyboardLayoutGuide.usesBottomSafeArea = false"
        guard screen.deploymentTarget < Self.iosOfKeyboardAtEdge else { return [setting] }
        return [.when("#available(iOS \(Self.iosOfKeyboardAtEdge), *)", [setting])]
    }

    /// Adds to `render()` the bars, the color of the screen, and what lists show.
    mutating func addRendering(_ rendering: inout StateRendering) -> NotificationWriter {
        let bars = controller.changingBars()
        rendering.statements += bars.rendered
        rendering.adaptive += bars.adaptive
        let colored = backgroundStatements()
        if screen.variants.contains(where: { $0.condition.readsEnvironment }) {
            rendering.adaptive += colored
        } else {
            rendering.statements += colored
        }
        lists = listContexts()
        for list in lists where list.followsState { rendering.statements += list.rendering }
        adapting = (rendering.adaptive.isEmpty ? [] : ["adaptLayout()"]) + lists.flatMap(\.layingOut)
        if !rendering.statements.isEmpty, screen.controller?.values.fittingSize != nil {
            // The contents of the rows decide how large they are, and layout says it.
            rendering.statements.append("\(tree.root).setNeedsLayout()")
        }
        let written = NotificationWriter(
            screen.notifications, tree: tree, fields: parts.fields, controller.expressions)
        notifications = written
        return written
    }

    /// The lists of the screen, which is one itself, or has some among its rows.
    private func listContexts() -> [ListContext] {
        tree.views.filter(\.isList).compactMap { view in
            guard let list = view.element?.written else { return nil }
            return ListContext(
                ListWriter(
                    list, view: view.name, screen: screen, events: events, expressions: controller.expressions))
        }
    }

    /// The statements that give the screen the color that it has in each case; none where all have the same.
    private func backgroundStatements() -> [Statement] {
        let target: Expression = "\(tree.root).backgroundColor"
        var branches: [(condition: Expression?, body: [Statement])] = []
        for variant in screen.variants {
            guard let keyed = variant.values.first(where: { $0.key.effect == .tool(.backgroundColor) }),
                let color = Self.expression(ofColor: keyed.value)
            else { continue }
            branches.append((controller.expressions.condition(variant.condition).expression, [.set(target, color)]))
        }
        guard !branches.isEmpty, let color = Self.expression(ofColor: screen.backgroundColor) else { return [] }
        return [.chain(branches + [(nil, [.set(target, color)])])]
    }

    /// A color in Swift; nil for a value that is none.
    private static func expression(ofColor value: Value?) -> Expression? {
        switch value {
        case .color(let color): Expression(ColorExpression(color).text)
        case .swift(let code): Expression(written: code)
        default: nil
        }
    }

    // MARK: - Context

    /// The values that only the template of a screen sees.
    func record(_ templates: TemplateWriter) -> TemplateRecord {
        let colors = layerColors.map(\.line)
        var record: TemplateRecord = [
            "imports": .list(imports.map { .string($0) }), "isView": .bool(style == .view),
            "delegate": delegate,
            "notifications": notifications.map(\.statements).flatMap { $0.isEmpty ? nil : $0 }.map {
                ["lines": DeclarationWriter.lines($0)]
            } ?? .null,
            "actions": events.functions.isEmpty ? .null : ["functions": .list(events.functions)],
            "statements": DeclarationWriter.lines(
                tree.screen.statements.replacingShorthandArgument(with: tree.root)),
            "layerColors": colors.isEmpty ? .null : ["lines": DeclarationWriter.lines(colors)],
            "adapting": adapting.isEmpty ? .null : ["calls": DeclarationWriter.lines(adapting)],
            "hasLayout": .bool(!adapting.isEmpty || !colors.isEmpty),
            "components": .list(components(templates)),
            "hasLists": .bool(!lists.isEmpty), "lists": .list(lists.map(\.context)),
            "listConformances": ListDelegate(lists).context,
        ]
        record.add(context.record(loading: lists.flatMap(\.loading)))
        return record
    }

    /// The protocol of the delegate; null where nothing is told.
    private var delegate: TemplateValue {
        guard !events.declarations.isEmpty else { return .null }
        // The controller beside a view hears of its events; nothing generated is the delegate of a controller.
        let heard = style == .view ? events.requirements : []
        return [
            "protocol": .string(parts.name + "Delegate"),
            "requirements": DeclarationWriter.lines(ofMembers: events.declarations),
            "methods": .list(
                heard.enumerated().map { ["signature": .string($0.element), "needsGap": .bool($0.offset > 0)] }),
        ]
    }

    /// The modules that the file imports, sorted.
    private var imports: [String] {
        var modules = Set(screen.imports + ["UIKit"])
        if ownComponents.contains(where: { !$0.customContents.isEmpty }) {
            modules.insert(CustomContentWriter.module)
        }
        return modules.sorted()
    }

    /// The components that stand in the file of the screen; those of a file that is used have files of their own.
    private var ownComponents: [Component] {
        screen.components.filter { $0.name.range.file == screen.file }
    }

    /// The classes of the components that the file declares itself.
    private func components(_ templates: TemplateWriter) -> [TemplateValue] {
        ownComponents.map { component in
            let parts = ClassDescription(component, in: screen, screenClass: parts.name)
            return ClassContext(parts, templates: templates).value
        }
    }
}
