import GenvcDiagnostics
import GenvcKit

/// Generates the code of some specs, all checked before anything is written.
struct GenerateCommand {
    private let invocation: Invocation
    private let session: Session

    init(_ invocation: Invocation, _ session: Session) {
        self.invocation = invocation
        self.session = session
    }

    func run(_ found: [SpecFinder.Spec], to destination: Destination) throws(CommandError) -> ExitStatus {
        let mode = try GenerateMode(invocation, to: destination)
        if mode == .watch { return try Watch(invocation, session, destination).run() }
        guard !found.isEmpty else { throw .noSpecs(in: invocation.operands) }
        var library = try TemplateFolder.library(invocation.value(.templates))
        let templates = library.prepare(includingBundled: found.count > 1)
        guard templates.count(of: .error) == 0 else {
            session.show([templates], nothingGenerated: true)
            return .wrongInput
        }
        let projects = ProjectFinder(found)
        guard projects.reports.count(of: .error) == 0 else {
            session.show(projects.reports, nothingGenerated: true)
            return projects.reports.status
        }
        let manner = GeneratedCode.Manner(
            library: library, isDrawn: destination.isStandardOutput && session.errorIsTerminal,
            isInOneFile: destination.isOneFile, jobs: try invocation.jobs())
        let code = GeneratedCode(of: found, manner, session)
        let shown = code.reports.withoutNotes
        let status = shown.status
        if let drawing = code.drawing { session.show(drawing + "\n") }
        session.show(shown, nothingGenerated: status != .success)
        guard status == .success else { return status }
        let files = code.files(at: destination)
        if destination.isStandardOutput { return session.print(files.flatMap { $0.contents ?? [] }) }
        return try finish(files, mode)
    }

    // MARK: What is done with it

    private func finish(_ files: [OutputFile], _ mode: GenerateMode) throws(CommandError) -> ExitStatus {
        let permission: WritePlan.Permission = invocation.has(.force) ? .allWithBackup : .own
        let plan = try WritePlan(files, overwriting: permission)
        switch mode {
        case .write, .watch:
            guard plan.refusals.isEmpty else { return session.refuse(plan) }
            let done = try OutputWriter.write(files, overwriting: permission, session)
            for line in done.lines { session.note(line) }
            return .success
        case .dryRun:
            guard plan.refusals.isEmpty else { return session.refuse(plan) }
            return session.print(plan.lines.map { $0 + "\n" }.joined())
        case .diff:
            for refusal in plan.refusals { session.note("\(refusal.message); a run refuses it") }
            return session.print(plan.difference)
        case .check:
            return check(plan)
        }
    }

    private func check(_ plan: WritePlan) -> ExitStatus {
        let drifted = plan.pending.count + plan.refusals.count
        guard drifted > 0 else { return .success }
        let printed = session.print(plan.difference)
        guard printed == .success else { return printed }
        let all = plan.changes.count + plan.refusals.count
        session.fail(
            "\(drifted) of \(EnglishList.count(all, "file")) \(drifted == 1 ? "is" : "are") not as the specs say")
        session.help("`genvc generate` makes them so")
        return .wrongInput
    }
}
