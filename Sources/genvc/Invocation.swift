import GenvcDiagnostics
import GenvcKit
import GenvcProject

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
    ///
    /// - Parameter example: a number that one may well mean.
    func count(_ option: Option, example: Int) throws(CommandError) -> Int? {
        guard let text = value(option) else { return nil }
        guard let number = Int(text), number >= 0 else {
            throw .usage("`\(option.name)` takes a number, not `\(text)`", help: "write `\(option.name) \(example)`")
        }
        return number
    }

    /// What is made of the screens of a run; nil: what their projects say. A view has a file of its own.
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
            help: "name a folder behind `-o`" + (style == nil ? ", or write `--style controller`" : ""))
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
