import Foundation
import GenvcKit

/// Measures genvc against its aims, as `genvc-dev bench`.
///
/// Every figure that is compared is a ratio of two things that were measured in turn in one run, because the speed of a
/// machine changes from minute to minute.
struct Bench {
    /// One row of the table.
    struct Row {
        let name: String
        /// The aim for the figure, in words.
        let aim: String
        /// The measured figure, in words.
        let figure: String
        /// True if the aim is met; nil where there is nothing to hold the figure against.
        let passes: Bool?
    }

    /// The folder of the other tools, as `Peers` describes it; nil to measure genvc alone.
    let peers: URL?

    /// Measures everything and prints the table.
    ///
    /// - Returns: Whether every aim is met.
    /// - Throws: `Update.Failure` where something cannot be built or run.
    func run() throws -> Bool {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "genvc-bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let tool = try releaseTool(scratch)
        let peers = try peers.map { try Peers(folder: $0) }

        let whole = WholeProcess(tool: tool, scratch: scratch, peers: peers)
        let inside = InProcess(peers: peers)
        let projects = ProjectBench(tool: tool, scratch: scratch)
        let rows =
            try [whole.startUp(), whole.manySpecs(), whole.peakMemory()] + whole.instructions() + projects.rows()
            + inside.rows()
        let width = rows.map(\.name.count).max() ?? 0
        for row in rows {
            let verdict = row.passes.map { $0 ? "pass" : "FAIL" } ?? ""
            let name = row.name.padding(toLength: width, withPad: " ", startingAt: 0)
            print("\(name)  \(verdict.padding(toLength: 4, withPad: " ", startingAt: 0))  \(row.figure)  (\(row.aim))")
        }
        return !rows.contains { $0.passes == false }
    }

    /// Builds the executable as it is handed out: optimised, and on Linux without any library beside it.
    ///
    /// - Returns: The path of the executable.
    private func releaseTool(_ scratch: URL) throws -> URL {
        var options = ["build", "-c", "release", "--product", "genvc"]
        #if os(Linux)
            options += ["-Xswiftc", "-static-executable"]
        #endif
        let swift = ["swift"] + options + ["--package-path", Repository.root.path]
        _ = try Child.run(swift, isSilent: false)
        let answer = scratch.appending(path: "path").path
        _ = try Child.run(swift + ["--show-bin-path"], output: answer)
        let folder = try String(contentsOfFile: answer, encoding: .utf8)
        return URL(fileURLWithPath: folder.trimmingCharacters(in: .newlines)).appending(path: "genvc")
    }
}

extension Bench.Row {
    /// A row that says how many times as fast as the fastest of `others` genvc was.
    ///
    /// - Parameters:
    ///   - own: The seconds that genvc took.
    ///   - others: The seconds that each of the other tools took, by their names; if it is empty, the row has the time
    ///     alone.
    ///   - text: How seconds are written.
    init(name: String, own: Double, others: [String: Double], text: (Double) -> String) {
        let leastRatio = 20.0
        guard let best = others.min(by: { $0.value < $1.value }) else {
            self.init(name: name, aim: "20 times as fast as others", figure: text(own), passes: nil)
            return
        }
        let ratio = best.value / own
        self.init(
            name: name, aim: "at least 20 times as fast as \(best.key)",
            figure: "\(ratio.text(1)) times: \(text(own)), \(text(best.value))", passes: ratio >= leastRatio)
    }
}

extension Double {
    /// The number with so many digits behind the point.
    func text(_ digits: Int) -> String {
        String(format: "%.\(digits)f", self)
    }
}

extension [Double] {
    /// The number in the middle; of an even count the greater of the two. There must be a number.
    var median: Double {
        sorted()[count / 2]
    }
}
