import Foundation

/// The choice of what tests try: everything, or a sample of it that is the same in each run.
///
/// `GENVC_EXHAUSTIVE=1 swift test` tries everything, as `.ci/run` does: every point of the layout matrix, every way to
/// answer the questions of `genvc new`, a fault at every call of the system. Without it a run is one to wait for.
public enum Exhaustive {
    /// True if everything is tried.
    public static let isOn = ProcessInfo.processInfo.environment["GENVC_EXHAUSTIVE"] == "1"

    /// All of `cases` where everything is tried, and otherwise `count` of them from all parts of the list, beginning
    /// with the first.
    public static func sample<Cases: RandomAccessCollection>(_ cases: Cases, _ count: Int) -> [Cases.Element] {
        guard !isOn, cases.count > count else { return Array(cases) }
        return (0..<count).map { cases[cases.index(cases.startIndex, offsetBy: $0 * cases.count / count)] }
    }

    /// A number of rounds: the first where everything is tried, and otherwise the second.
    public static func rounds(_ all: Int, sample: Int) -> Int { isOn ? all : sample }
}
