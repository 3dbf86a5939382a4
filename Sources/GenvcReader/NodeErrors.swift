import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Reports nodes that are no elements, or none that may stand where they do.
struct NodeErrors {
    let kinds: KindTable
    let reading: Reading

    /// The kinds that may stand at the place and whose names are near the word.
    func nearestKinds(to word: String, at place: Place) -> [String] {
        WordSuggestion.nearest(to: word, among: kinds.names(at: place), synonyms: Vocabulary.kindSynonyms)
    }

    /// Reports a node none of whose keys is a kind.
    ///
    /// - Returns: the index of the key that was meant to be one, and the kind; nil where that is not certain.
    func reportNoKind(
        _ entries: [YAMLEntry], of node: YAMLNode, at place: Place
    ) -> (Int, Kind)? {
        if entries.contains(where: { if case .error = $0.value.content { true } else { false } }) { return nil }
        if entries.contains(where: { kinds.mayBeUnreadable($0.key.text) }) { return nil }
        if let first = entries.first, place.standing == .view,
            let advice = ForeignWord(first.key.text).meaning(in: Vocabulary.kindAdvice)
        {
            reading.sink.add(
                .error(
                    .unknownKind, "unknown kind \(Wording.code(first.key.text))", at: first.key.range, label: advice))
            return nil
        }
        for (index, entry) in entries.enumerated() where kinds.key(named: entry.key.text) == nil {
            let nearest = nearestKinds(to: entry.key.text, at: place)
            guard nearest.isEmpty else {
                reportKind(entry.key, near: nearest, at: place)
                guard nearest.count == 1, let kind = kinds.kind(named: nearest[0]) else { return nil }
                return (index, kind)
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
            reading.report(
                .missingKind, "no kind here: a kind is a key, as `\(kind):`", at: entry.key.range,
                label: "write `\(kind): id`")
            return nil
        }
        if case .scalar(let id) = first.value.content, SwiftName.isID(id.text),
            let kind = Vocabulary.kindSynonyms[first.key.text].flatMap(kinds.kind(named:)), place.admits(kind)
        {
            reading.report(
                .missingKind, "no kind here: \(Wording.code(first.key.text)) is a key", at: first.key.range,
                label: "write `\(kind.name): \(id.text)`", help: kindsHelp(at: place))
            return nil
        }
        if reportNamedElements(entries) { return nil }
        let owners = kinds.all.filter { kind in
            place.admits(kind) && entries.allSatisfy { kind.key(at: $0.key.text) != nil }
        }
        reading.report(
            .missingKind, "no kind here", at: first.key.range,
            label: "add one, as `\(owners.first?.name ?? kinds.names(at: place).first ?? ""): id`",
            help: kindsHelp(at: place))
        return nil
    }

    /// Reports a word with the kinds that it may be meant for.
    private func reportKind(_ key: YAMLScalar, near nearest: [String], at place: Place) {
        reading.sink.add(
            .error(
                .unknownKind, "unknown kind \(Wording.code(key.text))", at: key.range,
                label: Wording.didYouMean(nearest)
            ).listing(kindsHelp(at: place))
                .fixable(by: nearest.count == 1 ? [.replace(key.range, with: nearest[0])] : []))
    }

    /// Reports the first key of an element that is another system's word for a kind, where a key behind it is the word
    /// of a kind as well, as `label` in an `OutlinedTextField`.
    ///
    /// - Returns: the kind that was meant; nil, and nothing reported, for any other key.
    func reportForeignKind(_ key: YAMLScalar, at place: Place) -> Kind? {
        guard kinds.key(named: key.text) == nil,
            let name = ForeignWord(key.text).meaning(in: Vocabulary.kindSynonyms),
            let kind = kinds.kind(named: name), place.admits(kind)
        else { return nil }
        reportKind(key, near: [name], at: place)
        return kind
    }

    /// True, and reported, for elements with names before them.
    private func reportNamedElements(_ entries: [YAMLEntry]) -> Bool {
        guard let named = namedElement(in: entries) else { return false }
        reading.report(
            .missingKind, "no kind here: an element has its id behind its kind, and no name before it",
            at: entries[0].key.range, label: "write `- \(named)`, and its keys below it",
            help: entries.count > 1 ? "elements are a list: each begins with `- `" : nil)
        return true
    }

    /// The kind and the id of the first of some elements with names before them, `first: { label: a, text: Hi }`; nil
    /// if one of the entries is none.
    private func namedElement(in entries: [YAMLEntry]) -> String? {
        let elements = entries.prefix(KeyWords.mostKeysCompared).map { entry -> String? in
            guard case .mapping(let parts) = entry.value.content,
                let kind = parts.first(where: { kinds.contains($0.key.text) })
            else { return nil }
            guard case .scalar(let id) = kind.value.content else { return "\(kind.key.text): id" }
            return "\(kind.key.text): \(id.text)"
        }
        return elements.contains(nil) ? nil : elements.first ?? nil
    }

    /// True for the first key, with a word behind it, where no key of any kind is near it: a kind was meant.
    private func isUnknownKind(_ entry: YAMLEntry, among entries: [YAMLEntry]) -> Bool {
        guard case .scalar(let id) = entry.value.content, SwiftName.isID(id.text),
            entry.key.range == entries.first?.key.range, kindAsValue(in: entries) == nil
        else { return false }
        let known = Key.common.map(\.name) + kinds.ownKeyNames
        return KeyWords.nearest(to: entry.key.text, among: known).isEmpty
    }

    /// Reports a word that is near no kind.
    private func reportUnknownKind(_ entry: YAMLEntry, at place: Place) {
        let name = Wording.code("class: " + entry.key.text.capitalizedFirst)
        let names = kinds.names(at: place)
        let only = names.count == 1 ? names[0] : nil
        reading.sink.add(
            .error(
                .unknownKind, "unknown kind \(Wording.code(entry.key.text))", at: entry.key.range,
                label: place.standing == .view
                    ? "for a view of your own write `view: id` and \(name)" : only.map { "write `\($0)`" },
                help: kindsHelp(at: place)
            ).fixable(by: only.map { [.replace(entry.key.range, with: $0)] } ?? []))
    }

    /// The key whose value is a kind, `type: label`, as other tools write it; nil without one.
    private func kindAsValue(in entries: [YAMLEntry]) -> (entry: YAMLEntry, kind: String)? {
        for entry in entries {
            guard case .scalar(let scalar) = entry.value.content, kinds.key(named: entry.key.text) == nil,
                let kind = kinds.kind(named: scalar.text)
            else { continue }
            return (entry, kind.name)
        }
        return nil
    }

    /// The kinds that may stand at the place, for a help text.
    private func kindsHelp(at place: Place) -> String {
        let names = kinds.names(at: place)
        return names.count == 1 ? "the kind is \(names[0])" : "the kinds are \(Wording.list(names))"
    }

    /// Reports an element of a kind that cannot stand at the place.
    func reportMisplaced(_ kind: Kind, _ key: YAMLScalar, at place: Place) {
        if place == .sectionText {
            reading.report(
                .unknownKind, "\(Wording.articled(kind.name)) cannot stand here", at: key.range,
                label: "make a component of it, and write that",
                help: "above and below the cells of a section stand a text or a component")
            return
        }
        let known = EnglishList.joined(kinds.names(at: place).map { Wording.articled($0) }, "or")
        reading.report(
            .unknownKind, "\(Wording.articled(kind.name)) cannot stand here", at: key.range,
            label: "write \(place.standing == .view && place.isOfScreen ? "a view" : known)",
            help: "\(Wording.articled(kind.name)) stands \(kind.standing.place)")
    }

    /// Reports what is neither a mapping nor a word.
    func reportNoElement(_ node: YAMLNode, at place: Place) {
        if case .sequence(let nodes) = node.content, let first = nodes.first, case .mapping = first.content {
            let row = nodes.count > 1 ? kinds.all.first { $0.content == .row && place.admits($0) } : nil
            reading.report(
                .wrongType, "one element stands here, not a list", at: node.range,
                label: row.map { "elements side by side are `\($0.name): …` with the list under `items`" }
                    ?? "leave out the `- ` or the `[ ]` around it")
            return
        }
        reading.report(
            .missingKind, "no element here", at: node.range,
            label: "write a kind and an id, as `\(place.exampleOfNode)`", help: kindsHelp(at: place))
    }

    /// True, and reported, for several kinds where a list is due: each was meant to be an element.
    func reportMissingDashes(_ entries: [YAMLEntry], under key: YAMLScalar) -> Bool {
        guard entries.count > 1, entries.allSatisfy({ kinds.contains($0.key.text) }) else { return false }
        reading.report(
            .wrongType, "\(Wording.code(key.text)) takes a list of elements", at: entries[0].key.range,
            label: "write `- ` before each of them")
        return true
    }

    /// Reports a word alone that is no kind.
    func reportUnknownBareWord(_ scalar: YAMLScalar, at place: Place) {
        if let (kind, id) = missingSpace(in: scalar.text, at: place) {
            reading.sink.add(
                .error(
                    .missingColon, "a space is missing behind `\(kind):`", at: scalar.range,
                    label: "write `\(kind): \(id)`"
                ).fixable(by: [.replace(scalar.range, with: "\(kind): \(id)")]))
            return
        }
        let bare = kinds.all.filter { $0.mayBeNameless && $0.content == .none && place.admits($0) }.map(\.name)
        let nearest = nearestKinds(to: scalar.text, at: place)
        reading.report(
            .unknownKind, "\(Wording.code(scalar.text)) is no element", at: scalar.range,
            label: scalar.text.hasPrefix("$")
                ? "write an element that is repeated: `{ …: …, repeat: \(scalar.text) }`"
                : Wording.didYouMean(nearest),
            help: "an element is a kind and an id, as `\(place.exampleOfNode)`"
                + (bare.isEmpty ? "" : "; \(EnglishList.joined(bare.map { "`\($0)`" }, "and")) may stand alone"))
    }

    /// The kind and the id of `label:title`; nil for any other word.
    private func missingSpace(in word: String, at place: Place) -> (kind: String, id: String)? {
        let parts = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, kinds.kind(named: parts[0]).map(place.admits) == true, SwiftName.isID(parts[1]) else {
            return nil
        }
        return (parts[0], parts[1])
    }

    /// Reports a kind alone that needs an id or keys.
    func reportBareKind(_ kind: Kind, _ scalar: YAMLScalar) {
        let example = kind.mayBeNameless ? "\(kind.name):" : "\(kind.name): main"
        reading.report(
            .emptyValue, "this \(kind.name) has no \(kind.mayBeNameless ? "keys" : "id")", at: scalar.range,
            label: "write `\(example)`")
    }
}
