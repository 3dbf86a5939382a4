import GenvcDiagnostics
import Testing

@testable import GenvcKit

/// An error in reading offers only changes after which the text was read again.
struct ReadingTrialsTests {
    /// The errors of a screen with some lines.
    private static func errors(of lines: String) -> [Diagnostic] {
        SpecRun(file(lines)).report.diagnostics.filter { $0.severity == .error }
    }

    private static func file(_ lines: String) -> SourceFile {
        SourceFile(name: "Tiny.yml", text: "screen: Tiny\nscroll: none\n\(lines)\n")
    }

    private static func rows(_ row: String) -> String { "rows:\n  - \(row)\n  - spacer" }

    @Test(
        "a text that takes the error away is offered as a fix",
        arguments: [
            ("{ label: a, txt: Hello }", "txt", "text"),
            ("{ lable: a, text: Hello }", "lable", "label"),
            ("{ label: a, text: Hello, textColor: prmary }", "prmary", "primary"),
            ("{ label: a, text: Hello, textColor: \"prmary\" }", "\"prmary\"", "primary"),
            ("{ label: a, text: Hello, font: boddy }", "boddy", "body"),
            ("{ label: a, text: Hello, textAlignment: centre }", "centre", "center"),
            ("{ label: a, text: Hello, world }", "Hello, world", "\"Hello, world\""),
            ("{ label: a, text: Now, then, and more, font: body }", "Now, then, and more", "\"Now, then, and more\""),
            ("{ label: a, text: Total: 12 }", "Total: 12", "\"Total: 12\""),
            (
                "{ label: a, text: { swift: String(format: \"%d\", 1) } }", "String(format: \"%d\", 1)",
                "\"String(format: \\\"%d\\\", 1)\""
            ),
        ])
    func helps(_ row: String, _ old: String, _ new: String) throws {
        let error = try #require(Self.errors(of: Self.rows(row)).first)
        let fix = try #require(error.fixes.first, "\(error.label ?? "no label")")
        let mended = String(decoding: fix.applied(to: Self.file(Self.rows(row)).bytes), as: UTF8.self)
        #expect(mended.contains(row.replacing(old, with: new)), "\(mended)")
        #expect(Self.errors(of: Self.rows(row.replacing(old, with: new))).isEmpty)
    }

    @Test("a field is offered with its dollar sign, and in the path that it stands in")
    func references() throws {
        let user = "user: { type: User, initial: { swift: User.me }, sample: { name: Ada } }"
        let state = "state: { \(user), isOpen: Bool }\n"
        for (word, fixed) in [("$isOpn", "$isOpen"), ("$usr.name", "$user.name"), ("$user.nmae", "$user.name")] {
            let key = word.contains(".") ? "text: \(word)" : "text: Hello, isHidden: \(word)"
            let lines = state + Self.rows("{ label: a, \(key) }")
            let error = try #require(Self.errors(of: lines).first, "\(word)")
            let fix = try #require(error.fixes.first, "\(word): \(error.label ?? "no label")")
            #expect(String(decoding: fix.applied(to: Self.file(lines).bytes), as: UTF8.self).contains(" \(fixed) }"))
        }
    }

    @Test("a key with another value is offered with that value, where it is known")
    func wholeEntry() throws {
        let lines = "navigation: { prefersLargeTitles: true }\n" + Self.rows("{ label: a, text: Hello }")
        let error = try #require(Self.errors(of: lines).first)
        #expect(error.label == "write `largeTitleDisplayMode: always`")
        let fix = try #require(error.fixes.first)
        let mended = String(decoding: fix.applied(to: Self.file(lines).bytes), as: UTF8.self)
        #expect(mended.contains("navigation: { largeTitleDisplayMode: always }"))
        #expect(SpecRun(SourceFile(name: "Tiny.yml", text: mended)).report.count(of: .error) == 0)
    }

    @Test("a key whose value is wrong then says so, and is no fix")
    func leads() throws {
        let lines =
            "navigation: { leftBarButtonItem: { button: close, title: Close } }\n"
            + Self.rows("{ label: a, text: Hello }")
        let error = try #require(Self.errors(of: lines).first)
        #expect(error.label == "did you mean `leading`?")
        #expect(error.help?.hasPrefix("then a button cannot stand here; write a barButtonItem") == true)
        #expect(error.fixes.isEmpty)
    }

    @Test("a key that stands there already is no guess")
    func doubles() throws {
        let error = try #require(Self.errors(of: Self.rows("{ label: a, text: { value: Hi, vlue: Ho } }")).first)
        #expect(error.label == "`value` stands here already")
        #expect(error.fixes.isEmpty)
    }

    @Test("an entry that is left out, or added, is a fix where it helps")
    func entries() throws {
        let field = "textContentType: name, focusesOnAppear: true }"
        let focus = "rows:\n" + ["a", "b"].map { "  - { textField: \($0), placeholder: A, \(field)\n" }.joined()
        let content = "accessibilityCustomContent: [ { label: Far, value: Yes } ]"
        let component =
            "components: { Place: { accessibilityLabel: Rome, \(content), rows: [ { label: a, text: A } ] } }\n"
            + Self.rows("Place: one")
        for lines in [focus, component] {
            let error = try #require(Self.errors(of: lines).first)
            let fix = try #require(error.fixes.first, "\(error.message): \(error.label ?? "no label")")
            let mended = SourceFile(name: "Tiny.yml", bytes: fix.applied(to: Self.file(lines).bytes))
            #expect(SpecRun(mended).report.count(of: .error) == 0, "\(String(decoding: mended.bytes, as: UTF8.self))")
        }
    }

    @Test("of several guesses those are printed that help")
    func several() throws {
        let lines = "state: { isOn: Bool, ison: String }\n" + Self.rows("{ label: a, text: $ison, isHidden: $isOnn }")
        let error = try #require(Self.errors(of: lines).first)
        #expect(error.label == "did you mean `isOn`?")
        #expect(error.fixes.count == 1)
    }

    @Test("other mistakes of the spec take nothing away")
    func besideOthers() {
        let lines = Self.rows("{ label: a, txt: Hello, fnt: body, textColor: prmary }")
        let errors = Self.errors(of: lines)
        #expect(errors.count == 3)
        #expect(errors.allSatisfy { $0.fixes.count == 1 }, "\(errors.map(\.label))")
    }

    @Test("a comma in braces after a value that is no text leaves the key its value")
    func keyWithoutValue() throws {
        let error = try #require(
            Self.errors(of: Self.rows("{ button: a, title: Go, style: primary, isHidden }")).first)
        #expect(error.label == "write `isHidden: …`")
        #expect(error.fixes.isEmpty)
    }

    @Test("a large file full of errors is told without a trial for each")
    func isBounded() {
        let row = "  - { label: a, txt: Hello }\n"
        let lines = "rows:\n" + String(repeating: row, count: 900)
        let errors = Self.errors(of: lines)
        #expect(errors.count > 800)
        #expect(errors.contains { $0.fixes.isEmpty })
        #expect(errors.contains { !$0.fixes.isEmpty })
    }

    @Test("errors of a project file are tried as well")
    func projectFile() {
        let file = SourceFile(name: "genvc.yml", text: "rules: { off-scal: error }\n")
        let errors = ProjectFile(file).report.diagnostics
        #expect(errors.count == 1 && errors.allSatisfy { $0.fixes.count == 1 }, "\(errors.map(\.label))")
    }
}
