import GenvcDiagnostics
import GenvcKit
import GenvcProject

extension Command {
    /// `genvc rename` has `ScreenRenaming` plan what changes, then writes it and lists what people have to change
    /// themselves.
    static let rename = Command(
        "rename", .two("OLD", "NEW"), [.templates, .force, .dryRun, .answerFormat],
        "gives a screen another name, with its spec and its code",
        details: """
            OLD is the name of a screen or the path of its spec; NEW is its new name. The spec's file is renamed too if it
            is called after the screen. What was generated for the screen is looked for in the folder where genvc is
            called and below, and made again under its new name. Entries of the app's `Localizable.xcstrings` get the keys of
            the new name, with their translations. What people wrote besides stays; the places where it says the old name,
            or a key of a text that changes, are listed.
            """
    ) { invocation, session throws(CommandError) in
        let screen = invocation.operands[0]
        let renaming: Renaming
        let wanted = try ScreenRenaming(
            to: invocation.operands[1], templates: invocation.value(.templates), on: session.disk)
        switch try wanted.plan(for: screen) {
        case .refused(let reports, let reason):
            session.show(reports, nothingGenerated: true)
            if let reason { throw reason }
            return .wrongInput
        case .planned(let planned):
            renaming = planned
        }
        let permission: WritePlan.Permission = invocation.has(.force) ? .allWithBackup : .own
        let plan = try renaming.plan(overwriting: permission)
        guard plan.refusals.isEmpty else { return session.refuse(plan) }
        let notes = renaming.notes + (renaming.uses?.notes(of: renaming.name) ?? [])
        let isDryRun = invocation.has(.dryRun)
        let done = isDryRun ? plan : try renaming.write(overwriting: permission, telling: session.note)
        if session.isForPrograms { return session.print(document: done, notes) }
        if isDryRun {
            let printed = session.print(dryRun: plan)
            guard printed == .success else { return printed }
        } else {
            session.tell(of: done)
        }
        for note in notes { session.note(note) }
        return .success
    }
}
