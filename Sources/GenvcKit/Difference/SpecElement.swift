import GenvcDiagnostics
import GenvcVocabulary
import GenvcYAML

/// An element as a spec writes it: its kind, its id, and its other keys.
struct SpecElement {
    /// The kind or the component, as it is written.
    let kind: String
    /// Empty where it has none.
    let id: String
    /// The keys besides the kind.
    let entries: [YAMLEntry]
    /// The first byte of its kind, by which a drawing knows it too.
    let start: Int
    /// Which of those of the same kind and id it is, from 0.
    var number = 0

    /// Nil for what is no element.
    init?(_ node: YAMLNode) {
        switch node.content {
        case .scalar(let scalar) where Self.isKind(scalar.text):
            (kind, id, entries, start) = (scalar.text, "", [], scalar.range.start)
        case .mapping(let all):
            guard let index = all.firstIndex(where: { Self.isKind($0.key.text) }) else { return nil }
            (kind, start) = (all[index].key.text, all[index].key.range.start)
            if case .scalar(let scalar) = all[index].value.content { id = scalar.text } else { id = "" }
            entries = all.enumerated().filter { $0.offset != index }.map(\.element)
        case .scalar, .null, .sequence, .error: return nil
        }
    }

    /// A component begins with a capital letter, and no key does.
    private static func isKind(_ word: String) -> Bool {
        Vocabulary.kind(named: word) != nil || word.utf8.first.map { (65...90).contains($0) } == true
    }

    /// The property by which an element of a list differs from the others.
    struct Identity: Hashable {
        let kind: String
        let id: String
        let number: Int
    }

    var identity: Identity { Identity(kind: kind, id: id, number: number) }

    /// `textField `email``, `the second spacer`
    var name: String {
        if !id.isEmpty { return "\(kind) `\(id)`" }
        return number == 0 ? kind : "\(kind) \(number + 1)"
    }

    /// The kind with its article, as sentences have it: `an imageView`, `a label`.
    var article: String { "\(kind.utf8.first.map { "aeiouAEIOU".utf8.contains($0) } == true ? "an" : "a") \(kind)" }

    /// True if all keys but the id are the same.
    func hasContent(of other: SpecElement) -> Bool {
        guard entries.count == other.entries.count, !entries.isEmpty else { return false }
        return entries.allSatisfy { entry in
            other.entries.contains {
                $0.key.text == entry.key.text && $0.value.says(entry.value, inSameStyle: false)
            }
        }
    }

    /// The places of elements in their list, which `numbered` has told apart.
    static func places(of elements: [SpecElement]) -> [Identity: Int] {
        Dictionary(uniqueKeysWithValues: elements.enumerated().map { ($0.element.identity, $0.offset) })
    }

    /// The elements, those that are called the same told apart.
    static func numbered(_ elements: [SpecElement]) -> [SpecElement] {
        var counts: [Identity: Int] = [:]
        return elements.map { element in
            var element = element
            let count = counts[element.identity, default: 0]
            counts[element.identity] = count + 1
            element.number = count
            return element
        }
    }
}

/// The longest part of a list whose numbers rise.
enum LongestRise {
    /// The places of its numbers.
    static func indices(of numbers: [Int]) -> Set<Int> {
        // For each place the longest that ends there, and the place before it.
        var lengths = [Int](repeating: 1, count: numbers.count)
        var previous = [Int?](repeating: nil, count: numbers.count)
        for end in numbers.indices {
            for start in 0..<end where numbers[start] < numbers[end] && lengths[start] + 1 > lengths[end] {
                lengths[end] = lengths[start] + 1
                previous[end] = start
            }
        }
        var place = numbers.indices.max { lengths[$0] < lengths[$1] }
        var found: Set<Int> = []
        while let index = place {
            found.insert(index)
            place = previous[index]
        }
        return found
    }
}
