import Foundation
import GenvcTestSupport
import Testing

/// Many specs in one call are worked on side by side; nothing that comes out may show it.
struct ManySpecsTests {
    /// Enough for several threads wherever the tests run.
    private static let names = (10..<50).map { "Screen\($0)" }

    private func folder(_ text: (String) -> String) throws -> Folder {
        let folder = try Folder()
        for name in Self.names { try folder.write(text(name), to: "specs/\(name).yml") }
        return folder
    }

    @Test("they give the files that each gives alone")
    func files() throws {
        let folder = try folder { Specs.valid($0) }
        #expect(try Tool.run(["generate", "specs", "-o", "together"], in: folder.url).status == 0)
        #expect(
            try Tool.run(["generate", "specs", "-o", "together", "--jobs", "1"], in: folder.url).errors
                == "40 unchanged\n")
        for name in Self.names {
            let alone = try Tool.run(["specs/\(name).yml"], in: folder.url)
            #expect(alone.text.contains("class \(name)ViewController"))
            #expect(try folder.text("together/\(name)ViewController.swift") == alone.text)
        }
    }

    @Test("their findings stand in the order of the specs", arguments: ["generate", "validate"])
    func findings(_ command: String) throws {
        let folder = try folder { Specs.valid($0).replacingOccurrences(of: "text:", with: "text\($0):") }
        let options = command == "validate" ? ["--max-errors", "0"] : []
        let outcome = try Tool.run([command, "specs"] + options, in: folder.url)
        #expect(outcome.status == 1)
        let places = outcome.errors.matches(of: /(?m)^specs\/(\w+)\.yml:4:5: error: unknown key/)
        let shown = command == "validate" ? Self.names : Array(Self.names.prefix(20))
        #expect(places.map { String($0.output.1) } == shown)
    }

    /// Specs with many states, and findings in some of them alone.
    @Test(
        "the states of one spec are looked at side by side, and told as one thread tells them",
        arguments: [
            "Screens/Layers", "Screens/FilledPlaces", "Screens/State", "Seeded/truncated/wrong-6-only-at-first",
        ])
    func states(_ name: String) throws {
        let folder = try Folder()
        let spec = RepositoryRoot.url(of: "Tests/Goldens/\(name).yml").path
        let alone = try Tool.run(["validate", spec, "--jobs", "1"], in: folder.url).errors
        #expect(alone.contains(" when "))
        for threads in ["2", "5"] {
            #expect(try Tool.run(["validate", spec, "--jobs", threads], in: folder.url).errors == alone)
        }
    }
}
