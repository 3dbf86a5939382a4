import GenvcDiagnostics
import GenvcExplain
import GenvcKit
import GenvcVocabulary
import GenvcYAML

/// The documentation of the word under the pointer.
struct Hover {
    /// The documentation, in Markdown.
    let documentation: String
    /// The bytes of the word.
    let bytes: Range<Int>

    /// Nil where no word with a documentation stands.
    ///
    /// - Parameter read: reads the document as a spec, for the frame of an element.
    init?(in document: OpenDocument, at offset: Int, using used: [SourceFile], read: (SourceFile) -> SpecRun) {
        guard let tree = document.tree else { return nil }
        let names = SpecNames(of: tree, in: document.file, isProject: document.isProject, besides: used)
        guard let sight = names.walk.sight(at: offset, in: tree) else { return nil }
        switch sight {
        case .entry(let place):
            guard let text = Self.documentation(of: place) else { return nil }
            let frame = Self.frame(of: place) { read(document.file) }
            self.init(documentation: text + frame, range: place.entry.key.range)
        case .text(let text):
            if case .element = text.role, let kind = Vocabulary.kind(named: text.scalar.text) {
                self.init(documentation: Explain.markdown(of: kind), range: text.range)
            } else if let documentation = Self.documentation(of: text.owner) {
                let frame = Self.frame(of: text.owner) { read(document.file) }
                self.init(documentation: documentation + frame, range: text.range)
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

    /// A sentence about where an element lies; empty for all other words, and where that cannot be told.
    private static func frame(of place: SpecWalk.Place, in run: () -> SpecRun) -> String {
        guard case .kind = place.meaning, case .scalar(let id) = place.entry.value.content,
            let frame = run().frame(ofViewNamedAt: id.range), frame.sides.count == 4
        else { return "" }
        let sides = frame.sides
        let place = "\(sides[2]) × \(sides[3]) points, at \(sides[0]), \(sides[1])"
        guard frame.fits else {
            return "\n\nThe screen does not fit on \(frame.device): `\(frame.name)` would be \(place)."
        }
        return "\n\n`\(frame.name)` is \(place) on \(frame.device)."
    }

    /// Writes it, for a text of which it was made.
    func write(in text: DocumentText, as markup: Markup, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("contents")
        markup.write(documentation, to: &writer)
        writer.key("range")
        text.write(bytes, to: &writer)
        writer.endObject()
    }
}
