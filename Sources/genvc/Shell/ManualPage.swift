import GenvcKit
import GenvcProject

/// The page of genvc for `man`, in the macros of `man(7)`.
enum ManualPage {
    static var text: String {
        var lines = [
            #".\" Made by `genvc manual`."#, ".TH GENVC 1 \"\" \"genvc \(Genvc.version)\" \"User Commands\"",
            ".SH NAME",
            "genvc \\- \(escaped(HelpPage.purpose))", ".SH SYNOPSIS",
        ]
        lines += [".B genvc", escaped(CommandTable.standard.usage), ".br", ".B genvc", ".I COMMAND", "[options]"]
        for (title, commands) in CommandTable.groups {
            lines.append(".SH \(escaped(title.uppercased()))")
            for command in commands { lines += section(of: command) }
        }
        lines.append(".SH OPTIONS OF EVERY COMMAND")
        lines += Option.ofEveryCommand.flatMap(entry)
        lines.append(".SH EXIT STATUS")
        lines += ExitStatus.allCases.flatMap { [".TP", "\\fB\($0.rawValue)\\fR", escaped($0.meaning)] }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The usage of a command, what it does, and its options.
    private static func section(of command: Command) -> [String] {
        var lines = [".SS genvc \(escaped(command.name.isEmpty ? command.operands.usage : command.name))"]
        lines += [escaped(command.summary) + ".", ".PP", "genvc " + escaped(command.usage)]
        if !command.details.isEmpty {
            lines.append(".PP")
            lines += command.details.split(separator: "\n", omittingEmptySubsequences: false).map {
                $0.isEmpty ? ".PP" : escaped(String($0))
            }
        }
        return lines + command.options.flatMap(entry)
    }

    private static func entry(of option: Option) -> [String] {
        let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
        return [".TP", "\\fB\(escaped(option.name))\\fR\(value)", escaped(option.help)]
    }

    /// The text with what `roff` would read as a request or an escape written as itself; a hyphen stays one that can be
    /// copied into a shell.
    private static func escaped(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
        return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
    }
}
