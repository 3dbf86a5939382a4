import GenvcVocabulary
import GenvcYAML

/// Finds the order in which the keys of a spec stand.
///
/// Keys stand in groups: what something is called, what it is, what changes it, what it holds. Within a group they stay
/// as the author put them, who knows what belongs together.
package struct SpecKeyOrder {
    private var order = YAMLKeyOrder()

    /// The order of the keys of a spec, or of a file that specs use.
    package static func order(of tree: YAMLTree) -> YAMLKeyOrder {
        guard case .mapping(let entries) = tree.root.content else { return YAMLKeyOrder() }
        var finder = SpecKeyOrder()
        finder.visit(entries, of: tree.root, Key.screen) { $0.rankInFile }
        return finder.order
    }

    /// Sorts the entries of a mapping that has the keys of a table, and all that lies in it.
    private mutating func visit(
        _ entries: [YAMLEntry], of mapping: YAMLNode, _ keys: [Key], rank: (Key) -> Int
    ) {
        visit(
            entries, of: mapping, key: { Key.named($0, in: keys) },
            rank: { _, key in key.map(rank) ?? Key.middleRank })
    }

    /// Sorts the entries of a mapping, and all that lies in it.
    ///
    /// - Parameters:
    ///   - key: finds the key of a name.
    ///   - rank: the place of the group that a key belongs to.
    private mutating func visit(
        _ entries: [YAMLEntry], of mapping: YAMLNode, key: (String) -> Key?, rank: (YAMLEntry, Key?) -> Int
    ) {
        order.sort(entries, of: mapping, by: entries.map { rank($0, key($0.key.text)) })
        for entry in entries {
            if let key = key(entry.key.text) { visit(entry.value, of: key) }
        }
    }

    /// Sorts what a key has as its value.
    private mutating func visit(_ node: YAMLNode, of key: Key) {
        switch key.type {
        case .node, .nodes: visitElements(node)
        case .bar:
            guard case .mapping(let parts) = node.content, !parts.areElement else {
                return visitElements(node)
            }
            visit(parts, of: node, Key.keys(of: .bar)) { $0.rankInElement }
        case .group(let group):
            guard case .mapping(let parts) = node.content else { return }
            visit(parts, of: node, Key.keys(of: group)) { _ in Key.middleRank }
        case .variants, .animations: visitCases(node)
        case .components: visitComponents(node)
        default: break
        }
    }

    /// Sorts cases, which begin with their condition.
    private mutating func visitCases(_ node: YAMLNode) {
        for item in node.items {
            guard case .mapping(let parts) = item.content else { continue }
            order.sort(
                parts, of: item,
                by: parts.map { $0.key.text == CaseReader.conditionKey ? Key.firstRank : Key.middleRank })
        }
    }

    /// Sorts components, whose keys are those of an element, and their own.
    private mutating func visitComponents(_ node: YAMLNode) {
        guard case .mapping(let components) = node.content else { return }
        for component in components {
            guard case .mapping(let parts) = component.value.content else { continue }
            let keys = Key.component + ComponentBase(of: parts).kind.allKeys
            visit(parts, of: component.value, keys) { $0.rankInElement }
        }
    }

    /// Sorts elements, one or a list of them.
    private mutating func visitElements(_ node: YAMLNode) {
        for item in node.items {
            guard case .mapping(let parts) = item.content, let head = parts.kindEntry else { continue }
            let kind = Vocabulary.kind(named: head.key.text)
            visit(
                parts, of: item, key: { kind?.key(named: $0) ?? Key.named($0, in: Key.common) },
                rank: { entry, key in
                    if entry.key.range == head.key.range { return Key.firstRank }
                    return key?.rankInElement ?? (entry.value.holdsElements ? Key.lastRank : Key.middleRank)
                })
            // The views that a component is given for its places.
            for part in parts where kind == nil && part.value.holdsElements { visitElements(part.value) }
        }
    }
}

extension Key {
    /// The ranks of what says the name or the kind, of most keys, and of what lies within.
    fileprivate static let (firstRank, secondRank, middleRank, lateRank, lastRank) = (0, 1, 2, 3, 4)

    /// The place of the group that a key of an element, a component or a bar belongs to.
    fileprivate var rankInElement: Int {
        switch effect {
        case .tool(.base): Self.firstRank
        // Other keys name what it repeats.
        case .tool(.repetition): Self.secondRank
        case .tool(.variants): Self.lateRank
        case .content: Self.lastRank
        default: Self.middleRank
        }
    }

    /// The place of the group that a key of the file belongs to.
    fileprivate var rankInFile: Int {
        switch effect {
        case .tool(.screen): return Self.firstRank
        case .content: return Self.lastRank
        default: break
        }
        return switch type {
        // The navigation bar and what else is around the screen, and the names that the rows say.
        case .group, .fields: Self.lateRank
        case .variants, .components, .styleDefinitions, .statements: Self.lastRank
        default: Self.middleRank
        }
    }
}
