import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// What `format` says: how the references of one text are written.
struct TextFormats {
    /// The format of one reference.
    struct Entry {
        /// The reference without its dollar sign; nil for the only one of the text.
        let path: String?
        let format: TextFormat
        /// The word that the format begins with.
        let word: TextFormatWord
        let range: SourceRange
    }

    let entries: [Entry]

    /// The formats of a text without `format`.
    static let none = TextFormats(entries: [])

    /// The format of a reference; nil: as its type is written.
    func format(of reference: Reference) -> TextFormat? { entry(of: reference)?.format }

    func entry(of reference: Reference) -> Entry? {
        entries.first { $0.path == nil || $0.path == reference.pathText }
    }
}
