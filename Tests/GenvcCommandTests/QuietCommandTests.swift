import Foundation
import Testing

/// Commands that print something other than findings, and what they say about layouts.
struct QuietCommandTests {
    /// A screen with a warning about its layout.
    private static let warned = """
        screen: Tiny
        rows:
          - textField: email
            textContentType: emailAddress

        """

    @Test(
        "`strings`, `audit` and `identifiers` say nothing about warnings",
        arguments: ["strings", "audit", "identifiers"])
    func warnings(_ command: String) throws {
        let folder = try Folder()
        try folder.write(Self.warned, to: "Tiny.yml")
        let validated = try Tool.run(["validate", "Tiny.yml"], in: folder.url)
        #expect(validated.errors.contains(": warning: "))
        let outcome = try Tool.run([command, "Tiny.yml"], in: folder.url)
        #expect(!outcome.errors.contains("warning"), "\(outcome.errors)")
        #expect(outcome.status == 0 && !outcome.output.isEmpty)
    }

    @Test("an error stops them and is shown", arguments: ["strings", "audit", "identifiers"])
    func errors(_ command: String) throws {
        let folder = try Folder()
        try folder.write(Self.warned.replacing("textContentType", with: "titel"), to: "Tiny.yml")
        let outcome = try Tool.run([command, "Tiny.yml"], in: folder.url)
        #expect(outcome.status == 1 && outcome.output.isEmpty && outcome.errors.contains("unknown key `titel`"))
    }

    @Test("a catalogue in the place of a spec is answered with the right call")
    func catalogue() throws {
        let folder = try Folder()
        try folder.write(Specs.valid(), to: "Tiny.yml")
        try folder.write("{}", to: "Localizable.xcstrings")
        let checked = try Tool.run(["strings", "--check", "Localizable.xcstrings"], in: folder.url)
        #expect(checked.status == 64)
        #expect(checked.errors.contains("`Localizable.xcstrings` is a string catalogue, and no spec"))
        #expect(checked.errors.contains("write `genvc strings SPECS --check -o Localizable.xcstrings`"))
        let beside = try Tool.run(["strings", "Tiny.yml", "Localizable.xcstrings"], in: folder.url)
        #expect(beside.errors.contains("write `genvc strings Tiny.yml -o Localizable.xcstrings`"))
    }

    @Test("`doctor` finds the errors that `validate` finds")
    func doctor() throws {
        let folder = try Folder()
        let path = Tool.repository.appending(path: "Tests/Goldens/Findings/hidden-by-keyboard-rows.yml")
        try folder.write(try String(contentsOf: path, encoding: .utf8), to: "Chat.yml")
        #expect(try Tool.run(["validate", "Chat.yml"], in: folder.url).status == 1)
        #expect(try Tool.run(["Chat.yml"], in: folder.url).status == 0)
        #expect(try Tool.run(["doctor"], in: folder.url).text.contains("!!  1 spec with errors: `Chat.yml`"))
    }

    @Test("below each line of `doctor` about what is not right stands what to do")
    func advice() throws {
        let folder = try Folder()
        try folder.write("", to: "genvc.yml")
        try folder.write(Specs.valid(), to: "Tiny.yml")
        try folder.write(Specs.valid("Other"), to: "Other.yml")
        #expect(try Tool.run(["generate", "Tiny.yml"], in: folder.url).status == 0)
        let outcome = try Tool.run(["doctor"], in: folder.url)
        let lines = outcome.text.split(separator: "\n")
        let wrong = lines.indices.filter { lines[$0].hasPrefix("!!") }
        #expect(outcome.status == 1 && wrong.count > 1)
        for place in wrong { #expect(lines.dropFirst(place + 1).first?.hasPrefix("    ") == true, "\(lines[place])") }
        let theme = try #require(
            lines.firstIndex { $0.hasPrefix("!!  no file of the project declares `Theme`") }, "\(outcome.text)")
        #expect(lines[theme + 1].hasPrefix("    unless another module does, `genvc init .` writes the theme"))
    }
}
