import Foundation

/// The choice of what tests try: everything, or a sample of it that is the same in each run.
///
/// `GENVC_EXHAUSTIVE=1 swift test` tries everything: every point of the layout matrix, every way to answer the
/// questions of `genvc new`, a fault at every call of the system. `GENVC_EXHAUSTIVE=ci`, which `.ci/run` sets, takes a
/// third of the cases of the suites that lay out whole screens thousands of times, which are more than half of that
/// time, and all of the others. Without it a run is one to wait for.
public enum Exhaustive {
    private static let level = ProcessInfo.processInfo.environment["GENVC_EXHAUSTIVE"]

    /// True if everything is tried, or all but what takes longest.
    public static let isOn = level == "1" || level == "ci"

    /// The part of the cases of a suite that takes minutes: each of them where everything is tried, else one in three.
    public static let slowPart = level == "1" ? 1 : 3

    /// All of `cases` where everything is tried, and otherwise `count` of them from all parts of the list, beginning
    /// with the first.
    public static func sample<Cases: RandomAccessCollection>(_ cases: Cases, _ count: Int) -> [Cases.Element] {
        guard !isOn, cases.count > count else { return Array(cases) }
        return (0..<count).map { cases[cases.index(cases.startIndex, offsetBy: $0 * cases.count / count)] }
    }

    /// Cases of a suite that takes minutes, from all parts of the list: as many as `slowPart` says where everything is
    /// tried, and otherwise `count`.
    public static func slowSample<Cases: RandomAccessCollection>(_ cases: Cases, _ count: Int) -> [Cases.Element] {
        guard isOn else { return sample(cases, count) }
        return stride(from: 0, to: cases.count, by: slowPart).map {
            cases[cases.index(cases.startIndex, offsetBy: $0)]
        }
    }

    /// A number of rounds: the first where everything is tried, and otherwise the second.
    public static func rounds(_ all: Int, sample: Int) -> Int { isOn ? all : sample }
}
