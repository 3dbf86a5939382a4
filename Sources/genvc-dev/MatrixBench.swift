import GenvcDiagnostics
import GenvcKit

/// Measures how long the layouts of screens take, in this process.
struct MatrixBench {
    /// The number of times that all layouts of Login are made in one measurement.
    private static let repeats = 20

    let login: SourceFile

    /// All rows of the table about layouts.
    func rows() -> [Bench.Row] {
        [standard(), matrix(), screens(), growth()]
    }

    /// The layouts that are tried each time that code is made.
    private func standard() -> Bench.Row {
        let read = SpecRun(login)
        let seconds = median(repeats: 1_000) {
            var run = read
            run.check()
        }
        return Bench.Row(
            name: "standard layouts of Login", aim: "at most 0.5 ms", figure: "\((seconds * 1e3).text(3)) ms",
            passes: seconds <= 0.5e-3)
    }

    /// The layouts that `genvc validate` tries.
    private func matrix() -> Bench.Row {
        let read = SpecRun(login)
        let seconds = median(repeats: Self.repeats) {
            var run = read
            run.validate()
        }
        return Bench.Row(
            name: "all layouts of Login, folded", aim: "at most 10 ms", figure: "\((seconds * 1e3).text(2)) ms",
            passes: seconds <= 10e-3)
    }

    /// All layouts of many screens, from their bytes on, as in the check of a project.
    private func screens() -> Bench.Row {
        let count = 100
        let seconds = median(repeats: 1) {
            for _ in 0..<count {
                var run = SpecRun(login)
                run.validate()
            }
        }
        return Bench.Row(
            name: "all layouts of \(count) screens, one core", aim: "at most 1 s", figure: "\(seconds.text(2)) s",
            passes: seconds <= 1)
    }

    /// The time for a view of a large screen against that for a view of a screen half its size.
    private func growth() -> Bench.Row {
        let (half, whole) = (1_000, 2_000)
        let times = [half, whole].map { count in
            let read = SpecRun(Self.spec(views: count))
            return median(repeats: 1) {
                var run = read
                run.check()
            }
        }
        let ratio = times[1] / times[0] / 2
        return Bench.Row(
            name: "time a view, \(whole) views against \(half)", aim: "at most 1.2 times",
            figure: "\(ratio.text(2)) times: \((times[0] * 1e3).text(1)) ms, \((times[1] * 1e3).text(1)) ms",
            passes: ratio <= 1.2)
    }

    /// A screen of so many views, in rows of four: the row itself, two labels and the spacer between them.
    private static func spec(views: Int) -> SourceFile {
        let rows = (1...(views / 4)).map { number in
            "  - { row: r\(number), items: [ { label: a\(number), text: Name }, spacer, "
                + "{ label: b\(number), text: Value \(number) } ] }\n"
        }
        return SourceFile(name: "Large.yml", text: "screen: Large\nscroll: vertical\nrows:\n" + rows.joined())
    }

    /// The median of the rounds, in seconds of one call.
    private func median(repeats: Int, _ work: () -> Void) -> Double {
        (0..<InProcess.rounds).map { _ in InProcess.seconds(repeats, work) }.median
    }
}
