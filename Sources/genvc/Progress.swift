import GenvcDiagnostics
import GenvcProject

/// A line on the terminal that says how far a long run is, and that is gone when it ends.
struct Progress: Sendable {
    /// Milliseconds after which a run counts as long, and between two lines.
    private static let patience = 500
    private static let pause = 100

    private let session: Session
    private let start = System.milliseconds

    /// Nil where nobody sees it.
    init?(_ session: Session) {
        guard session.errorIsTerminal else { return nil }
        self.session = session
    }

    /// What a long run is given, to say how far it is; nothing is shown where nobody sees it.
    static func showing(_ progress: Progress?) -> GeneratedCode.Progress {
        { done, part, total in progress?.show(done, of: part, total) }
    }

    /// - Parameters:
    ///   - done: how much of its part the calling thread has done; the others are about as far.
    ///   - total: what all threads do together.
    func show(_ done: Int, of part: Int, _ total: Int) {
        let time = System.milliseconds - start
        guard time > Self.patience, done == 0 || time / Self.pause != Self.lastShown else { return }
        Self.lastShown = time / Self.pause
        session.show("\r\(100 * done / max(1, part)) % of \(EnglishList.count(total, "spec"))")
    }

    /// When a line was written last; one thread writes.
    nonisolated(unsafe) private static var lastShown = 0

    /// Takes the line away.
    func end() {
        guard System.milliseconds - start > Self.patience else { return }
        session.show("\r\u{1B}[K")
    }
}
