import Foundation
import GenvcTemplates
import GenvcVocabulary
import Testing

/// Files that are made from others are up to date; `swift run genvc-dev update` makes them.
struct MadeFileTests {
    @Test("the templates inside the executable are those of the folder")
    func bundledTemplates() throws {
        let folder = Dictionary(
            uniqueKeysWithValues: Repository.files(below: "Templates", "mustache").map { file in
                (String(file.path.dropFirst("Templates/".count).prefix { $0 != "." }), file.text)
            })
        #expect(BundledTemplates.all.map(\.name) == folder.keys.sorted())
        #expect(BundledTemplates.purposes.map(\.name) == folder.keys.sorted())
        for ((name, text), (_, purpose)) in zip(BundledTemplates.all, BundledTemplates.purposes) {
            #expect(folder[name] == "{{! \(purpose) }}\n" + text, "\(name)")
            #expect(!purpose.isEmpty && !purpose.contains("\n") && purpose.count <= 54, "\(name)")
        }
    }

    @Test("the symbols inside the executable are those of the list")
    func bundledSymbols() throws {
        let listed = try Repository.text("Sources/GenvcVocabulary/Symbols/Symbols.txt").split(separator: "\n").filter {
            !$0.hasPrefix("#")
        }
        let bundled = SystemSymbol.all.map { symbol in
            let version = symbol.version.map { "\($0.major).\($0.minor)" }
            return [symbol.name, version, symbol.olderName].compactMap { $0 }.joined(separator: " ")
        }
        #expect(bundled == listed.map(String.init))
    }

    @Test(
        "the parts of a page that come from files are as `genvc-dev update` makes them",
        arguments: ["README.md", "Examples/Apps/README.md"])
    func madeParts(page: String) throws {
        let outcome = try check(page)
        #expect(outcome.status == 0, "\(outcome.said)")
    }

    @Test("a fact whose line is gone, is counted wrongly or is said nowhere is named with its line")
    func wrongFacts() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "facts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ text: String, to path: String) throws {
            let place = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: place)
        }
        let page = "# Screens\n<!-- facts: begin -->\n<!-- facts: end -->\n"
        try write(page, to: "README.md")
        try write("screen\tspecs\thand-written\nA\tA\t60 + 70\n", to: "Facts/screens.tsv")
        try write("screen: A\n# a note\nrows: [ separator ]\n", to: "A.yml")
        try write("// A.\nfinal class A {\n    let line = 1\n    var line = 2\n}\n", to: "AViewController.swift")
        let columns = "number\tfact\thow\tspec\tswift\n"

        try write(columns + "1\tA line\tsaid\tseparator\tclass A … line = 2\n", to: "Facts/A.tsv")
        let right = try check(folder.appending(path: "README.md").path)
        #expect(right.status == 1)
        #expect(right.said.hasPrefix("out of date: "))

        try write(
            columns + "1\tA line\tsaid\tspacer\tlet line\n3\tOne\tsaid\tseparator\t\n"
                + "3\tNone\tmissing\t\tlet line\n4\tNo verdict\tyes\t\t\n",
            to: "Facts/A.tsv")
        let wrong = try check(folder.appending(path: "README.md").path)
        #expect(wrong.status == 1)
        #expect(
            wrong.said == """
                genvc-dev: Facts/A.tsv:2: `spacer` stands in no line of A.yml
                Facts/A.tsv:3: the number of this fact is 2
                Facts/A.tsv:3: what is said stands in spec and Swift
                Facts/A.tsv:4: what is missing stands nowhere
                Facts/A.tsv:5: a fact has 5 cells, the third one of said, way out, missing

                """)
    }

    /// The status and the output of `genvc-dev check` for a page.
    private func check(_ page: String) throws -> (status: Int32, said: String) {
        let output = Pipe()
        let process = Process()
        process.executableURL = Repository.builtTool("genvc-dev")
        process.arguments = ["check", page]
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let said = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, said)
    }
}
