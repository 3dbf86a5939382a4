import GenvcDiagnostics
import GenvcVocabulary

/// The page of a key: what it takes and what it does, once for each meaning that it has in different places.
enum KeyPage {
    /// A meaning of a key, with every place in which the key means the same.
    struct Entry {
        /// The key in the first of its places.
        let key: Key
        /// The effect of the key, with its default there; equal in all places.
        let remark: String
        /// Kinds, groups of keys, "the screen" and the like, in the order of the language.
        var places: [String]
    }

    /// The names of all keys, each once, in the order in which the language lists them.
    static var names: [String] {
        var seen: Set<String> = []
        return all.map(\.key.name).filter { seen.insert($0).inserted }
    }

    /// The page of all keys of a name, ended by LF; nil if there is none of this name.
    static func text(named name: String) -> String? {
        let entries = entries(named: name)
        guard !entries.isEmpty else { return nil }
        let parts = entries.map { entry in
            """
            \(entry.key.name): \(entry.key.takenWords)
            \(entry.remark)
            It stands in: \(entry.places.joined(separator: ", ")).

            """
        }
        return parts.joined(separator: "\n")
    }

    /// All keys of a name. They share an entry where both their type and their remark are equal.
    static func entries(named name: String) -> [Entry] {
        var entries: [Entry] = []
        for (place, kind, key) in all where key.name == name {
            let remark = key.remark(assumed: kind?.unsaidValue(of: key))
            if let index = entries.firstIndex(where: { $0.key.type == key.type && $0.remark == remark }) {
                entries[index].places.append(place)
            } else {
                entries.append(Entry(key: key, remark: remark, places: [place]))
            }
        }
        return entries
    }

    /// The names of the keys that take the word as one of a choice, each once, in the order of the language.
    static func keys(withValue word: String) -> [String] {
        var seen: Set<String> = []
        return all.filter { entry in
            switch entry.key.type {
            case .choice(let choice), .choices(let choice): choice.names.contains(word)
            default: false
            }
        }.map(\.key.name).filter { seen.insert($0).inserted }
    }

    /// The keys in whose values the word is a key, each name once, in the order of the language.
    static func keys(withPart word: String) -> [Key] {
        var seen: Set<String> = []
        return all.map(\.key).filter { $0.inner.contains(word) && seen.insert($0.name).inserted }
    }

    /// The types of value that the keys of this name take, one for each place; empty if there is no such key.
    static func types(of name: String) -> [ValueType] { all.filter { $0.key.name == name }.map(\.key.type) }

    /// Every key with the place where it stands, and with the kind that it belongs to, which is nil for keys of the
    /// screen, of components, of groups, of every view and of the project.
    private static var all: [(place: String, kind: Kind?, key: Key)] {
        // The group `rules` has a key for each rule, and each rule has a page of its own.
        let groups = KeyGroup.allCases.filter { $0 != .rules }
        return Key.screen.map { ("the screen", nil, $0) }
            + Key.component.map { ("a component", nil, $0) }
            + groups.flatMap { group in Key.keys(of: group).map { ("`\(group.rawValue)`", nil, $0) } }
            + Key.common.map { ("every view", nil, $0) }
            + Vocabulary.kinds.flatMap { kind in kind.keys.map { (kind.name, kind, $0) } }
            + Key.project.map { ("the project file", nil, $0) }
    }
}
