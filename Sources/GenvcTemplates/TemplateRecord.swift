/// Names and their values, in the order in which they were added.
package struct TemplateRecord: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    package struct Field: Hashable, Sendable {
        package let name: TemplateName
        package fileprivate(set) var value: TemplateValue
    }

    /// Up to here a walk over the fields is quicker than a dictionary.
    private static let fieldsWithoutIndex = 24

    package private(set) var fields: [Field] = []
    /// The union of the names' bits.
    private var bits: UInt64 = 0
    /// The place of each name in `fields`; empty while there are few.
    private var index: [TemplateName: Int] = [:]

    package init() {}

    package init(dictionaryLiteral elements: (TemplateName, TemplateValue)...) {
        fields.reserveCapacity(elements.count)
        for (name, value) in elements {
            set(name, to: value)
        }
    }

    package mutating func reserveCapacity(_ count: Int) {
        fields.reserveCapacity(count)
    }

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

    private func place(of name: TemplateName) -> Int? {
        if fields.count > Self.fieldsWithoutIndex { return index[name] }
        for place in fields.indices where fields[place].name == name { return place }
        return nil
    }

    private mutating func append(_ name: TemplateName, _ value: TemplateValue) {
        fields.append(Field(name: name, value: value))
        bits |= name.bit
        if fields.count > Self.fieldsWithoutIndex + 1 {
            index[name] = fields.count - 1
        } else if fields.count == Self.fieldsWithoutIndex + 1 {
            for (place, field) in fields.enumerated() { index[field.name] = place }
        }
    }
}
