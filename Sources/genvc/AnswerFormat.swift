import GenvcProject

/// The format of what a command prints.
enum AnswerFormat: String, Sendable, CaseIterable {
    /// For people.
    case text
    /// For programs, as `genvc explain json` describes it.
    case json

    /// True if arguments ask for JSON. Those that no command takes are looked at too, so that the program is told why.
    static func isForPrograms(_ arguments: [String]) -> Bool {
        let name = Option.answerFormat.name
        let options = arguments.prefix { $0 != "--" }
        let values = zip(options, options.dropFirst() + [""]).compactMap { option, next in
            option == name ? next : option.hasPrefix(name + "=") ? String(option.dropFirst(name.count + 1)) : nil
        }
        return values.last == json.rawValue
    }
}

extension Invocation {
    /// True if a program asked for JSON.
    var isForPrograms: Bool { value(.answerFormat) == AnswerFormat.json.rawValue }

    /// Throws where `--format` of a command that answers has a value that it cannot have.
    func refuseUnknownFormat() throws(CommandError) {
        guard command.options.contains(.answerFormat) else { return }
        let _: AnswerFormat? = try choice(.answerFormat)
    }
}
