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

    /// True if what a run would do is for programs.
    ///
    /// - Throws: `CommandError` where the run would do it, and nobody asked what.
    var isDryRunForPrograms: Bool {
        get throws(CommandError) {
            guard try isForPrograms else { return false }
            guard has(.dryRun) else {
                throw .usage("`--format json` tells what `--dry-run` finds", help: "write `--dry-run` too")
            }
            return true
        }
    }
}
