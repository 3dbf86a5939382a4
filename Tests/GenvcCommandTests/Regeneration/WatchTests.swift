import Foundation
import Testing

/// `genvc generate --watch`, with a person who saves, breaks, deletes and brings back.
struct WatchTests {
    @Test("a saved spec is generated again, the others are left alone, and Ctrl-C ends well")
    func saved() throws {
        let folder = try Folder.watched()
        let run = try RunningTool.watching(folder)
        let before = try folder.changeTime("out/BViewController.swift")
        try folder.write(Specs.valid("A").replacing("Hello", with: "Bye"), to: "specs/A.yml")
        #expect(run.waits(for: "update out/AViewController.swift\n"), "\(run.errors)")
        #expect(try folder.text("out/AViewController.swift").contains("Bye"))
        #expect(try folder.changeTime("out/BViewController.swift") == before)
        try folder.write(Specs.valid("C"), to: "specs/sub/C.yml")
        #expect(run.waits(for: "create out/sub/CViewController.swift\n"), "\(run.errors)")
        run.interrupt()
        #expect(run.end() == 0)
        #expect(!run.errors.contains("BViewController.swift\nupdate"))
        #expect(folder.names.filter { $0.hasPrefix("out/") }.count == 4)
    }

    @Test("on a terminal it says that nobody is asked about drawings, and asks nobody")
    func terminal() throws {
        let folder = try Folder.watched()
        let terminal = try PseudoTerminal(["generate", "specs", "-o", "out", "--watch"], in: folder.url)
        try terminal.expect("2 created\n")
        try terminal.expect("nobody is asked about drawings, as with `--yes`; `genvc preview SPEC` shows one\n")
        try terminal.expect("watching; Ctrl-C ends it\n")
        terminal.send(SIGINT)
        #expect(try terminal.end() == 0)
    }

    @Test("a broken save is told, and the code stays until it is mended")
    func broken() throws {
        let folder = try Folder.watched()
        let run = try RunningTool.watching(folder)
        let before = try folder.text("out/AViewController.swift")
        try folder.write(Specs.valid("A").replacing("text:", with: "tekst:"), to: "specs/A.yml")
        #expect(run.waits(for: "specs/A.yml:4:5: error: unknown key `tekst`"), "\(run.errors)")
        #expect(run.waits(for: "1 error in specs/A.yml.\nspecs/A.yml is left out until it is right\n"), "\(run.errors)")
        // Another one is not held up.
        try folder.write(Specs.valid("B").replacing("Hello", with: "Bye"), to: "specs/B.yml")
        #expect(run.waits(for: "update out/BViewController.swift\n"), "\(run.errors)")
        #expect(run.errors.components(separatedBy: "unknown key `tekst`").count == 2)
        #expect(run.errors.components(separatedBy: "is left out until").count == 2)
        #expect(try folder.text("out/AViewController.swift") == before)
        try folder.write(Specs.valid("A").replacing("Hello", with: "Bye"), to: "specs/A.yml")
        #expect(run.waits(for: "update out/AViewController.swift\n"), "\(run.errors)")
        run.interrupt()
        #expect(run.end() == 0)
    }

    @Test(
        "a save that leaves nothing of a spec is an error, and its code no orphan",
        arguments: ["- a\n", "foo: 1\n", "s\0c\0r\0e\0e\0n\0:\0 \0A\0\n\0"])
    func unrecognizable(text: String) throws {
        let folder = try Folder.watched()
        let run = try RunningTool.watching(folder)
        try folder.write(text, to: "specs/A.yml")
        #expect(run.waits(for: "specs/A.yml:1:"), "\(run.errors)")
        #expect(!run.errors.contains("no spec makes"))
        for command in [
            ["generate", "specs", "-o", "out", "--check"], ["generate", "specs", "-o", "out"], ["validate", "specs"],
        ] {
            let outcome = try Tool.run(command, in: folder.url)
            #expect(outcome.status == 1 && outcome.errors.hasPrefix("specs/A.yml:1:"), "\(outcome.errors)")
        }
        run.interrupt()
        #expect(run.end() == 0)
        // The same file that nothing was made of is somebody else's, unless it is a spec in UTF-16.
        try FileManager.default.removeItem(atPath: folder.path("out"))
        let isWide = text.contains("\0")
        #expect(try Tool.run(["validate", "specs"], in: folder.url).errors.isEmpty == !isWide)
    }

    @Test("a spec all of whose lines are indented is still one")
    func indented() throws {
        let folder = try Folder.watched()
        let text = Specs.valid("A").split(separator: "\n").map { "  \($0)\n" }.joined()
        try folder.write(text.replacing("Hello", with: "Bye"), to: "specs/A.yml")
        let run = try RunningTool.watching(folder)
        #expect(try folder.text("out/AViewController.swift").contains("Bye"), "\(run.errors)")
        try folder.write(text, to: "specs/A.yml")
        #expect(run.waits(for: "update out/AViewController.swift\n"), "\(run.errors)")
        run.interrupt()
        #expect(run.end() == 0)
    }

