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
            var cases: [TemplateValue] = []
            var lacksSome = false
            for literal in literals {
                guard let member = literal.values.first(where: { $0.name == field.name.text }) else {
                    lacksSome = true
                    continue
                }
                let name = SwiftWord.escaped(literal.id.text)
                let text = Self.text(
                    member.value, of: literal, field, fields.count == 1, id.text, view, expressions)
                cases.append(["name": .string(name), "lines": DeclarationWriter.lines(text)])
            }
            return [
                "name": .string(field.name.text), "type": .string(field.type.swiftName), "cases": .list(cases),
                "lacksSome": .bool(lacksSome), "readsState": .bool(repetition.isOfState(field.name.text)),
            ]
        }
        value = [
            "name": .string(id.text.capitalizedFirst),
            "cases": .string(literals.map { SwiftWord.caseName($0.id.text) }.joined(separator: ", ")),
            "properties": .list(properties),
        ]
    }

    private static func text(
        _ value: Value, of literal: Repetition.Literal, _ field: StateField, _ isOnly: Bool, _ id: String,
        _ view: ViewNode, _ expressions: ExpressionWriter
    ) -> [String] {
        let key = Key(field.name.text, field.type.valueType, .property(field.name.text), "")
        guard case .text(let text) = value, text.isLocalized else {
            return [expressions.expression(for: value, of: key, in: view).text]
        }
        let name = "\(expressions.keys.screenKey).\(id).\(literal.id.text)" + (isOnly ? "" : ".\(field.name.text)")
        let comment = "\(expressions.keys.screenWords): \(id) \(Words.title(of: literal.id.text).asciiLowercased)"
        let keyed = LocalizedText(
            text.text, key: text.key ?? name, comment: text.comment ?? comment, arguments: text.arguments
        ).with(text.exactForms)
        return expressions.localized(keyed, key, in: view, prefix: "", indentation: 16, position: nil).map(\.text)
    }
}
