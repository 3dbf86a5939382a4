import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension ScreenReader {
    /// The header or the footer: a list of nodes, one node, or `{ margins:, spacing:, backgroundColor:, rows: }`.
    mutating func bar(_ entry: YAMLEntry) -> BarDraft {
        let bar = readBar(entry)
        nodes.reading.sink.add(TextThatFillsBar.findings(in: bar.rows, of: entry.key.text, components))
        return bar
    }

    /// The keys and rows of a header or footer.
    private mutating func readBar(_ entry: YAMLEntry) -> BarDraft {
        var bar = BarDraft()
        guard case .mapping(let entries) = entry.value.content, !isNode(entries) else {
            bar.rows = nodes.nodes(entry, at: .barRows)
            return bar
        }
        let keys = Key.keys(of: .bar)
        var hasUnreadablePart = hasUnreadableEntry
        for part in entries {
            guard let key = Key.named(part.key.text, in: keys) else {
                hasUnreadablePart = true
                reportUnknownKey(part, in: Wording.articled(entry.key.text), keys, beside: entries)
                continue
            }
            if case .content = key.effect {
                bar.rows = nodes.nodes(part, at: .barRows)
                continue
            }
            guard let value = nodes.reading.value(of: part, for: key) else { continue }
            switch (key.effect, value) {
            case (.layout(.margins), .insets(let insets)):
                (bar.margins, bar.places.margins) = (insets, part.value.range)
            case (.layout(.spacing), .length(let length)):
                (bar.spacing, bar.places.spacing) = (length, part.value.range)
            default:
                bar.backgroundColor = KeyedValue(key: key, value: value, range: part.value.range, origin: .element)
            }
        }
        if !hasUnreadablePart, !entries.contains(where: { $0.key.text == Key.rows.name }) {
            nodes.reading.report(
                .missingKey, "this \(entry.key.text) has no `rows`", at: entry.key.range, label: "add `rows:`")
        }
        return bar
    }

    /// True for keys that are those of a node rather than of a bar.
    private func isNode(_ entries: [YAMLEntry]) -> Bool {
        entries.contains { nodes.kinds.contains($0.key.text) }
    }

    /// The navigation bar of the screen; nil where it was reported.
    mutating func navigation(_ entry: YAMLEntry) -> Screen.Navigation? {
        var (leading, trailing, titleView) = ([Element](), [Element](), Element?.none)
        var (search, appearance) = (Element?.none, [KeyedValue]?.none)
        let values = keyedValues(entry, of: .navigation) { reader, key, part in
            switch key.effect {
            case .content(.leading): leading = reader.nodes.nodes(part, at: .navigationBar)
            case .content(.trailing): trailing = reader.nodes.nodes(part, at: .navigationBar)
            case .content(.titleView): titleView = reader.nodes.element(part.value, at: .titleView)
            case .tool(.search):
                search = reader.part(.navigationSearch, part)
                if let search { reader.nodes.keep(search, [], at: .navigationBar, as: .input) }
            default: appearance = reader.keyedValues(part, of: .appearance)
            }
        }
        guard let values else { return nil }
        return Screen.Navigation(
            item: Element(
                kind: .navigationItem, id: Identifier("navigation", range: entry.key.range), values: values,
                range: entry.key.range),
            leading: leading, trailing: trailing, titleView: titleView, search: search, appearance: appearance)
    }

    /// An object that the screen has once, with the keys under its own.
    mutating func part(_ kind: Kind, _ entry: YAMLEntry) -> Element? {
        guard let group = KeyGroup(rawValue: entry.key.text), let values = keyedValues(entry, of: group) else {
            return nil
        }
        return Element(
            kind: kind, id: Identifier(entry.key.text, range: entry.key.range), values: values,
            range: entry.key.range)
    }

    /// The values of a mapping with keys of its own; nil where it is none.
    ///
    /// - Parameter other: reads what is no value: nodes, and groups in the group.
    mutating func keyedValues(
        _ entry: YAMLEntry, of group: KeyGroup, _ other: (inout ScreenReader, Key, YAMLEntry) -> Void = { _, _, _ in }
    ) -> [KeyedValue]? {
        let keys = Key.keys(of: group)
        guard case .mapping(let entries) = entry.value.content else {
            let example = keys.first { $0.type == .text }?.name ?? keys.first?.name ?? ""
            var text = "…"
            if case .scalar(let scalar) = entry.value.content, scalar.style == .plain { text = scalar.text }
            nodes.reading.reportWrongType(
                entry, "keys of its own", label: "write \(Wording.code("{ \(example): \(text) }"))")
            return nil
        }
        var values: [KeyedValue] = []
        for part in entries {
            guard let key = Key.named(part.key.text, in: keys) else {
                reportUnknownKey(part, in: "`\(entry.key.text)`", keys, beside: entries)
                continue
            }
            switch key.type {
            case .node, .nodes, .group: other(&self, key, part)
            default:
                guard let value = nodes.reading.value(of: part, for: key) else { continue }
                if group.isSetOnce, value.refersToState {
                    nodes.reading.report(
                        .wrongType, "`\(key.name)` cannot follow state", at: part.value.range,
                        label: Wording.valueInPlace(of: key.type.words),
                        help: "`\(entry.key.text)` is set once, as the view loads")
                    continue
                }
                values.append(KeyedValue(key: key, value: value, writtenAt: part))
            }
        }
        return values
    }
}

extension KeyGroup {
    /// True for objects that nobody holds once they are made.
    fileprivate var isSetOnce: Bool { self == .appearance || self == .sheet }
}

extension Value {
    /// True for a value that would have to be set again.
    fileprivate var refersToState: Bool {
        switch self {
        case .binding, .condition: true
        case .text(let text): !text.arguments.isEmpty
        default: false
        }
    }
}
