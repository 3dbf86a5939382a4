import GenvcDiagnostics
import GenvcVocabulary

/// What there is to know about a key, wherever it stands.
enum KeyPage {
    /// A key with the places in which it means the same.
    private struct Entry {
        let key: Key
        var places: [String]
    }

    /// The names of all keys, each once, in the order of the language.
    static var names: [String] {
        var seen: Set<String> = []
        return all.map(\.key.name).filter { seen.insert($0).inserted }
    }

    /// The page of a key; nil if there is none of this name.
    static func text(named name: String) -> String? {
        var entries: [Entry] = []
        for (place, key) in all where key.name == name {
            if let index = entries.firstIndex(where: { $0.key.type == key.type && $0.key.remark == key.remark }) {
                entries[index].places.append(place)
            } else {
                entries.append(Entry(key: key, places: [place]))
            }
        }
        guard !entries.isEmpty else { return nil }
        let parts = entries.map { entry in
            """
            \(entry.key.name): \(ValueWords.text(of: entry.key.type))
            \(entry.key.remark)
            It stands in: \(entry.places.joined(separator: ", ")).

            """
        }
        return parts.joined(separator: "\n")
    }

    /// Every key with the place where it stands.
    private static var all: [(place: String, key: Key)] {
        Key.screen.map { ("the screen", $0) }
            + KeyGroup.allCases.flatMap { group in Key.keys(of: group).map { ("`\(group.rawValue)`", $0) } }
            + Key.common.map { ("every element", $0) }
            + Vocabulary.kinds.flatMap { kind in kind.keys.map { (kind.name, $0) } }
    }
}
