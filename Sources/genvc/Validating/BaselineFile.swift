import GenvcDiagnostics
import GenvcKit
import GenvcProject

/// The list of known findings that the options name, or no list.
struct BaselineFile {
    private let session: Session
    /// The findings that are not told again; nil where the options name no list to read.
    private let known: Baseline?
    /// The path of the list that is written; nil where none is.
    private let output: String?

    /// The most bytes of a list: some hundred thousand findings.
    private static let mostBytes = 64 << 20

    /// - Throws: `CommandError` where the list cannot be read.
    init(_ invocation: Invocation, _ session: Session) throws(CommandError) {
        self.session = session
        output = invocation.value(.writeBaseline)
        guard let path = invocation.value(.baseline) else {
            known = nil
            return
        }
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try session.disk.read(path, limit: Self.mostBytes)
        } catch {
            throw CommandError(
                .noInput, "`\(path)` cannot be read: \(error.reason)", help: "`--write-baseline \(path)` makes the list"
            )
        }
        guard bytes.count <= Self.mostBytes else {
            throw CommandError(
                .wrongInput, "`\(path)` is larger than \(Self.mostBytes >> 20) MiB",
                help: "write a list for each folder of specs")
        }
        guard Baseline.isBaseline(bytes) else {
            throw .usage(
                "`\(path)` is no list of known findings", help: "`--write-baseline FILE` makes one")
        }
        known = Baseline(bytes, at: path, from: session.disk.workingFolder)
    }

    /// Writes the list of the findings and ends the command; nil where no list is to be written.
    func write(_ reports: [DiagnosticReport]) throws(CommandError) -> ExitStatus? {
        guard let output else { return nil }
        try refuseOther(at: output)
        let text = Baseline(at: output, from: session.disk.workingFolder).text(of: reports)
        let file = OutputFile(root: "", name: output, contents: Array(text.utf8), isUsers: true)
        session.keep(try session.outputWriter.write([file], overwriting: .own))
        let count = reports.reduce(0) { $0 + $1.diagnostics.count }
        session.note("wrote \(EnglishList.count(count, "finding")) to \(Path.shown(output))")
        return .success
    }

    /// Throws where another file than such a list is at the path: a spec that was taken for it is not lost.
    private func refuseOther(at path: String) throws(CommandError) {
        guard session.disk.kind(of: path, ofLink: false) != nil else { return }
        let bytes = try? session.disk.read(path, limit: Genvc.maximumSpecBytes)
        guard let bytes, Baseline.isBaseline(bytes) else {
            throw CommandError(
                .cannotCreate, "`\(path)` is no list of known findings, and stays as it is",
                help: "write another name behind `\(Option.writeBaseline.name)`")
        }
    }

    /// The reports without what is known. A line of the list that nothing meets any more is told of, so that the list
    /// gets shorter.
    func removed(from reports: [DiagnosticReport]) -> [DiagnosticReport] {
        guard let known else { return reports }
        var unmet: [String] = []
        let new = known.removed(from: reports, unmet: &unmet)
        if !unmet.isEmpty {
            session.note(
                "\(EnglishList.count(unmet.count, "known finding")) \(unmet.count == 1 ? "is" : "are") gone: `--write-baseline` makes the list anew"
            )
        }
        return new
    }

    /// The findings of one report that are not known.
    func new(in report: DiagnosticReport) -> [Diagnostic] {
        var unmet: [String] = []
        return known.map { $0.removed(from: [report], unmet: &unmet)[0].diagnostics } ?? report.diagnostics
    }

    /// The reports without the warnings that are known. A run that makes code looks at few layouts, so that it does not
    /// say what is gone.
    func warningsRemoved(from reports: [DiagnosticReport]) -> [DiagnosticReport] {
        known?.warningsRemoved(from: reports) ?? reports
    }
}
