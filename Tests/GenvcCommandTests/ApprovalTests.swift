import Foundation
import Testing

/// Who approved of a drawing is not asked again.
struct ApprovalTests {
    private func folder() throws -> Folder {
        let folder = try Folder()
        try folder.write("# ours\n", to: "App/genvc.yml")
        try folder.write(Specs.valid("One"), to: "App/Screens/One.yml")
        try folder.write(Specs.valid("Two"), to: "App/Screens/Two.yml")
        return folder
    }

    @Test("`preview --approve` writes a line a spec, sorted, by the path from the project file")
    func lines() throws {
        let folder = try folder()
        let inside = folder.url.appending(path: "App/Screens")
        #expect(try Tool.run(["preview", "Two.yml", "--approve"], in: inside).status == 0)
        let outcome = try Tool.run(["preview", "App/Screens/One.yml", "--approve"], in: folder.url)
        #expect(outcome.errors == "approved App/Screens/One.yml, in App/.genvc/approvals\n")
        #expect(outcome.text.contains("[Row 1: Title"))
        let text = try folder.text("App/.genvc/approvals")
        #expect(text.wholeMatch(of: /[0-9a-f]{16} Screens\/One\.yml\n[0-9a-f]{16} Screens\/Two\.yml\n/) != nil)
        #expect(try Tool.run(["preview", "App/Screens/One.yml", "--approve"], in: folder.url).status == 0)
        #expect(try folder.text("App/.genvc/approvals") == text)
    }

    @Test("runs at the same time lose no line")
    func together() throws {
        let folder = try Folder()
        let names = (1...8).map { "S\($0)" }
        for name in names { try folder.write(Specs.valid(name), to: "\(name).yml") }
        let calls = names.map { #""$GENVC" preview \#($0).yml --approve >/dev/null &"# }
        let outcome = try Tool.runShell(calls.joined(separator: " ") + " wait", in: folder.url)
        #expect(!outcome.errors.contains("error"), "\(outcome.errors)")
        let lines = try folder.text(".genvc/approvals").split(separator: "\n")
        #expect(lines.map { String($0.suffix(6)) } == names.map { "\($0).yml" })
    }

    @Test("lines of a merge that is not ended are no approvals, and the file stays as it is")
    func merge() throws {
        let folder = try folder()
        let call = ["preview", "App/Screens/One.yml", "--approve"]
        #expect(try Tool.run(call, in: folder.url).status == 0)
        let path = "App/.genvc/approvals"
        let text = try folder.text(path)
        let merged = text + "<<<<<<< HEAD\n1234 Screens/Two.yml\n=======\n5678 Screens/Two.yml\n>>>>>>> other\n"
        try folder.write(merged, to: path)
        let outcome = try Tool.run(call, in: folder.url)
        #expect(outcome.status == 1)
        #expect(
            outcome.errors == """
                genvc: error: `App/.genvc/approvals` has a line that is no approval, as a merge leaves one that is not ended
                help: keep the lines of 16 digits and a path, delete all others, and do the same again

                """)
        #expect(try folder.text(path) == merged)
        // A checkout with other line ends is fine.
        try folder.write(text.replacing("\n", with: "\r\n"), to: path)
        #expect(try Tool.run(call, in: folder.url).status == 0)
    }

    @Test("a file that the spec uses is approved with it")
    func used() throws {
        let folder = try Folder()
        try folder.write("styles: { note: { font: caption1 } }\n", to: "looks.yml")
        try folder.write(
            "screen: A\nuse: looks.yml\nrows: [ { label: a, text: A, style: note } ]\n", to: "A.yml")
        #expect(try Tool.run(["preview", "A.yml", "--approve"], in: folder.url).status == 0)
        try folder.write("styles: { note: { font: title1 } }\n", to: "looks.yml")
        let terminal = try PseudoTerminal(["generate", "A.yml"], in: folder.url)
        try terminal.expect("Does it look good?")
        terminal.type("2\r")
        #expect(try terminal.end() == 1)
        try folder.write("styles: { note: { font: caption1 } }\n", to: "looks.yml")
        #expect(try PseudoTerminal(["generate", "A.yml"], in: folder.url).end() == 0)
    }

    @Test("a spec with an error is not approved")
    func wrongSpec() throws {
        let folder = try Folder()
        try folder.write(Specs.unknownKey, to: "Tiny.yml")
        #expect(try Tool.run(["preview", "Tiny.yml", "--approve"], in: folder.url).status == 1)
        #expect(folder.names == ["Tiny.yml"])
    }

