import GenvcDiagnostics
import GenvcProject

/// Makes an `Invocation` of the arguments of the process, by `CommandTable`.
///
/// Arguments are split into options and operands first, wherever they stand, because the command that says which of
/// them
/// it takes may come last. Only then the command is chosen and its options and operands are counted.
struct ArgumentParser {
    /// The arguments that are no options, with the name of the command still among them.
    private var operands: [String] = []
    /// The values of each option by its name, in the order in which they were given; empty for an option that takes
    /// none.
    private var values: [String: [String]] = [:]
    /// The options in the order of the arguments, to name the first that the command does not take.
    private var given: [Option] = []
    /// True if the first operand stands before any `--`, and so may be the name of a command.
    private var firstOperandIsWord = false

    /// The command that the arguments ask for, with its operands and options.
    ///
    /// - Parameters:
    ///   - arguments: The arguments behind the name of the tool.
    ///   - isFile: Whether there is something at a path. It decides whether a word that is no command is told of as a
    ///     misspelt command or as a missing file.
    /// - Throws: `CommandError` where an option or a command is unknown, a value is missing, or the command takes other
    ///   options or operands.
    static func parse(_ arguments: [String], isFile: (String) -> Bool) throws(CommandError) -> Invocation {
        var parser = ArgumentParser()
        try parser.split(arguments)
        return try parser.invocation(isFile: isFile)
    }

    // MARK: Options and operands

    /// Sorts the arguments into operands and options. `-` alone is an operand, standard input, and all that follows
    /// `--` is.
    private mutating func split(_ arguments: [String]) throws(CommandError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                operands += rest
                return
            }
            guard argument.utf8.first == UInt8(ascii: "-"), argument != "-" else {
                if operands.isEmpty { firstOperandIsWord = true }
                operands.append(argument)
                continue
            }
            try readOption(argument, &rest)
        }
    }

    /// Reads one option, and takes its value off `rest` where it is not attached to the name.
    private mutating func readOption(_ argument: String, _ rest: inout ArraySlice<String>) throws(CommandError) {
        let (name, attached) = Self.parts(of: argument)
        guard let option = CommandTable.options.first(where: { $0.name == name || name == "-h" && $0 == .help }) else {
            throw .unknownOption(name)
        }
        given.append(option)
        guard let valueName = option.value else {
            guard attached == nil else {
                throw .usage("`\(name)` takes no value", help: "write `\(name)` alone")
            }
            values[option.name] = []
            return
        }
        if attached == nil, let next = rest.first, Self.isOption(next) { throw .optionAsValue(next, of: option) }
        guard let value = attached ?? rest.popFirst() else {
            throw .usage("`\(name)` has no value", help: "write `\(name) \(valueName)`")
        }
        values[option.name, default: []].append(value)
    }

    /// True if an argument can only be an option: two dashes, or a dash and a letter. `-5` is a number, `-` standard
    /// input.
    private static func isOption(_ argument: String) -> Bool {
        let bytes = argument.utf8.prefix(2)
        guard bytes.count == 2, bytes.first == UInt8(ascii: "-"), let second = bytes.last else { return false }
        return second == UInt8(ascii: "-") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= second | 0x20
    }

    /// The name and the attached value of `--name=value` or `-ovalue`; the value is nil where nothing is attached.
    private static func parts(of argument: String) -> (name: String, value: String?) {
        let bytes = Array(argument.utf8)
        if !argument.hasPrefix("--"), bytes.count > 2, argument.hasPrefix(Option.output.name) {
            return (Option.output.name, String(decoding: bytes[2...], as: UTF8.self))
        }
        guard let sign = bytes.firstIndex(of: UInt8(ascii: "=")) else { return (argument, nil) }
        return (
            String(decoding: bytes[..<sign], as: UTF8.self), String(decoding: bytes[(sign + 1)...], as: UTF8.self)
        )
    }

    // MARK: The command

    /// The command with what it takes. `--help` beside a command is that command's page, whatever else is given.
    private func invocation(isFile: (String) -> Bool) throws(CommandError) -> Invocation {
        let (command, operands) = try command(isFile: isFile)
        if values[Option.help.name] != nil {
            // Nothing beside `--help` asks for the list.
            let isAlone = self.operands.isEmpty
            let topic = isAlone ? [] : operands.isEmpty || command.name != Command.help.name ? [command.name] : operands
            return Invocation(.help, operands: command.name == CommandTable.standard.name ? [] : topic, values: [:])
        }
        for option in given where !command.takes(option.name) {
            throw .optionOfAnother(option, than: command)
        }
        guard command.operands.counts.contains(operands.count) else {
            throw .wrongOperands(operands, of: command)
        }
        return Invocation(command, operands: operands, values: values)
    }

    /// The command and the operands behind its name. Where no operand names a command, it is `CommandTable.standard`
    /// and all operands are its own.
    private func command(isFile: (String) -> Bool) throws(CommandError) -> (Command, [String]) {
        guard let word = operands.first else {
            if values[Option.help.name] != nil { return (.help, []) }
            if values[Option.version.name] != nil { return (.version, []) }
            if given.isEmpty { throw .usage("there is no command", help: "`genvc help` lists them") }
            return (CommandTable.standard, [])
        }
        guard firstOperandIsWord else { return (CommandTable.standard, operands) }
        if let command = CommandTable.command(named: word) { return (command, Array(operands.dropFirst())) }

        let members = CommandTable.members(of: word)
        if !members.isEmpty {
            if let second = operands.dropFirst().first,
                let command = CommandTable.command(named: "\(word) \(second)")
            {
                return (command, Array(operands.dropFirst(2)))
            }
            if values[Option.help.name] != nil { return (.help, [word]) }
            throw .unknownMember(operands.dropFirst().first, of: word, known: members)
        }
        let looksLikePath = word.utf8.contains(UInt8(ascii: "/")) || word.utf8.contains(UInt8(ascii: "."))
        if word != "-", !looksLikePath, !isFile(word) { throw .unknownCommand(word) }
        return (CommandTable.standard, operands)
    }
}

extension Command {
    /// True if the command has an option of this name.
    func takes(_ option: String) -> Bool {
        (options + Option.ofEveryCommand).contains { $0.name == option }
    }
}
