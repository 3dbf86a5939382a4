import Foundation
import Testing

/// `genvc diff OLD NEW`
@Suite("The difference of two specs")
struct DifferenceTests {
    private static let old = """
        # Sign in.
        screen: Login
        rows:
          - label: title
            text: Welcome
          - { textField: email, placeholder: Email, when: [ { if: width > 600, backgroundColor: surface } ] }
          - { button: help, title: Help }
          - { button: go, title: Go }
          - spacer
        """

    private func difference(_ old: String, _ new: String) throws -> Tool.Outcome {
        let folder = try Folder()
        try folder.write(old, to: "Old.yml")
        try folder.write(new, to: "New.yml")
        return try Tool.run(["diff", "Old.yml", "New.yml"], in: folder.url)
    }

    @Test("says what has changed far behind in a long value, and that a list is no text")
    func ends() throws {
        let text = "You can use the app for free as long as you like, and pay for what you need"
        let old =
            "screen: A\nrows:\n  - { label: a, text: \"\(text) now\" }\n  - { segmentedControl: b, segments: [x, y] }\n"
        let new = old.replacing("need now", with: "need later").replacing("[x, y]", with: "[\"x, y\", z]")
        let outcome = try difference(old, new)
        #expect(outcome.text.contains("label `a`: `text` ended with “…now”, ends with “…later”\n"), "\(outcome.text)")
        #expect(outcome.text.contains("`segments` was [x, y], is [x, y, z]"), "\(outcome.text)")
        #expect(try difference(old, old.replacing("[x, y]", with: "[\"x\", y]")).text.contains("segments") == false)
    }

