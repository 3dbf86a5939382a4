import GenvcVocabulary

/// The values that keys need beside them, without which the reader takes them out again.
extension LanguageGenerator {
    /// Gives the other keys of an element the values that its keys need.
    mutating func complete(_ entries: inout [SpecNode.Entry], of kind: Kind) {
        for rule in kind.rules {
            switch rule {
            case .needsTrue(let name, let other) where has(name, entries): set(other, to: "true", in: &entries)
            case .needsWord(let name, let other, let words) where has(name, entries):
                set(other, to: .scalar(pick(words)), in: &entries)
            case .range(let lower, let value, let upper, let bounds):
                if changes([lower, upper], in: entries), bounds == .neverCross { leaveOut(upper, of: &entries) }
                bind(value, between: [lower, upper], &entries)
            default: break
            }
        }
        for key in kind.allKeys where has(key.name, entries) { complete(&entries, for: key, of: kind) }
        if kind.content == .scroll, chance(30), let paging = kind.key(.layout(.isPagingEnabled)) {
            set(paging.name, to: "true", in: &entries)
        }
    }

    /// Has state say the value of a control whose bounds change: else it is what the last bounds have left of it.
    private mutating func bind(_ value: String, between bounds: [String], _ entries: inout [SpecNode.Entry]) {
        let changing = entries.filter { entry in
            if bounds.contains(entry.key), case .scalar(let word) = entry.value { return word.hasPrefix("$") }
            return entry.value.children.contains { isCase in isCase.entries.contains { bounds.contains($0.key) } }
        }
        guard !changing.isEmpty else { return }
        if let field = maybe(scope.fields(.basic(.double))) {
            set(value, to: .scalar("$\(field)"), in: &entries)
        } else {
            entries.removeAll(where: changing.contains)
        }
    }

    /// True if state, a case or Swift of the spec says one of the keys, so that nobody knows its value here.
    private func changes(_ keys: [String], in entries: [SpecNode.Entry]) -> Bool {
        entries.contains { entry in
            if keys.contains(entry.key), case .scalar(let word) = entry.value { return word.hasPrefix("$") }
            if keys.contains(entry.key), entry.value.entries.contains(where: { $0.key == "swift" }) { return true }
            return entry.value.children.contains { isCase in isCase.entries.contains { keys.contains($0.key) } }
        }
    }

    /// Takes a key out of the element and its cases: the fields of a random state know nothing of each other, and UIKit
    /// ends the app where the bounds that they give cross.
    private func leaveOut(_ key: String, of entries: inout [SpecNode.Entry]) {
        entries.removeAll { $0.key == key }
        for index in entries.indices {
            guard case .list(let cases) = entries[index].value else { continue }
            entries[index].value = .list(
                cases.map { isCase in
                    guard !isCase.entries.isEmpty else { return isCase }
                    return .mapping(isCase.entries.filter { $0.key != key })
                })
        }
    }

    /// Gives other keys what a key needs by more than a rule of the vocabulary.
    private mutating func complete(_ entries: inout [SpecNode.Entry], for key: Key, of kind: Kind) {
        switch (key.effect, key.meaning) {
        case (_, .placeholderImage):
            guard let url = maybe(scope.fields(.basic(.url))), let image = kind.key(.construction(.image)) else {
                return
            }
            set(image.name, to: .scalar("url:$\(url)"), in: &entries)
        case (.construction(.switchState), _):
            guard let flag = maybe(scope.fields(.basic(.boolean))),
                let accessories = kind.key(.construction(.accessories))
            else { return }
            set(key.name, to: .scalar("$\(flag)"), in: &entries)
            set(accessories.name, to: "switch", in: &entries)
        case (.tool(.intrinsicContentSize), _):
            // A view that holds others, or a spacer, has no size of its own: a class that had one would deceive genvc.
            let rows = [Effect.ContentKey.rows, .items, .leading, .center, .trailing].compactMap {
                kind.key(.content($0))?.name
            }
            guard kind.drawing != .gap, !entries.contains(where: { rows.contains($0.key) }),
                case .scalar(let size)? = entries.first(where: { $0.key == key.name })?.value,
                let className = kind.key(.tool(.className)), let name = AppTypes.ownClass(of: kind, sized: size)
            else {
                entries.removeAll { $0.key == key.name }
                return
            }
            entries.removeAll { entry in kind.key(.tool(.initializer))?.name == entry.key }
            set(className.name, to: name, in: &entries)
        case (.content(.emptyState), _):
            guard let sections = entries.firstIndex(where: { $0.key == kind.key(.content(.sections))?.name }) else {
                return
            }
            entries[sections].value = .list(entries[sections].value.children.map { hidingCells(of: $0) })
        default: break
        }
    }

    /// A section of which each cell can be left out, so that its list can be empty.
    private mutating func hidingCells(of section: SpecNode) -> SpecNode {
        let kinds = Vocabulary.kinds.filter { $0.standing == .cell }
        let sections = Vocabulary.kinds.filter { $0.standing == .section }
        guard let hiding = kinds.compactMap({ $0.key(.construction(.isLeftOut)) }).first,
            let items = sections.compactMap({ $0.key(.content(.items)) }).first
        else { return section }
        return .mapping(
            section.entries.map { entry in
                guard entry.key == items.name else { return entry }
                let cells = entry.value.children.map { cell -> SpecNode in
                    var entries = cell.entries
                    set(hiding.name, to: .scalar(condition()), in: &entries)
                    return .mapping(entries)
                }
                return SpecNode.Entry(entry.key, .list(cells))
            })
    }

    private func has(_ name: String, _ entries: [SpecNode.Entry]) -> Bool { entries.contains { $0.key == name } }

    private func set(_ name: String, to word: String, in entries: inout [SpecNode.Entry]) {
        set(name, to: .scalar(word), in: &entries)
    }

    private func set(_ name: String, to value: SpecNode, in entries: inout [SpecNode.Entry]) {
        entries.removeAll { $0.key == name }
        entries.append(SpecNode.Entry(name, value))
    }
}

extension Kind {
    /// The key of the kind with that effect, or nil.
    fileprivate func key(_ effect: Effect) -> Key? { allKeys.first { $0.effect == effect } }
}
