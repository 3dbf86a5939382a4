import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The enum that the literals of a `repeat` make, with their members as computed properties; one that reads state is a
/// function of it.
struct LiteralEnum {
    let value: TemplateValue

    /// Nil for a repetition of anything but literals.
    init?(_ element: Element, in view: ViewNode, _ expressions: ExpressionWriter) {
        guard let repetition = element.repetition, case .literals(let literals, let fields) = repetition.content,
            let id = element.id
        else { return nil }
        let properties: [TemplateValue] = fields.map { field in
            var values: [(name: String, value: Expression)] = []
            var lacksSome = false
            for literal in literals {
                guard let member = literal.values.first(where: { $0.name == field.name.text }) else {
                    lacksSome = true
                    continue
                }
                let name = SwiftName.member(literal.id.text)
                let own = fields.count == 1 ? "" : "." + field.name.text
                let words = [id.text, literal.id.text].map(Words.lowercased)
                    .joined(separator: " ")
                let text = expressions.code.commenting(as: words, isOnlyText: fields.count == 1) {
                    Self.text(member.value, named: "\(id.text).\(literal.id.text)\(own)", field, view, expressions)
                }
                values.append((name, text))
            }
            let isShort = !values.contains { $0.value.isCall }
            var cases = values.map { Statement.Case([".\($0.name)"], [.line($0.value)], isShort: isShort) }
            if lacksSome { cases.append(Statement.Case([], ["nil"], isShort: isShort)) }
            let lines = StatementPrinter.lines([.switched("self", cases)], depth: Self.depth)
            return [
                "name": .string(field.name.text), "type": .string(field.type.swiftName),
                "lines": .lines(lines), "readsState": .bool(repetition.isOfState(field.name.text)),
            ]
        }
        value = [
            "name": .string(SwiftName.ofEnum(id.text)),
            "cases": .string(literals.map { SwiftName.declared($0.id.text) }.joined(separator: ", ")),
            "properties": .list(properties),
        ]
    }

    /// The braces around the switch: those of the class, of the enum and of the property.
    private static let depth = 3

    /// The value of a member of a literal.
    ///
    /// - Parameter name: What its text is called in `Localizable.strings`, behind the name of the screen.
    private static func text(
        _ value: Value, named name: String, _ field: StateField, _ view: ViewNode, _ expressions: ExpressionWriter
    ) -> Expression {
        let key = Key(field.name.text, field.type.valueType, .property(field.name.text), "")
        guard case .text(let text) = value, text.isLocalized else {
            return expressions.expression(for: value, of: key, in: view)
        }
        let keyed = LocalizedText(
            text.text, key: text.key ?? "\(expressions.keys.screenKey).\(name)",
            comment: text.comment, arguments: text.arguments
        ).with(text.exactForms)
        return expressions.localized(keyed, key, in: view)
    }
}
