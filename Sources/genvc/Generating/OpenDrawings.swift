import GenvcDiagnostics
import GenvcKit
import GenvcProject
import GenvcSetup

/// The specs whose code a run changes and whose drawings nobody approved of, about which the user is asked.
struct OpenDrawings {
    /// The number of drawings that are shown before the question; of the rest only the number is said.
    private static let mostDrawings = 8

    private enum Answer: String {
        case yes, stop
    }

    /// The specs to ask about; empty if all are approved of or stay as they are.
    private let runs: [SpecRun]

    /// Finds the specs to ask about.
    ///
    /// - Parameter destination: Where the code goes that `plan` compares with the disk.
    init(_ code: GeneratedCode, _ plan: WritePlan, at destination: Destination, on disk: Disk) {
        let pending = Set(plan.pending.map(\.file.path))
        func identity(_ path: String) -> FileIdentity? { disk.identity(of: path) }
        let made = zip(code.specs, code.outcomes)
        let changed = made.filter { spec, outcome in
            destination.files(outcome.files, of: spec).contains { pending.contains($0.path) }
        }
        let files = Set(changed.compactMap { $0.0.name.flatMap(identity) })
        runs = made.compactMap { spec, outcome in
            guard let run = outcome.run, !Approvals(around: spec.folder, on: disk).contains(run) else { return nil }
            // A screen changes with a component of another file that it uses, though its own file stays as it is.
            let drawn = [run.file.name] + outcome.used
            return drawn.compactMap(identity).contains(where: files.contains) || identity(run.file.name) == nil
                ? run : nil
        }
    }

    /// Shows the drawings and asks whether they are right; true also where there is nothing to ask about.
    func ask(_ session: Session) -> Bool {
        guard !runs.isEmpty else { return true }
        for run in runs.prefix(Self.mostDrawings) {
            if let drawing = run.drawing() { session.show("\n" + drawing + "\n") }
        }
        if runs.count > Self.mostDrawings {
            session.note("and \(runs.count - Self.mostDrawings) more; `genvc preview SPEC` draws one")
        }
        let question = StarterQuestion(
            header: "Layout", wording: runs.count == 1 ? "Does it look good?" : "Do all \(runs.count) look good?",
            choices: [
                StarterQuestion.Choice(Answer.yes, "Looks good", "writes the code"),
                StarterQuestion.Choice(Answer.stop, "Stop", "writes nothing"),
            ], takesSeveral: false)
        return Prompt.ask(question, standard: [0], session) == [0]
    }

    /// Records that somebody said yes. The code is written by then, so that a failure here is only a warning.
    func approve(_ session: Session) {
        do throws(CommandError) {
            // A spec from standard input has no path under which an approval could be recorded.
            try Approvals.approve(
                runs.filter { session.disk.identity(of: $0.file.name) != nil }, on: session.disk, telling: session.note)
        } catch {
            session.warn(
                "the approval is not recorded: \(error.message)", help: "the next run asks again; `--yes` does without")
        }
    }
}