    @Test("what the delegates lack is said; `--fix` is for a run of its own")
    func stubs() throws {
        let folder = try Folder.watched()
        let run = try RunningTool.watching(folder)
        try folder.write("class C: AViewControllerDelegate {}\n", to: "C.swift")
        try folder.write(Specs.valid("A") + "  - { button: go, title: Go }\n", to: "specs/A.yml")
        #expect(
            run.waits(
                for: "`AViewControllerDelegate` asks for more; write in `C`, or let `--fix` add them to C.swift:\n"),
            "\(run.errors)")
        run.interrupt()
        #expect(run.end() == 0)
        let refused = try Tool.run(["generate", "specs", "--watch", "--fix"], in: folder.url)
        #expect(refused.status == 64)
        #expect(
            refused.errors == """
                genvc: error: `--watch` writes no file of yours, so `--fix` has nothing to do there
                help: let it watch without, and call `genvc generate --fix` once

                """)
    }

    @Test("a shipped component that a saved spec needs is written beside the theme")
    func components() throws {
        let folder = try Folder.watched()
        try folder.write("", to: ".git/HEAD")
        #expect(try Tool.run(["init", "."], in: folder.url).status == 0)
        let run = try RunningTool.watching(folder)
        try folder.write(Specs.valid("A") + "  - { label: tag, text: New, margins: small }\n", to: "specs/A.yml")
        #expect(run.waits(for: "create Genvc/PaddedLabel.swift\n"), "\(run.errors)")
        run.interrupt()
        #expect(run.end() == 0)
    }

    @Test("folders may go and come back")
    func folders() throws {
        let folder = try Folder.watched()
        let run = try RunningTool.watching(folder)
        try FileManager.default.moveItem(atPath: folder.path("specs"), toPath: folder.path("away"))
        #expect(run.waits(for: "specs: error: there is no such file"), "\(run.errors)")
        try FileManager.default.removeItem(atPath: folder.path("out"))
        try folder.write(Specs.valid("A").replacing("Hello", with: "Bye"), to: "away/A.yml")
        try FileManager.default.moveItem(atPath: folder.path("away"), toPath: folder.path("specs"))
        #expect(run.waits(for: "create out/BViewController.swift\n", count: 2), "\(run.errors)")
        #expect(try folder.text("out/AViewController.swift").contains("Bye"))
        #expect(!run.errors.contains("no spec makes"))
        run.interrupt()
        #expect(run.end() == 0)
    }

    @Test("what a project file or a used file changes is generated again; a spec that goes is named")
    func used() throws {
        let folder = try Folder()
        try folder.write("components:\n  Rule: { height: 1, backgroundColor: separator }\n", to: "parts/rule.yml")
        try folder.write("screen: A\nuse: ../parts/rule.yml\nrows:\n  - Rule: line\n", to: "specs/A.yml")
        try folder.write(Specs.valid("B"), to: "specs/B.yml")
        let run = try RunningTool(["generate", "specs", "-o", "out", "--watch"], in: folder.url)
        #expect(run.waits(for: "watching"), "\(run.errors)")
        try folder.write("components:\n  Rule: { height: 2, backgroundColor: separator }\n", to: "parts/rule.yml")
        #expect(run.waits(for: "update out/Rule.swift\n"), "\(run.errors)")
        try folder.write("nonsense: 1\n", to: "specs/genvc.yml")
        #expect(run.waits(for: "specs/genvc.yml:1:1: error: unknown key `nonsense`"), "\(run.errors)")
        try FileManager.default.removeItem(atPath: folder.path("specs/genvc.yml"))
        try FileManager.default.removeItem(atPath: folder.path("specs/B.yml"))
        #expect(
            run.waits(for: "no spec makes out/BViewController.swift any more; `genvc clean` removes it\n"),
            "\(run.errors)")
        run.interrupt()
        #expect(run.end() == 0)
    }

    @Test("styles of another file count too, and a file that was missing is found when it comes")
    func styles() throws {
        let folder = try Folder()
        try folder.write(
            "screen: A\nuse: looks.yml\nrows:\n  - { label: a, text: A, style: note }\n", to: "specs/A.yml")
        let run = try RunningTool(["generate", "specs", "-o", "out", "--watch"], in: folder.url)
        #expect(run.waits(for: "watching"), "\(run.errors)")
        #expect(run.errors.contains("[unknown-file]") && !folder.exists("out"))
        try folder.write("styles:\n  note: { font: caption1 }\n", to: "specs/looks.yml")
        #expect(run.waits(for: "create out/AViewController.swift\n"), "\(run.errors)")
        try folder.write("styles:\n  note: { font: caption2 }\n", to: "specs/looks.yml")
        #expect(run.waits(for: "update out/AViewController.swift\n"), "\(run.errors)")
        run.interrupt()
        #expect(run.end() == 0)
    }

    @Test("a file that somebody edits is named and stays, and the others go on")
    func edited() throws {
        let folder = try Folder.watched()
        let run = try RunningTool.watching(folder)
        let edited = try folder.text("out/AViewController.swift") + "// mine\n"
        try folder.write(edited, to: "out/AViewController.swift")
        try folder.write(Specs.valid("B").replacing("Hello", with: "Bye"), to: "specs/B.yml")
        #expect(run.waits(for: "update out/BViewController.swift\n"), "\(run.errors)")
        #expect(run.errors.contains("error: `out/AViewController.swift` was edited by hand"))
        #expect(run.errors.contains("\nhelp: it stays as it is; move what you need into the spec"), "\(run.errors)")
        #expect(!run.errors.contains("nothing was written"))
        #expect(try folder.text("out/AViewController.swift") == edited)
        run.interrupt()
        #expect(run.end() == 0)
    }

    @Test("the catalogue is found where it is, whatever is wrong with another spec")
    func catalogue() throws {
        let folder = try Folder.watched()
        try folder.write("", to: "genvc.yml")
        #expect(try Tool.run(["init", "."], in: folder.url).status == 0)
        try folder.write(
            "screen: C\nstate: { posts: { type: Int, sample: 2 } }\nrows:\n"
                + "  - { label: posts, text: { value: $posts posts, one: One post } }\n", to: "specs/C.yml")
        let run = try RunningTool(["generate", "specs", "-o", "out", "--watch"], in: folder.url)
        #expect(run.waits(for: "watching; Ctrl-C ends it\n"), "\(run.errors)")
        try folder.write(Specs.valid("A").replacing("text:", with: "tekst:"), to: "specs/A.yml")
        #expect(run.waits(for: "specs/A.yml is left out until it is right\n"), "\(run.errors)")
        try FileManager.default.removeItem(atPath: folder.path("specs/A.yml"))
        #expect(run.waits(for: "no spec makes out/AViewController.swift any more"), "\(run.errors)")
        #expect(folder.names.filter { $0.hasSuffix(".xcstrings") } == ["Genvc/Localizable.xcstrings"])
        run.interrupt()
        #expect(run.end() == 0)
    }

    @Test("a spec that made what another one makes is made once that is gone")
    func twin() throws {
        let folder = try Folder()
        try folder.write(Specs.valid("A"), to: "specs/A.yml")
        try folder.write(Specs.valid("A").replacing("Hello", with: "Bye"), to: "specs/B.yml")
        let run = try RunningTool(["generate", "specs", "-o", "out", "--watch"], in: folder.url)
        #expect(run.waits(for: "watching; Ctrl-C ends it\n"), "\(run.errors)")
        #expect(try folder.text("out/AViewController.swift").contains("Hello"))
        try FileManager.default.removeItem(atPath: folder.path("specs/A.yml"))
        #expect(run.waits(for: "update out/AViewController.swift\n"), "\(run.errors)")
        #expect(try folder.text("out/AViewController.swift").contains("Bye"))
        #expect(!run.errors.contains("no spec makes"))
        run.interrupt()
        #expect(run.end() == 0)
    }

    @Test("what is saved while the templates are wrong is made when they are right")
    func templates() throws {
        let folder = try Folder.watched()
        try FileManager.default.createDirectory(
            atPath: folder.path("own"), withIntermediateDirectories: true)
        let run = try RunningTool(
            ["generate", "specs", "-o", "out", "--templates", "own", "--watch"], in: folder.url)
        #expect(run.waits(for: "watching; Ctrl-C ends it\n"), "\(run.errors)")
        try folder.write("", to: "own/Nothing.mustache")
        #expect(run.waits(for: "is not named as templates of code are"), "\(run.errors)")
        try folder.write(Specs.valid("A").replacing("Hello", with: "Bye"), to: "specs/A.yml")
        #expect(run.waits(for: "is not named as templates of code are", count: 2), "\(run.errors)")
        try FileManager.default.removeItem(atPath: folder.path("own/Nothing.mustache"))
        #expect(run.waits(for: "update out/AViewController.swift\n"), "\(run.errors)")
        #expect(try folder.text("out/AViewController.swift").contains("Bye"))
        run.interrupt()
        #expect(run.end() == 0)
    }

    @Test("two projects whose code would go to one file are told so")
    func projects() throws {
        let folder = try Folder()
        for name in ["p", "q"] { try folder.write("", to: "\(name)/genvc.yml") }
        try folder.write(Specs.valid("A"), to: "p/A.yml")
        let run = try RunningTool(["generate", "p", "q", "-o", "out", "--watch"], in: folder.url)
        #expect(run.waits(for: "watching; Ctrl-C ends it\n"), "\(run.errors)")
        let before = try folder.text("out/AViewController.swift")
        try folder.write(Specs.valid("A").replacing("Hello", with: "Bye"), to: "q/A.yml")
        #expect(run.waits(for: "two specs of this run make `out/AViewController.swift`"), "\(run.errors)")
        #expect(try folder.text("out/AViewController.swift") == before)
        run.interrupt()
        #expect(run.end() == 0)
    }
}
