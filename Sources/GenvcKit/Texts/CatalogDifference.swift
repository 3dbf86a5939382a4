import GenvcCodegen
import GenvcDiagnostics
import GenvcTemplates

/// A way in which a string catalogue and the specs say something else.
package struct CatalogDifference: Sendable, Hashable {
    /// The sort of a difference; the raw value is its word for programs.
    package enum Sort: String, Sendable {
        /// The catalogue lacks a text of a spec.
        case missing
        /// The catalogue has another source text than the spec.
        case changed
        /// No spec has the text any more.
        case unused
        /// A translation has other placeholders than the text.
        case placeholders
    }

    /// The sort of the difference.
    package let sort: Sort
    /// The key of the entry.
    package let key: String
    /// The language of a translation with other placeholders; nil for the other sorts.
    package let language: String?
    /// The difference in a sentence.
    package let text: String

    /// The differences of a catalogue and the texts of specs: by the order of the specs, and at the end what the
    /// catalogue has besides. Nil if the file is no catalogue, which then is reported.
    package static func all(
        of texts: CatalogTexts, in file: SourceFile, language: String?, reporting sink: inout DiagnosticSink
    ) -> [CatalogDifference]? {
        CatalogMerge(file, language: language, into: &sink)?.differences(from: texts)
    }

    /// The catalogue has no text under the key.
    static func missing(_ key: String) -> CatalogDifference {
        CatalogDifference(sort: .missing, key: key, language: nil, text: "`\(key)` is missing")
    }

    /// The catalogue has a text that is not that of the spec.
    static func changed(_ key: String) -> CatalogDifference {
        CatalogDifference(sort: .changed, key: key, language: nil, text: "`\(key)` has another text in the spec")
    }

    /// The catalogue has a text that no spec has.
    static func unused(_ key: String) -> CatalogDifference {
        CatalogDifference(sort: .unused, key: key, language: nil, text: "`\(key)` is no longer used")
    }

    /// A translation has other placeholders than the text.
    static func placeholders(
        _ key: String, _ language: String, _ found: Placeholders, _ wanted: Placeholders
    ) -> CatalogDifference {
        CatalogDifference(
            sort: .placeholders, key: key, language: language,
            text: "`\(key)` in `\(language)` has \(found.words), and the text has \(wanted.words)")
    }
}
