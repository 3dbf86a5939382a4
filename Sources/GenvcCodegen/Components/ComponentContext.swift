import GenvcModel
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// All that the template of a component sees.
struct ComponentContext {
    let value: TemplateValue

    /// - Parameter screenClass: The class of the screen, which has enums of its own.
    init(_ component: Component, in screen: Screen, screenClass: String, writer: TemplateWriter) {
        let name = component.name.text
        func build(_ cases: ScreenSampler.Cases) -> ViewTree {
            let alone = ScreenSampler.screen(of: component, in: screen, cases: cases)
            return ViewTreeBuilder.build(alone, isClass: true).ofComponentClass
        }
        let classTree = build(.none)
        let tree = classTree.withoutRepeated
        let expressions = ExpressionWriter(
            code: ClassBeingWritten(templates: writer, keys: TextKeys(component: name)))
        var declarations = DeclarationWriter(tree: tree, expressions: expressions)
        declarations.contents = ContentWriter(
            components: screen.components, expressions: expressions, variable: "inner")
        let closures = ClosureWriter(tree: tree, className: name, hooks: component.hooks)
        var setUp = declarations.hostLines(of: component.base)
        let offers =
            tree.host.map {
                CustomContentWriter.lines(component.customContents, of: tree.views[$0], with: declarations.expressions)
            } ?? []
        let offersChange = component.customContents.contains(where: \.isDynamic)
        if !offersChange { setUp += offers }
        let elements = declarations.contexts()
        let menus = MenuWriter(
            tree: tree, methodNames: closures.actionNames, expressions: declarations.expressions)
        let menuMethods = menus.methods()
        let hierarchy = HierarchyWriter(tree: tree, metrics: expressions.metrics)
        let hierarchyContexts = hierarchy.contexts()
        let switched = SwitchedLayout.all(in: tree) { build($0).withoutRepeated }
        var constraints = ConstraintWriter(tree: tree, metrics: expressions.metrics, switched: switched)
        // The sizes of a label or a button are constraints of what it stands in.
        let entries = component.base.isLook ? [] : constraints.listedEntries
        var activated = entries.flatMap { entry in
            DeclarationWriter.split(
                writer.inline("Constraint", constraints.activatedOrStored(entry)))
        }
        // swift-format has no comma behind an element that is alone.
        if entries.count == 1, let last = activated.popLast() { activated.append(String(last.dropLast())) }
        let colors = declarations.layerColors.map(\.resolvedLine)
        let isControl = component.base == .control
        let states = isControl ? Self.controlStates(of: component) : []
        let rendering = StateRendering(
            declarations,
            of: FieldReads.Fields(
                state: component.state.map(\.name.text), content: component.parameters.map(\.name.text),
                controls: states),
            in: classTree, switched: switched, constraints: constraints, bindings: [:])
        var (render, repeats) = (rendering.render, rendering.repeats)
        render.adaptive += colors
        let rendered =
            rendering.lines + (offersChange ? offers : []) + render.lastLines(of: "", with: [repeats.render])
        let isRendered =
            !component.base.isLook && !rendered.isEmpty || !component.parameters.isEmpty || !component.state.isEmpty
        let context: TemplateValue = [
            "className": .string(name), "base": .string(component.base.className),
            "offersContent": .bool(!offers.isEmpty),
            "metrics": expressions.metrics.context,
            "content": component.parameters.isEmpty
                ? .null
                : [
                    "enums": .list(
                        StateContext.enums(
                            of: component.parameters.filter { $0.enumOwner == nil },
                            counting: ScreenContext.countedFields(of: tree))),
                    "fields": .list(
                        component.parameters.map { .string(StateContext.declaration($0, screenClass: screenClass)) }),
                ],
            "state": StateContext(component.state, countedFields: ScreenContext.countedFields(of: tree)).value,
            "hasClosures": .bool(!closures.closures.isEmpty), "closures": DeclarationWriter.lines(closures.closures),
            "controlStates": .list(states.map { ["name": .string($0.rawValue)] }),
            "spokenLabels": DeclarationWriter.lines(Self.list(declarations.spokenLabels)),
            "isControl": .bool(isControl && !declarations.spokenLabels.isEmpty),
            "sharesTouches": .bool(isControl && component.root.containsControl),
            "elements": .list(elements),
            "switchedConstraints": rendering.switchedConstraints,
            "storedConstraints": constraints.storedContext,
            "setUp": DeclarationWriter.lines(setUp), "hasActions": .bool(!closures.bindings.isEmpty),
            "bindings": DeclarationWriter.lines(closures.bindings), "hierarchy": .list(hierarchyContexts),
            "hasHierarchy": .bool(!hierarchyContexts.isEmpty), "repeats": .list(repeats.values),
            "repeatedHandlers": .list(repeats.handlers),
            "hasRepeatedHierarchy": .bool(!repeats.hierarchy.isEmpty),
            "repeatedHierarchy": DeclarationWriter.lines(repeats.hierarchy), "literals": .list(repeats.enums),
            "isLook": .bool(component.base.isLook),
            "constraints": component.base.isLook ? .null : ["lines": DeclarationWriter.lines(activated)],
            "render": isRendered
                ? [
                    "lines": DeclarationWriter.lines(rendered), "handlers": .list(render.handlerContexts),
                ] : .null,
            "rendered": render.shownReads.context,
            "adaptive": render.adaptive.isEmpty
                ? .null : ["lines": DeclarationWriter.lines(ConditionChains(render.adaptive).lines)],
            "overrides": .list(Self.overrides(component.hooks, isAdaptive: !render.adaptive.isEmpty)),
            "menus": menuMethods.isEmpty ? .null : ["functions": .list(menuMethods)],
            "contents": .list(rendering.contents), "conformances": .list(closures.conformances),
        ]
        value = context.naming(host: nil)
    }

    /// The methods of `UIView` that it overrides.
    private static func overrides(_ hooks: [ViewHook], isAdaptive: Bool) -> [TemplateValue] {
        ViewHook.allCases.compactMap { hook in
            let isHook = hooks.contains(hook)
            var lines = ["super.\(hook.rawValue)()"]
            if isAdaptive, hook == .layoutSubviews {
                lines.insert(
                    contentsOf: ["// UIKit calls this when the size and the traits change.", "adaptLayout()"], at: 0)
            } else if !isHook {
                return nil
            }
            if isHook { lines.append("\(hook.closure)?()") }
            return ["signature": .string("\(hook.rawValue)()"), "lines": DeclarationWriter.lines(lines)]
        }
    }

    /// The labels as an array, on as many lines as it needs.
    private static func list(_ labels: [String]) -> [String] {
        let whole = "let labels = [\(labels.joined(separator: ", "))]"
        // Twelve columns stand before a statement of a getter.
        if SourceLine.columns(of: whole) + 12 <= SourceLine.width { return [whole] }
        return ["let labels = ["] + labels.map { "    \($0)," } + ["]"]
    }

    /// The states of the control that its conditions ask about.
    private static func controlStates(of component: Component) -> [ControlState] {
        var conditions: [Condition] = []
        func add(_ element: Element) {
            conditions += element.variants.map(\.condition)
            for keyed in element.values {
                if case .condition(let condition) = keyed.value { conditions.append(condition) }
            }
            for inner in element.all.flatMap({ $0 }) { add(inner) }
        }
        add(component.root)
        let asked = conditions.flatMap(\.terms).compactMap { term -> ControlState? in
            if case .control(let state) = term.operand { state } else { nil }
        }
        // Focus is no property that a control could override.
        return ControlState.allCases.filter { asked.contains($0) && $0 != .isFocused }
    }
}
