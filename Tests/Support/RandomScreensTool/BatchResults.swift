import Foundation

/// The place where the batches that run at the same time leave what they find.
final class BatchResults: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var faults: [LanguageFault] = []
    /// The number of properties that were compared with the specs.
    private(set) var compared = 0
    /// The number of frames that are as predicted.
    private(set) var frames = 0
    /// The causes for which batches were not executed, in words.
    private(set) var problems: [String] = []

    private init() {}

    /// The results of all drafts, which are compiled and executed in batches, one on each processor.
    static func of(
        _ drafts: [LanguageDraft], _ code: ControllerCode, _ built: BuiltModules, in scratch: URL
    ) -> BatchResults {
        let results = BatchResults()
        let batches = LanguageBatch.all(of: drafts)
        DispatchQueue.concurrentPerform(iterations: batches.count) { index in
            results.keep(Result { try batches[index].run(code, built, in: scratch) })
        }
        return results
    }

    private func keep(_ found: Result<LanguageBatch.Outcome, any Error>) {
        lock.withLock {
            switch found {
            case .success(let found):
                faults += found.faults
                compared += found.compared
                frames += found.frames
            case .failure(let error): problems.append("\(error)")
            }
        }
    }
}
