import GenvcDiagnostics
import GenvcProject

/// Help texts, made of the table of commands.
enum HelpPage {
    /// The columns that names of commands and options take; a longer name is followed by two blanks.
    private static let column = 24

    /// The purpose of genvc, in a line.
    static let purpose = "makes a UIKit view controller of a spec of its screen"

    /// The page of `genvc help`: how genvc is called, and every command with its summary.
    static var overview: String {
        var lines = ["genvc \(purpose).", "", "Usage: genvc \(CommandTable.standard.operands.usage)"]
        lines += ["       genvc COMMAND [options]", ""]
        lines.append(row(CommandTable.standard.operands.usage, CommandTable.standard.summary))
        for (title, commands) in CommandTable.groups {
            lines += ["", title] + commands.map { row($0.name, $0.summary) }
        }
        lines += ["", "With every command"] + Option.ofEveryCommand.map { row($0.usage, $0.help) }
        lines += ["", "`genvc help COMMAND` says more. Options stand anywhere; `--` ends them."]
        return lines.joined(separator: "\n") + "\n"
    }

    /// The page of a command, or the pages of all members of a group.
    ///
    /// - Throws: `CommandError` where there is no command of this name.
    static func of(_ name: String) throws(CommandError) -> String {
        if let command = CommandTable.command(named: name) { return page(of: command) }
        let members = CommandTable.all.filter { $0.name.hasPrefix(name + " ") }
        guard !members.isEmpty else { throw .unknownCommand(name) }
        return members.map { page(of: $0) }.joined(separator: "\n")
    }

    /// The usage of a command, what it does, and its options.
    private static func page(of command: Command) -> String {
        var lines = ["genvc \(command.usage)", "", command.summary]
        if !command.details.isEmpty { lines += ["", command.details] }
        if !command.options.isEmpty {
            lines.append("")
            lines += command.options.map { row($0.usage, $0.help) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A name and what it is, with the second column aligned.
    private static func row(_ name: String, _ text: String) -> String {
        let gap = max(2, column - name.utf8.count)
        return "  " + name + String(repeating: " ", count: gap) + text
    }
}
