import GenvcDiagnostics
import GenvcProject

extension Session {
    /// Writes the files of a command, and tells the user what a run that was ended before left.
    var outputWriter: OutputWriter { OutputWriter(on: disk) { note($0) } }

    /// Writes files that belong to the user from then on, and says of each what was done. A file that is there already
    /// stays as it is.
    func writeOnce(_ files: [OutputFile]) throws(CommandError) {
        let done = try outputWriter.write(files, overwriting: .none)
        keep(done)
        for change in done.changes {
            let path = change.file.path
            if change.kind == .create {
                tellPeople("wrote \(path)")
            } else {
                note("kept \(path), which was there already")
            }
        }
    }

    /// Prints for programs what a run did, or would do.
    ///
    /// - Parameter notes: Sentences on what stays, and on what is left to people.
    func print(document plan: WritePlan, _ notes: [String]) -> ExitStatus {
        print(
            document: JSONWriter.document { writer in
                writer.list("changes", plan.pending, onLines: true, RunReport.write)
                report?.writeMessages(to: &writer)
                if !notes.isEmpty { writer.list("notes", notes) }
            })
    }

    /// Prints the lines on what a run would do, and tells that it was none.
    ///
    /// - Parameter others: Lines besides those on the files.
    func print(dryRun plan: WritePlan, _ others: [String] = []) -> ExitStatus {
        guard !isForPrograms else {
            keep(plan)
            for line in others { note(line) }
            return .success
        }
        return print(dryRun: plan.lines + others)
    }

    /// Prints lines on what a run would do, and tells that it was none.
    func print(dryRun lines: [String]) -> ExitStatus {
        let printed = print(lines.map { $0 + "\n" }.joined())
        if printed == .success { note("a dry run: nothing was written") }
        return printed
    }

    /// Prints a diff, on a terminal in colours.
    func print(difference text: String) -> ExitStatus {
        print(outputPalette.paint(difference: text))
    }

    /// Tells of each file that may not be overwritten, with what was edited in it and what to do.
    ///
    /// - Parameter areOthersWritten: Whether the run writes the other files all the same.
    /// - Returns: `wrongInput`.
    func refuse(_ plan: WritePlan, areOthersWritten: Bool = false) -> ExitStatus {
        for refusal in plan.refusals {
            fail(refusal.message)
            if isForPrograms { _ = print(refusal.edit.joined(separator: "\n")) }
            if !isQuiet { for line in refusal.edit { show(palette.paint(difference: VisibleText.of(line)) + "\n") } }
        }
        let count = plan.refusals.count
        let left = count == 1 ? "it stays as it is" : "they stay as they are"
        let outcome = areOthersWritten ? left : "nothing was written"
        let owners = plan.refusals.compactMap(\.owner)
        for owner in owners { help("\(outcome); \(owner.help)") }
        let conflicted = plan.refusals.filter(\.isConflicted)
        for refusal in conflicted { help("\(outcome); \(refusal.conflictHelp)") }
        guard owners.count + conflicted.count < count else { return .wrongInput }
        if plan.refusals.allSatisfy(\.isMadeOnce) {
            help("\(outcome); \(WritePlan.Refusal.styleHelp)")
            return .wrongInput
        }
        let verb = plan.refusals.contains { $0.contents != nil } ? "overwrite" : "remove"
        help(
            "\(outcome); move what you need into the spec or into a file of your own, or let `--force` \(verb) "
                + (count == 1 ? "the file and keep a copy" : "the \(count) files and keep a copy of each")
                + " in `\(Backup.folder)`"
        )
        return .wrongInput
    }
}
