/// The completion of genvc for fish.
enum FishCompletion {
    static var script: String {
        var lines = [
            functions, "complete -c genvc -f",
            "complete -c genvc -n \(condition(of: CommandTable.standard)) -k -a '(__fish_complete_suffix .yml)'",
        ]
        let standard = condition(of: CommandTable.standard)
        for word in CommandTable.firstWords {
            let members = CommandTable.members(of: word)
            let summary = CommandTable.command(named: word)?.summary ?? members.joined(separator: ", ")
            lines.append("complete -c genvc -n \(standard) -a \(word) -d \(quoted(summary))")
            let isOpen = "'test (__genvc_words) = \(word)'"
            for member in members {
                let summary = CommandTable.command(named: "\(word) \(member)")?.summary ?? ""
                lines.append("complete -c genvc -n \(isOpen) -a \(member) -d \(quoted(summary))")
            }
        }
        for command in [CommandTable.standard] + CommandTable.all { lines += self.lines(of: command) }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The options and the operands of a command.
    private static func lines(of command: Command) -> [String] {
        let isStandard = command.name == CommandTable.standard.name
        let head = "complete -c genvc -n \(isStandard ? "__genvc_has_no_command" : condition(of: command))"
        let options = command.allOptions.map { option in
            let name = option.name.hasPrefix("--") ? "-l \(option.name.dropFirst(2))" : "-s \(option.name.dropFirst())"
            let value = option.value == nil ? "" : " -x" + arguments(for: option.candidates)
            return "\(head) \(name)\(value) -d \(quoted(option.help))"
        }
        let operand = arguments(for: command.candidates)
        guard !isStandard, !operand.isEmpty else { return options }
        return options + ["\(head) -k\(operand)"]
    }

    /// The words of the command, and a test for its beginning. The value of an option is no word of the command.
    private static var functions: String {
        let withValue = CommandTable.options.filter { $0.value != nil }.map(\.name).joined(separator: " ")
        return """
            # Completion of genvc for fish, made by `genvc completions fish`.
            function __genvc_words
                set -l words
                set -l before
                for word in (commandline -opc)[2..]
                    if contains -- "$before" \(withValue)
                        set before
                        continue
                    end
                    set before $word
                    string match -q -- '-*' $word; or set -a words $word
                end
                echo "$words"
            end
            function __genvc_is
                string match -q -- "$argv *" (__genvc_words)' '
            end
            function __genvc_has_no_command
                not contains -- (string split ' ' (__genvc_words))[1] \(CommandTable.firstWords.joined(separator: " "))
            end
            """
    }

    /// The test in fish that the command stands on the line.
    private static func condition(of command: Command) -> String {
        command.name.isEmpty ? "'test -z (__genvc_words)'" : "'__genvc_is \(command.name)'"
    }

    private static func arguments(for candidates: Candidates) -> String {
        switch candidates {
        case .words(let words): words.isEmpty ? "" : " -a \(quoted(words.joined(separator: " ")))"
        case .files(let endings):
            endings.isEmpty
                ? " -a '(__fish_complete_path)'"
                : " -a '" + endings.map { "(__fish_complete_suffix .\($0))" }.joined(separator: " ") + "'"
        case .folders: " -a '(__fish_complete_directories)'"
        }
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
