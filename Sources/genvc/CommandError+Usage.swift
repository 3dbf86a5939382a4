import GenvcDiagnostics
import GenvcProject

extension CommandError {
    /// The first operand names neither a command nor a file.
    static func unknownCommand(_ word: String) -> CommandError {
        let nearest = WordSuggestion.nearest(to: word, among: CommandTable.firstWords, synonyms: synonyms)
        return .usage(
            "there is no command `\(shown(word))`, and no file of this name",
            help: suggestion(nearest) ?? "`genvc help` lists the commands")
    }

    /// The word behind the name of a group, as `dump`, is none of its members.
    ///
    /// - Parameters:
    ///   - word: The word; nil if the group stands alone.
    ///   - known: The words that may stand there.
    static func unknownMember(_ word: String?, of group: String, known: [String]) -> CommandError {
        let names = EnglishList.joined(known.map { "`\($0)`" }, "or")
        guard let word else {
            return .usage("`genvc \(group)` does not say what", help: "write \(names) behind it")
        }
        let nearest = WordSuggestion.nearest(to: word, among: known)
        return .usage(
            "`genvc \(group)` knows no `\(shown(word))`", help: suggestion(nearest) ?? "write \(names) behind it")
    }

    /// No command has an option of this name.
    static func unknownOption(_ name: String) -> CommandError {
        let known = CommandTable.options.map(\.name)
        let nearest = WordSuggestion.nearest(to: name, among: known, synonyms: optionSynonyms)
        return .usage(
            "there is no option `\(shown(name))`", help: suggestion(nearest) ?? "`genvc help` lists the options")
    }

    /// Another option stands where the value of `option` belongs.
    static func optionAsValue(_ argument: String, of option: Option) -> CommandError {
        let value = option.value ?? ""
        let isPath = ["PATH", "DIR", "FILE", "NAME.yml"].contains(value)
        return .usage(
            "`\(option.name)` has no value: `\(shown(argument))` is an option",
            help: "write `\(option.name) \(value)`"
                + (isPath ? "; a file or folder of that name is `./\(shown(argument))`" : ""))
    }

    /// The option belongs to other commands, which the help names.
    static func optionOfAnother(_ option: Option, than command: Command) -> CommandError {
        let others = CommandTable.all.filter { $0.takes(option.name) }.map { "`\($0.name)`" }
        return .usage(
            "`genvc \(command.shownName)` takes no `\(option.name)`",
            help: others.isEmpty
                ? "`genvc help` lists the options" : "it is an option of \(EnglishList.joined(others, "and"))")
    }

    /// There are too few or too many operands for the command.
    static func wrongOperands(_ operands: [String], of command: Command) -> CommandError {
        let usage = "write `genvc \(command.usage)`"
        if operands.count < command.operands.counts.lowerBound {
            return .usage("`genvc \(command.shownName)` needs \(command.operands.usage)", help: usage)
        }
        let extra = operands[command.operands.counts.upperBound]
        return .usage("`\(shown(extra))` is one argument too many", help: usage)
    }

    /// An option that takes one of a few words was given another.
    static func unknownValue(_ text: String, of option: Option, known: [String]) -> CommandError {
        let nearest = WordSuggestion.nearest(to: text, among: known)
        return .usage(
            "`\(option.name)` takes no `\(shown(text))`",
            help: suggestion(nearest) ?? "write \(EnglishList.joined(known.map { "`\($0)`" }, "or"))")
    }

    /// The names of commands in other tools, and those here.
    private static let synonyms = [
        "lint": "validate", "check": "validate", "draw": "preview", "show": "preview", "gen": "generate",
        "build": "generate", "template": "templates", "device": "devices", "doc": "explain", "docs": "explain",
        "remove": "rm", "delete": "rm", "move": "rename", "mv": "rename",
    ]

    /// The names of options in other tools, and those here.
    private static let optionSynonyms = [
        "--output": "-o", "--out": "-o", "--name": "--as", "--right-to-left": "--rtl",
        "--template": "--templates", "--overwrite": "--force", "--size": "--text-size", "--json": "--format",
    ]

    /// A question that offers the words; nil where there are none.
    private static func suggestion(_ words: [String]) -> String? {
        words.isEmpty ? nil : "did you mean \(EnglishList.joined(words.map { "`\($0)`" }, "or"))?"
    }

    /// The user's text, cut off behind 40 characters, so that a message stays on its line.
    private static func shown(_ text: String) -> String {
        let most = 40
        return text.unicodeScalars.count > most ? String(text.unicodeScalars.prefix(most)) + "…" : text
    }
}

extension Command {
    /// The name of the command as messages have it; `SPEC` for the command without a name, which `genvc SPEC` is.
    var shownName: String {
        name.isEmpty ? "SPEC" : name
    }
}

extension CommandError {
    /// The folders hold no spec that could be read.
    static func noSpecs(in folders: [String]) -> CommandError {
        CommandError(
            .wrongInput, "there is no spec in \(EnglishList.joined(folders.map { "`\($0)`" }, "or"))",
            help: "a spec is a .yml or .yaml file that begins with `screen: Name`")
    }
}
