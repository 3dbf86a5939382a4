import GenvcDiagnostics
import GenvcProject

/// Help texts, made of the table of commands.
enum HelpPage {
    /// The columns that names of commands and options take; a longer name has a line of its own.
    private static let column = 24
    /// The columns of a page: those of the narrowest terminal that people have.
    private static let width = 80

    /// The purpose of genvc, in a line.
    static let purpose = "makes a UIKit view controller of a spec of its screen"

    /// The page of `genvc help`: how genvc is called, and every command with its summary.
    static var overview: String {
        var lines = ["genvc \(purpose).", "", "Usage: genvc \(CommandTable.standard.operands.usage)"]
        lines += ["       genvc COMMAND [options]", ""]
        lines += row(CommandTable.standard.operands.usage, CommandTable.standard.summary)
        for (title, commands) in CommandTable.groups {
            lines += ["", title] + commands.flatMap { row($0.name, $0.summary) }
        }
        lines += ["", "With every command"] + Option.ofEveryCommand.flatMap { row($0.usage, $0.help) }
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
        // An option with its value, in brackets, is one piece.
        let usage = command.usage.replacing(" [", with: "\n[").split(separator: "\n").map(String.init)
        var lines = filled(["genvc"] + usage, indented: 6) + [""] + filled(words(command.summary))
        for paragraph in paragraphs(of: command.details) { lines += [""] + filled(words(paragraph)) }
        if !command.options.isEmpty {
            lines.append("")
            lines += command.options.flatMap { row($0.usage, $0.help) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A name and what it is, with the second column aligned.
    private static func row(_ name: String, _ text: String) -> [String] {
        let start = "  " + name
        let padding = 2 + column - start.unicodeScalars.count
        guard padding >= 2 else {
            return [start] + filled([String(repeating: " ", count: 1 + column)] + words(text), indented: 2 + column)
        }
        return filled([start + String(repeating: " ", count: padding - 1)] + words(text), indented: 2 + column)
    }

    private static func words(_ text: String) -> [String] {
        text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)
    }

    /// The parts of a text between empty lines.
    private static func paragraphs(of text: String) -> [String] {
        text.split(separator: "\n\n").map(String.init)
    }

    private static func filled(_ words: [String], indented indentation: Int = 0) -> [String] {
        FilledText.lines(words, width: width, indented: indentation)
    }
}
