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
        var record = Self.structure("State", of: state.filter { !$0.isComputed })
        record.add(["enums": .list(Self.enums(of: state, counting: countedFields))])
        value = .record(record)
    }

    /// The values for the template of a struct that has the fields.
    ///
    /// Swift of the spec that makes a first value may need what is the main actor's, unless it names nothing but the
    /// type. Then the struct belongs to the main actor, where `==` can still be made: no actor guards that, so it reads
    /// `Sendable` values alone. Elsewhere an initializer of the main actor makes the first values.
    ///
    /// - Parameters:
    ///   - name: The name of the struct.
    ///   - screenClass: The class that has the enums of a screen.
    static func structure(_ name: String, of fields: [StateField], screenClass: String = "") -> TemplateRecord {
        let needsActor = fields.contains(where: \.mayNeedActor)
        let isIsolated = needsActor && fields.allSatisfy(\.type.isSendable)
        let hasInitializer = needsActor && !isIsolated
        return [
            "structName": .string(name), "isIsolated": .bool(isIsolated),
            "fields": .list(
                fields.map { field in
                    .string(
                        hasInitializer
                            ? "var \(named(field, screenClass))" : declaration(field, screenClass: screenClass))
                }),
            "initializer": hasInitializer ? initializer(of: fields, screenClass) : .null,
        ]
    }

    private static func initializer(of fields: [StateField], _ screenClass: String) -> TemplateValue {
        let parameters = fields.enumerated().map { place, field in
            let isNil = field.initialValue == nil && (field.type.isOptional || field.type == .basic(.image))
            let value = isNil ? "nil" : firstValue(field)
            let parameter = named(field, screenClass) + (value.map { " = " + $0 } ?? "")
            return TemplateValue.string(place == fields.count - 1 ? parameter : parameter + ",")
        }
        let assignments = fields.map { TemplateValue.string("self.\($0.name.text) = \($0.name.text)") }
        return ["parameters": .list(parameters), "assignments": .list(assignments)]
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
                "cases": .string(cases.map(SwiftName.declared).joined(separator: ", ")),
            ]
        }
    }

    /// The line that declares a field.
    private static func declaration(_ field: StateField, screenClass: String) -> String {
        guard let value = firstValue(field) else { return "var \(named(field, screenClass))" }
        let name = isSaid(by: field) ? field.name.text : named(field, screenClass)
        return "var \(name) = \(value)"
    }

    /// `count: Int`
    private static func named(_ field: StateField, _ screenClass: String) -> String {
        "\(field.name.text): \(field.type.swiftName(in: field.enumOwner, screenClass))"
    }

    /// The first value of a field in Swift; nil where it is given, or nil.
    private static func firstValue(_ field: StateField) -> String? {
        switch field.initialValue {
        case .value(.swift(let code)): return withoutType(code, field.type)
        case .value(let value): return literal(value)
        case .missing: return nil
        case nil: break
        }
        return switch field.type {
        case .basic(.string): "\"\""
        case .basic(.boolean): "false"
        case .basic(.integer): "0"
        case .basic(.image): nil
        case .basic(let basic): basic.initialValue
        case .cases(_, let cases): ".\(SwiftName.member(cases[0]))"
        case .list: "[]"
        case .custom, .optional: nil
        }
    }

    /// `.empty` for `UserProfile.empty`, since the field says its type.
    private static func withoutType(_ code: String, _ type: FieldType) -> String {
        guard case .custom(let name) = type else { return code }
        let chains = SwiftText(code).memberChains
        guard chains.count == 1, chains[0].names.count == 2, chains[0].names[0] == name,
            code == "\(name).\(chains[0].names[1])"
        else { return code }
        return ".\(chains[0].names[1])"
    }

    /// True for fields whose type Swift takes from the first value.
    private static func isSaid(by field: StateField) -> Bool {
        switch (field.initialValue, field.type) {
        case (.value(let value), let type): isSaid(by: value, type)
        case (nil, .basic(.string)), (nil, .basic(.boolean)), (nil, .basic(.integer)),
            (nil, .basic(.attributedString)):
            true
        default: false
        }
    }

    /// True for literals whose type Swift takes to be the one that is meant.
    private static func isSaid(by value: Value, _ type: FieldType) -> Bool {
        switch (value, type) {
        case (.text, .basic(.string)), (.boolean, .basic(.boolean)), (.integer, .basic(.integer)): true
        default: false
        }
    }

    /// A literal of the spec in Swift; the reader lets no other value through.
    private static func literal(_ value: Value) -> String {
        switch value {
        case .text(let text): SwiftLiteral.string(text.text)
        case .boolean(let isTrue): "\(isTrue)"
        case .integer(let number): SwiftLiteral.integer(number)
        case .number(let number): SwiftLiteral.number(number)
        case .choice(let word): ".\(SwiftName.member(word))"
        case .color(let color): ColorExpression(color).certainText
        case .image(let image): ImageExpression(image).text
        case .day(let year, let month, let day): "Theme.day(year: \(year), month: \(month), day: \(day))"
        case .swift(let code): code
        case .texts, .length, .choices, .colors, .unitPoint, .font, .expression, .typeName, .reference, .binding,
            .condition, .transform, .caption, .cornerRadius, .insets, .dimension, .size, .ratio, .shadow, .priorities,
            .contentWidth, .references, .relations, .runs, .statements, .properties, .styles, .modules, .suppressions,
            .repetition, .accessories, .detents, .gestures, .animations, .changeDurations:
            preconditionFailure("no literal of a field")
        }
    }
}

extension FieldType {
    /// The type in Swift, with the class before an enum that another one declares.
    func swiftName(in owner: StateField.EnumOwner?, _ screenClass: String) -> String {
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

extension StateField {
    /// True if Swift of the spec makes the first value of something else than its own type and the basic ones, whose
    /// values no actor guards.
    fileprivate var mayNeedActor: Bool {
        guard case .value(.swift(let code))? = initialValue else { return false }
        let types = ([type.swiftName] + BasicType.allCases.map(\.swiftName)).flatMap { SwiftText($0).memberChains }
        let known = Set(types.map(\.names[0])).union(["true", "false", "nil"])
        return SwiftText(code).memberChains.contains { $0.role == .use && !known.contains($0.names[0]) }
    }
}

extension FieldType {
    /// True for a type that is known to be `Sendable`; a type of the app may be or not.
    fileprivate var isSendable: Bool {
        switch self {
        case .basic(let type): type != .attributedString
        case .cases: true
        case .custom: false
        // The elements of a list are `Sendable`: so says the language.
        case .list: true
        case .optional(let wrapped): wrapped.isSendable
        }
    }
}
