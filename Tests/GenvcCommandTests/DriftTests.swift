import Foundation
import Testing

/// `--check`, `--diff` and `--dry-run`: what a run would do, without doing it.
struct DriftTests {
    /// `A` as it should be, `B` with an older spec, `C` without code.
    private func folder() throws -> Folder {
        let folder = try Folder()
        for name in ["A", "B"] { try folder.write(Specs.valid(name), to: "\(name).yml") }
        #expect(try Tool.run(["generate", ".", "-o", "out"], in: folder.url).status == 0)
        try folder.write(Specs.valid("B").replacing("Hello", with: "Bye"), to: "B.yml")
        try folder.write(Specs.valid("C"), to: "C.yml")
        return folder
    }

    /// All there is, with the times of the last changes.
    private func state(of folder: Folder) throws -> [String] {
        try folder.names.map { "\($0) \(String(describing: try folder.changeTime($0)))" }
    }

    private func run(_ folder: Folder, _ options: String...) throws -> Tool.Outcome {
        try Tool.run(["generate", ".", "-o", "out"] + options, in: folder.url)
    }

    @Test("`--check` fails with a diff of what is not as the specs say")
    func check() throws {
        let folder = try folder()
        let before = try state(of: folder)
        let outcome = try run(folder, "--check")
        #expect(outcome.status == 1)
        #expect(
            outcome.errors
                == "genvc: error: 2 of 3 files are not as the specs say\nhelp: the same call without `--check` makes them so\n"
        )
        #expect(
            outcome.text.hasPrefix("--- out/BViewController.swift\n+++ out/BViewController.swift\n@@ -1,6 +1,6 @@\n"))
        #expect(outcome.text.contains("value: \"Hello\"") && outcome.text.contains("\n--- /dev/null\n+++ out/CView"))
        #expect(try state(of: folder) == before)

        _ = try run(folder)
        let same = try run(folder, "--check")
        #expect(same.status == 0 && same.output.isEmpty && same.errors.isEmpty)
    }

    @Test("`--check` finds an edit by hand too")
    func checkEdit() throws {
        let folder = try Folder()
        try folder.write(Specs.valid(), to: "Tiny.yml")
        _ = try Tool.run(["generate", "."], in: folder.url)
        let name = "TinyViewController.swift"
        try folder.write(try folder.text(name) + "// mine\n", to: name)
        let outcome = try Tool.run(["generate", ".", "--check"], in: folder.url)
        #expect(outcome.status == 1)
        #expect(outcome.text.hasSuffix("\n }\n-// mine\n"))
        #expect(
            outcome.errors == """
                genvc: error: 1 of 1 file is not as the specs say
                help: move what was written in `./TinyViewController.swift` into the spec or into a file of your own; then \
                `genvc generate --force` makes them so, and keeps a copy of it

                """)
    }

    @Test("`--diff` shows what would be written, and that turns the old files into the new ones")
    func diff() throws {
        let folder = try folder()
        let before = try state(of: folder)
        let outcome = try run(folder, "--diff")
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        #expect(outcome.text == (try run(folder, "--check").text))
        #expect(try state(of: folder) == before)
        let old = try folder.text("out/BViewController.swift")
        _ = try run(folder)
        let patch = Patch(outcome.text)
        #expect(
            patch.applied(to: old, named: "out/BViewController.swift") == (try folder.text("out/BViewController.swift"))
        )
        #expect(
            patch.applied(to: "", named: "out/CViewController.swift") == (try folder.text("out/CViewController.swift")))
        #expect(try run(folder, "--diff").output.isEmpty)
    }

    @Test("`--dry-run` prints what the run then prints, and does nothing")
    func dryRun() throws {
        let folder = try folder()
        try folder.write("mine", to: "out/CViewController.swift")
        let before = try state(of: folder)
        let dry = try run(folder, "--dry-run", "--force")
        #expect(dry.status == 0 && dry.errors == "a dry run: nothing was written\n")
        #expect(
            dry.text == """
                update out/BViewController.swift
                backup out/.genvc/backups/CViewController.swift.backup-1
                update out/CViewController.swift
                2 updated, 1 unchanged

                """)
        #expect(try state(of: folder) == before)
        #expect(try run(folder, "--force").errors == dry.text)
        #expect(try run(folder, "--dry-run").text == "3 unchanged\n")
    }

    @Test("`--check` finds the code of a spec that is gone, in the folders that it is called for")
    func checkDeadCode() throws {
        for places in [["-o", "out"], []] {
            let folder = try Folder()
            for name in ["A", "B"] { try folder.write(Specs.valid(name), to: "specs/\(name).yml") }
            let arguments = ["generate", "specs"] + places
            #expect(try Tool.run(arguments, in: folder.url).status == 0)
            #expect(try Tool.run(arguments + ["--check"], in: folder.url).status == 0)
            try FileManager.default.removeItem(atPath: folder.path("specs/B.yml"))
            let dead = "no spec makes `\(places.last ?? "specs")/BViewController.swift` any more"
            #expect(
                try Tool.run(arguments, in: folder.url).errors
                    == "1 unchanged\n\(dead); `genvc clean` removes it\n")
            let outcome = try Tool.run(arguments + ["--check"], in: folder.url)
            #expect(outcome.status == 1 && outcome.output.isEmpty)
            #expect(
                outcome.errors == """
                    \(dead)
                    genvc: error: 1 file is left of specs that are gone
                    help: `genvc clean` removes it

                    """)
            // One spec says nothing of others.
            #expect(try Tool.run(["generate", "specs/A.yml", "--check"] + places, in: folder.url).status == 0)
            #expect(try Tool.run(["clean"], in: folder.url).status == 0)
            #expect(try Tool.run(arguments + ["--check"], in: folder.url).status == 0)
        }
    }

    @Test("a spec that is wrong is wrong here too", arguments: ["--check", "--diff", "--dry-run"])
    func wrongSpec(_ option: String) throws {
        let folder = try folder()
        try folder.write(Specs.unknownKey, to: "Wrong.yml")
        let outcome = try run(folder, option)
        #expect(outcome.status == 1 && outcome.output.isEmpty)
        #expect(outcome.errors.contains("Wrong.yml:4:5: error: "))
    }

    @Test("a diff has colours where they are wanted, and none in a pipe")
    func colours() throws {
        let folder = try folder()
        let plain = try run(folder, "--diff")
        #expect(!plain.text.contains("\u{1B}") && plain.text.contains("\n+"))
        let coloured = try run(folder, "--diff", "--color", "always")
        #expect(coloured.text.contains("\u{1B}[32m+") && coloured.text.contains("\u{1B}[31m-"))
        #expect(coloured.text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain.text)
    }
}
