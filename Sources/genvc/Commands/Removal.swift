import GenvcDiagnostics
import GenvcProject

/// Files that one run removes: either all of them go, or none.
struct Removal {
    /// The paths of generated files, which stay if somebody edited them, unless `--force` is given.
    let paths: [String]
    /// Specs that the user named, as they were read: a spec that changed since then stays.
    var specs: [SourceFile] = []
    /// Files that are changed or removed before the others.
    var first: [OutputFile] = []

    /// Removes the files and says so; in a dry run it only prints what it would remove. Nothing goes if one may not.
    ///
    /// - Parameter notes: Sentences on what stays, which programs get with the rest.
    func run(_ invocation: Invocation, notes: [String], _ session: Session) throws(CommandError) -> ExitStatus {
        let files =
            first + paths.map { OutputFile(path: $0, contents: nil) }
            + specs.map { OutputFile(root: "", name: $0.name, contents: nil, isUsers: true, basis: $0.bytes) }
        let permission: WritePlan.Permission = invocation.has(.force) ? .allWithBackup : .own
        let plan = try WritePlan(files, overwriting: permission, on: session.disk)
        guard plan.refusals.isEmpty else { return session.refuse(plan) }
        let isDryRun = invocation.has(.dryRun)
        let done = isDryRun ? plan : try session.outputWriter.write(files, overwriting: permission)
        if session.isForPrograms { return session.print(document: done, notes) }
        let lines = done.changes.isEmpty ? ["nothing to remove"] : done.lines
        guard !isDryRun else { return session.print(dryRun: lines) }
        for line in lines { session.note(line) }
        return .success
    }
}