    @Test("shows both drawings, marks the rows that differ, and says each change")
    func difference() throws {
        let new = """
            screen: Login
            scroll: none
            rows:
              - { label: title, text: Welcome back }
              - { button: go, title: Go }
              - { textField: address, placeholder: Email, when: [ { if: width > 600, backgroundColor: surface } ] }
              - { textView: help, text: Help }
              - separator
            """
        let outcome = try difference(Self.old, new)
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        let parts = outcome.text.components(separatedBy: "\n\n")
        #expect(
            parts.last == """
                `scroll` is new: “none”
                textField `email` is called `address`
                `help` was a button, is a textView
                separator is new, in place 5
                spacer is gone
                button `go` moved behind label `title`
                label `title`: `text` was “Welcome”, is “Welcome back”
                textView `help`: `title` is gone; it was “Help”
                textView `help`: `text` is new: “Help”

                """)
        let lines = try #require(parts.first).components(separatedBy: "\n")
        #expect(lines.contains { $0.hasPrefix("~ │ [Row 1: Title]") && $0.contains("[Row 1: Title]   ") })
        #expect(lines.contains { $0.hasPrefix("~ │  \"Welcome\"") && $0.contains("\"Welcome back\"") })
        #expect(lines.first?.hasPrefix("  ┌") == true)
    }

    @Test(
        "has no line for comments, quotes, the order of keys and a row more above",
        arguments: [
            (old, old.replacing("# Sign in.\n", with: "").replacing("text: Welcome", with: "text: \"Welcome\""), ""),
            (old, old.replacing("{ button: go, title: Go }", with: "{ title: Go, button: go }"), ""),
        ])
    func nothing(old: String, new: String, expected: String) throws {
        let outcome = try difference(old, new)
        #expect(outcome.status == 0 && outcome.text == expected && outcome.errors.isEmpty)
    }

    @Test("marks a row that is new, and none of those whose number it changes")
    func newRow() throws {
        let new = Self.old.replacing("  - label: title\n", with: "  - { label: hint, text: Hint }\n  - label: title\n")
        let lines = try difference(Self.old, new).text.components(separatedBy: "\n")
        #expect(lines.filter { $0.hasPrefix("+") }.count == 2)
        #expect(!lines.contains { $0.hasPrefix("~") || $0.hasPrefix("-") })
        #expect(lines.contains("label `hint` is new, in place 1"))
    }

    @Test("marks a row that moved at both of its places, as the words say it, also where it changed")
    func movedRow() throws {
        let new = Self.old.replacing("  - { button: go, title: Go }\n", with: "")
            .replacing("  - label: title\n", with: "  - { button: go, title: Start }\n  - label: title\n")
        let outcome = try difference(Self.old, new)
        let lines = outcome.text.components(separatedBy: "\n")
        #expect(!lines.contains { "~-+".contains($0.first ?? " ") }, "\(outcome.text)")
        let moved = lines.filter { $0.hasPrefix(">") }
        #expect(moved.filter { $0.hasPrefix("> │") && $0.contains("[Row 4: Go Link") }.count == 1, "\(outcome.text)")
        #expect(moved.filter { $0.hasPrefix(">   ") && $0.contains("[Row 1: Go Link") }.count == 1)
        #expect(moved.contains { $0.contains("Start") && !$0.contains("Go ") })
        #expect(
            outcome.text.hasSuffix(
                "\nbutton `go` moved to the beginning\nbutton `go`: `title` was “Go”, is “Start”\n"))
    }

    @Test("a row that has another id or another kind stands beside what it was; others are gone, and new")
    func pairs() throws {
        let new = """
            screen: Login
            navigation: { title: Login }
            rows:
              - label: title
                text: Welcome
              - { textField: address, placeholder: Email, when: [ { if: width > 600, backgroundColor: surface } ] }
              - { textView: help, text: Help }
              - { switch: remember }
              - spacer
            """
        let outcome = try difference(Self.old, new)
        let lines = outcome.text.components(separatedBy: "\n")
        func marks(_ words: String) -> [Character] {
            lines.filter { $0.contains(words) && $0.contains("│") }.compactMap(\.first)
        }
        #expect(marks("[Row 2: Address Field") == ["~"], "\(outcome.text)")
        #expect(marks("[Row 3: Help Link") == ["~"], "\(outcome.text)")
        #expect(marks("[Row 4: Go Link") == ["-"], "\(outcome.text)")
        #expect(marks("[Row 4: Remember") == ["+"], "\(outcome.text)")
        #expect(marks("[Row 1: Title]") == [" "] && marks("Navigation Bar") == ["+"], "\(outcome.text)")
        #expect(!lines.contains { $0.hasPrefix(">") })
    }

    @Test("one row without a list is a row too")
    func oneRow() throws {
        let one = "screen: A\nrows: { label: a, text: A }\n"
        let changed = try difference(one, one.replacing("text: A", with: "text: B")).text
        #expect(changed.hasSuffix("\n\nlabel `a`: `text` was “A”, is “B”\n"))
        #expect(changed.contains("~ │  \"A\"") && !changed.contains("\n-") && !changed.contains("\n+"), "\(changed)")
        let two = try difference(one, "screen: A\nrows:\n  - { label: a, text: A }\n  - spacer\n").text
        #expect(two.hasSuffix("\n\nspacer is new, in place 2\n") && !two.contains("\n-"), "\(two)")
    }

    @Test("reads a version from a pipe, and says what is wrong with one")
    func inputs() throws {
        let folder = try Folder()
        try folder.write(Self.old, to: "New.yml")
        let piped = try Tool.run(["diff", "-", "New.yml"], input: Data(Self.old.utf8), in: folder.url)
        #expect(piped.status == 0 && piped.output.isEmpty && piped.errors.isEmpty)
        try folder.write(Self.old.replacing("button: go", with: "buton: go"), to: "Wrong.yml")
        let wrong = try Tool.run(["diff", "Wrong.yml", "New.yml"], in: folder.url)
        #expect(wrong.status == 1 && wrong.errors.contains("did you mean `button`?"))
        let missing = try Tool.run(["diff", "Missing.yml", "New.yml"], in: folder.url)
        #expect(missing.status == 66)
    }

    @Test("a version from a pipe uses the files that the other does")
    func piped() throws {
        let folder = try Folder()
        try folder.write("styles: { note: { font: caption1 } }\n", to: "Shared/looks.yml")
        let old = "screen: A\nuse: Shared/looks.yml\nrows: [ { label: a, text: A, style: note } ]\n"
        try folder.write(old, to: "Old.txt")
        try folder.write(old.replacing("text: A", with: "text: B"), to: "A.yml")
        let outcome = try Tool.runShell(#"cat Old.txt | "$GENVC" diff /dev/fd/0 A.yml"#, in: folder.url)
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        #expect(outcome.text.hasSuffix("label `a`: `text` was “A”, is “B”\n"))
    }

    @Test("where two drawings do not fit, one has the rows of both")
    func narrow() throws {
        let folder = try Folder()
        try folder.write(Self.old, to: "Old.yml")
        try folder.write(Self.old.replacing("Welcome", with: "Hello"), to: "New.yml")
        let wide = try Tool.run(["diff", "Old.yml", "New.yml"], in: folder.url)
        #expect(wide.text.contains("[Safe Area Top]                     │                "))
        let narrow = try Tool.run(["diff", "Old.yml", "New.yml", "--columns", "80"], in: folder.url)
        #expect(narrow.status == 0)
        let lines = narrow.text.split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 80 })
        #expect(lines.filter { $0.contains("[Safe Area Top]") }.count == 1)
        #expect(lines.filter { $0.contains("[Row 1: Title]") }.map { $0.prefix(1) } == ["-", "+"])
        #expect(narrow.text.contains("\n- │  \"Welcome\"") && narrow.text.contains("\n+ │  \"Hello\""))
        #expect(wide.text.components(separatedBy: "\n\n").last == narrow.text.components(separatedBy: "\n\n").last)
        #expect(try Tool.run(["diff", "Old.yml", "New.yml", "--columns", "3"], in: folder.url).status == 64)
    }

    @Test("a file that is gone is told of, with where it was")
    func gone() throws {
        let folder = try Folder()
        try folder.write(Specs.valid(), to: "Tiny.yml")
        let commit = "git -c user.name=a -c user.email=a@example.com -c commit.gpgsign=false commit -qm x"
        let made = try Tool.runShell(
            "PATH=/usr/bin:/bin; HOME=\"$PWD\"; export PATH HOME; git init -q . && git add Tiny.yml && \(commit)",
            in: folder.url)
        #expect(made.status == 0, "\(made.errors)")
        try FileManager.default.removeItem(atPath: folder.path("Tiny.yml"))
        func errors(_ revision: String, _ file: String) throws -> String {
            let outcome = try Tool.run(
                ["diff", revision, file], in: folder.url, environment: ["PATH": "/usr/bin:/bin"])
            #expect(outcome.status == 66)
            return outcome.errors
        }
        #expect(
            try errors("HEAD", "Tiny.yml").hasPrefix(
                "genvc: error: there is no file `Tiny.yml` any more; in `HEAD` there was one\n"
                    + "help: `git show HEAD:./Tiny.yml`"))
        #expect(
            try errors("HEAD", "Gone.yml").hasPrefix(
                "genvc: error: there is no file `Gone.yml`, and there was none in `HEAD`\n"))
        #expect(try errors("HAED", "Gone.yml").contains("HAED: error: there is no such file\n"))
    }
}
