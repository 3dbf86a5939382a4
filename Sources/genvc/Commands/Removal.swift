import GenvcDiagnostics
import GenvcProject

/// Files that go together, or stay together.
struct Removal {
    /// Generated files, and specs that the user named.
    let paths: [String]
    var specs: [SourceFile] = []
    /// What changes, or goes, before them.
    var first: [OutputFile] = []

    /// Removes them, unless it is a dry run, and says so.
    func run(_ invocation: Invocation, _ session: Session) throws(CommandError) -> ExitStatus {
        let files =
            first + paths.map { OutputFile(path: $0, contents: nil) }
            + specs.map { OutputFile(root: "", name: $0.name, contents: nil, isUsers: true, basis: $0.bytes) }
        let permission: WritePlan.Permission = invocation.has(.force) ? .allWithBackup : .own
        let plan = try WritePlan(files, overwriting: permission, on: session.disk)
        guard plan.refusals.isEmpty else { return session.refuse(plan) }
        if invocation.has(.dryRun) { return session.print(Self.lines(of: plan).map { $0 + "\n" }.joined()) }
        let done = try OutputWriter.write(files, overwriting: permission, on: session.disk, telling: session.note)
        for line in Self.lines(of: done) { session.note(line) }
        return .success
    }

    private static func lines(of plan: WritePlan) -> [String] {
        plan.changes.isEmpty ? ["nothing to remove"] : plan.lines
    }
}
