import GenvcChecks
import GenvcDiagnostics
import GenvcModel
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// All that the template of a screen sees: the only place where a screen becomes names of templates.
struct ScreenContext {
    private let style: CodeStyle
    private let source: Screen
    /// The views that the class makes; in `tree` those alone that it makes once.
    private let classTree: ViewTree
    private let tree: ViewTree
    private let expressions: ExpressionWriter

    private(set) var value = TemplateValue.null

    init(_ screen: ValidScreen, style: CodeStyle, writer: TemplateWriter) {
        self.style = style
        switch style {
        case .controller:
            source = screen.screen
            classTree = screen.tree.withoutInsidesOfComponents
        case .view:
            source = screen.screen.ofViewClass
            classTree = screen.tree.ofViewClass.withoutInsidesOfComponents
        }
        tree = classTree.withoutRepeated
        expressions = ExpressionWriter(
            code: ClassBeingWritten(templates: writer, keys: TextKeys(tree.screen)))
        build()
    }

    private mutating func build() {
        let className = tree.screen.name.text + style.suffix
        let events = EventWriter(tree: classTree, className: className)
        let state = StateContext(source.state, countedFields: Self.countedFields(of: tree))
        let actions = events.actions
        let controller = ControllerWriter(tree: tree, events: events, expressions: expressions)
        let shell = controller.context()
        let setUp = setUpLines(behind: shell.setUp)
        var declarations = DeclarationWriter(tree: tree, expressions: expressions)
        declarations.contents = ContentWriter(components: source.components, expressions: expressions)
        let title = tree.titleView.map { [declarations.context(of: $0, comment: nil)] } ?? []
        let elements = shell.elements + title + declarations.contexts()
        let hierarchy = HierarchyWriter(tree: tree, metrics: expressions.metrics)
        let hierarchyContexts = hierarchy.contexts()
        let samples = StateSample(source.state)
        let switched = SwitchedLayout.all(in: tree, screenVariants: source.variants) { cases in
            ViewTreeBuilder.build(ScreenSampler.screen(source, in: samples, cases: cases), showsCells: false)
                .withoutInsidesOfComponents.withoutRepeated
        }
        var constraints = ConstraintWriter(tree: tree, metrics: expressions.metrics, switched: switched)
        let constraintContexts = constraints.contexts()
        let rendering = StateRendering(
            declarations, of: FieldReads.Fields(state: source.state.map(\.name.text)), in: classTree,
            switched: switched,
            constraints: constraints, bindings: events.repeatedBindings)
        var (render, repeats) = (rendering.render, rendering.repeats)
        var rendered = rendering.lines
        rendered += controller.changingBarLines()
        let colored = backgroundLines()
        if source.variants.contains(where: { $0.condition.readsEnvironment }) {
            render.adaptive += colored
        } else {
            rendered += colored
        }
        var components: [TemplateValue] = []
        // Those of a file that is used have files of their own.
        for component in source.components where component.name.range.file == source.file {
            let context = ComponentContext(
                component, in: source, screenClass: className, writer: expressions.writer)
            components.append(context.value)
        }
        var modules = Set(source.imports + ["UIKit"])
        if source.components.contains(where: { $0.name.range.file == source.file && !$0.customContents.isEmpty }) {
            modules.insert(CustomContentWriter.module)
        }
        let lists = listContexts(events)
        for list in lists where list.followsState { rendered += list.renderLines }
        if !rendered.isEmpty, source.controller?.values.fittingSize != nil {
            // What the rows show decides how large they are, and layout says it.
            rendered.append(style == .view ? "setNeedsLayout()" : "\(tree.rootName).setNeedsLayout()")
        }
        let notifications = NotificationWriter(source.notifications, tree: tree, fields: render.fields, expressions)
        rendered += render.lastLines(
            of: style == .view ? "" : tree.rootName, with: [repeats.render], notifications: notifications)
        let colors = declarations.layerColors.map(\.line)
        value = [
            "imports": .list(modules.sorted().map { .string($0) }),
            "className": .string(className), "base": .string(style.baseClass), "isView": .bool(style == .view),
            "delegate": events.delegate, "metrics": expressions.metrics.context,
            "state": state.value,
            "switchedConstraints": rendering.switchedConstraints,
            "render": rendered.isEmpty
                ? .null
                : ["lines": DeclarationWriter.lines(rendered), "handlers": .list(render.handlerContexts)],
            "tabBar": rendering.tabBar.isEmpty ? .null : ["lines": DeclarationWriter.lines(rendering.tabBar)],
            "rendered": render.shownReads.context,
            "notifications": notifications.lines.isEmpty
                ? .null : ["lines": DeclarationWriter.lines(notifications.lines)],
            "adaptive": render.adaptive.isEmpty
                ? .null : ["lines": DeclarationWriter.lines(ConditionChains(render.adaptive).lines)],
            "elements": .list(elements), "setUp": DeclarationWriter.lines(setUp),
            "hasActions": .bool(events.hasBindings),
            "statements": DeclarationWriter.lines(
                tree.screen.statements.map { $0.replacingShorthandArgument(with: tree.rootName) }),
            "layerColors": colors.isEmpty ? .null : ["lines": DeclarationWriter.lines(colors)],
            "contents": .list(rendering.contents), "repeats": .list(repeats.values),
            "repeatedHandlers": .list(repeats.handlers),
            "literals": .list(repeats.enums + lists.flatMap(\.enums)), "components": .list(components),
            "hasRepeatedHierarchy": .bool(!repeats.hierarchy.isEmpty),
            "repeatedHierarchy": DeclarationWriter.lines(repeats.hierarchy),
            "hierarchy": .list(hierarchyContexts), "constraints": .list(constraintContexts),
            "storedConstraints": constraints.storedContext,
            "hasLists": .bool(!lists.isEmpty), "lists": .list(lists.map(\.context)),
            "listConformances": ListDelegate(lists).context,
            "actions": actions, "conformances": .list(events.conformances),
            "initial": DeclarationWriter.lines(shell.initial), "overrides": .list(shell.overrides),
            "didLoad": DeclarationWriter.lines(lists.flatMap(\.loadLines) + shell.didLoad),
            "lifecycle": .list(shell.lifecycle),
            "navigationItem": shell.navigationItem, "sections": .list(shell.sections),
            "hasObservers": .bool(shell.hasObservers), "childPlaces": .list(shell.childPlaces),
            "embedding": DeclarationWriter.lines(shell.embedding),
        ]
        value = value.naming(host: style == .view ? nil : tree.rootName)
    }

