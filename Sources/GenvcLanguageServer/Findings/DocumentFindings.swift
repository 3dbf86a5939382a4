import GenvcCores
import GenvcDiagnostics
import GenvcKit
import GenvcProject

/// The findings of a document, as `genvc validate` has them.
struct DocumentFindings: Sendable {
    /// The findings of the document alone, with the files in which they lie.
    private let ownReports: [DiagnosticReport]
    /// The findings about what other specs of the project make too.
    var twins: [Diagnostic] = []
    /// The other files that were read for them.
    let usedFiles: [SourceFile]
    /// True if the document has no mistake in its words.
    let isReadable: Bool
    /// The spec with its layouts; nil for one with mistakes in its words, and for a project file.
    let run: SpecRun?

    /// Reads a spec or a project file, and tries all layouts of a screen. There are none in a file of another tool.
    ///
    /// - Parameters:
    ///   - finder: finds the files that it uses, those that are open in the editor among them.
    ///   - known: what the layouts of earlier texts have found.
    ///   - interruption: ends it; what was found then is not all.
    init(
        _ document: OpenDocument, on disk: Disk, finder: @escaping FileFinder, keeping known: KnownLayouts,
        until interruption: Interruption
    ) {
        guard document.isOurs else {
            self.init(reports: [], usedFiles: [], isReadable: true)
            return
        }
        if document.isProject {
            let project = ProjectFile(document.file, finder: finder)
            self.init(reports: [project.report], usedFiles: project.readFiles, isReadable: true)
            return
        }
        let projects = ProjectFinder(forFile: document.path, on: disk, finder: finder)
        guard projects.reports.count(of: .error) == 0 else {
            self.init(reports: projects.reports, usedFiles: [], isReadable: false)
            return
        }
        var run = SpecRun(document.file, project: projects.only, finder: finder)
        run.validate(keeping: known, until: interruption)
        run.reportUnmadeParts()
        self.init(
            reports: [run.report], usedFiles: run.readFiles, isReadable: run.isReadable,
            run: run.isReadable ? run : nil)
    }

    private init(reports: [DiagnosticReport], usedFiles: [SourceFile], isReadable: Bool, run: SpecRun? = nil) {
        ownReports = reports
        self.usedFiles = usedFiles
        self.isReadable = isReadable
        self.run = run
    }

    /// The findings with the files in which they lie.
    var reports: [DiagnosticReport] {
        guard let report = ownReports.first, !twins.isEmpty else { return ownReports }
        let all = DiagnosticReport(report.diagnostics + twins, in: report.files, dropped: report.dropped)
        return [all] + ownReports.dropFirst()
    }

    /// Each finding with the report that has its files.
    var all: [(finding: Diagnostic, files: SourceFiles)] {
        reports.flatMap { report in report.diagnostics.map { ($0, report.files) } }
    }
}
