import GenvcDiagnostics
import GenvcKit

extension Command {
    static let new = Command(
        "new", .one("NAME"),
        [.screenType, .components, .complexity, .scrolling, .answers, .yes, .output, .templates],
        "makes the spec of a new screen, and its code",
        details: """
            Asks four questions, shows the drawing and asks once more; then it writes `Name.yml` and its view controller,
            and, where the project lacks them, `Theme.swift` and the components that the screen uses. They go into the
            folder of `-o`, else into that of the project's `genvc.yml`, else where genvc is called. Each answer is an
            option too, or a line of a file, as `type: form`. Without a terminal nobody is asked: all four must be given,
            or `--yes`, which takes what is written here first: form, text and buttons, simple, vertical.
            """
    ) { invocation, session throws(CommandError) in
        guard let name = ScreenName(invocation.operands[0]) else { throw .noScreenName(invocation.operands[0]) }
        var interview = try Interview(invocation)
        if !interview.open.isEmpty, !invocation.has(.yes) {
            guard Terminal.isAnswering else { throw .unanswered(interview.open) }
        }
        let screen = try NewScreen(name, invocation, session)
        let isAsked = !interview.open.isEmpty && !invocation.has(.yes)
        if isAsked, !interview.ask(session) { return screen.stop() }
        return try screen.make(interview.answers, confirming: !invocation.has(.yes) && Terminal.isAnswering)
    }
}

/// A screen on its way from the answers to its files.
struct NewScreen {
    /// What is said to the drawing.
    private enum Verdict: String, CaseIterable {
        case yes, change, stop
    }

    private let name: ScreenName
    private let session: Session
    private let library: TemplateLibrary
    private let project: ProjectFile?
    private let place: NewScreenPlace

    /// Looks whether there is room for it, before anybody is asked.
    init(_ name: ScreenName, _ invocation: Invocation, _ session: Session) throws(CommandError) {
        self.name = name
        self.session = session
        library = try TemplateFolder.library(invocation.value(.templates))
        if invocation.value(.output) == "-" {
            throw .usage("`genvc new` writes files, and standard output is none", help: "name a folder behind `-o`")
        }
        place = NewScreenPlace(name, folder: invocation.value(.output))
        try place.refuseWhatIsThere()
        let projects = ProjectFinder(forFile: place.spec)
        guard projects.reports.count(of: .error) == 0 else {
            session.show(projects.reports, nothingGenerated: true)
            throw CommandError(projects.reports.status, "the project file has errors; nothing was made")
        }
        project = projects.only
    }

    func stop() -> ExitStatus {
        session.note("stopped; nothing was written")
        return .success
    }

    /// Draws the screen and writes its files.
    ///
    /// - Parameter confirming: whether someone says yes to the drawing before.
    func make(_ answers: StarterAnswers, confirming: Bool) throws(CommandError) -> ExitStatus {
        let starter = StarterSpec.make(name, answers, library)
        guard let bytes = starter.bytes else {
            session.show([starter.report], nothingGenerated: true)
            return .wrongInput
        }
        session.note(answers.summary)
        var draft = Draft(bytes, name: Path.name(of: place.spec))
        defer { draft.close(session) }
        while true {
            var run = SpecRun(
                SourceFile(name: place.spec, bytes: draft.bytes), project: project, finder: InputFile.find)
            run.check()
            if let drawing = run.drawing() { session.show("\n" + drawing + "\n") }
            let reports = [run.report].withoutNotes
            session.show(reports)
            let isRight = reports.status == .success
            if !confirming {
                return isRight ? try write(&run, draft, isApproved: false) : reports.status
            }
            switch ask(isRight: isRight) {
            case .yes:
                let status = try write(&run, draft, isApproved: true)
                draft.isDone = status == .success
                return status
            case .change: try draft.edit(session)
            case .stop: return stop()
            }
        }
    }

    private func ask(isRight: Bool) -> Verdict {
        let editor = ["VISUAL", "EDITOR"].lazy.compactMap(System.environment).first { !$0.isEmpty } ?? "vi"
        var choices = [
            StarterQuestion.Choice(Verdict.change, "Change", "opens the spec in \(editor)"),
            StarterQuestion.Choice(Verdict.stop, "Stop", "writes nothing"),
        ]
        if isRight {
            choices.insert(
                StarterQuestion.Choice(Verdict.yes, "Looks good", "writes \(place.spec) and its code"), at: 0)
        }
        let question = StarterQuestion(
            header: "Layout", wording: isRight ? "Does it look good?" : "It has errors.", choices: choices,
            takesSeveral: false)
        guard let chosen = Prompt.ask(question, standard: [0], session)?.first else { return .stop }
        return Verdict(rawValue: choices[chosen].word) ?? .stop
    }

    /// - Parameter isApproved: somebody said yes to the drawing.
    private func write(_ run: inout SpecRun, _ draft: Draft, isApproved: Bool) throws(CommandError) -> ExitStatus {
        var library = library
        guard let code = run.generate(&library, style: project?.style ?? .controller) else {
            session.show([run.report].withoutNotes, nothingGenerated: true)
            return [run.report].status
        }
        let setup = ProjectSetup.files(library, project: project)
        guard let files = setup.files else {
            session.show([setup.report], nothingGenerated: true)
            return .wrongInput
        }
        let needed = ProjectSetup.names(usedBy: code)
        try session.writeOnce(
            place.outputs(
                spec: draft.bytes, code: code, setup: files.filter { needed.contains($0.name) }))
        if isApproved { try Approvals.approve(run, session) }
        return .success
    }
}

extension CommandError {
    /// A word of which no name of a screen can be made.
    static func noScreenName(_ typed: String) -> CommandError {
        .usage(
            "`\(typed)` cannot be the name of a screen",
            help:
                "a name is made of ASCII letters and digits, a letter first, and is not UIKit's: `UserProfile`, or `user-profile`"
        )
    }

    /// Questions that nobody can be asked.
    static func unanswered(_ options: [Option]) -> CommandError {
        let usages = options.map { "`\($0.usage)`" }
        return .usage(
            "there is no terminal to ask on, and no answer to \(EnglishList.joined(options.map { "`\($0.name)`" }, "and"))",
            help: "write \(EnglishList.joined(usages, "and")), or `--answers FILE`, or `--yes` for the standard answers"
        )
    }
}
