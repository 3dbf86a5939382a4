import Foundation
import Testing

/// `genvc generate --watch`: each round says when it was, for which file, and what it did.
struct WatchRoundTests {
    /// The lines behind the first round, the time of each cut off.
    private func lines(_ run: RunningTool) -> [String] {
        let rest = run.errors.components(separatedBy: "watching; Ctrl-C ends it\n").last ?? ""
        return rest.split(separator: "\n").map { String($0.replacing(#/^\d\d:\d\d:\d\d /#, with: "TIME ")) }
    }

    @Test("a save that changes nothing is one line, and the first round has a time too")
    func nothing() throws {
        let folder = try Folder.watched()
        let run = try RunningTool.watching(folder)
        #expect(run.errors.contains(#/\n\d\d:\d\d:\d\d 2 created\n/#), "\(run.errors)")
        try folder.write(Specs.valid("A") + "# a note\n", to: "specs/A.yml")
        #expect(run.waits(for: "specs/A.yml: nothing to do\n"), "\(run.errors)")
        #expect(lines(run) == ["TIME specs/A.yml: nothing to do"])
        try folder.write(Specs.valid("A").replacing("Hello", with: "Bye"), to: "specs/A.yml")
        #expect(run.waits(for: "specs/A.yml: 1 updated\n"), "\(run.errors)")
        run.interrupt()
        #expect(run.end() == 0)
    }

    @Test("a repair that changes no code is said, with what is gone, and a warning is told once")
    func repair() throws {
        let folder = try Folder.watched()
        let run = try RunningTool.watching(folder)
        try folder.write(Specs.valid("A").replacing("text:", with: "tekst:"), to: "specs/A.yml")
        #expect(run.waits(for: "specs/A.yml: nothing written; 1 new finding\n"), "\(run.errors)")
        try folder.write(Specs.valid("A"), to: "specs/A.yml")
        #expect(run.waits(for: "specs/A.yml: no code changes; 1 finding gone\n"), "\(run.errors)")
        #expect(run.errors.contains("gone: specs/A.yml: unknown key `tekst` in a label   [unknown-key]\n"))
        #expect(run.errors.contains("specs/A.yml is right again\n"))

        let wordless = Specs.valid("B") + "  - { button: go, image: symbol:heart }\n"
        try folder.write(wordless, to: "specs/B.yml")
        #expect(run.waits(for: "specs/B.yml: 1 updated; 1 new finding\n"), "\(run.errors)")
        // The finding stands elsewhere now, and is the same.
        try folder.write("# moved\n" + wordless, to: "specs/B.yml")
        #expect(run.waits(for: "specs/B.yml: nothing to do\n"), "\(run.errors)")
        #expect(run.errors.components(separatedBy: "[missing-label]").count == 2)
        try folder.write(wordless + "  - { button: stop, image: symbol:star }\n", to: "specs/B.yml")
        #expect(run.waits(for: "specs/B.yml: 1 updated; 1 new finding\n", count: 2), "\(run.errors)")
        #expect(run.errors.components(separatedBy: "warning: VoiceOver").count == 3, "\(run.errors)")
        run.interrupt()
        #expect(run.end() == 0)
    }

    @Test("an error that stays is told again at each save, and is not new")
    func staysWrong() throws {
        let folder = try Folder.watched()
        let run = try RunningTool.watching(folder)
        let wrong = Specs.valid("A").replacing("text:", with: "tekst:")
        try folder.write(wrong, to: "specs/A.yml")
        #expect(run.waits(for: "specs/A.yml: nothing written; 1 new finding\n"), "\(run.errors)")
        try folder.write("# a note\n" + wrong, to: "specs/A.yml")
        #expect(run.waits(for: "specs/A.yml: nothing written\n"), "\(run.errors)")
        #expect(run.errors.components(separatedBy: "error: unknown key `tekst`").count == 3)
        run.interrupt()
        #expect(run.end() == 0)
    }

    @Test("a used file that was not there is seen when it is, in whatever folder")
    func missingFile() throws {
        let folder = try Folder.watched()
        let run = try RunningTool.watching(folder)
        let spec = Specs.valid("A").replacing("rows:", with: "use: ../shared/parts.yml\nrows:") + "  - Note: note\n"
        try folder.write(spec, to: "specs/A.yml")
        #expect(run.waits(for: "specs/A.yml: nothing written; "), "\(run.errors)")
        try folder.write("components:\n  Note: { rows: [ { label: text, text: Hi } ] }\n", to: "shared/parts.yml")
        #expect(run.waits(for: "specs/A.yml is right again\n"), "\(run.errors)")
        #expect(run.waits(for: "create out/Note.swift\n"), "\(run.errors)")
        run.interrupt()
        #expect(run.end() == 0)
    }

    @Test("generated code that somebody deletes is there again without a save")
    func deleted() throws {
        let folder = try Folder.watched()
        let run = try RunningTool.watching(folder)
        let before = try folder.text("out/BViewController.swift")
        try FileManager.default.removeItem(atPath: folder.path("out/BViewController.swift"))
        #expect(run.waits(for: "out/BViewController.swift: 1 created\n"), "\(run.errors)")
        #expect(try folder.text("out/BViewController.swift") == before)
        try FileManager.default.removeItem(atPath: folder.path("out"))
        // Each may be missed by a look of its own.
        #expect(run.waits(for: "create out/AViewController.swift\n", count: 2), "\(run.errors)")
        #expect(run.waits(for: "create out/BViewController.swift\n", count: 3), "\(run.errors)")
        // Code whose spec is wrong does not come back, and is not asked for again and again.
        try folder.write(Specs.valid("A").replacing("text:", with: "tekst:"), to: "specs/A.yml")
        #expect(run.waits(for: "specs/A.yml: nothing written; 1 new finding\n"), "\(run.errors)")
        try FileManager.default.removeItem(atPath: folder.path("out/AViewController.swift"))
        #expect(
            run.waits(for: "out/AViewController.swift: nothing written; specs/A.yml has to be right first\n"),
            "\(run.errors)")
        let count = lines(run).count
        Thread.sleep(forTimeInterval: 1)
        #expect(lines(run).count == count, "\(run.errors)")
        run.interrupt()
        #expect(run.end() == 0)
    }
}
