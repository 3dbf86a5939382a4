import GenvcDiagnostics
import GenvcProject

extension Command {
    /// `genvc completions` prints the script that makes a shell complete the commands of this table.
    static let completions = Command(
        "completions", .one("SHELL"), [.answerFormat], "prints a script that completes commands in bash, zsh or fish",
        details: """
            Put it where the shell looks for it, and open a new one:

            \(Shell.allCases.map { "\($0.rawValue): \($0.place)" }.joined(separator: "\n\n"))
            """
    ) { invocation, session throws(CommandError) in
        let name = invocation.operands[0]
        guard let shell = Shell(rawValue: name) else {
            throw .usage(
                "there are no completions for `\(name)`",
                help: "write \(EnglishList.joined(Shell.allCases.map { "`\($0.rawValue)`" }, "or"))")
        }
        return session.print(shell.completion)
    }

    /// `genvc manual` prints the help pages of this table for `man`.
    static let manual = Command(
        "manual", .none, [.answerFormat], "prints the page for `man`: `genvc manual > genvc.1`"
    ) { _, session throws(CommandError) in
        session.print(ManualPage.text)
    }
}
