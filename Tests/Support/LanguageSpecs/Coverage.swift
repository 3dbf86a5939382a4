import GenvcVocabulary

/// Which words of the vocabulary stand in random specs.
package struct Coverage: Sendable {
    private var used: [String: Int] = [:]

    package init() {}

    /// Counts the kinds and keys of a spec: `label`, `label.text`, `label.when.text`.
    package mutating func add(_ root: SpecNode) {
        for entry in root.entries { used["screen." + entry.key, default: 0] += 1 }
        addElements(in: root)
    }

    private mutating func addElements(in node: SpecNode) {
        if let kind = node.entries.first.flatMap({ Vocabulary.kind(named: $0.key) }) {
            used[kind.name, default: 0] += 1
            for entry in node.entries.dropFirst() { used["\(kind.name).\(entry.key)", default: 0] += 1 }
        }
        for child in node.children { addElements(in: child) }
    }

    package mutating func add(_ other: Coverage) { used.merge(other.used, uniquingKeysWith: +) }

    /// The kinds, the keys of kinds and those of a screen that stand in no spec so far.
    package var missing: [String] {
        let screen = Key.screen.map { "screen." + $0.name }
        let kinds = Vocabulary.kinds.flatMap { kind in
            [kind.name] + kind.keys.map { "\(kind.name).\($0.name)" }
        }
        // A common key is the same at each kind.
        let common = Key.common.filter { key in
            !Vocabulary.kinds.contains { used["\($0.name).\(key.name)"] != nil }
        }
        return (screen + kinds).filter { used[$0] == nil } + common.map { "(any).\($0.name)" }
    }

    /// The number of different words that are counted.
    package var count: Int { used.count }
}
