import GenvcDiagnostics
import GenvcKit
import GenvcProject
import GenvcSetup

extension Command {
    /// `genvc new` asks an `Interview` and makes a `NewScreen` of the answers.
    static let new = Command(
        "new", .one("NAME"),
        [.screenType, .components, .complexity, .scrolling, .answers, .yes, .output, .templates],
        "makes the spec of a new screen, and its code",
        details: """
            Asks four questions, shows the drawing and asks once more; then it writes `Name.yml` and its view controller,
            and, where the project lacks them, `Theme.swift` and the components that the screen uses. They go into the
            folder of `-o`, else into that of the project's `genvc.yml`, else where genvc is called; the theme and the
            components into `Genvc` there, or beside the theme that the project has. Each answer is an option too, or a
            line of a file, as `type: form`. Without a terminal nobody is asked: all four must be given, or `--yes`,
            which takes what is written here first: form, text and buttons, simple, vertical.
            """
    ) { invocation, session throws(CommandError) in
        guard let name = ScreenName(invocation.operands[0]) else { throw .noScreenName(invocation.operands[0]) }
        var interview = try Interview(invocation, on: session.disk)
        if !interview.open.isEmpty, !invocation.has(.yes) {
            guard Terminal.isAnswering else { throw .unanswered(interview.open) }
        }
        let screen = try NewScreen(name, invocation, session)
        let isAsked = !interview.open.isEmpty && !invocation.has(.yes)
        if isAsked, !interview.ask(session) { return screen.stop() }
        return try screen.make(interview.answers, confirming: !invocation.has(.yes) && Terminal.isAnswering)
    }
}

extension CommandError {
    /// Questions are left open and there is no terminal to ask them on.
    static func unanswered(_ options: [Option]) -> CommandError {
        let usages = options.map { "`\($0.usage)`" }
        return .usage(
            "there is no terminal to ask on, and no answer to \(EnglishList.joined(options.map { "`\($0.name)`" }, "and"))",
            help: "write \(EnglishList.joined(usages, "and")), or `--answers FILE`, or `--yes` for the standard answers"
        )
    }
}
