import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcVocabulary

/// The fields of `state` as the templates see them.
struct StateContext {
    let value: TemplateValue

    /// - Parameter countedFields: fields with cases that a control picks by their number.
    init(_ state: [StateField], countedFields: Set<String>) {
        guard !state.isEmpty else {
            value = .null
            return
        }
        let stored = state.filter { !$0.isComputed }
        value = [
            "enums": .list(Self.enums(of: state, counting: countedFields)),
            "fields": .list(stored.map { .string(Self.declaration($0)) }),
            "isIsolated": .bool(Self.isIsolated(stored)),
        ]
    }

    /// True where the struct of the fields belongs to the main actor: Swift of the spec makes a first value, which may need
    /// what is the main actor's, and `==` can still be made, which no actor guards, so that it reads `Sendable` values alone.
    static func isIsolated(_ fields: [StateField]) -> Bool {
        let runsSwift = fields.contains { field in
            if case .value(.swift)? = field.initialValue { true } else { false }
        }
        return runsSwift && fields.allSatisfy(\.type.isSendable)
    }

    /// The enums that the fields declare.
    ///
    /// - Parameter countedFields: those of which a control picks a case by its number.
    static func enums(of fields: [StateField], counting countedFields: Set<String> = []) -> [TemplateValue] {
        fields.compactMap { field in
            guard case .cases(let name, let cases) = field.type.unwrapped else { return nil }
            let isCounted = countedFields.contains(field.name.text)
            return [
                "name": .string(name),
                "conformances": .string((isCounted ? "CaseIterable, " : "") + "Hashable, Sendable"),
                "cases": .string(cases.map(SwiftWord.caseName).joined(separator: ", ")),
            ]
        }
    }

    /// The line that declares a field.
    ///
    /// - Parameter screenClass: The class that has the enums of a screen.
    static func declaration(_ field: StateField, screenClass: String = "") -> String {
        let name = field.name.text
        let type = field.type.swiftName(in: field.enumOwner, screenClass)
        switch field.initialValue {
        case .value(let value):
            return (isSaid(by: value, field.type) ? "var \(name)" : "var \(name): \(type)") + " = \(literal(value))"
        case .missing: return "var \(name): \(type)"
        case nil: break
        }
        switch field.type {
        case .optional: return "var \(name): \(type)"
        case .basic(.string): return "var \(name) = \"\""
        case .basic(.boolean): return "var \(name) = false"
        case .basic(.integer): return "var \(name) = 0"
        case .basic(.image): return "var \(name): \(type)"
        case .basic(let basic): return "var \(name): \(type)" + (basic.initialValue.map { " = " + $0 } ?? "")
        case .cases(_, let cases): return "var \(name): \(type) = .\(SwiftWord.escaped(cases[0]))"
        case .list: return "var \(name): \(type) = []"
        case .custom: return "var \(name): \(type)"
        }
    }

    /// True for literals whose type Swift takes to be the one that is meant.
    private static func isSaid(by value: Value, _ type: FieldType) -> Bool {
        switch (value, type) {
        case (.text, .basic(.string)), (.boolean, .basic(.boolean)), (.integer, .basic(.integer)): true
        default: false
        }
    }

    private static func literal(_ value: Value) -> String {
        switch value {
        case .text(let text): SwiftLiteral.string(text.text)
        case .boolean(let isTrue): isTrue ? "true" : "false"
        case .integer(let number): SwiftLiteral.integer(number)
        case .number(let number): SwiftLiteral.number(number)
        case .choice(let word): ".\(SwiftWord.escaped(word))"
        case .color(let color): ColorExpression(color).text
        case .image(let image): ImageExpression(image).text
        case .day(let year, let month, let day): "Theme.day(year: \(year), month: \(month), day: \(day))"
        case .swift(let code): code
        default: preconditionFailure("no literal of a field")
        }
    }
}

extension FieldType {
    /// The type in Swift, with the class before an enum that another one declares.
    fileprivate func swiftName(in owner: StateField.EnumOwner?, _ screenClass: String) -> String {
        guard let owner else { return swiftName }
        let className = if case .component(let name) = owner { name } else { screenClass }
        return switch self {
        case .basic, .custom: swiftName
        case .cases: "\(className).\(swiftName)"
        case .list(let element): "[\(element.swiftName(in: owner, screenClass))]"
        case .optional(.basic): swiftName
        case .optional(let wrapped): "\(wrapped.swiftName(in: owner, screenClass))?"
        }
    }
}

extension FieldType {
    /// True for a type that is known to be `Sendable`; a type of the app may be or not.
    fileprivate var isSendable: Bool {
        switch self {
        case .basic(let type): type != .attributedString
        case .cases: true
        case .custom: false
        case .list(let element): element.isSendable
        case .optional(let wrapped): wrapped.isSendable
        }
    }
}
