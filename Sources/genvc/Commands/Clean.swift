import GenvcDiagnostics
import GenvcKit
import GenvcProject

extension Command {
    /// `genvc clean` finds what to remove by `DeadCode` and removes it as a `Removal`.
    static let clean = Command(
        "clean", .optional("DIR"), [.all, .force, .dryRun, .answerFormat],
        "removes generated files that no spec makes any more",
        details: """
            Looks for generated files in DIR and below, else where genvc is called, and for specs in all of the project
            around: the folder of `genvc.yml`, or the repository. A file goes if the spec that its header names is gone,
            or makes other files; a spec that is empty or has mistakes keeps what it made. A file that somebody edited,
            or that has lines above its header, stays and is named, unless `--force` keeps a copy of it; what people
            wrote stays in any case.
            """
    ) { invocation, session throws(CommandError) in
        let folder = invocation.operands.first ?? ""
        guard folder.isEmpty || session.disk.kind(of: folder, ofLink: false) == .folder else {
            throw CommandError(.noInput, "there is no folder `\(folder)`")
        }
        // A run that was killed may have moved files away. They are put back first, so that they are found.
        if !invocation.has(.dryRun) {
            try session.outputWriter.sweep(SourceTree.unread(in: folder, on: session.disk).littered)
        }
        let dead = try DeadCode(
            in: folder, isAll: invocation.has(.all), isForced: invocation.has(.force), on: session.disk)
        if !session.isForPrograms {
            for line in dead.notes { session.note(line) }
        }
        return try Removal(paths: dead.paths).run(invocation, notes: dead.notes, session)
    }
}
