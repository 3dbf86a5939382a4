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
                `Two/start.yml` stays, so that `genvc generate` makes the code again
                `genvc rm Two/start.yml --spec` removes it too

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

    @Test("on a terminal the spec is asked for, and stays unless it is a yes")
    func asked() throws {
        let folder = try Folder()
        try folder.write(Specs.valid(), to: "Tiny.yml")
        for (keys, stays) in [("\n", true), ("n\n", true), ("what\nyes\n", false)] {
            try folder.write(Specs.valid(), to: "Tiny.yml")
            #expect(try run(folder, "generate", ".").status == 0)
            let terminal = try PseudoTerminal(["rm", "Tiny"], in: folder.url)
            try terminal.expect("`Tiny.yml` makes this code. Remove it too? [y/N] ")
            #expect(folder.exists("TinyViewController.swift"))
            terminal.type(keys)
            if stays {
                try terminal.expect("1 removed\n`Tiny.yml` stays, so that `genvc generate` makes the code again\n")
            } else {
                try terminal.expect("write `y` or `n`\n")
                try terminal.expect("remove Tiny.yml\n2 removed\n")
            }
            #expect(try terminal.end() == 0)
            #expect(folder.exists("Tiny.yml") == stays && !folder.exists("TinyViewController.swift"))
        }
    }

    @Test("the end of the input removes nothing, and nobody is asked who has answered")
    func unasked() throws {
        let folder = try Folder()
        try folder.write(Specs.valid(), to: "Tiny.yml")
        #expect(try run(folder, "generate", ".").status == 0)
        let stopped = try PseudoTerminal(["rm", "Tiny"], in: folder.url)
        try stopped.expect("[y/N] ")
        stopped.type(PseudoTerminal.endOfInput)
        try stopped.expect("stopped; nothing was removed\n")
        #expect(try stopped.end() == 1)
        #expect(folder.exists("TinyViewController.swift"))
        let kept = try PseudoTerminal(["rm", "Tiny", "--yes"], in: folder.url)
        #expect(try kept.end() == 0)
        #expect(folder.names == ["Tiny.yml"] && !kept.text.contains("[y/N]"))
        #expect(try run(folder, "generate", ".").status == 0)
        let dry = try PseudoTerminal(["rm", "Tiny", "--dry-run"], in: folder.url)
        #expect(try dry.end() == 0)
        #expect(dry.text.contains("a dry run: nothing was written"))
        let gone = try PseudoTerminal(["rm", "Tiny", "--spec"], in: folder.url)
        #expect(try gone.end() == 0)
        #expect(folder.names.isEmpty && !(dry.text + gone.text).contains("[y/N]"))
    }

    @Test("`rm` of a name that two specs have removes nothing, and by path only the code of that spec")
    func twoSpecs() throws {
        let folder = try Folder()
        try folder.write(Specs.valid(), to: "B.yml")
        #expect(try run(folder, "generate", "B.yml").status == 0)
        try folder.write(Specs.valid(), to: "A.yml")
        for operand in ["Tiny", "A.yml"] {
            let outcome = try run(folder, "rm", operand, "--yes")
            #expect(outcome.status != 0 && folder.exists("TinyViewController.swift"), "\(operand): \(outcome.errors)")
        }
        #expect(try run(folder, "rm", "Tiny").errors.contains("`A.yml`"))
        #expect(try run(folder, "rm", "B.yml", "--yes").status == 0)
        #expect(!folder.exists("TinyViewController.swift"))
    }
}
