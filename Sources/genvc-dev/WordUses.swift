import Foundation
import GenvcDiagnostics
import GenvcKit
import GenvcVocabulary

/// The Swift file that says how often specs use the kinds and keys of the language, by which the short page chooses
/// what it names.
///
/// It has orders of magnitude and no numbers, so that one spec more seldom changes it.
struct WordUses {
    /// Words of fewer specs are left out.
    private static let fewest = 3

    /// The number of specs that use a word: `label`, `label.text` for a key there, `isHidden` for a key at any element,
    /// `screen.type` for one of the screen.
    private var counts: [String: Int] = [:]
    private let total: Int
    private let kinds = Set(Vocabulary.kinds.map(\.name))

    /// Counts the words of specs.
    init(of specs: [SourceFile]) throws {
        total = specs.count
        for spec in specs {
            guard let data = SpecRun.yaml(spec).data else { continue }
            var words: Set<String> = []
            let tree = try JSONSerialization.jsonObject(with: Data(data.bytes), options: .fragmentsAllowed)
            if let screen = tree as? [String: Any] { words.formUnion(screen.keys.map { "screen." + $0 }) }
            collect(tree, into: &words)
            for word in words { counts[word, default: 0] += 1 }
        }
    }

    private func collect(_ value: Any, into words: inout Set<String>) {
        if let mapping = value as? [String: Any] {
            for kind in mapping.keys where kinds.contains(kind) {
                words.insert(kind)
                for key in mapping.keys where key != kind { words.formUnion([key, "\(kind).\(key)"]) }
            }
            for value in mapping.values { collect(value, into: &words) }
        } else if let list = value as? [Any] {
            for element in list {
                if let kind = element as? String, kinds.contains(kind) { words.insert(kind) }
                collect(element, into: &words)
            }
        }
    }

    /// True for a word that a page may name: a kind, or a key of the place before the dot.
    private func isKnown(_ word: String) -> Bool {
        let parts = word.split(separator: ".").map(String.init)
        guard parts.count == 2 else { return kinds.contains(word) || Key.common.contains { $0.name == word } }
        let keys = parts[0] == "screen" ? Key.screen : Vocabulary.kind(named: parts[0])?.keys ?? []
        return keys.contains { $0.name == parts[1] }
    }

    /// The text of the file.
    var source: String {
        var ranks: [Int: [String]] = [:]
        for (word, count) in counts where count >= Self.fewest && isKnown(word) {
            ranks[(total / count).bitWidth - (total / count).leadingZeroBitCount, default: []].append(word)
        }
        let lines = ranks.sorted { $0.key < $1.key }.map { "        \"\($0.value.sorted().joined(separator: " "))\"," }
        return """
            // swift-format-ignore-file
            // Made from Examples/ and Tests/Goldens/ by `swift run genvc-dev update`.

            /// Kinds and keys by how many specs use them.
            enum WordUses {
                /// The words of each line stand in about half as many specs as those of the line before.
                static let lines = [
            \(lines.joined(separator: "\n"))
                ]
            }

            """
    }
}
