import Foundation
import GenvcTemplates
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
        for (name, text) in BundledTemplates.all { #expect(folder[name] == text, "\(name)") }
    }

    @Test("the blocks of the README are as `genvc-dev update` makes them")
    func readme() throws {
        let output = Pipe()
        let process = Process()
        process.executableURL = Repository.builtTool("genvc-dev")
        process.arguments = ["check", "README.md"]
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let said = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(said)")
    }
}
