import GenvcCodegen
import GenvcDiagnostics
import GenvcTemplates

/// A string catalogue of Xcode, `Localizable.xcstrings`, and the texts of specs that are put into it.
///
/// The bytes that others wrote stay: an entry is changed only where its source text, its comment or its state is
/// another one than the code has. A translation of a text that changed is marked for review, as Xcode marks it.
package struct StringCatalog {
    /// The name of the catalogue in which `NSLocalizedString` looks.
    package static let name = "Localizable.xcstrings"
    /// The language of texts in specs, where nothing else is said.
    package static let standardLanguage = "en"

    /// The texts that a catalogue is given.
    package enum Selection: Sendable {
        /// All, as `genvc strings` prints them.
        case all
        /// The texts with forms, which stand nowhere else; a text without forms only where the catalogue has another
        /// one.
        case plurals
    }

    /// The end of an entry that no text has any more.
    package enum Gone: Sendable, Hashable {
        /// It had no translation, and was taken out.
        case removed(key: String)
        /// It has translations, and is marked as no longer used.
        case stale(key: String)
    }

    /// UTF-8, without a line end at the end, as Xcode writes it.
    package let bytes: [UInt8]
    /// The entries that no text has any more, in their order.
    package let gone: [Gone]

    /// The texts of generated files.
    package static func texts(of files: [Genvc.File]) -> CatalogTexts { CatalogTexts(joining: files.map(\.texts)) }

    /// True if the forms of a text in the files stand in a catalogue alone.
    package static func haveForms(_ files: [Genvc.File]) -> Bool { files.contains { $0.texts.hasPlurals } }

    /// The state in which genvc and people write entries, and Xcode none.
    package static let stateOfEntries = CatalogJSON.State.manual

    init(bytes: [UInt8], gone: [Gone]) {
        self.bytes = bytes
        self.gone = gone
    }

    /// A catalogue of these texts alone.
    package init(of texts: CatalogTexts, language: String = standardLanguage, _ selection: Selection = .all) {
        let chosen = texts.all.filter { selection == .all || $0.isPlural }
        let root = CatalogJSON.Value.object([
            (CatalogJSON.Name.sourceLanguage, .text(language)),
            (CatalogJSON.Name.strings, .object(chosen.map { ($0.key, .entry(of: $0, in: language)) })),
            (CatalogJSON.Name.version, .text(CatalogJSON.version)),
        ])
        bytes = Array(CatalogJSON.text(of: root, level: 0).utf8)
        gone = []
    }

    /// A catalogue that exists, with these texts in it; nil if it is none, which then is reported.
    ///
    /// - Parameter language: the language that the texts are in; nil for that of the catalogue.
    package init?(
        merging texts: CatalogTexts, into file: SourceFile, language: String? = nil, _ selection: Selection,
        reporting sink: inout DiagnosticSink
    ) {
        guard let changed = CatalogMerge(file, language: language, into: &sink)?.changed(by: texts, selection)
        else { return nil }
        // The places of new entries are found in the changed file.
        let between = SourceFile(name: file.name, bytes: changed.bytes)
        guard let merge = CatalogMerge(between, language: language, into: &sink) else { return nil }
        bytes = merge.inserting(texts, selection)
        gone = changed.gone
    }
}
