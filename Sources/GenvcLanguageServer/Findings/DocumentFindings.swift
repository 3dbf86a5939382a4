import GenvcDiagnostics
import GenvcKit
import GenvcProject

/// The findings of a document, as `genvc validate` has them.
struct DocumentFindings: Sendable {
    /// The findings with the files in which they lie.
    let reports: [DiagnosticReport]
    /// The paths of the other files that were read for them.
    let readPaths: [String]

    /// Reads a spec or a project file, and tries all layouts of a screen.
    ///
    /// - Parameters:
    ///   - finder: finds the files that it uses, those that are open in the editor among them.
    ///   - known: what the layouts of earlier texts have found.
    init(_ file: SourceFile, on disk: Disk, finder: @escaping FileFinder, keeping known: KnownLayouts) {
        if Path.name(of: file.name) == ProjectFile.name {
            let project = ProjectFile(file, finder: finder)
            self.init(reports: [project.report], readPaths: [])
            return
        }
        let projects = ProjectFinder(forFile: file.name, on: disk)
        guard projects.reports.count(of: .error) == 0 else {
            self.init(reports: projects.reports, readPaths: [])
            return
        }
        var run = SpecRun(file, project: projects.only, finder: finder)
        run.validate(keeping: known)
        run.reportUnmadeParts()
        self.init(reports: [run.report], readPaths: run.readFiles.map(\.name))
    }

    private init(reports: [DiagnosticReport], readPaths: [String]) {
        self.reports = reports
        self.readPaths = readPaths
    }

    /// Each finding with the report that has its files.
    var all: [(finding: Diagnostic, files: SourceFiles)] {
        reports.flatMap { report in report.diagnostics.map { ($0, report.files) } }
    }
}
