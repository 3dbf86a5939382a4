import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension StyleReader {
    /// Adds the values of the styles that the element itself does not give; later styles before earlier ones.
    mutating func apply(to draft: inout ElementDraft, _ kinds: KindTable) {
        if let standard = draft.kind.standardStyle, !draft.styles.contains(where: { $0.text == standard }) {
            draft.styles.insert(YAMLScalar(text: standard, style: .plain, range: draft.kindKey.range), at: 0)
        }
        guard !draft.styles.isEmpty else { return }
        for name in draft.styles.reversed() {
            let definition = sheet.index(of: name.text)
            if let definition { apply(definition, name, to: &draft, kinds) }
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

    /// Adds a style of the spec. What the element, or a later style, says without a condition takes the place of all
    /// that this one says of that key; its other cases join the case with the same condition, or come behind those that
    /// the element has already.
    private mutating func apply(
        _ index: Int, _ name: YAMLScalar, to draft: inout ElementDraft, _ kinds: KindTable
    ) {
        sheet.markUsed(index)
        let given = draft
        for entry in sheet.definitions[index].entries {
            guard let key = draft.kind.key(at: entry.key.text) else {
                reading.report(
                    .unknownKey,
                    "style \(Wording.code(name.text)) has a key that \(Wording.articled(draft.kind.name)) lacks",
                    at: name.range, label: "it has no `\(entry.key.text)`",
                    related: [Diagnostic.Label(entry.key.range, "in the style")])
                continue
            }
            if key.type == .variants {
                let cases = CaseReader(kinds: kinds, reading: reading).cases(entry, of: draft.kind)
                let inherited = InheritedCases(source: "style \(Wording.code(name.text))", range: name.range)
                reading.sink.add(inherited.add(cases, to: &draft, over: given))
                continue
            }
            guard !draft.has(key), let value = reading.value(of: entry, for: key) else { continue }
            draft.values.append(
                KeyedValue(key: key, value: value, range: entry.value.range, origin: .style(name.text)))
        }
    }

    /// Adds a style that ships with genvc.
    private func apply(_ style: ShippedStyle, _ name: YAMLScalar, to draft: inout ElementDraft) {
        if draft.component == nil { draft.component = style.component }
        for (keyName, text) in style.values {
            guard let key = draft.kind.key(at: keyName) else {
                preconditionFailure("the style \(style.name) has a key that \(style.kind) lacks")
            }
            guard !draft.has(key) else { continue }
            let entry = YAMLEntry(
                key: YAMLScalar(text: keyName, style: .plain, range: name.range),
                value: YAMLNode(.scalar(YAMLScalar(text: text, style: .plain, range: name.range)), range: name.range))
            guard let value = reading.value(of: entry, for: key) else {
                preconditionFailure("the style \(style.name) cannot be read")
            }
            draft.values.append(
                KeyedValue(key: key, value: value, range: name.range, origin: .shippedStyle(style.name)))
        }
    }

    /// Reports a style that no spec declares, once for each name.
    private mutating func reportUnknownStyle(_ name: YAMLScalar, _ kind: Kind) {
        guard !isIncomplete, unknownNames.insert(name.text).inserted else { return }
        let known = sheet.names(for: kind)
        if let other = ShippedStyle.all.first(where: { $0.name == name.text }) {
            reading.report(
                .unknownStyle, "style \(Wording.code(name.text)) is not for \(Wording.articled(kind.name))",
                at: name.range, label: "it is for \(Wording.articled(other.kind))")
            return
        }
        let nearest = WordSuggestion.nearest(to: name.text, among: known)
        // The style that was meant counts as used.
        for word in nearest {
            if let index = sheet.index(of: word) { sheet.markUsed(index) }
        }
        reading.report(
            .unknownStyle, "there is no style \(Wording.code(name.text))", at: name.range,
            label: nearest.isEmpty ? fontLabel(name.text, kind) : Wording.didYouMean(nearest),
            help: known.isEmpty
                ? "a style is a named set of keys: `styles: { \(name.text): { … } }`"
                : "the styles for \(Wording.articled(kind.name)) are \(Wording.list(known))")
    }

    /// The advice for a text style that was written as a style: `style: caption` is `font: caption1`. Nil for other
    /// names.
    private func fontLabel(_ name: String, _ kind: Kind) -> String? {
        guard kind.allKeys.contains(where: { $0.meaning == .font }),
            let textStyle = TextStyle.allCases.first(where: { [name, name + "1"].contains($0.rawValue) })
        else { return nil }
        return "a text style is a font: `font: \(textStyle.rawValue)`"
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
    /// True for a key that gives the element another class than that of its shipped style.
    fileprivate var replacesComponent: Bool {
        switch (key.effect, origin) {
        case (.tool(.className), _), (.construction(.configuration), .element),
            (.construction(.configuration), .style):
            true
        default: false
        }
    }
}
