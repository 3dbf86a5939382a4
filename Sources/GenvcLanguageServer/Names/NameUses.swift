import GenvcDiagnostics
import GenvcVocabulary
import GenvcYAML

/// All places of names in a document.
struct NameUses {
    /// The places in their order.
    private(set) var all: [NameUse] = []
    private let names: SpecNames
    private let document: OpenDocument

    /// The places in a document.
    init(in document: OpenDocument, tree: YAMLTree, names: SpecNames) {
        self.names = names
        self.document = document
        for name in names.all where name.file.name == document.path {
            let bytes = Self.insideQuotes(name.range, document.text.bytes)
            add(name.text, Self.sort(of: name.sort), bytes, in: name.range, isDeclaration: true)
        }
        names.walk.visit(tree) { sight in
            switch sight {
            case .entry(let place): addKey(of: place)
            case .text(let text): addNames(in: text)
            }
        }
        let declared = Set(all.filter(\.isDeclaration).map(\.identity))
        all = all.map { Self.repeated($0, declared) }.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
    }

    /// A reference to what a repeated element shows means the element, which has the name for an id.
    private static func repeated(_ use: NameUse, _ declared: Set<NameUse.Identity>) -> NameUse {
        guard use.sort == .field, !declared.contains(use.identity) else { return use }
        let id = use.with(.id)
        return declared.contains(id.identity) ? id : use
    }

    /// The name at an offset; nil where none stands.
    func use(at offset: Int) -> NameUse? {
        all.first { $0.bytes.lowerBound <= offset && offset <= $0.bytes.upperBound }
    }

    /// The places of the same name.
    func uses(of use: NameUse) -> [NameUse] { all.filter { $0.identity == use.identity } }

    private static func sort(of sort: SpecNames.Sort) -> NameUse.Sort {
        switch sort {
        case .id: .id
        case .style: .style
        case .component: .component
        case .field, .parameter: .field
        }
    }

    private mutating func add(
        _ text: String, _ sort: NameUse.Sort, _ bytes: Range<Int>, in range: SourceRange, isDeclaration: Bool = false
    ) {
        let isOfFile = sort == .style || sort == .component
        all.append(
            NameUse(
                text: text, sort: sort, bytes: bytes, owner: isOfFile ? nil : names.owner(of: range)?.start,
                isDeclaration: isDeclaration))
    }

    /// Adds the name of a component where one stands, and the parameters that it is given.
    private mutating func addKey(of place: SpecWalk.Place) {
        let key = place.entry.key
        switch place.meaning {
        case .kind(let kind) where names.walk.components.contains(kind):
            add(kind, .component, key.range.start..<key.range.end, in: key.range)
        case .other:
            guard let component = place.siblings.first(where: { names.walk.components.contains($0.key.text) }),
                let parameter = names.parameters(ofComponent: component.key.text).first(where: { $0.text == key.text }),
                parameter.file.name == document.path
            else { return }
            // A parameter is known within the component, which is elsewhere.
            all.append(
                NameUse(
                    text: key.text, sort: .field, bytes: key.range.start..<key.range.end,
                    owner: parameter.owner?.start, isDeclaration: false))
        case .kind, .key, .declaration: break
        }
    }

    /// Adds what a value refers to.
    private mutating func addNames(in text: SpecWalk.Text) {
        let bytes = document.text.bytes
        let range = text.range.start..<min(text.range.end, bytes.count)
        for word in Self.words(in: range, of: bytes) where word.lowerBound > 0 {
            // Two dollars are a dollar sign, and what stands behind them is text.
            let before = bytes[..<word.lowerBound]
            let brace = before.last == UInt8(ascii: "{") ? 1 : 0
            let dollars = before.dropLast(brace).reversed().prefix { $0 == UInt8(ascii: "$") }.count
            if dollars % 2 == 1 {
                add(String(decoding: bytes[word], as: UTF8.self), .field, word, in: text.range)
            }
        }
        guard case .key(let key, _) = text.owner.meaning else { return }
        switch key.type {
        case .styles: add(text.scalar.text, .style, Self.insideQuotes(text.range, bytes), in: text.range)
        case .reference, .source, .sources:
            addID(in: Self.insideQuotes(text.range, bytes), of: text.range)
        case .relations:
            for word in Self.words(in: range, of: bytes)
            where Self.isViewOfRelation(word, in: bytes, from: range.lowerBound) { addID(in: word, of: text.range) }
        default: break
        }
    }

    /// Adds an id where one stands by itself, or as the name that its property has in the code: `title`, `titleLabel`.
    private mutating func addID(in bytes: Range<Int>, of range: SourceRange) {
        let text = String(decoding: document.text.bytes[bytes], as: UTF8.self)
        let isDeclared = names.all.contains { $0.sort.isID && $0.text == text }
        let id = isDeclared ? nil : names.all.first { $0.propertyName == text }
        let end = id.map { bytes.lowerBound + $0.text.utf8.count } ?? bytes.upperBound
        add(id?.text ?? text, .id, bytes.lowerBound..<end, in: range)
    }

    /// True for the first word behind the operator of a relation, and for a word with an attribute behind it.
    private static func isViewOfRelation(_ word: Range<Int>, in bytes: [UInt8], from start: Int) -> Bool {
        if word.upperBound < bytes.count, bytes[word.upperBound] == UInt8(ascii: ".") { return true }
        let isBehindDot = word.lowerBound > start && bytes[word.lowerBound - 1] == UInt8(ascii: ".")
        let before = bytes[start..<word.lowerBound].last { $0 != UInt8(ascii: " ") }
        return before == UInt8(ascii: "=") && !isBehindDot
    }

    /// The words of some bytes: letters, digits and underscores.
    private static func words(in range: Range<Int>, of bytes: [UInt8]) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var start: Int?
        for place in range {
            let isOfWord =
                switch bytes[place] {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                    true
                default: false
                }
            if isOfWord {
                start = start ?? place
            } else if let first = start {
                words.append(first..<place)
                start = nil
            }
        }
        if let start { words.append(start..<range.upperBound) }
        return words
    }

    /// The bytes of a scalar without the quotes around it.
    private static func insideQuotes(_ range: SourceRange, _ bytes: [UInt8]) -> Range<Int> {
        let range = range.start..<min(range.end, bytes.count)
        guard range.count > 1, let first = bytes[range].first, first == bytes[range].last,
            first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
        else { return range }
        return range.lowerBound + 1..<range.upperBound - 1
    }
}
