import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The code by which a class shows its state anew when that changes, whether it is a screen's or a component's: the
/// statements of `render()`, and the members that they use.
struct StateRendering {
    private(set) var render: RenderWriter
    /// The statements of `render()`.
    var statements: [Statement]
    /// The statements for what a tab bar shows before the screen is loaded.
    let tabBar: [Statement]
    /// The constraints that conditions switch, as the template sees them.
    let switchedConstraints: TemplateValue
    /// The methods that make the contents of components.
    let contents: [TemplateValue]
    /// The code of repeated views.
    let repeats: RepeatWriter
    /// The methods with what follows the device, which `render()` calls at its end.
    private var called: [AdaptiveMethod] = []
    /// The views that are there once.
    private let tree: ViewTree

    /// - Parameters:
    ///   - tree: all views of the class; `declarations` has those alone that it makes once.
    ///   - bindings: the actions of repeated views, by view.
    init(
        _ declarations: DeclarationWriter, of fields: FieldReads.Fields, in tree: ViewTree, switched: [SwitchedLayout],
        constraints: ConstraintWriter, bindings: [String: [Statement]]
    ) {
        render = RenderWriter(declarations, of: fields)
        self.tree = declarations.tree
        tabBar = render.tabBarStatements()
        statements = render.statements()
        var switches = SwitchWriter(tree: declarations.tree, switched: switched, constraints: constraints)
        statements += switches.statements(with: &render)
        switchedConstraints = switches.context
        let lengths = BoundLengthWriter(tree: declarations.tree, constraints: constraints, switched: switched)
        lengths.addLines(to: &statements, with: &render)
        let once = render.contentMethods()
        repeats = RepeatWriter(tree: tree, render: RenderWriter(tree, render), bindings: bindings)
        statements += repeats.statements
        contents = once + repeats.contents
        render.adaptive.add(repeats.adaptive)
    }

    /// The facts about the device that statements follow.
    var adaptiveFacts: DeviceFacts { render.adaptive.facts }

    /// The methods with what follows the size of the screen and the traits.
    var adaptiveMethods: [AdaptiveMethod] { render.adaptiveMethods(with: [repeats.render]) }

    /// Adds statements that follow the size of the screen and the traits.
    mutating func adapt(_ statements: AdaptiveStatements) { render.adaptive.add(statements) }

    /// Adds statements of which each runs only where a field that it reads has changed.
    mutating func addOnceChanged(_ statements: [Statement]) {
        for statement in statements { self.statements += render.onceChanged([statement]) }
    }

    /// Ends `render()` with what is animated, and with what keeps the fields that count.
    ///
    /// - Parameters:
    ///   - view: The view that is animated with all in it.
    ///   - methods: The methods with what follows the device.
    ///   - notifications: What VoiceOver is told of changes.
    mutating func close(
        animating view: Expression, calling methods: [AdaptiveMethod], _ notifications: NotificationWriter?
    ) {
        called = methods
        statements += render.lastLines(of: view, calling: methods, with: [repeats.render], notifications: notifications)
    }

    /// The values that the templates see of it.
    var record: TemplateRecord {
        let handlers = render.handlerContexts
        let isWanted = !statements.isEmpty
        return [
            "switchedConstraints": switchedConstraints,
            "render": isWanted ? ["lines": .lines(statements)] : .null,
            "handlers": .list(handlers),
            "hasRendering": .bool(isWanted || !handlers.isEmpty),
            "tabBar": .section(tabBar),
            "rendered": render.shownReads.context,
            "adaptive": .list(called.map { context(of: $0, isAll: called.count == 1) }),
            "contents": .list(contents), "repeats": .list(repeats.values),
            "repeatedHandlers": .list(repeats.handlers),
            "hasRepeatedHierarchy": .bool(!repeats.hierarchy.isEmpty),
            "repeatedHierarchy": .lines(repeats.hierarchy),
        ]
    }

    /// The method as the template sees it.
    ///
    /// - Parameter isAll: True if no other method has statements that follow the device.
    private func context(of method: AdaptiveMethod, isAll: Bool) -> TemplateValue {
        [
            "name": .string(method.name), "isAll": .bool(isAll), "isAnimated": .bool(!isAll && method.timing != nil),
            "lines": .lines(method.statements.mergingConditions.loopingOverViews(tree.loopedView)),
        ]
    }
}

extension ViewTree {
    /// The view of a name, for loops that set a property of several.
    fileprivate func loopedView(_ name: String, _ property: String) -> LoopedView? {
        guard let view = views.first(where: { !$0.isHost && !$0.isRepeated && $0.name == name }) else { return nil }
        // A label with room around its text is a label.
        let isLabel = view.component == .paddedLabel && property != "contentInsets"
        // A controller has a `view` of its own.
        let variable = view.variableName == "view" ? "subview" : view.variableName
        return LoopedView(className: isLabel ? "UILabel" : view.typeName, variable: isLabel ? "label" : variable)
    }
}
