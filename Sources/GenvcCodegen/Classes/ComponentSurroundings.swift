import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The parts of a component's class around its views: the closures by which it tells its owner, and its own view.
struct ComponentSurroundings {
    let parts: ClassDescription
    /// The component whose class is written.
    let component: Component
    /// The closures by which the component tells its owner.
    let events: EventWriter
    /// The statements by which the class sets its own properties before it makes its hierarchy.
    private(set) var setUp: [Statement] = []
    /// The content that VoiceOver is offered besides the label.
    private var offers: [Statement] = []
    /// The methods that make the menus of the component's views.
    private var menus: [TemplateValue] = []
    private var spokenLabels: [Expression] = []
    private var hidesAroundSpokenLabels = false
    /// True if something follows the device.
    private var isAdaptive = false

    private var isControl: Bool { component.base == .control }
    private var offersChange: Bool { component.customContents.contains(where: \.isDynamic) }

    init(_ parts: ClassDescription, _ component: Component) {
        self.parts = parts
        self.component = component
        events = EventWriter(
            tree: parts.classTree, className: parts.name, receiver: .owner, hooks: component.hooks.map(\.closure))
    }

    /// Writes what the class sets on itself.
    mutating func addHost(_ declarations: inout DeclarationWriter) {
        setUp = declarations.hostStatements(of: component.base)
        if let host = parts.tree.host {
            offers = CustomContentWriter.statements(
                component.customContents, of: parts.tree.views[host], with: declarations.expressions)
        }
        if !offersChange { setUp += offers }
        spokenLabels = declarations.spokenLabels
        hidesAroundSpokenLabels = declarations.hidesAroundSpokenLabels
    }

    /// Adds the methods of menus.
    mutating func addMenus(_ expressions: ExpressionWriter) {
        let writer = MenuWriter(tree: parts.tree, handlers: events.handlers, expressions: expressions)
        menus = writer.methods() + writer.accessibilityMethods()
    }

    /// The sizes of a label or a button are constraints of what it stands in.
    func context(of constraints: inout ConstraintWriter) -> TemplateValue {
        guard !component.base.isLook else { return .null }
        let elements = constraints.listedEntries.map { constraints.activatedOrStored($0) }
        let activating = Statement.call("NSLayoutConstraint.activate", [.stackedList(elements)])
        return ["lines": DeclarationWriter.lines([activating])]
    }

    /// Adds to `render()` what VoiceOver is offered, and to what follows the device the colors of layers.
    mutating func addRendering(_ rendering: inout StateRendering, _ declarations: DeclarationWriter) {
        rendering.adaptive += declarations.layerColors.map(\.resolvedLine)
        isAdaptive = !rendering.adaptive.isEmpty
        if offersChange { rendering.statements += offers }
    }

    /// True if the class has a method that shows what is new.
    func isRendered(_ statements: [Statement]) -> Bool {
        !component.base.isLook && !statements.isEmpty || !component.parameters.isEmpty || !component.state.isEmpty
    }

    // MARK: - Context

    /// The values that only the template of a component sees.
    ///
    /// - Parameter isRendered: True if the class has a method that shows what is new.
    func record(isRendered: Bool) -> TemplateRecord {
        [
            "offersContent": .bool(!offers.isEmpty), "content": content,
            "showsInputs": .bool(
                parts.tree.elementNodes.contains { node in
                    node.element?.source.map(showsParameter(inInput:)) == true
                }),
            "hasClosures": .bool(!events.declarations.isEmpty),
            "closures": DeclarationWriter.lines(ofMembers: events.declarations),
            "controlStates": .list(
                isRendered ? parts.controls.map { ["name": .string($0.rawValue)] } : []),
            "spokenLabels": DeclarationWriter.lines(spoken),
            "hidesAroundSpokenLabels": .bool(hidesAroundSpokenLabels),
            "isControl": .bool(isControl && !spokenLabels.isEmpty),
            "isButton": .bool(isControl && component.root.value(.accessibilityTraits) == nil),
            "sharesTouches": .bool(isControl && component.root.containsControl),
            "isLook": .bool(component.base.isLook),
            "overrides": .list(overrides),
            "menus": menus.isEmpty ? .null : ["functions": .list(menus)],
        ]
    }

    /// The labels that VoiceOver reads for a control as a whole, as the getter of a property has them.
    private var spoken: [String] {
        StatementPrinter.lines([.constant("labels", .list(spokenLabels))], depth: Self.getterDepth)
    }

    /// The braces around a statement of a getter: those of the type, of the property and of the getter.
    private static let getterDepth = 3

    /// The struct of what the component is given; null for a component without parameters.
    private var content: TemplateValue {
        let fields = component.parameters
        guard !fields.isEmpty else { return .null }
        let enums = StateContext.enums(of: fields.filter { $0.enumOwner == nil }, counting: parts.countedFields)
        var record = StateContext.structure("Content", of: fields, screenClass: parts.screenClass)
        record.add(["enums": .list(enums)])
        return .record(record)
    }

    /// The methods of `UIView` that it overrides.
    private var overrides: [TemplateValue] {
        ViewHook.allCases.compactMap { hook in
            let isHook = component.hooks.contains(hook)
            var lines: [Statement] = ["super.\(hook.rawValue)()"]
            if isAdaptive, hook == .layoutSubviews {
                lines.insert(
                    contentsOf: [.comment("UIKit calls this when the size and the traits change."), "adaptLayout()"],
                    at: 0)
            } else if !isHook, hook != .layoutSubviews || !parts.tree.roundsHost {
                return nil
            }
            if hook == .layoutSubviews, parts.tree.roundsHost {
                lines.append(.set("layer.cornerRadius", "min(bounds.width, bounds.height) / 2"))
            }
            if isHook { lines.append(events.call(ofHook: hook.closure)) }
            return ["signature": .string("\(hook.rawValue)()"), "lines": DeclarationWriter.lines(lines)]
        }
    }
}

extension ComponentSurroundings {
    /// True for an input that shows a parameter while people drag or type, so that only the next content sets it back,
    /// and for a component with such an input.
    private func showsParameter(inInput element: Element) -> Bool {
        if let component = parts.components.first(where: { $0.kind === element.kind }) {
            return showsParameter(inInputsOf: component.root)
        }
        return element.events.compactMap(\.payload).contains { !$0.isChosen && $0.showsValueOfApp(at: element) }
    }

    /// True if one of the elements in it shows a parameter in an input.
    private func showsParameter(inInputsOf element: Element) -> Bool {
        element.all.joined().contains { showsParameter(inInput: $0) || showsParameter(inInputsOf: $0) }
    }
}
