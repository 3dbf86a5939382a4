import Foundation

/// Counts the instructions that commands take, and holds them against the counts of a file: time differs from minute to
/// minute on a machine, instructions hardly do.
struct Instructions {
    /// A command with its count.
    struct Budget {
        /// The arguments of genvc, in words. Paths are those from the root of the repository.
        let command: String
        /// The count, in millions.
        let millions: Double
    }

    /// The share by which a count may be above its budget before it fails.
    private static let tolerance = 0.03

    /// The executable that is measured, built for release without any library beside it.
    let tool: URL

    private var file: URL { Repository.root.appending(path: ".ci/instructions.txt") }

    /// Measures each command, and prints its count beside its budget.
    ///
    /// - Returns: Whether no count is above its budget by more than 3 %.
    /// - Throws: `Update.Failure` where valgrind or a command cannot be run.
    func check() throws -> Bool {
        var passes = true
        for budget in try budgets() {
            let measured = try millions(of: budget.command)
            let isWithin = measured <= budget.millions * (1 + Self.tolerance)
            passes = passes && isWithin
            print(
                "\(isWithin ? "pass" : "FAIL")  \(measured.text(2)) million, budget \(budget.millions.text(2))  "
                    + "genvc \(budget.command)")
        }
        return passes
    }

    /// Writes the counts of now as the budgets.
    ///
    /// - Throws: `Update.Failure` as `check()`.
    func update() throws {
        let lines = try text().split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard let budget = Self.budget(line) else { return String(line) }
            return "\(try millions(of: budget.command).text(2))  \(budget.command)"
        }
        try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    }

    /// The millions of instructions of a command.
    func millions(of command: String) throws -> Double {
        let log = FileManager.default.temporaryDirectory.appending(path: "genvc-instructions-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: log) }
        // Hashing is seeded anew in each run unless it is told not to, and the root is where the paths begin.
        let arguments =
            ["env", "-C", Repository.root.path, "SWIFT_DETERMINISTIC_HASHING=1", "valgrind", "--tool=cachegrind"]
            + ["--cache-sim=no", "--cachegrind-out-file=/dev/null", "--log-file=\(log.path)", tool.path]
        _ = try Child.run(arguments + command.split(separator: " ").map(String.init), allowing: [0, 1])
        let report = try String(contentsOf: log, encoding: .utf8)
        guard
            let line = report.split(separator: "\n").last(where: { $0.contains("I refs:") || $0.contains("I   refs:") }
            ),
            let count = Double(line.split(separator: ":").last?.filter(\.isNumber) ?? "")
        else { throw Update.Failure(description: "valgrind counted nothing for `genvc \(command)`") }
        return count / 1e6
    }

    private func text() throws -> String { try String(contentsOf: file, encoding: .utf8) }

    private func budgets() throws -> [Budget] {
        try text().split(separator: "\n").compactMap(Self.budget)
    }

    /// The budget on a line: millions, and the command. Nil for a comment or an empty line.
    private static func budget(_ line: Substring) -> Budget? {
        let parts = line.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, let millions = Double(parts[0]) else { return nil }
        return Budget(command: parts[1].trimmingCharacters(in: .whitespaces), millions: millions)
    }
}
