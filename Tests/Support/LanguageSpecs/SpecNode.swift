/// A part of a spec as a value: what random specs are made of, and what is taken out of them again.
package indirect enum SpecNode: Sendable, Hashable {
    /// A word, a number or a text, as the spec writes it, in quotes where it needs them.
    case scalar(String)
    case list([SpecNode])
    case mapping([Entry])

    /// A key with its value.
    package struct Entry: Sendable, Hashable {
        package let key: String
        package var value: SpecNode

        package init(_ key: String, _ value: SpecNode) {
            self.key = key
            self.value = value
        }

        package init(_ key: String, _ word: String) {
            self.init(key, .scalar(word))
        }
    }

    /// The places in the lists and mappings above a part, the outermost first.
    package typealias Path = [Int]

    /// The text in quotes, as YAML reads it.
    package static func text(_ text: String) -> SpecNode {
        .scalar("\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"")
    }

    package var entries: [Entry] {
        if case .mapping(let entries) = self { return entries }
        return []
    }

    package subscript(key: String) -> SpecNode? { entries.first { $0.key == key }?.value }

    /// The parts directly in it.
    package var children: [SpecNode] {
        switch self {
        case .scalar: []
        case .list(let items): items
        case .mapping(let entries): entries.map(\.value)
        }
    }

    /// True for a list or a mapping in which nothing is left.
    package var isEmpty: Bool {
        if case .scalar = self { return false }
        return children.isEmpty
    }

    package subscript(path: ArraySlice<Int>) -> SpecNode? {
        guard let place = path.first else { return self }
        guard children.indices.contains(place) else { return nil }
        return children[place][path.dropFirst()]
    }

    /// Without the parts at `paths`; what is empty then goes too.
    package func removing(_ paths: [ArraySlice<Int>]) -> SpecNode {
        func kept(_ node: SpecNode, _ place: Int) -> SpecNode? {
            let here = paths.filter { $0.first == place }.map { $0.dropFirst() }
            if here.contains(where: \.isEmpty) { return nil }
            guard !here.isEmpty else { return node }
            let rest = node.removing(here)
            return rest.isEmpty ? nil : rest
        }
        switch self {
        case .scalar: return self
        case .list(let items): return .list(items.enumerated().compactMap { kept($1, $0) })
        case .mapping(let entries):
            let left = entries.enumerated().compactMap { place, entry in
                kept(entry.value, place).map { Entry(entry.key, $0) }
            }
            return .mapping(Self.withSample(Self.withoutHiddenSize(left, of: entries), of: entries))
        }
    }

    /// The entries without the class that has a size of itself where the key that says so has gone: it would deceive
    /// genvc.
    private static func withoutHiddenSize(_ left: [Entry], of entries: [Entry]) -> [Entry] {
        let saysSize = { (entry: Entry) in entry.key == "intrinsicContentSize" }
        guard entries.contains(where: saysSize), !left.contains(where: saysSize) else { return left }
        return left.filter { $0.key != "class" }
    }

    /// The entries with the whole sample of a field that has one, as long as the field is there: only Swift knows the
    /// value without it, and genvc would take another.
    private static func withSample(_ left: [Entry], of entries: [Entry]) -> [Entry] {
        guard left.contains(where: { $0.key == "type" }),
            let sample = entries.first(where: { $0.key == "sample" })
        else { return left }
        return left.filter { $0.key != "sample" } + [sample]
    }

    /// With `node` in place of the part at `path`.
    package func replacing(_ path: ArraySlice<Int>, with node: SpecNode) -> SpecNode {
        guard let place = path.first else { return node }
        switch self {
        case .scalar: return self
        case .list(var items):
            items[place] = items[place].replacing(path.dropFirst(), with: node)
            return .list(items)
        case .mapping(var entries):
            entries[place].value = entries[place].value.replacing(path.dropFirst(), with: node)
            return .mapping(entries)
        }
    }

    /// The paths of all parts, what holds others before them.
    package var paths: [Path] {
        children.enumerated().flatMap { place, child in [[place]] + child.paths.map { [place] + $0 } }
    }
}
