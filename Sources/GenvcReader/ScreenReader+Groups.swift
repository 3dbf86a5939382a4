import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension ScreenReader {
    /// A list of nodes, one node, or `{ margins:, spacing:, backgroundColor:, rows: }`.
    mutating func bar(_ entry: YAMLEntry) -> BarDraft {
        var bar = BarDraft()
        guard case .mapping(let entries) = entry.value.content, !isNode(entries) else {
            bar.rows = nodes.nodes(entry, at: .rows)
            return bar
        }
        let keys = Key.keys(of: .bar)
        var hasUnreadablePart = hasUnreadableEntry
        for part in entries {
            guard let key = Key.named(part.key.text, in: keys) else {
                hasUnreadablePart = true
                reportUnknownKey(part, in: Wording.articled(entry.key.text), keys)
                continue
            }
            if case .content = key.effect {
                bar.rows = nodes.nodes(part, at: .rows)
                continue
            }
            guard let value = nodes.values.value(of: part, for: key) else { continue }
            switch (key.effect, value) {
            case (.layout(.margins), .insets(let insets)): bar.margins = insets
            case (.layout(.spacing), .length(let length)): bar.spacing = length
            default: bar.backgroundColor = value
            }
        }
        if !hasUnreadablePart, !entries.contains(where: { $0.key.text == "rows" }) {
            nodes.values.report(
                .missingKey, "this \(entry.key.text) has no `rows`", at: entry.key.range, label: "add `rows:`")
        }
        return bar
    }

    /// True for keys that are those of a node rather than of a bar.
    private func isNode(_ entries: [YAMLEntry]) -> Bool {
        entries.contains { nodes.kindIndex(named: $0.key.text) != nil }
    }

    mutating func navigation(_ entry: YAMLEntry) -> Screen.Navigation? {
        guard case .mapping(let entries) = entry.value.content else {
            var title = "…"
            if case .scalar(let scalar) = entry.value.content, scalar.style == .plain { title = scalar.text }
            nodes.values.reportWrongType(
                entry, "keys of its own", label: "write \(Wording.code("{ title: \(title) }"))")
            return nil
        }
        var title: LocalizedText?
        var largeTitleDisplayMode: String?
        let keys = Key.keys(of: .navigation)
        for part in entries {
            guard let key = Key.named(part.key.text, in: keys) else {
                reportUnknownKey(part, in: "`\(entry.key.text)`", keys)
                continue
            }
            switch nodes.values.value(of: part, for: key) {
            case .text(let text): title = text
            case .choice(let mode): largeTitleDisplayMode = mode
            default: break
            }
        }
        return Screen.Navigation(title: title, largeTitleDisplayMode: largeTitleDisplayMode)
    }
}
