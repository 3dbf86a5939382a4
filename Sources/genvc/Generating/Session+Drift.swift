import GenvcDiagnostics
import GenvcProject

extension Session {
    /// Prints the difference between the files and what the specs say, and how it is mended.
    ///
    /// - Returns: `success` if there is none, `cannotWrite` where it cannot be printed, else `wrongInput`.
    func tellOfDrift(_ plan: WritePlan) -> ExitStatus {
        let drifted = plan.pending.count + plan.refusals.count
        guard drifted > 0 else { return .success }
        keep(plan)
        let printed = print(difference: plan.difference)
        guard printed == .success else { return printed }
        let madeOnce = plan.refusals.filter(\.isMadeOnce)
        for refusal in plan.refusals where !refusal.isOfRun { note(refusal.message) }
        let all = plan.changes.count + plan.refusals.count
        fail(
            "\(drifted) of \(EnglishList.count(all, "file")) \(drifted == 1 ? "is" : "are") not as the specs say")
        let edited = plan.refusals.filter(\.isOfRun).map { "`\($0.path)`" }
        if !madeOnce.isEmpty { help(WritePlan.Refusal.styleHelp) }
        for owner in plan.refusals.compactMap(\.owner) { help(owner.help) }
        for refusal in plan.refusals where refusal.isConflicted { help(refusal.conflictHelp) }
        guard plan.refusals.allSatisfy(\.isOfRun) || !edited.isEmpty else { return .wrongInput }
        help(
            edited.isEmpty
                ? "the same call without `--check` makes them so"
                : "move what was written in \(EnglishList.joined(edited, "and")) into the spec or into a file of your own; "
                    + "then `genvc generate --force` makes them so, and keeps a copy of \(edited.count == 1 ? "it" : "each")"
        )
        return .wrongInput
    }
}
