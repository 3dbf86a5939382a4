import Foundation
import GenvcDiagnostics
import GenvcKit

/// Measures the stages of a run inside this process, without the time that a process takes to start.
struct InProcess {
    /// The number of times that a stage runs in one measurement: Login takes well below a millisecond.
    private static let repeats = 2_000
    /// The number of measurements that are made of a figure, of which the median counts.
    static let rounds = 5

    let peers: Peers?

    /// All rows of the table about work inside the process.
    ///
    /// - Throws: `Update.Failure` if this tool was built for debugging, whose figures mean nothing.
    func rows() throws -> [Bench.Row] {
        guard !Self.isDebugBuild else {
            throw Update.Failure(description: "call `swift run -c release genvc-dev bench`: debug code says nothing")
        }
        let place = Repository.root.appending(path: "Examples/Login/Login.yml")
        let login = SourceFile(name: "Login.yml", bytes: [UInt8](try Data(contentsOf: place)))
        return [try generation(of: login)] + profile(of: login) + [growth()]
            + MatrixBench(login: login).rows()
    }

    /// The time from spec to code, against what another tool takes only to parse and render.
    private func generation(of spec: SourceFile) throws -> Bench.Row {
        var own: [Double] = []
        var others: [String: [Double]] = [:]
        for _ in 0..<Self.rounds {
            own.append(Self.seconds(Self.repeats) { _ = Genvc.generate(spec: spec) })
            for peer in peers?.all ?? [] {
                others[peer.name, default: []].append(try secondsARun(of: peer))
            }
        }
        return Bench.Row(
            name: "spec to code in process", own: own.median, others: others.mapValues(\.median),
            text: { "\(($0 * 1e6).text(0)) us" })
    }

    /// The time of each stage of one spec, which has no aim of its own.
    private func profile(of spec: SourceFile) -> [Bench.Row] {
        var library = TemplateLibrary()
        _ = library.prepare(includingBundled: true)
        let read = SpecRun(spec)
        var checked = read
        checked.check()
        let stages: [(name: String, work: () -> Void)] = [
            ("parsed and read", { _ = SpecRun(spec) }),
            (
                "made views and checked",
                {
                    var run = read
                    run.check()
                }
            ),
            (
                "made contexts and rendered",
                {
                    var run = checked
                    _ = run.generate(&library)
                }
            ),
        ]
        return stages.map { stage in
            let times = (0..<Self.rounds).map { _ in Self.seconds(Self.repeats, stage.work) }
            return Bench.Row(
                name: "  of it \(stage.name)", aim: "no aim", figure: "\((times.median * 1e6).text(0)) us", passes: nil)
        }
    }

    /// The seconds that one more repetition takes another tool, so that the start of its interpreter does not count.
    private func secondsARun(of peer: Peers.Peer) throws -> Double {
        let arguments = peer.command + [peers?.spec ?? "", peers?.template ?? "", "--repeat"]
        let few = 100
        let many = 500
        let short = try Child.run(arguments + [String(few)]).seconds
        let long = try Child.run(arguments + [String(many)]).seconds
        return (long - short) / Double(many - few)
    }

    /// The time for a row of a long screen against that for a row of a short one: the same unless time grows faster
    /// than the spec.
    private func growth() -> Bench.Row {
        let (short, long) = (1_000, 10_000)
        let specs = [short, long].map { Self.spec(rows: $0) }
        var times: [[Double]] = [[], []]
        for _ in 0..<Self.rounds {
            times[0].append(Self.seconds(5) { _ = Genvc.generate(spec: specs[0]) } / Double(short))
            times[1].append(Self.seconds(1) { _ = Genvc.generate(spec: specs[1]) } / Double(long))
        }
        let ratio = times[1].median / times[0].median
        return Bench.Row(
            name: "time a row, \(long) rows against \(short)", aim: "at most 1.1 times",
            figure: "\(ratio.text(2)) times: \((times[1].median * 1e6).text(1)) us", passes: ratio <= 1.1)
    }

    /// A screen of so many rows of four kinds in turn.
    static func spec(rows: Int) -> SourceFile {
        let lines = (1...rows).map { row in
            switch row % 4 {
            case 0: "  - label: name\(row)\n    text: Row \(row)\n"
            case 1: "  - button: open\(row)\n    title: Open \(row)\n"
            case 2: "  - imageView: photo\(row)\n    image: photo\n    height: 120\n    decorative: true\n"
            default: "  - label: hint\(row)\n    text: Hint \(row)\n    font: footnote\n"
            }
        }
        return SourceFile(name: "Long.yml", text: "screen: Long\nscroll: vertical\nrows:\n" + lines.joined())
    }

    /// The seconds of one of `count` calls, on average.
    static func seconds(_ count: Int, _ work: () -> Void) -> Double {
        let start = ContinuousClock.now
        for _ in 0..<count { work() }
        return (ContinuousClock.now - start) / .seconds(1) / Double(count)
    }

    /// True if assertions run, as they do in code built for debugging alone.
    private static var isDebugBuild: Bool {
        var isDebug = false
        assert(
            {
                isDebug = true
                return true
            }())
        return isDebug
    }
}
