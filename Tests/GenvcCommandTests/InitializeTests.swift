import Foundation
import Testing

/// `genvc init` writes once, and says what it did.
struct InitializeTests {
    @Test("writes the files of a project, the same as the examples have")
    func files() throws {
        let folder = try Folder()
        let outcome = try Tool.run(["init", "App"], in: folder.url)
        #expect(outcome.status == 0)
        #expect(outcome.output.isEmpty)
        let project = Tool.repository.appending(path: "Examples/Project")
        let names = try FileManager.default.contentsOfDirectory(atPath: project.path).sorted()
        #expect(folder.names == ["App"] + names.map { "App/\($0)" })
        for name in names {
            let example = try String(contentsOf: project.appending(path: name), encoding: .utf8)
            #expect(try folder.text("App/\(name)") == example)
            #expect(outcome.errors.contains("wrote App/\(name)\n"))
        }
    }

    @Test("a file in the place of the folder is named", arguments: [["init"], ["templates", "eject", "-o"]])
    func fileInsteadOfFolder(_ command: [String]) throws {
        let folder = try Folder()
        try folder.write("text", to: "App")
        let outcome = try Tool.run(command + ["App"], in: folder.url)
        #expect(outcome.status == 73)
        #expect(outcome.errors.hasPrefix("genvc: error: `App` is a file, not a folder\n"))
        #expect(folder.names == ["App"])
    }

    @Test("a second run keeps what is there, and writes what is missing")
    func twice() throws {
        let folder = try Folder()
        _ = try Tool.run(["init"], in: folder.url)
        try folder.write("// mine\n", to: "Theme.swift")
        try FileManager.default.removeItem(atPath: folder.path("SceneDelegate.swift"))
        let outcome = try Tool.run(["init"], in: folder.url)
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("kept Theme.swift, which was there already\n"))
        #expect(outcome.errors.contains("wrote SceneDelegate.swift\n"))
        #expect(try folder.text("Theme.swift") == "// mine\n")
    }
}
