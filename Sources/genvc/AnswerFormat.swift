import GenvcProject

/// The format of a command that answers a question.
enum AnswerFormat: String, Sendable, CaseIterable {
    /// For people.
    case text
    /// For programs, as `genvc explain json` describes it.
    case json
}

extension Invocation {
    /// True if the answer is for programs.
    ///
    /// - Throws: `CommandError` where `--format` has a value that it cannot have.
    var isForPrograms: Bool {
        get throws(CommandError) {
            let format: AnswerFormat? = try choice(.answerFormat)
            return format == .json
        }
    }
}
