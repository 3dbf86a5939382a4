import GenvcVocabulary

extension LanguageGenerator {
    /// The kinds that stand where views do.
    private static let viewKinds = Vocabulary.kinds.filter { $0.standing == .view }

    /// The elements that a key holds.
    mutating func nodes(_ content: Effect.ContentKey, of key: Key, in kind: Kind?, depth: Int) -> SpecNode? {
        switch content {
        case .rows, .items, .leading, .center, .trailing, .overlay, .underlay, .slot, .emptyState:
            if kind?.content == .cells { return cells(depth: depth) }
            guard depth < Self.deepest, count < Self.mostElements else { return nil }
            let isLayer = content == .overlay || content == .underlay
            return nodes(isLayer ? 1...2 : 1...4, depth: depth + 1, isLayer: isLayer)
        case .header, .footer: return value(of: .bar, at: kind)
        case .menu, .actions, .accessibilityCustomActions, .leadingSwipeActions, .trailingSwipeActions:
            return actions(depth: depth)
        case .textFields: return .list([.mapping([textField(), SpecNode.Entry("placeholder", .text(words()))])])
        case .alerts: return alerts()
        case .toolbar: return barItems()
        case .titleView: return element(pick(Self.viewKinds), depth: Self.deepest)
        case .sections: return depth < Self.deepest && !scope.isComponent ? sections(depth: depth) : nil
        }
    }

    private mutating func actions(depth: Int) -> SpecNode {
        let kinds = Vocabulary.kinds.filter { $0.standing == .action }
        return .list((0..<number(1...3)).map { _ in element(pick(kinds), depth: depth) })
    }

    private mutating func textField() -> SpecNode.Entry {
        guard let kind = Vocabulary.kinds.first(where: { $0.traits.contains(.takesText) }) else {
            preconditionFailure()
        }
        return SpecNode.Entry(kind.name, id(kind))
    }

    mutating func nodes(_ range: ClosedRange<Int>, depth: Int, isLayer: Bool = false) -> SpecNode {
        .list(
            (0..<number(range)).map { _ in
                if let component = maybe(scope.components), chance(30) { return use(of: component, depth: depth) }
                return element(kind(depth: depth), depth: depth, isLayer: isLayer)
            })
    }

    /// A kind of views; containers less often the deeper they would stand.
    private mutating func kind(depth: Int) -> Kind {
        let kind = pick(Self.viewKinds)
        guard kind.content != .none, depth >= Self.deepest || count >= Self.mostElements else { return kind }
        return pick(Self.viewKinds.filter { $0.content == .none })
    }

    mutating func barItems() -> SpecNode {
        let kinds = Vocabulary.kinds.filter { $0.standing == .barButtonItem }
        return .list((0..<number(1...2)).map { _ in element(pick(kinds), depth: Self.deepest) })
    }

    // MARK: - One element

    mutating func element(_ kind: Kind, depth: Int, isLayer: Bool = false) -> SpecNode {
        count += 1
        let outer = scope.fields
        defer { scope.fields = outer }
        let id = id(kind)
        var entries = [SpecNode.Entry(kind.name, id)]
        entries += repetition(id, of: kind)
        scope.hasControlStates = kind.traits.contains(.hasConfiguration)
        defer { scope.hasControlStates = false }
        for key in keys(of: kind, isLayer: isLayer) where !entries.contains(where: { $0.key == key.name }) {
            guard let value = value(of: key, at: kind, depth: depth) else { continue }
            if key.type == .runs { mark(kind, in: &entries) }
            entries.append(SpecNode.Entry(key.name, value))
        }
        complete(&entries, of: kind)
        return .mapping(entries)
    }

    /// The keys that an element gets: those that it must have, what it holds, and some of all others.
    private mutating func keys(of kind: Kind, isLayer: Bool) -> [Key] {
        var keys = kind.allKeys.filter { $0.isRequired || $0.isMainText && chance(80) }
        for case .oneOf(let names) in kind.rules where !keys.contains(where: { names.contains($0.name) }) {
            keys += kind.key(named: pick(names)).map { [$0] } ?? []
        }
        let contents = kind.keys.filter { if case .content = $0.effect { true } else { false } }
        if let content = maybe(contents), kind.content != .none { keys.append(content) }
        keys += some(kind.keys, 0...3) + some(kind.commonKeys, 0...2)
        keys += kind.allKeys.filter { key in
            switch key.effect {
            case .tool(.variants): chance(30)
            case .tool(.style), .tool(.gestures), .tool(.event): chance(8)
            case .layout(.constraints): chance(isLayer ? 70 : 6)
            case .tool(.repetition): false
            default: false
            }
        }
        return keys + needed(by: keys, of: kind)
    }

    /// The keys without which others have no effect.
    private func needed(by keys: [Key], of kind: Kind) -> [Key] {
        let needed = (kind.rules + KeyRule.common).compactMap { rule -> Key? in
            guard case .needs(let name, let other) = rule, keys.contains(where: { $0.name == name }) else { return nil }
            return kind.key(named: other)
        }
        // The properties are those of the app's own class, and so is what an expression makes.
        let isOwn = keys.contains { $0.type == .properties || $0.effect == .tool(.initializer) }
        return needed + kind.allKeys.filter { isOwn && $0.effect == .tool(.className) }
    }

    /// A text with the phrase that `runs` speaks of, in place of the one that is there.
    private mutating func mark(_ kind: Kind, in entries: inout [SpecNode.Entry]) {
        guard let key = kind.mainTextKey else { return }
        entries.removeAll { $0.key == key.name }
        entries.append(SpecNode.Entry(key.name, .text("\(words()) [\(words())](link) \(words())")))
    }

    /// Now and then an element stands several times; its id is then what it stands for.
    mutating func repetition(_ id: String, of kind: Kind?) -> [SpecNode.Entry] {
        let takesRepetition = kind.map { kind in kind.allKeys.contains { $0.type == .repetition } } ?? true
        guard takesRepetition, chance(14) else { return [] }
        let key = Key.common.first { $0.type == .repetition }?.name ?? ""
        switch number(0...3) {
        case 0:
            scope.fields.append(SpecField(name: id, shape: .basic(.integer)))
            return [SpecNode.Entry(key, "\(number(1...3))")]
        case 1:
            guard let length = maybe(scope.fields(.basic(.integer))) else { return [] }
            scope.fields.append(SpecField(name: id, shape: .basic(.integer)))
            return [SpecNode.Entry(key, "$" + length)]
        case 2:
            let literals = some(["fast", "slow", "both"], 2...3).map { name -> SpecNode in
                .mapping([SpecNode.Entry("id", name), SpecNode.Entry("title", .text(words()))])
            }
            scope.fields.append(SpecField(name: "\(id).title", shape: .basic(.string)))
            return [SpecNode.Entry(key, .list(literals))]
        default:
            let lists: [FieldShape] = [.list(.own), .list(.basic(.string))]
            guard let list = maybe(scope.fields.filter { lists.contains($0.shape) }), case .list(let item) = list.shape
            else { return [] }
            scope.fields += SpecField(name: id, shape: item).reachable
            return [SpecNode.Entry(key, "$" + list.name)]
        }
    }
}
