import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension NodeReader {
    /// Keys of a node that are not suggested again; no element has as many.
    private static let mostKeysExcluded = 100

    mutating func reportUnknownKey(_ entry: YAMLEntry, of draft: ElementDraft, among entries: [YAMLEntry]) {
        if case .error = entry.value.content { return }
        let (word, kind) = (entry.key.text, draft.kind)
        if let second = kindIndex(named: word) {
            // What cannot stand here was meant by its id: `presents` takes that of an alert.
            let meant =
                draft.place.admits(kinds[second]) ? nil : kind.allKeys.first { $0.type == .reference(kind: word) }
            values.report(
                .secondKind, "a second kind, \(Wording.code(word)), in one element", at: entry.key.range,
                label: meant.map { "write `\($0.name)`, with the id of the \(word)" }
                    ?? "begin a new element with `- `",
                related: [Diagnostic.Label(draft.kindKey.range, "it is \(Wording.articled(kind.name)) already")])
            return
        }
        let known = (draft.place.keys + kind.allKeys).map(\.name).uniqued
        let present = Set(entries.prefix(Self.mostKeysExcluded).map(\.key.text))
        let owners = kinds.filter { $0.keys.contains { $0.name == word } }.map(\.name)
        let free = known.filter { !present.contains($0) }
        let synonyms =
            Self.keyTaking(entry.value, for: word, of: kind).map { [word: $0] }
            ?? Self.synonyms(of: word, among: free)
        var nearest = WordSuggestion.nearest(to: word, among: free, synonyms: synonyms)
        if nearest.isEmpty {
            // `titel` is nothing here, but nearly `title`, which is called `text` here.
            let elsewhere = WordSuggestion.nearest(to: word, among: kinds.flatMap { $0.keys.map(\.name) }.uniqued)
            nearest = elsewhere.flatMap { Self.synonyms(of: $0, among: free).values }.uniqued
        }
        let said = Vocabulary.keySynonyms[word]?.first { present.contains($0) && known.contains($0) }
        let isSynonym = synonyms[word].map { nearest == [$0] } ?? false
        let others = EnglishList.joined(Array(owners.prefix(3)), "and")
        let label: String? =
            if !owners.isEmpty, isSynonym {
                "write `\(nearest[0])`: \(Wording.code(word)) belongs to \(others)"
            } else if !owners.isEmpty {
                "it belongs to \(others), this is \(Wording.articled(kind.name))"
            } else if word == Self.componentWord, let component = component(named: entry.value) {
                "write `\(component):` in place of `\(kind.name):`"
            } else if Key.named(word, in: Key.component) != nil {
                "it belongs to a component: write it under `components`"
            } else if let said, nearest.isEmpty {
                "leave it out: `\(said)` says it"
            } else if isSynonym, nearest == ["event"], let advice = Self.gestureAdvice(entry.value, kind, present) {
                advice
            } else {
                Wording.didYouMean(nearest)
            }
        values.report(
            .unknownKey, "unknown key \(Wording.code(word)) in \(Wording.articled(kind.name))", at: entry.key.range,
            label: label, help: Self.keysHelp(kind, at: draft.place),
            fixes: owners.isEmpty && nearest.count == 1 && label == Wording.didYouMean(nearest)
                ? [.replace(entry.key.range, with: nearest[0])] : [])
    }

    /// How what tells nothing by itself tells of a tap, which people write as `onTap: open`; nil where it does.
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

    /// What people write who look for a key that names a component.
    private static let componentWord = "component"

    /// The component of that name, or nil.
    private func component(named node: YAMLNode) -> String? {
        guard case .scalar(let scalar) = node.content else { return nil }
        return kinds.first { $0.content == .component && $0.name == scalar.text }?.name
    }

    /// True for what may be a component that could not be read.
    private func isUnreadableKind(_ name: String) -> Bool {
        unreadableKinds.contains(name) || hasUnreadableComponents && name.utf8.first?.isUpperCase == true
    }

    private static func keysHelp(_ kind: Kind, at place: Place) -> String {
        let taker = Wording.articled(kind.name) + " takes"
        let names = Wording.list((kind.keys + place.keys).map(\.name).uniqued)
        if kind.commonKeys.isEmpty { return "\(taker) \(names)" }
        return names.isEmpty
            ? "\(taker) only the common keys: \(Wording.list(kind.commonKeys.map(\.name)))"
            : "\(taker) \(names), and the common keys"
    }

    /// What the word of another system is called here, as the one key of `known` that comes first.
    static func synonyms(of word: String, among known: [String]) -> [String: String] {
        guard let meant = Vocabulary.keySynonyms[word]?.first(where: { known.contains($0) }) else { return [:] }
        return [word: meant]
    }

    /// Of several keys that the word may stand for, the one that has the value: `role: destructive` is a style.
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

    func nearestKinds(to word: String, at place: Place) -> [String] {
        WordSuggestion.nearest(to: word, among: kindNames(at: place), synonyms: Vocabulary.kindSynonyms)
    }

    /// The kinds of which an element may stand there.
    private func kindNames(at place: Place) -> [String] {
        kinds.filter { place.admits($0) }.map(\.name)
    }

    /// Reports a node none of whose keys is a kind; gives the key that was meant to be one, and the kind.
    mutating func reportNoKind(
        _ entries: [YAMLEntry], of node: YAMLNode, at place: Place
    ) -> (Int, Kind)? {
        if entries.contains(where: { if case .error = $0.value.content { true } else { false } }) { return nil }
        if entries.contains(where: { isUnreadableKind($0.key.text) }) { return nil }
        for (index, entry) in entries.enumerated() where anyKey(named: entry.key.text) == nil {
            let nearest = nearestKinds(to: entry.key.text, at: place)
            guard nearest.isEmpty else {
                values.report(
                    .unknownKind, "unknown kind \(Wording.code(entry.key.text))", at: entry.key.range,
                    label: Wording.didYouMean(nearest), help: kindsHelp(at: place),
                    fixes: nearest.count == 1 ? [.replace(entry.key.range, with: nearest[0])] : [])
                guard nearest.count == 1, let kind = kindIndex(named: nearest[0]) else { return nil }
                return (index, kinds[kind])
            }
            if entry.key.text.utf8.first?.isUpperCase == true || isUnknownKind(entry, among: entries) {
                reportUnknownKind(entry, at: place)
                return nil
            }
        }
        guard let first = entries.first else {
            reportNoElement(node, at: place)
            return nil
        }
        if let (entry, kind) = kindAsValue(in: entries) {
            values.report(
                .missingKind, "no kind here: a kind is a key, as `\(kind):`", at: entry.key.range,
                label: "write `\(kind): id`")
            return nil
        }
        let owners = kinds.filter { kind in
            place.admits(kind) && entries.allSatisfy { kind.key(at: $0.key.text) != nil }
        }
        values.report(
            .missingKind, "no kind here", at: first.key.range,
            label: "add one, as `\(owners.first?.name ?? kindNames(at: place).first ?? ""): id`",
            help: kindsHelp(at: place))
        return nil
    }

    /// True for the first key, with a word behind it, where no key of any kind is near it: a kind was meant.
    private func isUnknownKind(_ entry: YAMLEntry, among entries: [YAMLEntry]) -> Bool {
        guard case .scalar(let id) = entry.value.content, SwiftName.isID(id.text),
            entry.key.range == entries.first?.key.range, kindAsValue(in: entries) == nil
        else { return false }
        let known = Key.common.map(\.name) + kinds.flatMap { $0.keys.map(\.name) }
        return WordSuggestion.nearest(
            to: entry.key.text, among: known, synonyms: Self.synonyms(of: entry.key.text, among: known)
        ).isEmpty
    }

    private mutating func reportUnknownKind(_ entry: YAMLEntry, at place: Place) {
        let name = Wording.code("class: " + entry.key.text.capitalizedFirst)
        let kinds = kindNames(at: place)
        let only = kinds.count == 1 ? kinds[0] : nil
        values.report(
            .unknownKind, "unknown kind \(Wording.code(entry.key.text))", at: entry.key.range,
            label: place.standing == .view
                ? "for a view of your own write `view: id` and \(name)" : only.map { "write `\($0)`" },
            help: kindsHelp(at: place), fixes: only.map { [.replace(entry.key.range, with: $0)] } ?? [])
    }

    /// `type: label`
    private func kindAsValue(in entries: [YAMLEntry]) -> (entry: YAMLEntry, kind: String)? {
        for entry in entries {
            guard case .scalar(let scalar) = entry.value.content, anyKey(named: entry.key.text) == nil,
                let index = kindIndex(named: scalar.text)
            else { continue }
            return (entry, kinds[index].name)
        }
        return nil
    }

    private func kindsHelp(at place: Place) -> String {
        let names = kindNames(at: place)
        return names.count == 1 ? "the kind is \(names[0])" : "the kinds are \(Wording.list(names))"
    }

    mutating func reportMisplaced(_ kind: Kind, _ key: YAMLScalar, at place: Place) {
        if place == .sectionText {
            values.report(
                .unknownKind, "\(Wording.articled(kind.name)) cannot stand here", at: key.range,
                label: "make a component of it, and write that",
                help: "above and below the cells of a section stand a text or a component")
            return
        }
        let known = EnglishList.joined(kindNames(at: place).map { Wording.articled($0) }, "or")
        values.report(
            .unknownKind, "\(Wording.articled(kind.name)) cannot stand here", at: key.range,
            label: "write \(place.standing == .view && place.isOfScreen ? "a view" : known)",
            help: "\(Wording.articled(kind.name)) stands \(kind.standing.place)")
    }

    mutating func reportNoElement(_ node: YAMLNode, at place: Place) {
        if case .sequence(let nodes) = node.content, nodes.count == 1, case .mapping = nodes[0].content {
            values.report(
                .wrongType, "one element stands here, not a list", at: node.range,
                label: "leave out the `- ` or the `[ ]` around it")
            return
        }
        values.report(
            .missingKind, "no element here", at: node.range,
            label: "write a kind and an id, as `\(place.exampleOfNode)`", help: kindsHelp(at: place))
    }

    /// True, and reported, for several kinds where a list is due: each was to be an element.
    mutating func reportMissingDashes(_ entries: [YAMLEntry], under key: YAMLScalar) -> Bool {
        guard entries.count > 1, entries.allSatisfy({ kindIndex(named: $0.key.text) != nil }) else { return false }
        hasUnreadableNode = true
        values.report(
            .wrongType, "\(Wording.code(key.text)) takes a list of elements", at: entries[0].key.range,
            label: "write `- ` before each of them")
        return true
    }

    mutating func reportUnknownBareWord(_ scalar: YAMLScalar, at place: Place) {
        let bare = kinds.filter { $0.mayBeNameless && $0.content == .none && place.admits($0) }.map(\.name)
        let nearest = nearestKinds(to: scalar.text, at: place)
        values.report(
            .unknownKind, "\(Wording.code(scalar.text)) is no element", at: scalar.range,
            label: Wording.didYouMean(nearest),
            help: "an element is a kind and an id, as `\(place.exampleOfNode)`"
                + (bare.isEmpty ? "" : "; \(EnglishList.joined(bare.map { "`\($0)`" }, "and")) may stand alone"))
    }

    mutating func reportBareKind(_ kind: Kind, _ scalar: YAMLScalar) {
        let example = kind.mayBeNameless ? "\(kind.name):" : "\(kind.name): main"
        values.report(
            .emptyValue, "this \(kind.name) has no \(kind.mayBeNameless ? "keys" : "id")", at: scalar.range,
            label: "write `\(example)`")
    }
}
