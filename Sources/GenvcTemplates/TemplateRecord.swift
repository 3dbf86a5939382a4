/// Names and their values, in the order in which they were added.
package struct TemplateRecord: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// A name with its value.
    package struct Field: Hashable, Sendable {
        /// The name, which no other field of the record has.
        package let name: TemplateName
        /// The value that tags with the name are replaced by.
        package fileprivate(set) var value: TemplateValue
    }

    /// The most fields that are walked: the records of most files have fewer. A dictionary by names would cost a run
    /// 0.2 million instructions (measured), as Swift looks for the conformance of its key; it has that of `Int` anyway.
    private static let fieldsWithoutIndex = 64

    /// The fields, in the order in which their names were added.
    package private(set) var fields: [Field] = []
    /// The union of the names' bits.
    private var bits: UInt64 = 0
    /// The places in `fields` by the fingerprints of their names; empty while there are few.
    private var index: [Int: Int] = [:]

    /// A record without fields.
    package init() {}

    /// A record with the fields of the literal; of a name that stands twice the last value is kept.
    package init(dictionaryLiteral elements: (TemplateName, TemplateValue)...) {
        fields.reserveCapacity(elements.count)
        for (name, value) in elements {
            set(name, to: value)
        }
    }

    /// Makes room for as many fields.
    package mutating func reserveCapacity(_ count: Int) {
        fields.reserveCapacity(count)
    }

    /// The value of `name`; nil where the record has no such field.
    package subscript(name: TemplateName) -> TemplateValue? {
        guard bits & name.bit != 0, let place = place(of: name) else { return nil }
        return fields[place].value
    }

    /// Gives `name` a value: at the end, or in the place of the value it has.
    package mutating func set(_ name: TemplateName, to value: TemplateValue) {
        if bits & name.bit != 0, let place = place(of: name) {
            fields[place].value = value
        } else {
            append(name, value)
        }
    }

    /// The record with each value changed.
    package func mapValues(_ change: (TemplateValue) -> TemplateValue) -> TemplateRecord {
        var changed = self
        for place in changed.fields.indices { changed.fields[place].value = change(fields[place].value) }
        return changed
    }

    /// The index of the field in `fields`; nil where no field has the name.
    private func place(of name: TemplateName) -> Int? {
        if fields.count > Self.fieldsWithoutIndex {
            guard let place = index[name.number] else { return nil }
            if fields[place].name == name { return place }
        }
        // Two names with one fingerprint are told apart here, too.
        for place in fields.indices where fields[place].name == name { return place }
        return nil
    }

    /// Adds a field whose name is new. Beyond `fieldsWithoutIndex` fields, it also goes into the index.
    private mutating func append(_ name: TemplateName, _ value: TemplateValue) {
        fields.append(Field(name: name, value: value))
        bits |= name.bit
        if fields.count > Self.fieldsWithoutIndex + 1 {
            index[name.number] = fields.count - 1
        } else if fields.count == Self.fieldsWithoutIndex + 1 {
            for (place, field) in fields.enumerated() { index[field.name.number] = place }
        }
    }
}
