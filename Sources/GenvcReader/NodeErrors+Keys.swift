import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension NodeErrors {
    /// The number of keys of a node that are not suggested again; no element has as many.
    private static let mostKeysExcluded = 100

    /// Reports a key that neither the kind nor the place has, with what was probably meant: a second element, a key of
    /// another kind, a word of another system, a typing error.
    func reportUnknownKey(_ entry: YAMLEntry, of draft: ElementDraft, among entries: [YAMLEntry]) {
        if case .error = entry.value.content { return }
        let (word, kind) = (entry.key.text, draft.kind)
        // It may be a parameter that could not be read.
        if kinds.incomplete.contains(kind.name) { return }
        if let second = kinds.kind(named: word) {
            return reportSecondKind(second, entry, of: draft, among: entries)
        }
        let known = (draft.place.keys + kind.allKeys).map(\.name).uniqued
        let present = Set(entries.prefix(Self.mostKeysExcluded).map(\.key.text))
        if let advice = KeyWords.advice(on: entry, among: known, beside: entries) {
            return reportForeignKey(entry, of: draft, advice)
        }
        let owners = kinds.owners(ofKey: word)
        let free = known.filter { !present.contains($0) }
        let synonyms =
            Self.keyTaking(entry.value, for: word, of: kind).map { [word: $0] }
            ?? KeyWords.synonyms(of: word, among: free)
        let nearest = nearestKeys(to: word, among: free, synonyms)
        let said = Self.said(word, by: present, among: known)
        let isSaid = said != nil && said == Self.meant(by: word, known)
        let isSynonym = !isSaid && synonyms[word].map { nearest == [$0] } ?? false
        let others = Self.owners(of: word, among: owners)
        let elsewhere = "it belongs to \(others), this is \(Wording.articled(kind.name))"
        let keysHelp = Self.keysHelp(kind, at: draft.place)
        let label: String? =
            if let advice = sizeAdvice(word, owners) ?? cellAdvice(owners, of: draft) {
                advice
            } else if !owners.isEmpty, kind.content == .component {
                kinds.keyFollowsState(word)
                    ? "it belongs to \(others): give the component a parameter for it"
                    : "it belongs to \(others): write it in the component"
            } else if !owners.isEmpty, isSynonym {
                "write `\(KeyWords.written(nearest[0], entry))`: \(Wording.code(word)) belongs to \(others)"
            } else if Key.common.contains(where: { $0.name == word && $0.type == .variants }),
                let hidden = kind.allKeys.first(where: { $0.meaning == .isHidden })
            {
                "write an element for each case, and leave one out by `\(hidden.name)`"
            } else if !owners.isEmpty {
                elsewhere
            } else if word == Self.componentWord, let component = component(named: entry.value) {
                "write `\(component):` in place of `\(kind.name):`"
            } else if Key.named(word, in: Key.component) != nil {
                "it belongs to a component: write it under `components`"
            } else if let advice = Self.textPartAdvice(word, kind, present) {
                advice
            } else if let said, !isSynonym {
                "leave it out: `\(said)` says it"
            } else if isSynonym, nearest == ["event"], let advice = Self.gestureAdvice(entry.value, kind, present) {
                advice
            } else {
                (isSynonym ? nil : KeyWords.advice(inPlaceOf: word)) ?? Wording.didYouMean(nearest)
                    ?? Self.componentAdvice(word)
            }
        reading.sink.add(
            .error(
                .unknownKey, "unknown key \(Wording.code(word)) in \(Wording.articled(kind.name))", at: entry.key.range,
                label: label, help: label == elsewhere ? keysHelp : nil
            ).listing(keysHelp))
    }

    /// The advice for what a cell has no room for, as `rows`: a component stands in its place. Nil for other elements,
    /// and for keys that no view has.
    private func cellAdvice(_ owners: [String], of draft: ElementDraft) -> String? {
        let isOfView = owners.contains { kinds.kind(named: $0)?.standing == .view }
        guard isOfView, draft.kind.standing == .cell else { return nil }
        return "a \(draft.kind.name) has its own look: make a component, and write that in its place"
    }

    /// The advice for an area of touches where only a view's own size is one; nil for any other key.
    private func sizeAdvice(_ word: String, _ owners: [String]) -> String? {
        guard owners.contains(where: { kinds.kind(named: $0)?.key(at: word)?.meaning == .hitArea }) else { return nil }
        return "a view is touched where it lies: give it a `size` of 44, and its look to a view in it"
    }

    /// The keys that a word may be meant for. `titel` is nothing at a label, but nearly `title`, which is called `text`
    /// there.
    private func nearestKeys(to word: String, among free: [String], _ synonyms: [String: String]) -> [String] {
        let nearest = WordSuggestion.nearest(to: word, among: free, synonyms: synonyms, byBeginning: true)
        guard nearest.isEmpty else { return nearest }
        let elsewhere = WordSuggestion.nearest(to: word, among: kinds.ownKeyNames.uniqued)
        return elsewhere.flatMap { KeyWords.synonyms(of: $0, among: free).values }.uniqued
    }

    /// The key that says already what a word of another system means; nil for any other word.
    private static func said(_ word: String, by present: Set<String>, among known: [String]) -> String? {
        meanings(of: word).first { present.contains($0) && known.contains($0) }
    }

    /// The kinds that have a key, in words.
    private static func owners(of key: String, among kinds: [String]) -> String {
        Key.common.contains { $0.name == key } ? "every view" : EnglishList.joined(Array(kinds.prefix(3)), "and")
    }

    /// The first of the known keys that a word of another system means; nil for any other word.
    private static func meant(by word: String, _ known: [String]) -> String? {
        meanings(of: word).first(where: known.contains)
    }

    /// The keys that a word of another system means, the likeliest first.
    private static func meanings(of word: String) -> [String] {
        let foreign = ForeignWord(word)
        return Array(foreign.spellings.dropFirst()) + (foreign.meaning(in: Vocabulary.keySynonyms) ?? [])
    }

    /// Reports a key of another system for which one word is not enough here.
    private func reportForeignKey(_ entry: YAMLEntry, of draft: ElementDraft, _ advice: KeyWords.Advice) {
        reading.sink.add(
            .error(
                .unknownKey, "unknown key \(Wording.code(entry.key.text)) in \(Wording.articled(draft.kind.name))",
                at: entry.key.range, label: advice.label
            ).listing(Self.keysHelp(draft.kind, at: draft.place)).fixable(by: [advice.fix].compactMap { $0 }))
    }

    /// Reports a key that is the word of a kind, in an element that has one already.
    private func reportSecondKind(
        _ second: Kind, _ entry: YAMLEntry, of draft: ElementDraft, among entries: [YAMLEntry]
    ) {
        let (word, kind) = (entry.key.text, draft.kind)
        // An element that cannot stand here was meant by its id: `presents` takes that of an alert.
        let meant =
            draft.place.admits(second) ? nil : kind.allKeys.first { $0.type == .reference(kind: word) }
        // `action: save` is the word of other systems for an event.
        let event = synonym(of: entry, of: draft, among: entries)
        reading.report(
            .secondKind, "a second kind, \(Wording.code(word)), in one element", at: entry.key.range,
            label: meant.map { "write `\($0.name)`, with the id of the \(word)" }
                ?? event.map { "write `\($0)`" } ?? "begin a new element with `- `",
            related: [Diagnostic.Label(draft.kindKey.range, "it is \(Wording.articled(kind.name)) already")])
    }

    /// The key and the value that the word of a kind stands for as a key of another system; nil where there is no such
    /// key, and where the value may be the id of an element of its own.
    func synonym(of entry: YAMLEntry, of draft: ElementDraft, among entries: [YAMLEntry]) -> String? {
        guard case .scalar(let scalar) = entry.value.content,
            kinds.kind(named: entry.key.text).map(draft.place.admits) != true || !SwiftName.isID(scalar.text)
                || !kinds.contains(draft.kindKey.text),
            let name = Vocabulary.keySynonyms[entry.key.text]?.first(where: { name in
                // The `placeholder` of a picture is another picture.
                draft.kind.key(at: name).map { $0.type != .image } == true
                    && !entries.prefix(Self.mostKeysExcluded).contains { $0.key.text == name }
            })
        else { return nil }
        return KeyWords.written(name, entry)
    }

    /// The advice that leads a part of a text from beside the text into it; nil for any other word.
    private static func textPartAdvice(_ word: String, _ kind: Kind, _ present: Set<String>) -> String? {
        guard TextPart(rawValue: word) != nil,
            let text = kind.keys.first(where: { $0.type == .text && present.contains($0.name) })
        else { return nil }
        return "write it in the text: `\(text.name): { \(TextPart.value.rawValue): …, \(word): … }`"
    }

    /// The advice that leads from `onTap: open` to a gesture, at a kind without events; nil where the kind has events.
    private static func gestureAdvice(_ value: YAMLNode, _ kind: Kind, _ present: Set<String>) -> String? {
        guard kind.events.isEmpty, let gestures = kind.allKeys.first(where: { $0.effect == .tool(.gestures) }),
            !present.contains(gestures.name)
        else {
            return nil
        }
        guard case .scalar(let scalar) = value.content, SwiftName.isID(scalar.text), !present.contains("event") else {
            return "write `gestures: tap`"
        }
        return "write `gestures: tap`, and `event: \(scalar.text)`"
    }

    /// The advice that names the key of a component which a word of another system means; nil if it means none, or
    /// several.
    private static func componentAdvice(_ word: String) -> String? {
        let nearest = KeyWords.nearest(to: word, among: Key.component.map(\.name))
        return nearest.count == 1 ? "a component has `\(nearest[0])`" : nil
    }

    /// The words that people write who look for a key that names a component.
    private static let componentWord = "component"

    /// The component of that name, or nil.
    private func component(named node: YAMLNode) -> String? {
        guard case .scalar(let scalar) = node.content else { return nil }
        return kinds.all.first { $0.content == .component && $0.name == scalar.text }?.name
    }

    /// The keys that the kind takes, for a help text.
    private static func keysHelp(_ kind: Kind, at place: Place) -> String {
        let taker = Wording.articled(kind.name) + " takes"
        let names = Wording.list((kind.keys + place.keys).map(\.name).uniqued)
        if kind.commonKeys.isEmpty { return "\(taker) \(names)" }
        return names.isEmpty
            ? "\(taker) only the common keys: \(Wording.list(kind.commonKeys.map(\.name)))"
            : "\(taker) \(names), and the common keys"
    }

    /// The key that takes the value, of several keys that the word may stand for: `role: destructive` is a style. Nil
    /// if none takes it.
    private static func keyTaking(_ value: YAMLNode, for word: String, of kind: Kind) -> String? {
        guard let meant = Vocabulary.keySynonyms[word], meant.count > 1, case .scalar(let scalar) = value.content else {
            return nil
        }
        return meant.first { name in
            guard let key = kind.key(at: name) else { return false }
            switch key.type {
            case .choice(let choice), .choices(let choice): return choice.names.contains(scalar.text)
            case .styles: return ShippedStyle.all.contains { $0.kind == kind.name && $0.name == scalar.text }
            default: return false
            }
        }
    }
}
