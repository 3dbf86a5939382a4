import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// The formats of `format`: how the references of one text are written.
struct TextFormats {
    /// The format of one reference.
    struct Entry {
        /// The reference without its dollar sign; nil for the only one of the text.
        let path: String?
        /// The format of the reference.
        let format: TextFormat
        /// The word that the format begins with.
        let word: TextFormatWord
        /// The format as it is written: `currency EUR`.
        let text: String
        /// The place where the format is written.
        let range: SourceRange
    }

    /// One format for each reference that has one.
    let entries: [Entry]

    /// The formats of a text without `format`.
    static let none = TextFormats(entries: [])

    /// The format of a reference; nil if it is written as its type is.
    func format(of reference: Reference) -> TextFormat? { entry(of: reference)?.format }

    /// The entry that is for a reference; nil without one.
    func entry(of reference: Reference) -> Entry? {
        entries.first { $0.path == nil || $0.path == reference.pathText }
    }
}
