import Foundation
import GenvcDiagnostics

/// Measures whole runs in projects: one spec among many files, each spec of the repository, and many specs of which
/// none has changed.
struct ProjectBench {
    /// The executable that is measured, built for release.
    let tool: URL
    /// An empty folder that may be filled.
    let scratch: URL

    private var login: URL { Repository.root.appending(path: "Examples/Login/Login.yml") }

    /// All rows of the table about projects.
    func rows() throws -> [Bench.Row] {
        [
            try besideManyFiles(),
            try eachSpec("each spec of the repository, code, against cat", [], rounds: 5, aim: 10),
            try eachSpec("each spec, all layouts, against cat", ["validate"], rounds: 1, aim: 60),
            try unchanged(), try wholeCheck(), try saved(), try memoryOfManyRows(), try size(),
        ]
    }

    /// One spec in a project of many Swift files, against the spec alone.
    private func besideManyFiles() throws -> Bench.Row {
        let (files, bytes, folders, rounds) = (3_000, 24_000, 60, 60)
        let alone = scratch.appending(path: "alone")
        let app = scratch.appending(path: "app")
        let code = Data(String(repeating: "// A line of a file of the app.\n", count: bytes / 32).utf8)
        for folder in 0..<folders {
            let place = app.appending(path: "Sources/Part\(folder)")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            for file in 0..<(files / folders) { try code.write(to: place.appending(path: "File\(file).swift")) }
        }
        for folder in [alone, app, app.appending(path: ".git")] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        var times: [[Double]] = [[], []]
        let places = [alone, app].map { $0.appending(path: "Login.yml") }
        for place in places { try FileManager.default.copyItem(at: login, to: place) }
        for _ in 0..<rounds {
            for (index, place) in places.enumerated() {
                times[index].append(try Child.run([tool.path, place.path]).seconds)
            }
        }
        let ratio = times[1].median / times[0].median
        return Bench.Row(
            name: "one spec beside \(files) Swift files, against alone", aim: "at most 1.2 times",
            figure: "\(ratio.text(2)) times: \((times[1].median * 1e3).text(2)) ms", passes: ratio <= 1.2)
    }

    /// A repository with an app, and in it a folder of specs and one for their code.
    private func project(_ name: String, of count: Int) throws -> (specs: URL, code: URL) {
        let app = scratch.appending(path: name)
        let specs = app.appending(path: "Screens")
        try WholeProcess.write(count, copiesOf: login.path, name: "Login", to: specs)
        try FileManager.default.createDirectory(
            at: app.appending(path: ".git"), withIntermediateDirectories: true)
        _ = try Child.run([tool.path, "init", app.path])
        return (specs, app.appending(path: "Code"))
    }

    /// The spec of the repository that takes a command the longest, against `cat` of it.
    ///
    /// - Parameter command: The words before the spec; none to print its code.
    private func eachSpec(_ name: String, _ command: [String], rounds: Int, aim: Double) throws -> Bench.Row {
        var slowest = (name: "", ratio: 0.0, seconds: 0.0)
        for spec in Repository.specs(below: Repository.root) {
            var (own, cat): ([Double], [Double]) = ([], [])
            for _ in 0..<rounds {
                let outcome = try Child.run([tool.path] + command + [spec.path], allowing: [0, 1, 64])
                // Code of two files is not printed.
                guard outcome.status != 64 else { break }
                own.append(outcome.seconds)
                cat.append(try Child.run(["/bin/cat", spec.path]).seconds)
            }
            guard !own.isEmpty else { continue }
            let ratio = own.median / cat.median
            if ratio > slowest.ratio { slowest = (spec.lastPathComponent, ratio, own.median) }
        }
        return Bench.Row(
            name: name, aim: "at most \(aim.text(0)) times",
            figure: "\(slowest.ratio.text(0)) times: \((slowest.seconds * 1e3).text(0)) ms, \(slowest.name)",
            passes: slowest.ratio <= aim)
    }

