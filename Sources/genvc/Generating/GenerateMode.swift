import GenvcProject

/// The use that `genvc generate` makes of the code: it writes unless an option says otherwise.
enum GenerateMode {
    case write, check, diff, dryRun, watch

    /// The options that stand for a mode. They exclude each other.
    private static let options: [(option: Option, mode: GenerateMode)] = [
        (.check, .check), (.diff, .diff), (.dryRun, .dryRun), (.watch, .watch),
    ]

    /// The mode that the options ask for.
    ///
    /// - Throws: `CommandError` where two options exclude each other, or the mode needs files and there are none.
    init(_ invocation: Invocation, to destination: Destination) throws(CommandError) {
        let given = Self.options.filter { invocation.has($0.option) }
        guard let first = given.first else {
            self = .write
            return
        }
        if given.count > 1 {
            throw .usage(
                "`\(first.option.name)` and `\(given[1].option.name)` exclude each other", help: "write one of them")
        }
        if first.mode == .watch, invocation.has(.fix) {
            throw .usage(
                "`--watch` writes no file of yours, so `--fix` has nothing to do there",
                help: "let it watch without, and call `genvc generate --fix` once")
        }
        if first.mode == .watch, invocation.isForPrograms {
            throw .usage(
                "`--watch` goes on, and a JSON document ends",
                help: "call `genvc generate` once for each change, or start `genvc lsp`")
        }
        guard !destination.isStandardOutput, !invocation.operands.contains("-") || first.mode != .watch else {
            throw .usage(
                "`\(first.option.name)` is for files, and standard \(destination.isStandardOutput ? "output" : "input") is none",
                help: "name files or folders")
        }
        self = first.mode
    }
}
