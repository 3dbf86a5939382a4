import Foundation
import Testing

/// `genvc rm`: how a screen may be called.
struct RemoveTests {
    private func run(_ folder: Folder, _ arguments: String...) throws -> Tool.Outcome {
        try Tool.run(arguments, in: folder.url)
    }

    @Test("a file whose name is as long as the disk lets it be goes like others")
    func longName() throws {
        let folder = try Folder()
        let name = String(repeating: "a", count: 251) + ".yml"
        try folder.write(Specs.valid(), to: name)
        #expect(try run(folder, "generate", name).status == 0)
        let outcome = try run(folder, "rm", "Tiny", "--spec")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(folder.names.isEmpty)
    }

    @Test("`rm` takes the path of a spec for the name in it, also where the spec is gone")
    func path() throws {
        let folder = try Folder()
        for app in ["One", "Two"] {
            try folder.write("", to: "\(app)/genvc.yml")
            try folder.write(Specs.valid("Help"), to: "\(app)/start.yml")
        }
        try folder.write(
            "components:\n  Rule: { height: 1, backgroundColor: separator }\n  Dot: { height: 2 }\n", to: "parts.yml")
        #expect(try run(folder, "generate", ".").status == 0)
        #expect(try run(folder, "rm", "Help").errors.contains("`Help` is at several places"))
        // The path says which.
        #expect(
            try run(folder, "rm", "Two/start.yml").errors == """
                remove Two/HelpViewController.swift
                1 removed
                `Two/start.yml` stays; `genvc generate` makes the code again

                """)
        #expect(folder.exists("One/HelpViewController.swift"))
        #expect(try run(folder, "generate", ".").status == 0)
        #expect(try run(folder, "rm", "./Two/start.yml", "--spec").status == 0)
        #expect(!folder.exists("Two/start.yml") && folder.exists("One/start.yml"))
        try FileManager.default.removeItem(atPath: folder.path("One/start.yml"))
        #expect(
            try run(folder, "rm", "One/start.yml").errors == "remove One/HelpViewController.swift\n1 removed\n")
        let several = try run(folder, "rm", "parts.yml")
        #expect(several.status == 1)
        #expect(
            several.errors == """
                genvc: error: `parts.yml` describes `Dot` and `Rule`
                help: write the name of the one that is meant

                """)
        #expect(folder.exists("Dot.swift") && folder.exists("Rule.swift"))
    }
}
