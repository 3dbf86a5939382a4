import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// The values of `sample`: those that fields have in drawings and checks.
struct SampleFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// True for a sample that the field may have; reports another one. Nothing is known of the user's own types.
    func check(_ entry: YAMLEntry, of type: FieldType) -> Bool {
        if case .null = entry.value.content { return type.isOptional || type.isCustom || isMissing(entry) }
        switch type.unwrapped {
        case .list(let element):
            guard case .sequence(let nodes) = entry.value.content else {
                reading.reportWrongType(
                    entry, "a list, as the field is a \(Wording.code(type.word))",
                    label: "write `[ … ]`, with an element for each that is shown")
                return false
            }
            return nodes.allSatisfy { check(YAMLEntry(key: entry.key, value: $0), of: element) }
        case .basic(.integer), .basic(.double), .basic(.boolean), .cases:
            let key = Key(entry.key.text, type.valueType, .property(entry.key.text), "")
            return reading.value(of: entry, for: key) != nil
        case .basic(.string), .basic(.date), .basic(.url):
            if case .scalar = entry.value.content { return true }
            reading.reportWrongType(entry, "a \(Wording.code(type.unwrapped.word))")
            return false
        case .basic(.image), .basic(.color), .basic(.attributedString), .custom, .optional: return true
        }
    }

    /// The sample that a node of the document is; nil for one that could not be parsed.
    static func sample(_ node: YAMLNode) -> Sample? {
        switch node.content {
        // A number in quotes is a text.
        case .scalar(let scalar) where scalar.style != .plain:
            .value(.text(LocalizedText(scalar.text, isLocalized: false)))
        case .scalar(let scalar): .scalar(scalar.text)
        case .null: .missing
        case .mapping(let entries):
            .record(
                entries.compactMap { entry in
                    sample(entry.value).map { Sample.Member(name: entry.key.text, sample: $0) }
                })
        case .sequence(let nodes): .list(nodes.compactMap(sample))
        case .error: nil
        }
    }

    /// False, and reported: no value is written.
    private func isMissing(_ entry: YAMLEntry) -> Bool {
        reading.reportEmptyValue(entry, label: "write a value, or leave out `sample`")
        return false
    }
}