    /// The list that the screen is, and those among its rows.
    private func listContexts(_ events: EventWriter) -> [ListContext] {
        tree.views.filter(\.isList).compactMap { view in
            guard let list = view.element?.written else { return nil }
            return ListContext(
                ListWriter(list, view: view.name, screen: source, events: events, expressions: expressions))
        }
    }

    /// Fields with cases of which a control picks one by its number.
    static func countedFields(of tree: ViewTree) -> Set<String> {
        var fields: Set<String> = []
        for view in tree.views {
            for keyed in view.element?.writtenValues ?? [] {
                guard case .integer = keyed.key.type, case .binding(let binding) = keyed.value,
                    case .cases? = binding.reference.type
                else { continue }
                fields.insert(binding.reference.path[0])
            }
        }
        return fields
    }

    /// What `viewDidLoad` sets before it builds the hierarchy.
    private func setUpLines(behind lines: [String]) -> [String] {
        var lines = lines
        if let color = Self.expression(ofColor: tree.screen.backgroundColor) {
            lines.append("\(tree.rootName).backgroundColor = \(color)")
        }
        if let category = tree.screen.textSizes?.maximum?.category {
            lines.append("\(tree.rootName).maximumContentSizeCategory = .\(category)")
        }
        return lines
    }

    /// What gives the screen the color that it has in each case; none where all have the same.
    private func backgroundLines() -> [String] {
        var branches: [(condition: String?, lines: [String])] = []
        for variant in source.variants {
            guard let keyed = variant.values.first(where: { $0.key.effect == .tool(.backgroundColor) }),
                let color = Self.expression(ofColor: keyed.value)
            else { continue }
            branches.append(
                (ConditionExpression(variant.condition).text, ["\(tree.rootName).backgroundColor = \(color)"]))
        }
        guard !branches.isEmpty, let color = Self.expression(ofColor: source.backgroundColor) else { return [] }
        return RenderWriter.chain(branches + [(nil, ["\(tree.rootName).backgroundColor = \(color)"])])
    }

    private static func expression(ofColor value: Value?) -> String? {
        switch value {
        case .color(let color): ColorExpression(color).text
        case .swift(let code): code
        default: nil
        }
    }
}
