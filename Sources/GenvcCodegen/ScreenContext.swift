import GenvcChecks
import GenvcModel
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// All that the template of a screen sees: the only place where a screen becomes names of templates.
struct ScreenContext {
    private let source: Screen
    private let tree: ViewTree
    private var expressions: ExpressionWriter

    /// The findings of the small templates that were rendered for it stand in the writer.
    private(set) var value = TemplateValue.null
    var writer: TemplateWriter { expressions.writer }

    init(_ screen: ValidScreen, writer: TemplateWriter) {
        source = screen.screen
        tree = screen.tree
        expressions = ExpressionWriter(writer: writer, keys: TextKeys(tree.screen))
        build()
    }

    private mutating func build() {
        let className = tree.screen.name.text + "ViewController"
        let events = EventWriter(tree: tree, className: className)
        let state = StateContext(source, countedFields: Self.countedFields(of: tree))
        let actions = events.actions
        var controller = ControllerWriter(tree: tree, events: events, expressions: expressions)
        let shell = controller.context()
        expressions = controller.expressions
        let setUp = setUpLines(behind: shell.setUp)
        var declarations = DeclarationWriter(tree: tree, expressions: expressions)
        let title = tree.titleView.map { [declarations.context(of: $0, comment: nil)] } ?? []
        let elements = shell.elements + title + declarations.contexts()
        var hierarchy = HierarchyWriter(tree: tree, metrics: declarations.expressions.metrics)
        let hierarchyContexts = hierarchy.contexts()
        let switched = SwitchedLayout.all(of: source, tree, in: StateSample(source.state))
        var constraints = ConstraintWriter(tree: tree, metrics: hierarchy.metrics, switched: switched)
        let constraintContexts = constraints.contexts()
        declarations.expressions.metrics = constraints.metrics
        var render = RenderWriter(declarations)
        var rendered = render.lines()
        var switches = SwitchWriter(tree: tree, switched: switched, constraints: constraints)
        rendered += switches.lines(with: &render)
        controller.expressions = render.declarations.expressions
        rendered += controller.changingBarLines()
        expressions = controller.expressions
        let colors = declarations.layerColors
        value = [
            "className": .string(className), "delegate": events.delegate, "metrics": metrics,
            "state": state.value,
            "switchedConstraints": switches.properties.isEmpty ? .null : ["properties": .list(switches.properties)],
            "render": rendered.isEmpty && render.adaptive.isEmpty
                ? .null
                : [
                    "lines": DeclarationWriter.lines(rendered + (render.adaptive.isEmpty ? [] : ["adaptLayout()"])),
                    "handlers": .list(
                        render.handlers.map { handler in
                            [
                                "view": .string(handler.view.name),
                                "method": .string("render\(handler.view.name.capitalizedFirst)"),
                                "lines": DeclarationWriter.lines(handler.lines),
                            ]
                        }),
                ],
            "adaptive": render.adaptive.isEmpty ? .null : ["lines": DeclarationWriter.lines(render.adaptive)],
            "elements": .list(elements), "setUp": DeclarationWriter.lines(setUp),
            "hasActions": .bool(events.hasBindings),
            "statements": DeclarationWriter.lines(
                tree.screen.statements.map { $0.replacingShorthandArgument(with: "view") }),
            "layerColors": colors.isEmpty ? .null : ["lines": DeclarationWriter.lines(colors)],
            "hierarchy": .list(hierarchyContexts), "constraints": .list(constraintContexts),
            "storedConstraints": constraints.stored.isEmpty
                ? .null
                : [
                    "properties": DeclarationWriter.lines(constraints.properties),
                    "statements": .list(constraints.stored),
                ],
            "actions": actions, "conformances": .list(events.conformances),
            "initial": DeclarationWriter.lines(shell.initial), "overrides": .list(shell.overrides),
            "didLoad": DeclarationWriter.lines(shell.didLoad), "lifecycle": .list(shell.lifecycle),
            "navigationItem": shell.navigationItem, "sections": .list(shell.sections),
            "hasObservers": .bool(shell.hasObservers),
        ]
    }

    /// Fields with cases of which a control picks one by its number.
    private static func countedFields(of tree: ViewTree) -> Set<String> {
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

    private var metrics: TemplateValue {
        let constants = expressions.metrics.constants
        guard !constants.isEmpty else { return .null }
        return [
            "constants": .list(
                constants.map { ["name": .string($0.name), "value": .string(SwiftLiteral.number($0.value))] })
        ]
    }

    /// What `viewDidLoad` sets before it builds the hierarchy.
    private func setUpLines(behind lines: [String]) -> [String] {
        switch tree.screen.backgroundColor {
        case .color(let color): lines + ["view.backgroundColor = \(ColorExpression(color).text)"]
        case .swift(let code): lines + ["view.backgroundColor = \(code)"]
        default: lines
        }
    }
}
