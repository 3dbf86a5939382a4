import GenvcProject

/// One command: what it is called, what it takes, and what it does. Parsing, help and suggestions read this table.
struct Command: Sendable {
    /// `preview`; two words for a member of a group, as `dump frames`.
    let name: String
    let operands: Operands
    let options: [Option]
    /// One line, for the list of commands.
    let summary: String
    /// What help prints below the usage line; empty if the summary says it all.
    let details: String
    let run: @Sendable (Invocation, Session) throws(CommandError) -> ExitStatus

    init(
        _ name: String, _ operands: Operands = .none, _ options: [Option] = [], _ summary: String,
        details: String = "", run: @escaping @Sendable (Invocation, Session) throws(CommandError) -> ExitStatus
    ) {
        self.name = name
        self.operands = operands
        self.options = options
        self.summary = summary
        self.details = details
        self.run = run
    }

    /// What stands on the command line besides options.
    enum Operands: Sendable {
        case none
        case one(String)
        case two(String, String)
        case optional(String)
        case any(String)
        case many(String)

        var counts: ClosedRange<Int> {
            switch self {
            case .none: 0...0
            case .one: 1...1
            case .two: 2...2
            case .optional: 0...1
            case .any: 0...Int.max
            case .many: 1...Int.max
            }
        }

        /// As they stand in a usage line.
        var usage: String {
            switch self {
            case .none: ""
            case .one(let name): name
            case .two(let first, let second): "\(first) \(second)"
            case .optional(let name): "[\(name)]"
            case .any(let name): "[\(name)]"
            case .many(let name): name + "…"
            }
        }
    }

    /// The line that shows how it is called, without the name of the tool.
    var usage: String {
        ([name, operands.usage] + options.map { "[\($0.usage)]" }).filter { !$0.isEmpty }.joined(separator: " ")
    }
}
