import GenvcDiagnostics
import GenvcKit

/// The outcome of one spec.
package struct SpecOutcome: Sendable {
    /// The findings of the spec.
    package let report: DiagnosticReport
    /// The files that were made; empty where the spec has errors.
    package var files: [Genvc.File] = []
    /// The files whose components the spec uses.
    package var used: [String] = []
    /// All files that were read for the spec besides its own.
    package var readFiles: [SourceFile] = []
    /// The paths that lead to no file, though the spec names them.
    package private(set) var missingFiles: [String] = []
    /// The drawing, where one was asked for and the spec has no errors.
    package var drawing: String?
    /// The spec as it was checked, where it may be drawn later.
    package private(set) var run: SpecRun?
    /// True if another spec of the run makes a file of the same name.
    private(set) var isTwin = false

    /// The outcome of a spec that could not be read.
    private init(report: DiagnosticReport) {
        self.report = report
    }

    /// The outcome of a spec of which nothing has changed since a run that found nothing in it.
    ///
    /// - Parameter readFiles: All files that are read for it besides its own.
    init(ofUnchanged spec: SourceFile, files: [Genvc.File], using used: [String], reading readFiles: [SourceFile]) {
        self.init(report: DiagnosticReport([], in: SourceFiles(spec)))
        self.files = files
        self.used = used
        self.readFiles = readFiles
    }

    /// Reads and checks a spec, and makes its code.
    init(
        of spec: SpecFinder.Spec, _ project: ProjectFile?, _ manner: GeneratedCode.Manner,
        _ finder: @escaping FileFinder, _ library: inout TemplateLibrary, _ known: KnownLayouts
    ) {
        switch spec.input {
        case .refused(let report):
            self.init(report: report)
        case .file(let file):
            var run = SpecRun(file, project: project, finder: finder)
            // A spec with errors gets no code, so that changes are tried only where nobody waits for it.
            if manner.isValidating {
                // Notes are told by `genvc validate` alone.
                run.validate(tryingFrom: .warning, keeping: known)
            } else {
                run.check(tryingFrom: .error, keeping: known)
            }
            let files =
                run.generate(
                    &library, style: manner.style ?? project?.style ?? .controller, inOneFile: manner.isInOneFile) ?? []
            self.init(report: run.report)
            self.files = files
            used = run.usedFiles
            readFiles = run.readFiles
            missingFiles = run.missingFiles
            drawing = manner.isDrawn ? run.drawing() : nil
            self.run = manner.isAskedAbout ? run : nil
        }
    }

    /// True if the spec made files, and a run has nothing to say of it.
    var isQuiet: Bool {
        !files.isEmpty && report.dropped == 0 && report.diagnostics.allSatisfy { $0.severity == .note }
    }

    /// The outcome with one more finding.
    func adding(_ finding: Diagnostic) -> SpecOutcome {
        var outcome = SpecOutcome(
            report: DiagnosticReport(report.diagnostics + [finding], in: report.files, dropped: report.dropped))
        outcome.drawing = drawing
        outcome.used = used
        outcome.readFiles = readFiles
        outcome.missingFiles = missingFiles
        outcome.isTwin = true
        return outcome
    }
}
