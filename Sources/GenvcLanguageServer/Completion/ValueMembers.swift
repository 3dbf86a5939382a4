import GenvcDiagnostics
import GenvcVocabulary
import GenvcYAML

/// The members of values of types of the user's, as far as samples in a spec, and other places that name them, tell.
struct ValueMembers {
    /// A field or a parameter, as it is declared.
    private struct Field {
        let name: String
        let owner: SourceRange?
        /// The type without the signs for lists and for nil.
        let type: String?
        let isList: Bool
        let sample: YAMLNode?
        /// The cases of an enum; none for any other type.
        let cases: [String]
    }

    /// Paths behind a dollar sign lead no further than any that people write.
    private static let deepest = 16

    private let names: SpecNames
    private let file: SourceFile
    private var fields: [Field] = []
    /// The values of `repeat` of elements, by the id of the element, in the component to which they belong.
    private var repeated: [(id: String, owner: SourceRange?, value: YAMLNode)] = []
    /// The bytes of all texts.
    private var texts: [SourceRange] = []

    init(of tree: YAMLTree, in file: SourceFile, names: SpecNames) {
        self.names = names
        self.file = file
        var (fields, repeated, texts): ([Field], [(id: String, owner: SourceRange?, value: YAMLNode)], [SourceRange]) =
            ([], [], [])
        names.walk.visit(tree) { sight in
            switch sight {
            case .text(let text): texts.append(text.range)
            case .entry(let place):
                let owner = names.owner(of: place.entry.key.range)
                switch place.meaning {
                case .declaration(.field), .declaration(.parameter): fields.append(Self.field(place.entry, owner))
                case .kind:
                    guard case .scalar(let id) = place.entry.value.content,
                        let value = place.siblings.first(where: { $0.key.text == Key.repetition.name })?.value
                    else { return }
                    repeated.append((id.text, owner, value))
                case .key, .declaration, .other: return
                }
            }
        }
        (self.fields, self.repeated, self.texts) = (fields, repeated, texts)
    }

    /// The cases of a field or a parameter whose type is an enum; those of a Bool are `true` and `false`. None for any
    /// other type.
    func cases(ofField name: String, at range: SourceRange) -> [String] {
        let owner = names.owner(of: range)
        guard let field = fields.first(where: { $0.name == name && $0.owner == owner }) else { return [] }
        return field.type == BasicType.boolean.rawValue ? [String(true), String(false)] : field.cases
    }

    /// The names of the members of the value at the end of a path, those of samples first.
    func members(of path: [String], at range: SourceRange) -> [String] {
        let owner = names.owner(of: range)
        let sampled = values(of: path, in: owner, depth: 0).flatMap(\.entries).map(\.key.text)
        var seen: Set<String> = [CompletionPoint.madeUpWord]
        return (sampled + named(behind: path, in: owner)).filter { seen.insert($0).inserted }
    }

    /// The samples of the value at the end of a path.
    private func values(of path: [String], in owner: SourceRange?, depth: Int) -> [YAMLNode] {
        guard depth < Self.deepest, let first = path.first else { return [] }
        return path.dropFirst().reduce(samples(of: first, in: owner, depth: depth)) { values, member in
            values.flatMap { $0.entries.filter { $0.key.text == member }.map(\.value) }
        }
    }

    /// The samples of a field, or of what a repeated element shows.
    private func samples(of name: String, in owner: SourceRange?, depth: Int) -> [YAMLNode] {
        if let field = fields.first(where: { $0.name == name && $0.owner == owner }) {
            let own = [field.sample].compactMap(\.self)
            guard !field.isList, let type = field.type else { return own }
            // Another field of the type may have a sample where this one has none.
            return own + fields.filter { $0.type == type && $0.name != name }.flatMap { $0.sample?.elements ?? [] }
        }
        guard let repetition = repeated.first(where: { $0.id == name && $0.owner == owner }) else { return [] }
        guard case .scalar(let reference) = repetition.value.content else { return repetition.value.elements }
        let path = reference.text.drop { $0 == "$" }.split(separator: ".").map { $0.filter { $0 != "?" } }
        return values(of: path, in: owner, depth: depth + 1).flatMap(\.elements)
    }

    /// The names that stand behind a path elsewhere in the spec.
    private func named(behind path: [String], in owner: SourceRange?) -> [String] {
        let beginning = Array(("$" + path.joined(separator: ".") + ".").utf8)
        var found: [String] = []
        for range in texts where names.owner(of: range) == owner {
            var rest = file.bytes[range.start..<min(range.end, file.bytes.count)].filter { $0 != UInt8(ascii: "?") }[
                ...]
            while let place = rest.firstIndex(of: UInt8(ascii: "$")) {
                rest = rest[place...]
                if rest.starts(with: beginning) {
                    let name = rest.dropFirst(beginning.count).prefix(while: Self.isOfName)
                    if !name.isEmpty { found.append(String(decoding: name, as: UTF8.self)) }
                }
                rest = rest.dropFirst()
            }
        }
        return found
    }

    private static func field(_ entry: YAMLEntry, _ owner: SourceRange?) -> Field {
        let parts = entry.value.entries
        func part(_ part: FieldPart) -> YAMLNode? {
            parts.first { $0.key.text == part.rawValue || FieldPart.synonyms[$0.key.text] == part }?.value
        }
        let node = parts.isEmpty ? entry.value : part(.type)
        var type: String?
        if case .scalar(let word)? = node?.content { type = word.text }
        var cases: [String] = []
        if case .sequence(let words)? = node?.content {
            cases = words.compactMap { if case .scalar(let word) = $0.content { word.text } else { nil } }
        }
        return Field(
            name: entry.key.text, owner: owner, type: type.map { $0.filter { !"[]?".contains($0) } },
            isList: type?.contains("[") ?? false, sample: part(.sample),
            cases: cases.count > 1 ? cases : [])
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}

extension YAMLNode {
    /// The entries of a mapping; none of anything else.
    fileprivate var entries: [YAMLEntry] {
        if case .mapping(let entries) = content { return entries }
        return []
    }

    /// The elements of a list; anything else alone.
    fileprivate var elements: [YAMLNode] {
        if case .sequence(let nodes) = content { return nodes }
        return [self]
    }
}
