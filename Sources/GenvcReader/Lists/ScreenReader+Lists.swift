import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension ScreenReader {
    /// Reads `sections`, and with them `list`: the list that the screen is.
    mutating func readList(_ sections: YAMLEntry, among entries: [YAMLEntry]) {
        var values: [KeyedValue] = []
        var emptyState: [Element] = []
        var keys: [ReadElement.WrittenKey] = []
        if let entry = entries.first(where: { Key.named($0.key.text, in: Key.screen)?.effect == .tool(.list) }) {
            (keys, values, emptyState) = listKeys(entry)
        }
        let list = Element(
            kind: .collectionView, id: nil, values: values, children: nodes.nodes(sections, at: .sections),
            emptyState: emptyState, range: sections.key.range)
        rows = [list]
        nodes.keep(list, keys, at: .screenRows, as: .list)
        isList = true
    }

    /// The keys that a value of `list` stands for which is none of them: `{ appearance: plain }` for `plain`.
    private static func example(of value: YAMLNode) -> String {
        guard case .scalar(let scalar) = value.content else { return "{ appearance: insetGrouped }" }
        let word = scalar.text
        for key in Key.keys(of: .list) {
            if case .choice(let choice) = key.type, choice.names.contains(word) { return "{ \(key.name): \(word) }" }
        }
        return "{ appearance: insetGrouped }"
    }

    /// The keys of `list` that are written, their values, and the elements of its empty state.
    private mutating func listKeys(
        _ entry: YAMLEntry
    ) -> ([ReadElement.WrittenKey], [KeyedValue], emptyState: [Element]) {
        guard case .mapping(let parts) = entry.value.content else {
            nodes.reading.reportWrongType(entry, "keys of its own", label: "write `\(Self.example(of: entry.value))`")
            return ([], [], [])
        }
        var written: [ReadElement.WrittenKey] = []
        var values: [KeyedValue] = []
        var emptyState: [Element] = []
        let keys = Key.keys(of: .list)
        for part in parts {
            guard let key = Key.named(part.key.text, in: keys) else {
                reportUnknownKey(part, in: "`\(entry.key.text)`", keys, beside: parts)
                continue
            }
            written.append(ReadElement.WrittenKey(key: key, range: part.key.range))
            if key.type == .nodes {
                emptyState = nodes.nodes(part, at: .rows)
            } else if let value = nodes.reading.value(of: part, for: key) {
                values.append(KeyedValue(key: key, value: value, writtenAt: part))
            }
        }
        return (written, values, emptyState)
    }
}
