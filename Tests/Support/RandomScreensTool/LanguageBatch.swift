import Foundation
import LanguageSpecs

/// The code of some random specs of the whole language in one executable.
struct LanguageBatch {
    static let size = 40

    let drafts: [LanguageDraft]

    /// Compiles and executes; what does not compile is left out, so that all else is executed.
    func run(_ code: ControllerCode, _ built: BuiltModules, in scratch: URL) throws -> [LanguageFault] {
        let folder = scratch.appending(path: "batch-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let shared = try code.writeProject(to: folder, AppTypes.code).map(\.path)
        for draft in drafts { try draft.code.write(to: folder.appending(path: draft.file)) }
        var faults: [LanguageFault] = []
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
            if compiler.status == 0 { return faults + (try execute(program, rest, in: folder)) }
            let errors = Self.errors(compiler.text)
            let wrong = rest.filter { draft in errors.contains { Self.concerns($0, draft) } }
            guard !wrong.isEmpty else {
                throw Failure("the batch of \(drafts[0].name) does not compile\n\(compiler.text)")
            }
            for draft in wrong {
                let lines = errors.filter { Self.concerns($0, draft) }
                faults.append(LanguageFault(name: draft.name, lines: ["does not compile"] + lines.prefix(3)))
            }
            rest.removeAll { draft in wrong.contains { $0.name == draft.name } }
        }
        return faults
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
    private func execute(_ program: String, _ drafts: [LanguageDraft], in folder: URL) throws -> [LanguageFault] {
        var faults: [LanguageFault] = []
        var place = 0
        while place < drafts.count {
            let (text, status) = try Program.output(of: [program, "\(place)"], in: folder)
            var current: LanguageFault?
            for line in text.split(separator: "\n").map(String.init) {
                if line.hasPrefix("executed ") {
                    place += 1
                } else if line.hasPrefix("fault ") {
                    if let current { faults.append(current) }
                    let words = line.split(separator: " ", maxSplits: 2).map(String.init)
                    current = LanguageFault(name: words[1], lines: [words[2]])
                } else if let fault = current, line.hasPrefix("  ") {
                    current = LanguageFault(name: fault.name, lines: fault.lines + [line])
                }
            }
            if let current { faults.append(current) }
            guard status != 0, place < drafts.count else { return faults }
            let lines = text.split(separator: "\n").map(String.init)
            let message = lines.first { $0.contains("Fatal error") } ?? lines.first { $0.contains("Program crashed") }
            faults.append(
                LanguageFault(
                    name: drafts[place].name,
                    lines: ["ends the program", message ?? "no message"]
                        + lines.filter { $0.contains(".swift:") }.map(Self.frame).prefix(8)))
            place += 1
        }
        return faults
    }
}
