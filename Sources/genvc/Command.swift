import GenvcProject

/// One command: how it is called, what it takes and what it does. Parsing, help and suggestions read this table.
struct Command: Sendable {
    /// `preview`; two words for a member of a group, as `dump frames`.
    let name: String
    /// The suffix that stands behind the name besides options.
    let operands: Operands
    /// The options that the command takes, in the order of its help page.
    let options: [Option]
    /// The effect of the command, in one line for the list of commands.
    let summary: String
    /// The text of its help page below the usage line; empty if the summary says it all. It is made when the page is
    /// asked for: each run makes the table, and few show a page.
    var details: String { makeDetails() }
    private let makeDetails: @Sendable () -> String
    /// Does the work and says how it went. It throws where the command stops before it has done anything, with what to
    /// tell.
    let run: @Sendable (Invocation, Session) throws(CommandError) -> ExitStatus

    init(
        _ name: String, _ operands: Operands = .none, _ options: [Option] = [], _ summary: String,
        details: @autoclosure @escaping @Sendable () -> String = "",
        run: @escaping @Sendable (Invocation, Session) throws(CommandError) -> ExitStatus
    ) {
        self.name = name
        self.operands = operands
        self.options = options
        self.summary = summary
        makeDetails = details
        self.run = run
    }

    /// The number of operands that a command takes, with their names in usage lines.
    enum Operands: Sendable {
        case none
        case one(String)
        case two(String, String)
        /// One operand, or none.
        case optional(String)
        /// Any number of operands, also none.
        case any(String)
        /// At least one operand.
        case many(String)

        /// The numbers of operands that the command accepts.
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

        /// The operands as a usage line shows them: brackets around what may be left out, `…` behind what may be
        /// repeated.
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

    /// The line that shows how the command is called, without the name of the tool.
    var usage: String {
        ([name, operands.usage] + options.map { "[\($0.usage)]" }).filter { !$0.isEmpty }.joined(separator: " ")
    }
}
