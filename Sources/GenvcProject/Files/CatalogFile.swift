import GenvcDiagnostics
import GenvcKit
import GenvcSwift

/// The string catalogue of an app, and the file that it becomes by the texts of specs.
package struct CatalogFile {
    /// The largest catalogue that is read, in bytes: tens of thousands of texts in forty languages.
    private static let largestFile = 64 << 20

    /// The path of the catalogue.
    package let path: String
    /// The findings about a file that is no catalogue; without errors otherwise.
    package private(set) var reports: [DiagnosticReport] = []
    /// The catalogue as it is to be; nil where it is so already, or is no catalogue.
    package private(set) var file: OutputFile?
    /// Lines about entries that no text has any more.
    package private(set) var lines: [String] = []

    /// Merges texts into the catalogue at a path, or makes one there.
    ///
    /// - Parameters:
    ///   - files: the generated files with the texts.
    ///   - language: the language of the texts; nil for that of the catalogue.
    package init(
        at path: String, of files: [Genvc.File], language: String? = nil, _ selection: StringCatalog.Selection,
        on disk: Disk
    ) {
        self.path = path
        let texts = StringCatalog.texts(of: files)
        guard disk.kind(of: path, ofLink: true) != nil else {
            let catalog = StringCatalog(of: texts, language: language ?? StringCatalog.standardLanguage, selection)
            file = OutputFile(path: path, contents: catalog.bytes, isUsers: true, basis: [])
            return
        }
        switch disk.input(path, limit: Self.largestFile) {
        case .refused(let report): reports = [report]
        case .file(let source):
            var sink = DiagnosticSink()
            let catalog = StringCatalog(
                merging: texts, into: source, language: language, selection, reporting: &sink)
            reports = [DiagnosticReport(sink.diagnostics, in: SourceFiles(source), dropped: sink.dropped)]
            guard let catalog else { return }
            lines = catalog.gone.map { Self.line($0, path) }
            if catalog.bytes != source.bytes {
                file = OutputFile(path: path, contents: catalog.bytes, isUsers: true, basis: source.bytes)
            }
        }
    }

    /// The catalogue at a path with entries under other keys; nil where none is there, or it has none of them.
    ///
    /// - Parameters:
    ///   - keys: the new keys by the old ones.
    ///   - screens: the names of screens in comments of genvc, old and new.
    static func renaming(
        _ keys: [String: String], _ screens: [(old: String, new: String)], at path: String, on disk: Disk
    ) -> OutputFile? {
        guard disk.kind(of: path, ofLink: true) != nil, case .file(let source) = disk.input(path, limit: largestFile)
        else { return nil }
        var sink = DiagnosticSink()
        return StringCatalog(renaming: keys, screens, in: source, reporting: &sink).map { catalog in
            OutputFile(path: path, contents: catalog.bytes, isUsers: true, basis: source.bytes)
        }
    }

    /// The differences of the catalogue at a path and the texts of generated files.
    ///
    /// - Parameter language: the language of the texts; nil for that of the catalogue.
    /// - Returns: no differences, but a report, for a file that is no catalogue.
    package static func differences(
        at path: String, of files: [Genvc.File], language: String?, on disk: Disk
    ) -> (found: [CatalogDifference]?, report: DiagnosticReport) {
        switch disk.input(path, limit: largestFile) {
        case .refused(let report): return (nil, report)
        case .file(let source):
            var sink = DiagnosticSink()
            let found = CatalogDifference.all(
                of: StringCatalog.texts(of: files), in: source, language: language, reporting: &sink)
            return (found, DiagnosticReport(sink.diagnostics, in: SourceFiles(source), dropped: sink.dropped))
        }
    }

    /// True if a catalogue is there that may have entries of genvc, which tell of texts that had forms once.
    static func hasWritten(to path: String, on disk: Disk) -> Bool {
        guard let bytes = try? disk.read(path, limit: largestFile) else { return false }
        return bytes.hasNameLikeWord(among: [Array(StringCatalog.stateOfEntries.utf8)])
    }

    private static func line(_ gone: StringCatalog.Gone, _ path: String) -> String {
        switch gone {
        case .removed(let key): "no spec has the text `\(key)` any more; it goes from `\(path)`"
        case .stale(let key): "no spec has the text `\(key)` any more; `\(path)` keeps its translations, as stale"
        }
    }
}
