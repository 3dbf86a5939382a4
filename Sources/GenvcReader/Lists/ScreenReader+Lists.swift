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
        checkBesideSections(sections, entries)
    }

    private mutating func listKeys(
        _ entry: YAMLEntry
    ) -> ([ReadElement.WrittenKey], [KeyedValue], emptyState: [Element]) {
        guard case .mapping(let parts) = entry.value.content else {
            nodes.reading.reportWrongType(entry, "keys of its own", label: "write `{ appearance: insetGrouped }`")
            return ([], [], [])
        }
        var written: [ReadElement.WrittenKey] = []
        var values: [KeyedValue] = []
        var emptyState: [Element] = []
        let keys = Key.keys(of: .list)
        for part in parts {
            guard let key = Key.named(part.key.text, in: keys) else {
                reportUnknownKey(part, in: "`\(entry.key.text)`", keys)
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

    /// Reports keys about rows beside `sections`.
    private mutating func checkBesideSections(_ sections: YAMLEntry, _ entries: [YAMLEntry]) {
        for entry in entries {
            guard let key = Key.named(entry.key.text, in: Key.screen) else { continue }
            switch key.effect {
            case .content(.rows):
                let (first, second) = entry.key < sections.key ? (entry, sections) : (sections, entry)
                nodes.reading.report(
                    .conflictingKeys, "`\(first.key.text)` and `\(second.key.text)` exclude each other in a screen",
                    at: second.key.range, label: "keep one of them",
                    related: [Diagnostic.Label(first.key.range, "the other is here")],
                    help: "above and below a list stand `header` and `footer`")
            case .layout, .tool(.scroll), .tool(.contentWidth):
                nodes.reading.report(
                    .uselessKey, "`\(key.name)` has no effect here", at: entry.key.range,
                    label: "a list lays out and scrolls its cells by itself")
            default: break
            }
        }
    }

    /// Reports `list` where there is none.
    mutating func checkListKey(_ entries: [YAMLEntry]) {
        guard !isList, !hasUnreadableEntry,
            let entry = entries.first(where: { Key.named($0.key.text, in: Key.screen)?.effect == .tool(.list) })
        else { return }
        nodes.reading.report(
            .uselessKey, "`\(entry.key.text)` has no effect here", at: entry.key.range,
            label: "it needs `sections`")
    }
}

extension YAMLScalar {
    fileprivate static func < (left: YAMLScalar, right: YAMLScalar) -> Bool { left.range.start < right.range.start }
}
