import GenvcDiagnostics
import GenvcKit
import GenvcProject
import GenvcSetup

/// The specs whose code a run changes and whose drawings nobody approved of, about which the user is asked.
struct OpenDrawings {
    /// The number of drawings that are shown before the question; of the rest only the number is said.
    private static let mostDrawings = 8

    /// The outcome of the question.
    enum Verdict {
        case good, stopped
        /// The user changed a spec, of which all is to be made again.
        case changed
    }

    /// The user's answer to one drawing, or to several together.
    private enum Answer: String {
        case good, stop, again, change
        /// The drawings that follow are good too.
        case rest
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

    // MARK: The question

    /// Shows the drawings and asks whether they are right: all at once, or one by one where they would not fit on the
    /// terminal together. They are right as well where there are none.
    func ask(_ session: Session) -> Verdict {
        guard !runs.isEmpty else { return .good }
        guard runs.count > 1, let rows = System.rows(of: .error), lineCount >= rows else {
            return ask(about: runs[...], session) ?? .good
        }
        for index in runs.indices {
            if let verdict = ask(about: runs[index...index], session) { return verdict }
        }
        return .good
    }

    /// The lines of all drawings and of the question.
    private var lineCount: Int {
        let drawn = runs.prefix(Self.mostDrawings).map {
            ($0.drawing() ?? "").utf8.count { $0 == UInt8(ascii: "\n") } + 2
        }
        return drawn.reduce(Self.linesOfQuestion, +)
    }

    /// The lines of the question with its choices.
    private static let linesOfQuestion = 6

    /// Shows some drawings and asks about them; nil where they are good.
    private func ask(about shown: ArraySlice<SpecRun>, _ session: Session) -> Verdict? {
        show(shown, session)
        while true {
            let choices = choices(for: shown)
            let question = StarterQuestion(
                header: "Layout", wording: wording(for: shown), choices: choices, takesSeveral: false)
            let chosen = Prompt.ask(question, standard: [0], session)?.first
            switch chosen.flatMap({ Answer(rawValue: choices[$0].word) }) {
            case .good: return nil
            case .rest: return .good
            case .again: show(shown, session)
            case .change:
                guard change(one(of: shown, session), session) else { continue }
                // Nobody is asked again about those that were good until here.
                session.recordApproval(of: Array(runs.prefix(upTo: shown.startIndex)))
                return .changed
            case .stop, nil: return .stopped
            }
        }
    }

    private func wording(for shown: ArraySlice<SpecRun>) -> String {
        if runs.count == 1 { return "Does it look good?" }
        if shown.count == runs.count { return "Do all \(runs.count) look good?" }
        let path = Path.shown(shown.first?.file.name ?? "")
        return "Does \(path) look good? (\(shown.startIndex + 1) of \(runs.count))"
    }

    private func choices(for shown: ArraySlice<SpecRun>) -> [StarterQuestion.Choice] {
        let left = runs.count - shown.endIndex
        var choices = [
            StarterQuestion.Choice(
                Answer.good, "Looks good", left == 0 ? "writes the code" : "shows the next one"),
            StarterQuestion.Choice(Answer.stop, "Stop", "writes nothing"),
            StarterQuestion.Choice(Answer.again, "Draw again", "shows the same once more"),
            StarterQuestion.Choice(Answer.change, "Change", "opens the spec in \(Terminal.editor)"),
        ]
        if left > 0 {
            choices.append(
                StarterQuestion.Choice(
                    Answer.rest, "Looks good, and so \(left == 1 ? "does the last one" : "do the other \(left)")",
                    "writes the code"))
        }
        return choices
    }

    private func show(_ shown: ArraySlice<SpecRun>, _ session: Session) {
        let drawings = shown.prefix(Self.mostDrawings).compactMap { $0.drawing() }
        session.showPage(drawings.map { "\n" + $0 + "\n" }.joined())
        if shown.count > Self.mostDrawings {
            session.note("and \(shown.count - Self.mostDrawings) more; `genvc preview SPEC` draws one")
        }
    }

    // MARK: Changes

    /// The spec that the user wants to change; nil where none is chosen.
    private func one(of shown: ArraySlice<SpecRun>, _ session: Session) -> SpecRun? {
        let shown = shown.prefix(Self.mostDrawings)
        guard shown.count > 1 else { return shown.first }
        let choices = shown.map { run in
            StarterQuestion.Choice(
                Answer.change, Path.shown(run.file.name), run.names.map(\.text).joined(separator: ", "))
        }
        let question = StarterQuestion(
            header: "Change", wording: "Which spec?", choices: choices, takesSeveral: false)
        return Prompt.ask(question, standard: [0], session)?.first.map { shown[shown.startIndex + $0] }
    }

    /// Opens a spec in the user's editor; false where that is not possible.
    private func change(_ run: SpecRun?, _ session: Session) -> Bool {
        guard let run else { return false }
        if Terminal.edit(run.file.name) { return true }
        session.fail(Terminal.editorFailure)
        return false
    }

    // MARK: Approvals

    /// Records that somebody said yes to each of the drawings.
    func approveAll(_ session: Session) { session.recordApproval(of: runs) }
}

extension Session {
    /// Records that somebody said yes to the drawings. The code is written by then, so that a failure here is only a
    /// warning.
    func recordApproval(of runs: [SpecRun]) {
        do throws(CommandError) {
            // A spec from standard input has no path under which an approval could be recorded.
            try Approvals.approve(
                runs.filter { disk.identity(of: $0.file.name) != nil }, on: disk, telling: note)
        } catch {
            warn(
                "the approval is not recorded: \(error.message)", help: "the next run asks again; `--yes` does without")
        }
    }
}
