import Foundation
import LanguageSpecs

/// The code of some random specs of the whole language in one executable.
struct LanguageBatch {
    /// The most specs of a batch. The shared files are compiled and all modules linked for each batch, which takes as
    /// long as ten specs.
    private static let mostSpecs = 120

    let drafts: [LanguageDraft]

    /// The batches of all of `drafts`: of the same size, and enough of them to keep each processor busy.
    static func all(of drafts: [LanguageDraft]) -> [LanguageBatch] {
        guard !drafts.isEmpty else { return [] }
        let processors = ProcessInfo.processInfo.activeProcessorCount
        let least = (drafts.count + mostSpecs - 1) / mostSpecs
        let count = min(drafts.count, (least + processors - 1) / processors * processors)
        return (0..<count).map { place in
            let (start, end) = (place * drafts.count / count, (place + 1) * drafts.count / count)
            return LanguageBatch(drafts: Array(drafts[start..<end]))
        }
    }

    /// The result of a batch.
    struct Outcome {
        var faults: [LanguageFault] = []
        /// The number of properties that were compared with the spec.
        var compared = 0
        /// The number of frames that are as predicted.
        var frames = 0
    }

    /// Compiles and executes; what does not compile is left out, so that all else is executed.
    func run(_ code: ControllerCode, _ built: BuiltModules, in scratch: URL) throws -> Outcome {
        let folder = scratch.appending(path: "batch-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let shared = try code.writeProject(to: folder, AppTypes.code).map(\.path)
        for draft in drafts { try draft.code.write(to: folder.appending(path: draft.file)) }
        var outcome = Outcome()
        var rest = drafts
        while !rest.isEmpty {
            let program = folder.appending(path: "execute").path
            let main = folder.appending(path: "main.swift")
            try Data(
                ("import RandomScreens\nimport UIKit\n\n" + rest.map { "if Turn.comes() {\n\($0.program)}\n" }.joined())
                    .utf8
            ).write(to: main)
            let sources = shared + rest.map { folder.appending(path: $0.file).path } + [main.path]
            let compiler = try Program.compile(sources, built, to: program, in: folder)
            if compiler.status == 0 {
                try execute(program, rest, in: folder, &outcome)
                return outcome
            }
            let errors = Self.errors(compiler.text)
            let wrong = rest.filter { draft in errors.contains { Self.concerns($0, draft) } }
            guard !wrong.isEmpty else {
                throw Failure("the batch of \(drafts[0].name) does not compile\n\(compiler.text)")
            }
            for draft in wrong {
                let lines = errors.filter { Self.concerns($0, draft) }
                outcome.faults.append(LanguageFault(name: draft.name, lines: ["does not compile"] + lines.prefix(3)))
            }
            rest.removeAll { draft in wrong.contains { $0.name == draft.name } }
        }
        return outcome
    }

    private static func errors(_ text: String) -> [String] {
        text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("/") && $0.contains(" error: ") }
    }

    /// An error in the file of the controller, or in the program that executes it.
    private static func concerns(_ error: String, _ draft: LanguageDraft) -> Bool {
        error.contains("/\(draft.file):") || error.contains("'\(draft.name)ViewController")
    }

    /// The function and the place of a line of a backtrace.
    private static func frame(_ line: String) -> String {
        line.replacing(#/^.*?0x[0-9a-f]+ /#, with: "").replacing(#/\ in [a-z]+ at .*//#, with: " ")
    }

    /// Runs the program; where a controller ends it, it runs again with those behind it.
    private func execute(
        _ program: String, _ drafts: [LanguageDraft], in folder: URL, _ outcome: inout Outcome
    ) throws {
        var place = 0
        while place < drafts.count {
            let text = try Program.output(of: [program, "\(place)"], in: folder).text
            let lines = text.split(separator: "\n").map(String.init)
            outcome.faults += Self.faults(in: lines)
            outcome.compared += Self.sum(of: "compared ", in: lines)
            outcome.frames += Self.sum(of: "frames ", in: lines)
            place += lines.filter { $0.hasPrefix("executed ") }.count
            guard place < drafts.count else { return }
            let message = lines.first { $0.contains("Fatal error") } ?? lines.first { $0.contains("Program crashed") }
            let frames = lines.filter { $0.contains(".swift:") }.map(Self.frame).prefix(8)
            outcome.faults.append(
                LanguageFault(
                    name: drafts[place].name, lines: ["ends the program", message ?? "no message"] + frames))
            place += 1
        }
    }

    /// The sum of the numbers in the lines that begin with a word.
    private static func sum(of word: String, in lines: [String]) -> Int {
        lines.filter { $0.hasPrefix(word) }.compactMap { Int($0.dropFirst(word.count)) }.reduce(0, +)
    }

    /// The faults that a program says: a line for each, with the lines below it.
    private static func faults(in lines: [String]) -> [LanguageFault] {
        var faults: [LanguageFault] = []
        for line in lines {
            if line.hasPrefix("fault ") {
                let words = line.split(separator: " ", maxSplits: 2).map(String.init)
                faults.append(LanguageFault(name: words[1], lines: [words[2]]))
            } else if line.hasPrefix("  "), let last = faults.popLast() {
                faults.append(LanguageFault(name: last.name, lines: last.lines + [line]))
            }
        }
        return faults
    }
}
