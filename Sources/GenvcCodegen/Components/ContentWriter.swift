import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// What components are given where they stand: expressions of their `Content`.
struct ContentWriter {
    let components: [Component]
    let expressions: ExpressionWriter
    /// Methods that make the contents that follow state, for the template.
    private(set) var methods: [TemplateValue] = []
    /// What a content is called while cases change it: a component has a `content` itself, which they read.
    private let variable: String

    init(components: [Component], expressions: ExpressionWriter, variable: String = "content") {
        self.components = components
        self.expressions = expressions
        self.variable = variable
    }

    /// The writer before it wrote a method.
    var emptied: ContentWriter { ContentWriter(components: components, expressions: expressions, variable: variable) }

    /// The expression that makes the component, as lines.
    func initializer(of view: ViewNode, _ element: Element, indentation: Int) -> [String] {
        guard let component = components.first(where: { $0.kind === element.kind }) else { return [] }
        let name = component.name.text
        if component.parameters.isEmpty { return ["\(name)()"] }
        if element.givesDynamicContent || element.repetition != nil {
            let argument = element.repetition == nil ? "" : element.id?.text ?? ""
            return ["\(name)(\(methodName(of: view))(\(argument)))"]
        }
        let inner = content(of: view, element, component, indentation: indentation + 4)
        if inner.count == 1, SourceLine.columns(of: inner[0]) + name.utf8.count + indentation + 2 <= SourceLine.width {
            return ["\(name)(\(inner[0]))"]
        }
        return ["\(name)("] + inner.dropLast().map { "    " + $0 } + ["    \(inner[inner.count - 1]))"]
    }

    /// The line of `render()` that gives the component its content again, or nil.
    func setting(of view: ViewNode, _ element: Element) -> Statement? {
        guard element.givesDynamicContent || element.repetition != nil,
            let component = components.first(where: { $0.kind === element.kind }), !component.parameters.isEmpty
        else { return nil }
        let argument = element.repetition == nil ? "" : Expression.name(element.id?.text ?? "")
        return .set("\(view.name).content", "\(methodName(of: view))(\(argument))")
    }

    /// Adds the method that makes the content of a component that follows state.
    ///
    /// - Parameter parameter: the element of a repetition, as a parameter of the method; empty for none.
    mutating func addMethod(of view: ViewNode, _ element: Element, parameter: String) {
        guard element.givesDynamicContent || element.repetition != nil,
            let component = components.first(where: { $0.kind === element.kind }), !component.parameters.isEmpty
        else { return }
        let isVaried = element.variants.contains { $0.values.contains { $0.key.effect == .parameter } }
        let start = isVaried ? "var \(variable) = " : ""
        var lines = content(of: view, element, component, behind: start, indentation: 8).map { Statement("\($0)") }
        if isVaried {
            lines += variants(of: view, element) + ["return \(variable)"]
        }
        methods.append([
            "name": .string(methodName(of: view)), "parameter": .string(parameter),
            "type": .string("\(component.name.text).Content"), "lines": DeclarationWriter.lines(lines),
        ])
    }

    /// The statements that make the content where it stands, as `content`.
    func statements(of view: ViewNode, _ element: Element, indentation: Int) -> [Statement] {
        guard let component = components.first(where: { $0.kind === element.kind }), !component.parameters.isEmpty
        else { return [] }
        let isVaried = element.variants.contains { $0.values.contains { $0.key.effect == .parameter } }
        let start = (isVaried ? "var " : "let ") + variable + " = "
        return content(of: view, element, component, behind: start, indentation: indentation).map { "\($0)" }
            + (isVaried ? variants(of: view, element) : [])
    }

    private func methodName(of view: ViewNode) -> String { "\(view.name)Content" }

    /// `PlanButton.Content(name: …)` on as many lines as it needs.
    private func content(
        of view: ViewNode, _ element: Element, _ component: Component, behind start: String = "", indentation: Int
    ) -> [String] {
        var arguments: [[String]] = []
        for field in component.parameters {
            guard let keyed = element.values.first(where: { $0.key.isParameter(named: field.name.text) }) else {
                continue
            }
            arguments.append(
                lines(of: keyed, in: view, prefix: "\(field.name.text): ", indentation: indentation + 4))
        }
        let call = "\(start)\(component.name.text).Content("
        if arguments.allSatisfy({ $0.count == 1 }) {
            let whole = call + arguments.map { $0[0] }.joined(separator: ", ") + ")"
            if SourceLine.columns(of: whole) + indentation <= SourceLine.width { return [whole] }
        }
        var lines = [call]
        for (number, argument) in arguments.enumerated() {
            let isLast = number == arguments.count - 1
            lines += argument.dropLast().map { "    " + $0 }
            lines.append("    " + argument[argument.count - 1] + (isLast ? "" : ","))
        }
        return lines + [")"]
    }

    private func lines(of keyed: KeyedValue, in view: ViewNode, prefix: Expression, indentation: Int) -> [String] {
        guard keyed.key.type == .text else {
            return [prefix.text + expressions.expression(for: keyed.value, of: keyed.key, in: view).text]
        }
        return expressions.text(
            keyed.value, keyed.key, in: view, prefix: prefix, indentation: indentation, isOptional: keyed.key.takesNil
        ).map(\.text)
    }

    private func variants(of view: ViewNode, _ element: Element) -> [Statement] {
        var lines: [Statement] = []
        var keys: [Key] = []
        for keyed in element.variedValues where keyed.key.effect == .parameter {
            if !keys.contains(where: { $0 === keyed.key }) { keys.append(keyed.key) }
        }
        for key in keys {
            var branches: [(condition: Expression?, body: [Statement])] = []
            for variant in element.variants {
                guard let keyed = variant.values.first(where: { $0.key === key }) else { continue }
                expressions.code.caseName = variant.name
                let setting = self.lines(of: keyed, in: view, prefix: "\(variable).\(key.name) = ", indentation: 12)
                expressions.code.caseName = nil
                branches.append((ConditionExpression(variant.condition).expression, setting.map { "\($0)" }))
            }
            lines.append(.chain(branches))
        }
        return lines
    }
}

extension Key {
    func isParameter(named name: String) -> Bool { effect == .parameter && self.name == name }
}

extension Element {
    /// True for a component whose parameters ask about the device.
    var contentFollowsLayout: Bool {
        values.contains { keyed in
            if keyed.key.effect == .parameter, case .condition(let condition) = keyed.value {
                return condition.readsEnvironment
            }
            return false
        }
            || variants.contains { variant in
                variant.condition.readsEnvironment && variant.values.contains { $0.key.effect == .parameter }
            }
    }

    /// True for a component whose parameters follow state or the device.
    var givesDynamicContent: Bool {
        kind.content == .component
            && (values.contains { $0.key.effect == .parameter && $0.value.isDynamic }
                || variants.contains { $0.values.contains { $0.key.effect == .parameter } })
    }
}
