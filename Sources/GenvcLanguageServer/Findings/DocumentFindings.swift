import GenvcDiagnostics
import GenvcKit
import GenvcProject

/// The findings of a document, as `genvc validate` has them.
struct DocumentFindings: Sendable {
    /// The findings with the files in which they lie.
    let reports: [DiagnosticReport]
    /// The other files that were read for them.
    let usedFiles: [SourceFile]
    /// True if the document has no mistake in its words.
    let isReadable: Bool

    /// Reads a spec or a project file, and tries all layouts of a screen. There are none in a file of another tool.
    ///
    /// - Parameters:
    ///   - finder: finds the files that it uses, those that are open in the editor among them.
    ///   - known: what the layouts of earlier texts have found.
    init(_ document: OpenDocument, on disk: Disk, finder: @escaping FileFinder, keeping known: KnownLayouts) {
        guard document.isOurs else {
            self.init(reports: [], usedFiles: [], isReadable: true)
            return
        }
        if document.isProject {
            self.init(reports: [ProjectFile(document.file, finder: finder).report], usedFiles: [], isReadable: true)
            return
        }
        let projects = ProjectFinder(forFile: document.path, on: disk)
        guard projects.reports.count(of: .error) == 0 else {
            self.init(reports: projects.reports, usedFiles: [], isReadable: false)
            return
        }
        var run = SpecRun(document.file, project: projects.only, finder: finder)
        run.validate(keeping: known)
        run.reportUnmadeParts()
        self.init(reports: [run.report], usedFiles: run.readFiles, isReadable: run.isReadable)
    }

    private init(reports: [DiagnosticReport], usedFiles: [SourceFile], isReadable: Bool) {
        self.reports = reports
        self.usedFiles = usedFiles
        self.isReadable = isReadable
    }

    /// Each finding with the report that has its files.
    var all: [(finding: Diagnostic, files: SourceFiles)] {
        reports.flatMap { report in report.diagnostics.map { ($0, report.files) } }
    }
}
