import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The values that components are given where they stand: expressions of their `Content`.
struct ContentWriter {
    /// The components that may stand in the class.
    let components: [Component]
    let expressions: ExpressionWriter
    /// Methods that make the contents that follow state, for the template.
    private(set) var methods: [TemplateValue] = []
    /// The name of a content while cases change it: a component has a `content` itself, which they read.
    private let variable: String

    /// - Parameter variable: What the `Content` of the class itself is called.
    init(components: [Component], expressions: ExpressionWriter, variable: String = "content") {
        self.components = components
        self.expressions = expressions
        self.variable = variable
    }

    /// The writer before it wrote a method.
    var emptied: ContentWriter { ContentWriter(components: components, expressions: expressions, variable: variable) }

    /// True for a component that is given values where it stands, in cases of its `when` as well.
    static func givesValues(to element: Element) -> Bool {
        let values = element.values + element.variants.flatMap(\.values)
        return element.kind.content == .component && values.contains { $0.key.effect == .parameter }
    }

    /// True for a component whose content changes after it is made, or differs with the element of a repetition.
    private static func isMadeByMethod(_ element: Element) -> Bool {
        element.givesDynamicContent || element.repetition != nil && givesValues(to: element)
    }

    /// The expression that makes the component; nil for what is none.
    func initializer(of view: ViewNode, _ element: Element) -> Expression? {
        guard let component = components.first(where: { $0.kind === element.kind }) else { return nil }
        let name = component.name.text
        if component.parameters.isEmpty { return .call("\(name)") }
        if Self.isMadeByMethod(element) {
            let argument = element.repetition == nil ? "" : element.id?.text ?? ""
            return .call("\(name)", ["\(methodName(of: view))(\(argument))"])
        }
        return .ledCall("\(name)", [content(of: view, element, component)])
    }

    /// The line of `render()` that gives the component its content again, or nil.
    func setting(of view: ViewNode, _ element: Element) -> Statement? {
        guard Self.isMadeByMethod(element),
            let component = components.first(where: { $0.kind === element.kind }), !component.parameters.isEmpty
        else { return nil }
        let argument = element.repetition == nil ? "" : Expression.name(element.id?.text ?? "")
        return .set("\(view.expression).content", "\(methodName(of: view))(\(argument))")
    }

    /// Adds the method that makes the content of a component that follows state.
    ///
    /// - Parameter parameter: the element of a repetition, as a parameter of the method; empty for none.
    mutating func addMethod(of view: ViewNode, _ element: Element, parameter: String) {
        guard Self.isMadeByMethod(element),
            let component = components.first(where: { $0.kind === element.kind }), !component.parameters.isEmpty
        else { return }
        let isVaried = element.variants.contains { $0.values.contains { $0.key.effect == .parameter } }
        let made = content(of: view, element, component)
        let lines: [Statement] =
            isVaried
            ? [.variable(variable, made)] + variants(of: view, element) + [.returned("\(variable)")] : [.line(made)]
        methods.append([
            "name": .string(methodName(of: view)), "parameter": .string(parameter),
            "type": .string("\(component.name.text).Content"), "lines": .lines(lines),
        ])
    }

    /// The statements that make the content where it stands, as `content`.
    func statements(of view: ViewNode, _ element: Element) -> [Statement] {
        guard let component = components.first(where: { $0.kind === element.kind }), !component.parameters.isEmpty
        else { return [] }
        let made = content(of: view, element, component)
        let isVaried = element.variants.contains { $0.values.contains { $0.key.effect == .parameter } }
        return isVaried ? [.variable(variable, made)] + variants(of: view, element) : [.constant(variable, made)]
    }

    /// The method that makes what a view is given; several places call it.
    private func methodName(of view: ViewNode) -> String { "\(view.name)Content" }

    /// `PlanButton.Content(name: …)`
    private func content(of view: ViewNode, _ element: Element, _ component: Component) -> Expression {
        let arguments = component.parameters.compactMap { field -> Expression? in
            let keyed = element.values.first { $0.key.isParameter(named: field.name.text) }
            return keyed.map { "\(field.name.text): \(expression(for: $0, in: view))" }
        }
        return .stackedCall("\(component.name.text).Content", arguments, .whereNeeded)
    }

    /// A value as a component takes it; a text that may be nil stays nil.
    private func expression(for keyed: KeyedValue, in view: ViewNode, isAssigned: Bool = false) -> Expression {
        guard keyed.key.type == .text else {
            return expressions.expression(for: keyed.value, of: keyed.key, in: view)
        }
        return expressions.text(
            keyed.value, keyed.key, in: view, missing: ExpressionWriter.MissingText(assignedBy: keyed.key),
            isAssigned: isAssigned)
    }

    /// The statements by which cases of `when` change what a component is given; what the same cases change stands
    /// under one condition.
    private func variants(of view: ViewNode, _ element: Element) -> [Statement] {
        var groups: [(cases: [Int], keys: [Key])] = []
        for key in element.variedValues.map(\.key) where key.effect == .parameter {
            guard !groups.contains(where: { $0.keys.contains { $0 === key } }) else { continue }
            let cases = element.variants.indices.filter { element.variants[$0].values.contains { $0.key === key } }
            if let same = groups.firstIndex(where: { $0.cases == cases }) {
                groups[same].keys.append(key)
            } else {
                groups.append((cases, [key]))
            }
        }
        return groups.map { group in
            let variants = group.cases.map { element.variants[$0] }
            let branches = variants.map { variant -> (condition: Expression?, body: [Statement]) in
                let body = expressions.code.inCase(variant.name) {
                    group.keys.compactMap { key in
                        variant.values.first { $0.key === key }.map { keyed in
                            let value = expression(for: keyed, in: view, isAssigned: true)
                            return Statement.set("\(variable).\(key.name)", value)
                        }
                    }
                }
                return (expressions.condition(variant.condition).expression, body)
            }
            return .asking(variants.map { [$0] }, branches)
        }
    }
}

extension Key {
    /// True for a parameter of this name.
    func isParameter(named name: String) -> Bool { effect == .parameter && self.name == name }
}

extension Element {
    /// True for a component whose parameters ask about the device.
    var contentFollowsLayout: Bool {
        conditions { $0.effect == .parameter }.contains(where: \.readsEnvironment)
    }

    /// The facts about the device that its parameters ask.
    var contentFacts: DeviceFacts { DeviceFacts(in: conditions { $0.effect == .parameter }) }

    /// True for a component whose parameters follow state or the device.
    var givesDynamicContent: Bool {
        kind.content == .component
            && (values.contains { $0.key.effect == .parameter && $0.value.isDynamic }
                || variants.contains { $0.values.contains { $0.key.effect == .parameter } })
    }
}
