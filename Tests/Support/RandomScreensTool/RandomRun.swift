import Foundation
import RandomScreens

/// The comparison of many random screens, and what is printed about it.
struct RandomRun {
    let screens: [RandomScreen]

    /// The place where the batches that run at the same time leave what they find.
    private final class Results: @unchecked Sendable {
        private let lock = NSLock()
        private(set) var outcomes: [Int: Result<Batch.Outcome, any Error>] = [:]

        func keep(_ outcome: Result<Batch.Outcome, any Error>, at index: Int) {
            lock.withLock { outcomes[index] = outcome }
        }
    }

    /// False if anything is predicted otherwise than it comes.
    func compareAll() throws -> Bool {
        let (code, built) = (try ControllerCode(), try BuiltModules())
        let scratch = try BuiltModules.scratchFolder()
        defer { try? FileManager.default.removeItem(at: scratch) }
        let batches = stride(from: 0, to: screens.count, by: Batch.size).map { start in
            Batch(screens: Array(screens[start..<min(start + Batch.size, screens.count)]))
        }
        let start = ContinuousClock.now
        let results = Results()
        DispatchQueue.concurrentPerform(iterations: batches.count) { index in
            results.keep(Result { try batches[index].run(code, built, in: scratch) }, at: index)
        }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        return try report(batches.indices.compactMap { try results.outcomes[$0]?.get() }, seconds: seconds)
    }

    private func report(_ outcomes: [Batch.Outcome], seconds: Double) throws -> Bool {
        let tallies = outcomes.flatMap(\.tallies)
        var sum = RandomTally()
        for tally in tallies { sum.add(tally) }
        let messages = outcomes.flatMap(\.messages)
        for message in messages { print(message) }
        let failed = screens.filter { screen in
            !tallies.contains { $0.name == screen.name && $0.disagreements == 0 }
        }
        if !failed.isEmpty { print("\nspecs that disagree are in \(try write(failed).path)\n") }
        let share = 100 * sum.settledPoints / max(sum.points, 1)
        print(
            """
            screens        \(tallies.count) of \(screens.count), from \(screens[0].name) on
            points         \(sum.points), \(share) % of them without conflict or ambiguity
            frames         \(sum.agreedFrames) agree
            conflicts      at \(sum.predictedConflicts) points predicted, at \(sum.executedConflicts) executed
            ambiguities    at \(sum.predictedAmbiguities) points predicted, at \(sum.executedAmbiguities) executed
            disagreements  \(sum.disagreements) in \(failed.count) screens: \(failed.prefix(20).map(\.name).joined(separator: " "))
            seconds        \(Int(seconds)): compiling \(Int(outcomes.reduce(0) { $0 + $1.compiling })), comparing \(Int(outcomes.reduce(0) { $0 + $1.comparing }))
            """)
        return failed.isEmpty && messages.isEmpty
    }

    /// Keeps the specs of `failed` where one can look at them.
    private func write(_ failed: [RandomScreen]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "random-screens-failed")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for screen in failed {
            let place = folder.appending(path: screen.name + ".yml")
            try Data(screen.spec.utf8).write(to: place)
        }
        return folder
    }
}
