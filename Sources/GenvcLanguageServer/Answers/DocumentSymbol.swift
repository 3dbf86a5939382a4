import GenvcDiagnostics
import GenvcVocabulary
import GenvcYAML

/// An element, a component or the screen in the outline of a document.
struct DocumentSymbol {
    /// The signs of the protocol, by the numbers of `SymbolKind`.
    private enum Sign: Int {
        case type = 5
        case field = 8
    }

    private let name: String
    private let detail: String
    private let sign: Sign
    /// All bytes of it.
    private let range: SourceRange
    /// The bytes of its name.
    private let nameRange: SourceRange
    private var children: [DocumentSymbol] = []

    /// The outline of a document: the screen with its rows, and components with theirs.
    static func all(in document: OpenDocument, using used: [SourceFile]) -> [DocumentSymbol] {
        guard let tree = document.tree else { return [] }
        let names = SpecNames(of: tree, in: document.file, isProject: document.isProject, besides: used)
        var flat: [DocumentSymbol] = []
        var elements: Set<Int> = []
        names.walk.visit(tree) { sight in
            guard let symbol = DocumentSymbol(sight, in: tree) else { return }
            // A mapping is one element, however many kinds it names by mistake.
            if symbol.sign == .field, !elements.insert(symbol.range.start).inserted { return }
            flat.append(symbol)
        }
        // The keys of an element may stand in any order, and so may the screen and its components: what stands around
        // others begins with the first of them, or before it, and ends behind the last.
        flat.sort { ($0.range.start, -$0.range.end) < ($1.range.start, -$1.range.end) }
        var rest = flat[...]
        return nested(&rest, before: Int.max)
    }

    /// The symbols up to an offset, each with those that lie in it.
    private static func nested(_ flat: inout ArraySlice<DocumentSymbol>, before end: Int) -> [DocumentSymbol] {
        var symbols: [DocumentSymbol] = []
        while var symbol = flat.first, symbol.range.start < end {
            flat.removeFirst()
            symbol.children = nested(&flat, before: symbol.range.end)
            symbols.append(symbol)
        }
        return symbols
    }

    /// Nil for what is no part of the outline.
    private init?(_ sight: SpecWalk.Sight, in tree: YAMLTree) {
        switch sight {
        case .text(let text):
            guard case .element = text.role, Vocabulary.kind(named: text.scalar.text) != nil else { return nil }
            self.init(text.scalar.text, "", .field, text.range, text.range)
        case .entry(let place):
            let (key, value) = (place.entry.key, place.entry.value)
            switch place.meaning {
            case .kind(let kind):
                guard let first = place.siblings.first, let last = place.siblings.last else { return nil }
                let range = first.key.range.union(last.key.range).union(last.value.range)
                if case .scalar(let id) = value.content {
                    self.init(id.text, kind, .field, range, id.range)
                } else {
                    self.init(kind, "", .field, range, key.range)
                }
            case .declaration(.component):
                self.init(key.text, "component", .type, key.range.union(value.range), key.range)
            case .key(let key, _) where key.effect == .tool(.screen):
                guard case .scalar(let name) = value.content else { return nil }
                self.init(name.text, key.name, .type, tree.root.range, name.range)
            case .key, .declaration, .other: return nil
            }
        }
    }

    private init(_ name: String, _ detail: String, _ sign: Sign, _ range: SourceRange, _ nameRange: SourceRange) {
        self.name = name.isEmpty ? detail : name
        self.detail = detail
        self.sign = sign
        self.range = range
        self.nameRange = nameRange
    }

    /// Writes it with all that lies in it.
    func write(in text: DocumentText, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("name", name)
        if !detail.isEmpty { writer.member("detail", detail) }
        writer.member("kind", sign.rawValue)
        writer.key("range")
        text.write(range.start..<range.end, to: &writer)
        writer.key("selectionRange")
        text.write(nameRange.start..<nameRange.end, to: &writer)
        writer.list("children", children) { $0.write(in: text, to: &$1) }
        writer.endObject()
    }
}
