import GenvcDiagnostics
import GenvcVocabulary
import GenvcYAML

/// The differences of two versions of a spec, in words; comments, quotes and the order of keys make none.
package struct SpecDifference: Sendable {
    /// One change.
    package struct Change: Sendable, Hashable {
        /// The sort of a change; the raw value is its word for programs.
        package enum Sort: String, Sendable {
            case new, gone, changed, renamed, moved
        }

        /// The sort of the change.
        package let sort: Sort
        /// The change in a sentence.
        package let text: String
    }

    /// All changes, in the order of the new version; what is gone stands where it stood.
    package private(set) var changes: [Change] = []
    /// The elements of both versions in pairs.
    package private(set) var elements = ElementPairs()

    /// Nil if one of them could not be parsed.
    package init?(from old: SpecRun, to new: SpecRun) {
        guard case .mapping(let before)? = old.tree?.root.content, case .mapping(let after)? = new.tree?.root.content
        else { return nil }
        compare(before, after, at: "")
    }

    // MARK: Keys

    /// - Parameter place: what stands before a sentence: the element, and the keys around.
    private mutating func compare(_ old: [YAMLEntry], _ new: [YAMLEntry], at place: String) {
        for entry in old where !new.contains(where: { $0.key.text == entry.key.text }) {
            say(.gone, "\(place)`\(entry.key.text)` is gone; it was \(Self.words(entry.value))")
        }
        for entry in new {
            guard let before = old.first(where: { $0.key.text == entry.key.text }) else {
                say(.new, "\(place)`\(entry.key.text)` is new: \(Self.words(entry.value))")
                continue
            }
            compare(before.value, entry.value, of: entry.key.text, at: place)
        }
    }

    /// Compares the values of one key: element by element, key by key, or as a whole.
    private mutating func compare(_ old: YAMLNode, _ new: YAMLNode, of key: String, at place: String) {
        if let before = Self.elements(old, of: key), let after = Self.elements(new, of: key) {
            return compare(before, after, at: place)
        }
        switch (old.content, new.content) {
        case (.mapping(let before), .mapping(let after)): compare(before, after, at: "\(place)`\(key)`: ")
        default:
            guard !old.says(new, inSameStyle: false) else { return }
            let (before, after) = (Self.words(old), Self.words(new))
            guard before == after else { return say(.changed, "\(place)`\(key)` was \(before), is \(after)") }
            let (first, second) = Self.ends(old, new)
            say(.changed, "\(place)`\(key)` ended with \(first), ends with \(second)")
        }
    }

    // MARK: Elements

    /// A list of elements alone; nil for any other value.
    private static func elements(_ node: YAMLNode, of key: String) -> [SpecElement]? {
        switch node.content {
        case .sequence(let nodes):
            let elements = nodes.compactMap(SpecElement.init)
            return elements.count == nodes.count ? elements : nil
        case .mapping, .scalar: return key == Key.rows.name ? SpecElement(node).map { [$0] } : nil
        case .null, .error: return nil
        }
    }

    /// Compares two lists of elements. An element is the same if it has the same kind and id, the same id, or the same
    /// kind and keys, in this order.
    private mutating func compare(_ old: [SpecElement], _ new: [SpecElement], at place: String) {
        let (old, new) = (SpecElement.numbered(old), SpecElement.numbered(new))
        elements.known.old.formUnion(old.map(\.start))
        elements.known.new.formUnion(new.map(\.start))
        let (oldPlaces, newPlaces) = (SpecElement.places(of: old), SpecElement.places(of: new))
        var gone = old.filter { newPlaces[$0.identity] == nil }
        var pairs: [(old: SpecElement, new: SpecElement)] = []
        for (row, element) in new.enumerated() {
            if let before = oldPlaces[element.identity] {
                pairs.append((old[before], element))
            } else if let index = gone.firstIndex(where: { $0.id == element.id && !$0.id.isEmpty }) {
                let before = gone.remove(at: index)
                say(.changed, "\(place)`\(element.id)` was \(before.article), is \(element.article)")
                pairs.append((before, element))
            } else if let index = gone.firstIndex(where: { $0.kind == element.kind && $0.hasContent(of: element) }) {
                let before = gone.remove(at: index)
                say(.renamed, "\(place)\(before.name) is called `\(element.id)`")
                pairs.append((before, element))
            } else {
                say(.new, "\(place)\(element.name) is new, in place \(row + 1)")
            }
        }
        for element in gone { say(.gone, "\(place)\(element.name) is gone") }
        sayMoves(pairs, from: oldPlaces, to: newPlaces, of: new, place)
        for pair in pairs { compare(pair.old.entries, pair.new.entries, at: "\(place)\(pair.new.name): ") }
    }

    /// Of elements that changed places the fewest are named that explain the new order.
    private mutating func sayMoves(
        _ pairs: [(old: SpecElement, new: SpecElement)], from old: [SpecElement.Identity: Int],
        to rows: [SpecElement.Identity: Int], of new: [SpecElement], _ place: String
    ) {
        let places = pairs.map { old[$0.old.identity] ?? 0 }
        let staying = LongestRise.indices(of: places)
        for (index, pair) in pairs.enumerated() {
            elements.pairs.append(.init(old: pair.old.start, new: pair.new.start, isMoved: !staying.contains(index)))
        }
        for (index, pair) in pairs.enumerated() where !staying.contains(index) {
            let row = rows[pair.new.identity] ?? 0
            let neighbor = row == 0 ? "to the beginning" : "behind \(new[row - 1].name)"
            say(.moved, "\(place)\(pair.new.name) moved \(neighbor)")
        }
    }

    /// Adds a sentence, with characters that cannot be seen in it written out.
    private mutating func say(_ sort: Change.Sort, _ sentence: String) {
        changes.append(Change(sort: sort, text: VisibleText.of(sentence)))
    }

    // MARK: Values

    /// Characters of a value that are shown.
    private static let longestValue = 60

    /// The value as one would type it, cut where it is long.
    static func words(_ node: YAMLNode) -> String {
        let text = typed(node)
        let whole = if case .scalar = node.content { "“\(text)”" } else { text.isEmpty ? "nothing" : text }
        guard whole.count > longestValue else { return whole }
        return whole.prefix(longestValue - 1) + "…"
    }

    /// The ends of two long values, from the word on in which they begin to differ.
    private static func ends(_ old: YAMLNode, _ new: YAMLNode) -> (String, String) {
        let (before, after) = (typed(old), typed(new))
        let shared = zip(before, after).prefix { $0 == $1 }.map(\.0)
        let start = shared.lastIndex(of: " ").map { $0 + 1 } ?? shared.count
        func end(_ text: String) -> String {
            let end = text.dropFirst(start)
            return "“…" + (end.count > longestValue ? end.prefix(longestValue - 1) + "…" : end) + "”"
        }
        return (end(before), end(after))
    }

    /// The value on one line, with braces and brackets as YAML has them.
    private static func typed(_ node: YAMLNode) -> String {
        switch node.content {
        case .scalar(let scalar): scalar.text
        case .null, .error: ""
        case .sequence(let nodes): "[" + nodes.map(typed).joined(separator: ", ") + "]"
        case .mapping(let entries):
            "{ " + entries.map { "\($0.key.text): \(typed($0.value))" }.joined(separator: ", ") + " }"
        }
    }
}
