import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// The looks of phrases in a text: names, which the text marks as `[phrase](name)`, each with the keys of a run.
struct RunFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The values that a key of this type takes, in words for `explain`.
    static let words = "names, each with " + KeyGroup.run.keyList()

    /// The runs of `{ terms: { textColor: primary, link: true } }`; nil where one was reported.
    func read(_ entry: YAMLEntry) -> [TextRun]? {
        guard case .mapping(let definitions) = entry.value.content else {
            reading.reportWrongType(entry, "names with keys", label: "write `{ terms: { font: body bold } }`")
            return nil
        }
        guard !definitions.isEmpty else {
            reading.reportEmptyValue(entry, label: "write `{ terms: { font: body bold } }`")
            return nil
        }
        var runs: [TextRun] = []
        var isComplete = true
        for definition in definitions {
            guard let run = run(definition) else {
                isComplete = false
                continue
            }
            runs.append(run)
        }
        return isComplete ? runs : nil
    }

    /// One run, its attributes in the order of the vocabulary; nil where it was reported.
    private func run(_ entry: YAMLEntry) -> TextRun? {
        let name = entry.key.text
        guard SwiftName.isID(name) else {
            let meant = Wording.camelCased(name)
            reading.report(
                .badIdentifier, "\(Wording.code(name)) cannot be the name of a run", at: entry.key.range,
                label: meant.isEmpty ? nil : "write \(Wording.code(meant))",
                help: "a name is a lower-case letter, then letters and digits")
            return nil
        }
        guard case .mapping(let parts) = entry.value.content, !parts.isEmpty else {
            reading.reportWrongType(entry, "keys and values", label: "write `{ font: body bold }`")
            return nil
        }
        let keys = Key.keys(of: .run)
        var attributes: [TextRun.Attribute] = []
        var isComplete = true
        for part in parts {
            guard let key = Key.named(part.key.text, in: keys) else {
                reading.reportUnknownKey(part, in: "a run", keys, beside: parts)
                isComplete = false
                continue
            }
            guard let value = reading.value(of: part, for: key) else {
                isComplete = false
                continue
            }
            switch value {
            case .binding, .condition:
                reading.report(
                    .wrongType, "the `\(key.name)` of a run does not follow state", at: part.value.range,
                    label: "write a value", help: "`when` can give the element another text")
                isComplete = false
            default: attributes.append(TextRun.Attribute(key, value))
            }
        }
        guard isComplete, isConsistent(parts, attributes) else { return nil }
        let ordered = keys.compactMap { key in attributes.first { $0.key === key } }
        return TextRun(name: Identifier(name, range: entry.key.range), attributes: ordered)
    }

    /// False, and reported, for keys that exclude each other, and for a symbol with a size of its own.
    private func isConsistent(_ parts: [YAMLEntry], _ attributes: [TextRun.Attribute]) -> Bool {
        for case .excludes(let name, let other) in Key.runRules {
            let pair = parts.filter { $0.key.text == name || $0.key.text == other }
            guard pair.count > 1, let first = pair.first, let second = pair.last else { continue }
            reading.report(
                .conflictingKeys, "`\(name)` and `\(other)` exclude each other in a run", at: second.key.range,
                label: "keep one of them", related: [Diagnostic.Label(first.key.range, "the other is here")])
            return false
        }
        for attribute in attributes {
            guard case .image(let image) = attribute.value, image.hasConfiguration,
                let part = parts.first(where: { $0.key.text == attribute.key.name })
            else { continue }
            reading.report(
                .uselessKey, "a symbol in a text is as large and as heavy as its font", at: part.value.range,
                label: "write `\(image.word)` alone, and `font` beside it")
            return false
        }
        return true
    }
}
