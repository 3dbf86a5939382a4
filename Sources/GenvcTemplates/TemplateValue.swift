/// A value that a template can be given.
///
/// False are `null`, `false` and the empty list, as in the published specification. Every string is true, also the
/// empty one and `0`: the specification names no further false value. A number is the string that was typed.
package enum TemplateValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case string(String)
    case list([TemplateValue])
    case record(TemplateRecord)

    /// True if a section with this value is rendered.
    package var isTrue: Bool {
        switch self {
        case .null: false
        case .bool(let isTrue): isTrue
        case .list(let elements): !elements.isEmpty
        case .string, .record: true
        }
    }

    /// The value of `name` if this is a record that has it.
    package subscript(name: TemplateName) -> TemplateValue? {
        guard case .record(let record) = self else { return nil }
        return record[name]
    }
}

extension TemplateValue: ExpressibleByStringInterpolation, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral {
    /// A text.
    package init(stringLiteral text: String) { self = .string(text) }
    /// A truth value.
    package init(booleanLiteral isTrue: Bool) { self = .bool(isTrue) }
    /// No value.
    package init(nilLiteral: ()) { self = .null }
}

extension TemplateValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    /// A list of the values.
    package init(arrayLiteral elements: TemplateValue...) { self = .list(elements) }

    /// A record of the fields, in their order.
    package init(dictionaryLiteral elements: (TemplateName, TemplateValue)...) {
        var record = TemplateRecord()
        record.reserveCapacity(elements.count)
        for (name, value) in elements { record.set(name, to: value) }
        self = .record(record)
    }
}
