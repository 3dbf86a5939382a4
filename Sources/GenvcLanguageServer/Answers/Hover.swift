import GenvcDiagnostics
import GenvcExplain
import GenvcVocabulary
import GenvcYAML

/// The documentation of the word under the pointer.
struct Hover {
    /// The documentation, in Markdown.
    let documentation: String
    /// The bytes of the word.
    let bytes: Range<Int>

    /// Nil where no word with a documentation stands.
    init?(in document: OpenDocument, at offset: Int, using used: [SourceFile]) {
        guard let tree = document.tree else { return nil }
        let names = SpecNames(of: tree, in: document.file, isProject: document.isProject, besides: used)
        guard let sight = names.walk.sight(at: offset, in: tree) else { return nil }
        switch sight {
        case .entry(let place):
            guard let text = Self.documentation(of: place) else { return nil }
            self.init(documentation: text, range: place.entry.key.range)
        case .text(let text):
            if case .element = text.role, let kind = Vocabulary.kind(named: text.scalar.text) {
                self.init(documentation: Explain.markdown(of: kind), range: text.range)
            } else if let documentation = Self.documentation(of: text.owner) {
                self.init(documentation: documentation, range: text.range)
            } else {
                return nil
            }
        }
    }

    private init(documentation: String, range: SourceRange) {
        self.documentation = documentation
        bytes = range.start..<range.end
    }

    private static func documentation(of place: SpecWalk.Place) -> String? {
        switch place.meaning {
        case .key(let key, let kind): return Explain.markdown(of: key, of: kind)
        case .kind(let name): return Vocabulary.kind(named: name).map { Explain.markdown(of: $0) }
        case .declaration, .other: return nil
        }
    }

    /// Writes it, for a text of which it was made.
    func write(in text: DocumentText, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("contents")
        Markdown.write(documentation, to: &writer)
        writer.key("range")
        text.write(bytes, to: &writer)
        writer.endObject()
    }
}
