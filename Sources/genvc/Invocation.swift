/// A command line, understood: a command with its operands and the values of its options.
struct Invocation: Sendable {
    let command: Command
    let operands: [String]
    private let values: [String: [String]]

    init(_ command: Command, operands: [String], values: [String: [String]]) {
        self.command = command
        self.operands = operands
        self.values = values
    }

    func has(_ option: Option) -> Bool {
        values[option.name] != nil
    }

    /// All values of an option that may be repeated, in their order.
    func all(_ option: Option) -> [String] {
        values[option.name] ?? []
    }

    /// The value of an option; the last one counts.
    func value(_ option: Option) -> String? {
        values[option.name]?.last
    }

    /// The value of an option that takes one of a few words.
    func choice<Choice: RawRepresentable & CaseIterable>(_ option: Option) throws(CommandError) -> Choice?
    where Choice.RawValue == String {
        guard let text = value(option) else { return nil }
        if let choice = Choice(rawValue: text) { return choice }
        throw .unknownValue(text, of: option, known: Choice.allCases.map(\.rawValue))
    }

    /// The value of an option that takes a number of 0 or more.
    func count(_ option: Option) throws(CommandError) -> Int? {
        guard let text = value(option) else { return nil }
        guard let number = Int(text), number >= 0 else {
            throw .usage("`\(option.name)` takes a number, not `\(text)`", help: "write `\(option.name) 20`")
        }
        return number
    }

    /// How many cores work at once; nil: all.
    func jobs() throws(CommandError) -> Int? {
        guard let text = value(.jobs) else { return nil }
        guard let number = Int(text), number > 0 else {
            throw .usage("`--jobs` takes a number from 1, not `\(text)`", help: "write `--jobs 2`")
        }
        return number
    }
}
