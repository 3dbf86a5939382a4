import GenvcDiagnostics
import GenvcKit
import GenvcProject

/// A command line that was understood: a command with its operands and the values of its options.
struct Invocation: Sendable {
    let command: Command
    /// The operands behind the name of the command; their number is one that the command takes.
    let operands: [String]
    /// The values of each given option by its name; empty for an option that takes none.
    private let values: [String: [String]]

    init(_ command: Command, operands: [String], values: [String: [String]]) {
        self.command = command
        self.operands = operands
        self.values = values
    }

    /// True if the option is given.
    func has(_ option: Option) -> Bool {
        values[option.name] != nil
    }

    /// All values of an option that may be repeated, in their order.
    func all(_ option: Option) -> [String] {
        values[option.name] ?? []
    }

    /// The value of an option, of several the last; nil if it is not given.
    func value(_ option: Option) -> String? {
        values[option.name]?.last
    }

    /// The value of an option that takes one of a few words; nil if it is not given.
    ///
    /// - Parameter others: Words that the option takes too, which an error names.
    /// - Throws: `CommandError` where the value is none of the words.
    func choice<Choice: RawRepresentable & CaseIterable>(
        _ option: Option, besides others: [String] = []
    ) throws(CommandError) -> Choice? where Choice.RawValue == String {
        guard let text = value(option) else { return nil }
        if let choice = Choice(rawValue: text) { return choice }
        throw .unknownValue(text, of: option, known: Choice.allCases.map(\.rawValue) + others)
    }

    /// The value of an option that takes a number from 0; nil if it is not given.
    ///
    /// - Parameter example: A number that the error message offers.
    /// - Throws: `CommandError` where the value is no such number.
    func count(_ option: Option, example: Int) throws(CommandError) -> Int? {
        guard let text = value(option) else { return nil }
        guard let number = Int(text), number >= 0 else {
            throw .usage("`\(option.name)` takes a number, not `\(text)`", help: "write `\(option.name) \(example)`")
        }
        return number
    }

    /// The sort of class made of the screens of this run; nil where their projects decide.
    ///
    /// - Throws: `CommandError` where a view, which takes two files, is to go to one file.
    func style(
        to destination: Destination, of specs: [SpecFinder.Spec], _ projects: ProjectFinder
    ) throws(CommandError) -> Genvc.Style? {
        let style: Genvc.Style? = try choice(.style)
        guard destination.isOneFile else { return style }
        let project = specs.lazy.compactMap { projects[$0.folder] }.first { $0.style == .view }
        guard style == .view || style == nil && project != nil else { return style }
        let words = style == nil ? "`style: view` in `\(project?.path ?? "")`" : "`--style view`"
        throw .usage(
            "\(words) makes two files, and \(destination.isStandardOutput ? "standard output" : "`-o`") is one",
            help: (destination.isStandardOutput ? "write `genvc generate SPEC -o FOLDER`" : "name a folder behind `-o`")
                + (style == nil ? ", or write `--style controller`" : ""))
    }

    /// The number of cores that work at once, from 1; nil for all.
    ///
    /// - Throws: `CommandError` where the value is no such number.
    func jobs() throws(CommandError) -> Int? {
        guard let text = value(.jobs) else { return nil }
        guard let number = Int(text), number > 0 else {
            throw .usage("`--jobs` takes a number from 1, not `\(text)`", help: "write `--jobs 2`")
        }
        return number
    }
}
