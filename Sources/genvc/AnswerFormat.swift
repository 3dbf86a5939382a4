import GenvcProject

/// The format of what a command prints.
enum AnswerFormat: String, Sendable, CaseIterable {
    /// For people.
    case text
    /// For programs, as `genvc explain json` describes it.
    case json

    /// True if the arguments ask for JSON. It holds for arguments that no command takes too: the program is told so.
    static func isForPrograms(_ arguments: [String]) -> Bool {
        let name = Option.answerFormat.name
        let options = arguments.prefix { $0 != "--" }
        return options.contains("\(name)=\(json.rawValue)")
            || zip(options, options.dropFirst()).contains { $0 == name && $1 == json.rawValue }
    }
}

extension Invocation {
    /// Throws where `--format` of a command that answers has a value that it cannot have.
    func refuseUnknownFormat() throws(CommandError) {
        guard command.options.contains(.answerFormat) else { return }
        let _: AnswerFormat? = try choice(.answerFormat)
    }
}
