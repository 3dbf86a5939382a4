import GenvcDiagnostics
import GenvcKit

/// What became of one spec.
struct SpecOutcome: Sendable {
    let report: DiagnosticReport
    var files: [Genvc.File] = []
    /// The files whose components it uses.
    var used: [String] = []
    /// All files that were read for it besides its own.
    var readFiles: [String] = []
    var drawing: String?
    /// Whether another spec of the run makes a file of the same name.
    private(set) var isTwin = false

    private init(report: DiagnosticReport) {
        self.report = report
    }

    init(
        of spec: SpecFinder.Spec, _ project: ProjectFile?, drawn: Bool, inOneFile: Bool,
        _ library: inout TemplateLibrary
    ) {
        switch spec.input {
        case .refused(let report):
            self.init(report: report)
        case .file(let file):
            var run = SpecRun(file, project: project, finder: InputFile.find)
            run.check()
            let files = run.generate(&library, inOneFile: inOneFile) ?? []
            self.init(report: run.report)
            self.files = files
            used = run.usedFiles
            readFiles = run.readFiles
            drawing = drawn ? run.drawing() : nil
        }
    }

    /// The same with a finding more.
    func adding(_ finding: Diagnostic) -> SpecOutcome {
        var outcome = SpecOutcome(
            report: DiagnosticReport(report.diagnostics + [finding], in: report.files, dropped: report.dropped))
        outcome.drawing = drawing
        outcome.used = used
        outcome.readFiles = readFiles
        outcome.isTwin = true
        return outcome
    }
}
