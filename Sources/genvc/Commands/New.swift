import GenvcDiagnostics
import GenvcKit
import GenvcProject
import GenvcSetup

extension Command {
    /// `genvc new` asks an `Interview` and makes a `NewScreen` of the answers.
    static let new = Command(
        "new", .optional("NAME"),
        [.screenType, .components, .complexity, .scrolling, .answers, .yes, .output, .templates, .answerFormat],
        "makes the spec of a new screen, and its code",
        details: """
            Asks for a name if there is none, and four questions, shows the drawing and asks once more; then it writes `Name.yml` and its view controller,
            and, where the project lacks them, `Theme.swift` and the components that the screen uses. They go into the
            folder of `-o`, else into that of the project's `genvc.yml`, else where genvc is called; the theme and the
            components into `Genvc` there, or beside the theme that the project has. Each answer is an option too, or a
            line of a file, as `type: form`. Without a terminal nobody is asked: all four must be given, or `--yes`,
            which takes what is written here first: form, text and buttons, simple, vertical.
            """
    ) { invocation, session throws(CommandError) in
        let typed = invocation.operands.first
        if let typed, ScreenName(typed) == nil { throw .noScreenName(typed) }
        let isAnswering = session.isAnswering && !invocation.has(.yes)
        guard typed != nil || isAnswering else { throw .unnamed }
        var interview = try Interview(invocation, on: session.disk)
        if !interview.open.isEmpty, !invocation.has(.yes), !isAnswering { throw .unanswered(interview.open) }
        guard let screen = try NewScreen.named(typed, invocation, session) else { return NewScreen.stop(session) }
        let isAsked = !interview.open.isEmpty && !invocation.has(.yes)
        if isAsked, !interview.ask(session) { return NewScreen.stop(session) }
        return try screen.make(interview.answers, confirming: isAnswering)
    }
}

extension CommandError {
    /// There is no name and no terminal to ask for one.
    fileprivate static var unnamed: CommandError {
        .usage("`genvc new` needs NAME", help: "write `genvc new NAME`; on a terminal a name is asked for")
    }

    /// Questions are left open and there is no terminal to ask them on.
    static func unanswered(_ options: [Option]) -> CommandError {
        let usages = options.map { "`\($0.usage)`" }
        return .usage(
            "there is no terminal to ask on, and no answer to \(EnglishList.joined(options.map { "`\($0.name)`" }, "and"))",
            help: "write \(EnglishList.joined(usages, "and")), or `--answers FILE`, or `--yes` for the standard answers"
        )
    }
}