    @Test("`generate` shows what nobody approved, and asks once")
    func asking() throws {
        let folder = try folder()
        #expect(try Tool.run(["preview", "App/Screens/Two.yml", "--approve"], in: folder.url).status == 0)
        let stopped = try PseudoTerminal(["generate", "App"], in: folder.url)
        try stopped.expect("[Row 1: Title")
        try stopped.expect(
            "Layout: Does it look good?\n> 1. Looks good (writes the code)\n  2. Stop (writes nothing)\n")
        stopped.type("2\r")
        try stopped.expect("stopped; nothing was written\n")
        #expect(try stopped.end() == 1)
        let refused = try PseudoTerminal(["generate", "App"], in: folder.url)
        try refused.expect("Does it look good?")
        refused.type("n\n")
        try refused.expect("stopped; nothing was written\n")
        #expect(try refused.end() == 1)
        #expect(!folder.names.contains { $0.hasSuffix(".swift") })
        let written = try PseudoTerminal(["generate", "App"], in: folder.url)
        try written.expect("Does it look good?")
        written.type("1\r")
        #expect(try written.end() == 0)
        #expect(
            folder.exists("App/Screens/OneViewController.swift") && folder.exists("App/Screens/TwoViewController.swift")
        )
        // There is nothing to write any more, and so nothing to ask.
        #expect(try PseudoTerminal(["generate", "App"], in: folder.url).end() == 0)
    }

    @Test("a yes to `generate` is recorded as `preview --approve` records it")
    func recorded() throws {
        let folder = try folder()
        let terminal = try PseudoTerminal(["generate", "App"], in: folder.url)
        try terminal.expect("Do all 2 look good?")
        terminal.type("1\r")
        try terminal.expect("2 created\napproved 2 specs, in App/.genvc/approvals\n")
        #expect(try terminal.end() == 0)
        let recorded = try folder.text("App/.genvc/approvals")
        for name in ["One", "Two"] {
            #expect(try Tool.run(["preview", "App/Screens/\(name).yml", "--approve"], in: folder.url).status == 0)
        }
        #expect(try folder.text("App/.genvc/approvals") == recorded)
        try FileManager.default.removeItem(atPath: folder.path("App/Screens/OneViewController.swift"))
        #expect(try PseudoTerminal(["generate", "App"], in: folder.url).end() == 0)
        #expect(folder.exists("App/Screens/OneViewController.swift"))
        // Who says no approves of nothing.
        try folder.write(Specs.valid("One").replacing("Hello", with: "Bye"), to: "App/Screens/One.yml")
        let refused = try PseudoTerminal(["generate", "App"], in: folder.url)
        try refused.expect("Does it look good?")
        refused.type("2\r")
        #expect(try refused.end() == 1)
        #expect(try folder.text("App/.genvc/approvals") == recorded)
    }

    @Test("a spec whose code stays as it is is not asked for, and what uses a component that changes is")
    func unchangedCode() throws {
        let folder = try folder()
        let part = "components:\n  Badge: { rows: [ { label: text, text: New } ] }\n"
        try folder.write(part, to: "App/parts.yml")
        try folder.write("screen: Three\nuse: ../parts.yml\nrows: [ { Badge: badge } ]\n", to: "App/Screens/Three.yml")
        #expect(try Tool.run(["generate", "App", "--yes"], in: folder.url).status == 0)
        #expect(!folder.exists("App/.genvc/approvals"))
        try folder.write(Specs.valid("One").replacing("Hello", with: "Bye"), to: "App/Screens/One.yml")
        let one = try PseudoTerminal(["generate", "App"], in: folder.url)
        try one.expect("Does it look good?")
        one.type("1\r")
        try one.expect("approved App/Screens/One.yml, in App/.genvc/approvals\n")
        #expect(try one.end() == 0)
        #expect(!one.text.contains("Two") && !one.text.contains("Three"))
        try folder.write(part.replacing("New", with: "Old"), to: "App/parts.yml")
        let used = try PseudoTerminal(["generate", "App/Screens"], in: folder.url)
        try used.expect("Does it look good?")
        used.type("2\r")
        #expect(try used.end() == 1)
        #expect(used.text.contains("Old"))
    }

    @Test("nobody is asked who approved, says `--yes`, or has no terminal; a spec that changed is asked for again")
    func silence() throws {
        let folder = try folder()
        for name in ["One", "Two"] {
            #expect(try Tool.run(["preview", "App/Screens/\(name).yml", "--approve"], in: folder.url).status == 0)
        }
        let approved = try PseudoTerminal(["generate", "App"], in: folder.url)
        #expect(try approved.end() == 0)
        #expect(!approved.text.contains("look good") && folder.exists("App/Screens/OneViewController.swift"))
        let changed = Specs.valid("One").replacing("Hello", with: "Bye")
        try folder.write(changed, to: "App/Screens/One.yml")
        let asked = try PseudoTerminal(["generate", "App"], in: folder.url)
        try asked.expect("Does it look good?")
        asked.type("2\r")
        #expect(try asked.end() == 1)
        #expect(try PseudoTerminal(["generate", "App", "--yes"], in: folder.url).end() == 0)
        #expect(try folder.text("App/Screens/OneViewController.swift").contains("Bye"))
        try folder.write(changed.replacing("Bye", with: "Hi"), to: "App/Screens/One.yml")
        #expect(try Tool.run(["generate", "App"], in: folder.url).status == 0)
    }

    @Test("a spec with a line end in its path is not approved, since the lines of others would be lost")
    func lineEnd() throws {
        let folder = try folder()
        try folder.write(Specs.valid("Odd"), to: "App/nl\nx.yml")
        let refused = try Tool.run(["preview", "App/nl\nx.yml", "--approve"], in: folder.url)
        #expect(refused.status != 0 && refused.errors.contains("has a line end in its path"), "\(refused.errors)")
        #expect(try Tool.run(["preview", "App/Screens/One.yml", "--approve"], in: folder.url).status == 0)
    }
}
