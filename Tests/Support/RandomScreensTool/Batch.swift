import Foundation
import RandomScreens

/// Some random screens in one executable: so many that its start does not count, so few that all cores have one.
struct Batch {
    static let size = 40

    /// The output of the executable.
    struct Outcome {
        var tallies: [RandomTally] = []
        /// Disagreements in words.
        var messages: [String] = []
        /// The times for compiling and for comparing, in seconds.
        var compiling = 0.0
        var comparing = 0.0
    }

    let screens: [RandomScreen]

    func run(_ code: ControllerCode, _ built: BuiltModules, in scratch: URL) throws -> Outcome {
        let folder = scratch.appending(path: "batch-\(screens[0].name)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var outcome = Outcome()
        let program = folder.appending(path: "compare").path
        let sources = try code.write(screens, to: folder).map(\.path)
        var start = ContinuousClock.now
        let compiler = try Program.compile(sources, built, to: program, in: folder)
        guard compiler.status == 0 else {
            throw Failure("the code of \(screens[0].name) and those behind it does not compile\n\(compiler.text)")
        }
        outcome.compiling = (ContinuousClock.now - start) / .seconds(1)
        start = ContinuousClock.now
        let comparison = try Program.output(of: [program], in: folder)
        outcome.comparing = (ContinuousClock.now - start) / .seconds(1)
        for line in comparison.text.split(separator: "\n") {
            if let tally = RandomTally(line) {
                outcome.tallies.append(tally)
            } else {
                outcome.messages.append(String(line))
            }
        }
        if comparison.status != 0 {
            let next = screens.first { screen in !outcome.tallies.contains { $0.name == screen.name } }
            outcome.messages.append("\(next?.name ?? "a screen"): ends the comparison")
        }
        try FileManager.default.removeItem(at: folder)
        return outcome
    }
}
