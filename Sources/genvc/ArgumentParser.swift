import GenvcDiagnostics
import GenvcProject

/// Makes an invocation of the arguments, by the table of commands.
struct ArgumentParser {
    private var operands: [String] = []
    private var values: [String: [String]] = [:]
    /// The options as they came, to say which one a command does not know.
    private var given: [Option] = []
    /// Whether the first operand stands before any `--`, and so may be the name of a command.
    private var firstOperandIsWord = false

    /// - Parameters:
    ///   - arguments: those behind the name of the tool.
    ///   - isFile: whether there is something at a path; it decides between a misspelt command and a missing file.
    static func parse(_ arguments: [String], isFile: (String) -> Bool) throws(CommandError) -> Invocation {
        var parser = ArgumentParser()
        try parser.split(arguments)
        return try parser.invocation(isFile: isFile)
    }

    // MARK: Options and operands

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

    /// Whether an argument can only be an option: `-5` is a number, `-` standard input.
    private static func isOption(_ argument: String) -> Bool {
        let bytes = argument.utf8.prefix(2)
        guard bytes.count == 2, bytes.first == UInt8(ascii: "-"), let second = bytes.last else { return false }
        return second == UInt8(ascii: "-") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= second | 0x20
    }

    /// `--name=value` and `-ovalue` in their two parts.
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

    private func invocation(isFile: (String) -> Bool) throws(CommandError) -> Invocation {
        let (command, operands) = try command(isFile: isFile)
        if values[Option.help.name] != nil {
            let topic = operands.isEmpty || command.name != Command.help.name ? [command.name] : operands
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

    /// The command and the operands behind its name.
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
    func takes(_ option: String) -> Bool {
        options.contains { $0.name == option }
    }
}
