import GenvcDiagnostics
import GenvcReader
import GenvcVocabulary
import GenvcYAML

/// The places of a spec in words that stay the same where lines are added or elements move: `button login`.
package struct SpecPlaces {
    private let root: YAMLNode?

    /// Parses a spec; one that cannot be parsed has no places.
    package init(in file: SourceFile) {
        var sink = DiagnosticSink()
        root = YAMLParser.parse(file, into: &sink)?.root
    }

    /// The place of a range: the innermost element that has an id, with the keys and the numbers of items that lead on
    /// from there; in a component behind the name of that. Empty for the file as a whole.
    package func words(for range: SourceRange) -> String {
        guard let root else { return "" }
        return Self.words(for: range.start, in: root, of: nil, behind: [], class: []).joined(separator: " ")
    }

    /// - Parameters:
    ///   - key: the key whose value the node is.
    ///   - words: the words that lead to the node.
    ///   - name: the name of the component that the node is part of, where it is part of one.
    private static func words(
        for offset: Int, in node: YAMLNode, of key: String?, behind words: [String], class name: [String]
    ) -> [String] {
        switch node.content {
        case .scalar, .null, .error: return words
        case .sequence(let items):
            guard let place = items.firstIndex(where: { $0.range.start <= offset && offset <= $0.range.end }) else {
                return words
            }
            let inner = Self.words(for: offset, in: items[place], of: nil, behind: [], class: name)
            // An element with an id is known by it, wherever it stands.
            return items[place].idWords == nil ? words + ["\(place + 1)"] + inner.dropFirst(name.count) : inner
        case .mapping(let entries):
            let own = node.idWords.map { name + $0 } ?? (words.isEmpty ? name : words)
            let entry = entries.first {
                $0.key.range.start <= offset && offset <= max($0.key.range.end, $0.value.range.end)
            }
            guard let entry, entry.key.range != entries.kindEntry?.key.range || node.idWords == nil else { return own }
            let isComponent = Key.screen.contains { $0.name == key && $0.type == .components }
            let inner = isComponent ? [entry.key.text] : own + [entry.key.text]
            return Self.words(
                for: offset, in: entry.value, of: entry.key.text, behind: inner, class: isComponent ? inner : name)
        }
    }
}

extension YAMLNode {
    /// The kind and the id of an element; nil for an element without an id, and for anything else.
    fileprivate var idWords: [String]? {
        guard case .mapping(let entries) = content, let head = entries.kindEntry,
            case .scalar(let id) = head.value.content
        else { return nil }
        return [head.key.text, id.text]
    }
}
