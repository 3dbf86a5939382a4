import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// The properties of a class of the user's, which the generated code sets.
///
/// - `progress: 0.5`, `isOn: true`, `title: Hello`: literals.
/// - `progress: $share`: a reference to state.
/// - `style: { swift: .rounded }`: Swift as it is.
struct PropertiesFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The values that a key of this type takes, in words for `explain`.
    static let words = "names and values of Swift properties"

    /// The properties of a mapping from names to literals, references or Swift; nil where one was reported.
    func read(_ entry: YAMLEntry) -> [PropertyValue]? {
        guard case .mapping(let entries) = entry.value.content else {
            reading.reportWrongType(entry, "names with values", label: "write `{ progress: 0.5 }`")
            return nil
        }
        var properties: [PropertyValue] = []
        var isComplete = true
        for property in entries {
            let name = property.key.text
            guard SwiftName.isIdentifier(name), !SwiftName.isKeyword(name) else {
                isComplete = false
                reading.report(
                    .badIdentifier, "\(Wording.code(name)) cannot be a Swift property", at: property.key.range,
                    label: SwiftName.isKeyword(name)
                        ? "it is a word of Swift itself" : "write `\(Wording.camelCased(name))`")
                continue
            }
            guard let value = literal(property) else {
                isComplete = false
                continue
            }
            properties.append(PropertyValue(name: property.key.text, value: value))
        }
        return isComplete ? properties : nil
    }

    /// The value of a property; nil where it was reported.
    private func literal(_ entry: YAMLEntry) -> PropertyValue.Literal? {
        if case .mapping(let entries) = entry.value.content, entries.count == 1, entries[0].key.text == "swift" {
            return SwiftFormat(reading).expression(entries[0]).map(PropertyValue.Literal.swift)
        }
        guard case .scalar(let scalar) = entry.value.content else {
            reading.reportWrongType(entry, "a text, a number, `true` or `false`", label: "write `{ swift: \"…\" }`")
            return nil
        }
        if scalar.style == .plain {
            if scalar.text == "true" { return .boolean(true) }
            if scalar.text == "false" { return .boolean(false) }
            if DecimalNumber.parse(scalar.text) != nil { return .number(scalar.text) }
        }
        if let scan = ReferenceScan(in: SpecText(scalar).bytes, at: 0), scan.bytes.count == scalar.text.utf8.count {
            return ReferenceFormat(reading).read(scan, in: SpecText(scalar)).map(PropertyValue.Literal.reference)
        }
        if scalar.text.utf8.contains(UInt8(ascii: "$")) {
            return reading.reportReference(in: scalar) ? nil : .text(TextReference.unescaped(scalar.text))
        }
        return .text(scalar.text)
    }
}
