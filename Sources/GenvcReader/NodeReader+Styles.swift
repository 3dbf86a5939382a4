import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension NodeReader {
    /// Adds the values of the styles that the element itself does not give; later styles before earlier ones.
    mutating func applyStyles(to draft: inout ElementDraft) {
        if let standard = draft.kind.standardStyle, !draft.styles.contains(where: { $0.text == standard }) {
            draft.styles.insert(YAMLScalar(text: standard, style: .plain, range: draft.kindKey.range), at: 0)
        }
        guard !draft.styles.isEmpty else { return }
        for name in draft.styles.reversed() {
            let definition = styles.index(of: name.text)
            if let definition { apply(definition, name, to: &draft) }
            if let shipped = ShippedStyle.named(name.text, for: draft.kind.name) {
                apply(shipped, name, to: &draft)
            } else if definition == nil {
                reportUnknownStyle(name, draft.kind)
                continue
            }
            draft.styleNames.insert(name.text, at: 0)
        }
        // Another class, or another configuration than that of the component, and every key is emitted.
        if draft.values.contains(where: { $0.replacesComponent }) { draft.component = nil }
    }

    /// A style of the spec. The cases of its `when` come behind those that the element has already, and leave alone
    /// what the element or a later style says.
    private mutating func apply(_ index: Int, _ name: YAMLScalar, to draft: inout ElementDraft) {
        styles.markUsed(index)
        let given = draft
        for entry in styles.definitions[index].entries {
            guard let key = draft.kind.key(at: entry.key.text) else {
                values.report(
                    .unknownKey,
                    "style \(Wording.code(name.text)) has a key that \(Wording.articled(draft.kind.name)) lacks",
                    at: name.range, label: "it has no `\(entry.key.text)`",
                    related: [Diagnostic.Label(entry.key.range, "in the style")])
                continue
            }
            if key.type == .variants {
                draft.variants += variants(entry, of: draft.kind).compactMap { $0.without { given.has($0) } }
                continue
            }
            guard !draft.has(key), let value = values.value(of: entry, for: key) else { continue }
            draft.values.append(
                KeyedValue(key: key, value: value, range: entry.value.range, origin: .style(name.text)))
        }
    }

    /// A style that ships.
    private mutating func apply(_ style: ShippedStyle, _ name: YAMLScalar, to draft: inout ElementDraft) {
        if draft.component == nil { draft.component = style.component }
        for (keyName, text) in style.values {
            guard let key = draft.kind.key(at: keyName) else {
                preconditionFailure("the style \(style.name) has a key that \(style.kind) lacks")
            }
            guard !draft.has(key) else { continue }
            let entry = YAMLEntry(
                key: YAMLScalar(text: keyName, style: .plain, range: name.range),
                value: YAMLNode(.scalar(YAMLScalar(text: text, style: .plain, range: name.range)), range: name.range))
            guard let value = values.value(of: entry, for: key) else {
                preconditionFailure("the style \(style.name) cannot be read")
            }
            draft.values.append(
                KeyedValue(key: key, value: value, range: name.range, origin: .shippedStyle(style.name)))
        }
    }

    private mutating func reportUnknownStyle(_ name: YAMLScalar, _ kind: Kind) {
        guard !hasUnreadableStyles, unknownStyles.insert(name.text).inserted else { return }
        let known = styles.names(for: kind)
        if let other = ShippedStyle.all.first(where: { $0.name == name.text }) {
            values.report(
                .unknownStyle, "style \(Wording.code(name.text)) is not for \(Wording.articled(kind.name))",
                at: name.range, label: "it is for \(Wording.articled(other.kind))")
            return
        }
        let nearest = WordSuggestion.nearest(to: name.text, among: known)
        // The style that was meant counts as used.
        for word in nearest {
            if let index = styles.index(of: word) { styles.markUsed(index) }
        }
        values.report(
            .unknownStyle, "there is no style \(Wording.code(name.text))", at: name.range,
            label: nearest.isEmpty ? fontLabel(name.text, kind) : Wording.didYouMean(nearest),
            help: known.isEmpty
                ? "a style is a named set of keys: `styles: { \(name.text): { … } }`"
                : "the styles for \(Wording.articled(kind.name)) are \(Wording.list(known))")
    }

    /// What `style: caption` is to say: `font: caption1`.
    private func fontLabel(_ name: String, _ kind: Kind) -> String? {
        guard kind.allKeys.contains(where: { $0.meaning == .font }),
            let textStyle = TextStyle.allCases.first(where: { [name, name + "1"].contains($0.rawValue) })
        else { return nil }
        return "a text style is a font: `font: \(textStyle.rawValue)`"
    }

    /// Reads the `styles` of the file: which keys they have, not yet what for.
    mutating func defineStyles(_ entry: YAMLEntry) {
        guard case .mapping(let definitions) = entry.value.content else {
            values.reportWrongType(entry, "names with keys", label: "write `caption: { font: caption1 }`")
            return
        }
        for definition in definitions {
            if let index = styles.index(of: definition.key.text) {
                values.report(
                    .duplicateName, "there is a style \(Wording.code(definition.key.text)) already",
                    at: definition.key.range,
                    label: "write another name",
                    related: [Diagnostic.Label(styles.definitions[index].name.range, "in a file that is used here")])
                continue
            }
            guard case .mapping(let entries) = definition.value.content else {
                hasUnreadableStyles = true
                values.reportWrongType(definition, "keys and values", label: "write `{ font: caption1 }`")
                styles.define(StyleSheet.Definition(name: definition.key, entries: [], isUsed: true))
                continue
            }
            var known: [YAMLEntry] = []
            for entry in entries where isKnown(entry, inStyle: definition.key.text) { known.append(entry) }
            styles.define(StyleSheet.Definition(name: definition.key, entries: known))
        }
    }

    private mutating func isKnown(_ entry: YAMLEntry, inStyle style: String) -> Bool {
        guard let key = anyKey(named: entry.key.text) else {
            let known = Key.common.map(\.name) + kinds.flatMap { $0.keys.map(\.name) }
            let synonyms = Self.synonyms(of: entry.key.text, among: known)
            values.report(
                .unknownKey, "unknown key \(Wording.code(entry.key.text)) in style \(Wording.code(style))",
                at: entry.key.range,
                label: Wording.didYouMean(
                    WordSuggestion.nearest(to: entry.key.text, among: known.uniqued, synonyms: synonyms)))
            return false
        }
        switch key.effect {
        case .content, .tool(.style):
            values.report(
                .uselessKey, "`\(key.name)` cannot stand in a style", at: entry.key.range,
                label: "write it at the element")
            return false
        default: return true
        }
    }

    /// A key of that name of any kind, common ones first.
    func anyKey(named name: String) -> Key? {
        for key in Key.common where key.name == name { return key }
        for kind in kinds {
            for key in kind.keys where key.name == name { return key }
        }
        return nil
    }

    /// Reads the values of styles that nothing in their own file uses.
    mutating func readUnusedStyles(of file: SourceFileID) {
        for definition in styles.definitions where !definition.isUsed && definition.name.range.file == file {
            for entry in definition.entries {
                guard let key = anyKey(named: entry.key.text) else { continue }
                if key.type == .variants {
                    let reader = self
                    _ = variants(entry, of: "style", key: { reader.anyKey(named: $0) }, names: [])
                } else {
                    _ = values.value(of: entry, for: key)
                }
            }
        }
    }

    /// Warns of styles of the file that nothing uses, and reads their values all the same.
    mutating func checkUnusedStyles(of file: SourceFileID) {
        readUnusedStyles(of: file)
        for definition in styles.definitions where !definition.isUsed && definition.name.range.file == file {
            values.sink.add(
                Diagnostic(
                    .warning, .unused, "style \(Wording.code(definition.name.text)) is never used",
                    at: definition.name.range,
                    label: "delete it, or write `style: \(definition.name.text)` at an element"))
        }
    }
}

extension Variant {
    /// The case with no value of keys for which `isGiven` is true; nil if none is left.
    func without(_ isGiven: (Key) -> Bool) -> Variant? {
        let left = values.filter { !isGiven($0.key) }
        return left.isEmpty ? nil : Variant(condition: condition, name: name, values: left, range: range)
    }
}

extension KeyedValue {
    fileprivate var replacesComponent: Bool {
        switch (key.effect, origin) {
        case (.tool(.className), _), (.construction(.configuration), .element),
            (.construction(.configuration), .style):
            true
        default: false
        }
    }
}

extension [String] {
    /// The words without repetitions, in order.
    var uniqued: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