    /// A project of many specs of which none has changed since the last run, against `stat` of their files.
    private func unchanged() throws -> Bench.Row {
        let (count, rounds) = (1_000, 7)
        let (specs, output) = try project("unchanged", of: count)
        let arguments = [tool.path, "generate", specs.path, "-o", output.path]
        // The second run finds that the first has written all that the app lacked.
        for _ in 0..<2 { _ = try Child.run(arguments) }
        let files = Repository.files(below: specs, ext: "yml").map(\.path)
        var (own, stat): ([Double], [Double]) = ([], [])
        for _ in 0..<rounds {
            own.append(try Child.run(arguments).seconds)
            stat.append(try Child.run(["stat"] + files).seconds)
        }
        let ratio = own.median / stat.median
        return Bench.Row(
            name: "\(count) specs, none changed, against stat", aim: "at most 20 times",
            figure: "\(ratio.text(1)) times: \((own.median * 1e3).text(0)) ms", passes: ratio <= 20)
    }

    /// The check of the examples: the whole matrix, in every state.
    private func wholeCheck() throws -> Bench.Row {
        let examples = Repository.root.appending(path: "Examples")
        let arguments = [tool.path, "generate", examples.path, "-o", examples.appending(path: "Code").path, "--check"]
        let seconds = try (0..<3).map { _ in try Child.run(arguments).seconds }.median
        return Bench.Row(
            name: "generate Examples --check", aim: "at most 1.5 s on two cores", figure: "\(seconds.text(2)) s",
            passes: seconds <= 1.5)
    }

    /// The time from the save of a spec to its code, beside many specs.
    private func saved() throws -> Bench.Row {
        let (count, rounds) = (500, 9)
        let (specs, output) = try project("watched", of: count)
        let watch = Process()
        watch.executableURL = tool
        watch.arguments = ["generate", specs.path, "-o", output.path, "--watch", "--yes"]
        watch.standardOutput = FileHandle.nullDevice
        watch.standardError = FileHandle.nullDevice
        try watch.run()
        defer { watch.terminate() }
        let spec = specs.appending(path: "Login1.yml")
        let code = output.appending(path: "Login1ViewController.swift")
        let text = try String(contentsOf: spec, encoding: .utf8)
        // The last spec of the first run is written when all are.
        _ = try Self.wait(
            for: "class Login\(count)ViewController", in: output.appending(path: "Login\(count)ViewController.swift"))
        Thread.sleep(forTimeInterval: 1)
        let times = try (1...rounds).map { round in
            // Nobody saves again while the watch still tells of the last save.
            Thread.sleep(forTimeInterval: 0.5)
            let changed = text + "  - label: round\(round)\n    text: Round \(round)\n"
            try changed.write(to: spec, atomically: true, encoding: .utf8)
            return try Self.wait(for: "round\(round)Label", in: code)
        }
        return Bench.Row(
            name: "--watch, from save to code, beside \(count) specs", aim: "at most 30 ms",
            figure: "\((times.median * 1e3).text(0)) ms", passes: times.median <= 30e-3)
    }

    /// The seconds until a file holds some words.
    private static func wait(for words: String, in file: URL) throws -> Double {
        let (start, longest) = (ContinuousClock.now, Duration.seconds(60))
        while ContinuousClock.now - start < longest {
            if let text = try? String(contentsOf: file, encoding: .utf8), text.contains(words) {
                return (ContinuousClock.now - start) / .seconds(1)
            }
            Thread.sleep(forTimeInterval: 0.001)
        }
        throw Update.Failure(description: "`--watch` does not write \(file.lastPathComponent)")
    }

    /// The most memory that a run with a spec of very many rows has at once.
    private func memoryOfManyRows() throws -> Bench.Row {
        let spec = scratch.appending(path: "Long.yml")
        try Data(InProcess.spec(rows: 10_000).bytes).write(to: spec)
        let peak = Double(try Child.run([tool.path, spec.path]).peak) / 1e6
        return Bench.Row(
            name: "most memory, 10,000 rows", aim: "at most 100 MB", figure: "\(peak.text(1)) MB", passes: peak <= 100)
    }

    /// The size of the executable without its symbols.
    private func size() throws -> Bench.Row {
        let stripped = scratch.appending(path: "genvc-stripped")
        _ = try Child.run(["strip", "-o", stripped.path, tool.path])
        let bytes = try Data(contentsOf: stripped).count
        let megabytes = Double(bytes) / 1e6
        return Bench.Row(
            name: "executable, stripped", aim: "at most 12 MB", figure: "\(megabytes.text(1)) MB",
            passes: megabytes <= 12)
    }
}
