import GenvcDiagnostics
import GenvcProject

/// A line on the terminal that says how far a long run is. It is taken away when the run ends.
struct Progress: Sendable {
    /// Milliseconds after which a run counts as long.
    private static let patience = 500
    /// Milliseconds between two updates of the line.
    private static let pause = 100

    private let session: Session
    private let start = System.milliseconds

    /// Nil if standard error is no terminal, where nobody would see the line.
    init?(_ session: Session) {
        guard session.errorIsTerminal else { return nil }
        self.session = session
    }

    /// The closure that a run calls to say how far it is; it shows nothing if there is no progress to show.
    static func showing(_ progress: Progress?) -> GeneratedCode.Progress {
        { done, part, total in progress?.show(done, of: part, total) }
    }

    /// Shows how far the run is, once it is long.
    ///
    /// - Parameters:
    ///   - done: How many specs of its part the calling thread has done; the other threads are about as far.
    ///   - part: How many specs the calling thread has.
    ///   - total: How many specs all threads have together.
    func show(_ done: Int, of part: Int, _ total: Int) {
        let time = System.milliseconds - start
        guard time > Self.patience, done == 0 || time / Self.pause != Self.lastShown else { return }
        Self.lastShown = time / Self.pause
        session.show("\r\(100 * done / max(1, part)) % of \(EnglishList.count(total, "spec"))")
    }

    /// The time of the last update, in units of `pause`. Only the thread of the first part writes it.
    nonisolated(unsafe) private static var lastShown = 0

    /// Takes the line away if there is one.
    func end() {
        guard System.milliseconds - start > Self.patience else { return }
        session.show("\r\u{1B}[K")
    }
}
