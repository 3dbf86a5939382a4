import Foundation
import Testing

/// `genvc format`: files in their places, standard input, and what is left as it is.
struct FormatTests {
    private static let untidy = "rows:\n    - label: title   # the title\n      text:   Hello\nscreen: Tiny\n"
    private static let tidy = "screen: Tiny\nrows:\n  - label: title   # the title\n    text: Hello\n"
    private static let wrong = "screen: Tiny\nrows: [ { label: title\n"

    @Test("rewrites the files that are not formatted, and names them")
    func inPlace() throws {
        let folder = try Folder()
        try folder.write(Self.untidy, to: "Specs/A.yml")
        try folder.write(Self.tidy, to: "Specs/B.yml")
        let before = try folder.changeTime("Specs/B.yml")
        let outcome = try Tool.run(["format", "Specs"], in: folder.url)
        #expect(outcome.status == 0 && outcome.output.isEmpty)
        #expect(outcome.errors == "update Specs/A.yml\n1 updated, 1 unchanged\n")
        #expect(try folder.text("Specs/A.yml") == Self.tidy)
        #expect(try folder.changeTime("Specs/B.yml") == before)
        #expect(folder.names == ["Specs", "Specs/A.yml", "Specs/B.yml"])
    }

    @Test("`--check` writes nothing, and fails with a diff")
    func check() throws {
        let folder = try Folder()
        try folder.write(Self.untidy, to: "A.yml")
        try folder.write(Self.tidy, to: "B.yml")
        let outcome = try Tool.run(["format", "--check", "A.yml", "B.yml"], in: folder.url)
        #expect(outcome.status == 1)
        #expect(outcome.text.hasPrefix("--- A.yml\n+++ A.yml\n@@ -1,4 +1,4 @@\n"))
        #expect(outcome.text.contains("\n-      text:   Hello\n"))
        #expect(
            outcome.errors
                == "genvc: error: 1 of 2 files is not formatted\nhelp: the same call without `--check` formats it\n")
        #expect(try folder.text("A.yml") == Self.untidy)
        let same = try Tool.run(["format", "--check", "B.yml"], in: folder.url)
        #expect(same.status == 0 && same.output.isEmpty && same.errors.isEmpty)
    }

    @Test("formats standard input to standard output, as an editor calls it")
    func standardInput() throws {
        let input = Data(Self.untidy.utf8)
        let outcome = try Tool.run(["format", "-"], input: input)
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        #expect(outcome.text == Self.tidy)
        let checked = try Tool.run(["format", "-", "--check", "--as", "Tiny.yml"], input: input)
        #expect(checked.status == 1)
        #expect(checked.text.hasPrefix("--- Tiny.yml\n+++ Tiny.yml\n"))
        #expect(checked.errors.hasPrefix("genvc: error: 1 of 1 file is not formatted\n"))
        let wrong = try Tool.run(["format", "-", "--as", "Tiny.yml"], input: Data(Self.wrong.utf8))
        #expect(wrong.status == 1 && wrong.output.isEmpty)
        #expect(wrong.errors.hasPrefix("Tiny.yml:2:9: error: "))
        #expect(try Tool.run(["format", "-", "Tiny.yml"], input: input).status == 64)
    }

    @Test("leaves a file with errors as it is, and formats the others")
    func errors() throws {
        let folder = try Folder()
        try folder.write(Self.wrong, to: "A.yml")
        try folder.write(Self.untidy, to: "B.yml")
        let outcome = try Tool.run(["format", "."], in: folder.url)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("A.yml:2:9: error: "))
        #expect(outcome.errors.hasSuffix("update ./B.yml\n1 updated\n"))
        #expect(try folder.text("A.yml") == Self.wrong)
        #expect(try folder.text("B.yml") == Self.tidy)
    }

    @Test("formats what can be parsed, whatever its words mean")
    func unknownWords() throws {
        let outcome = try Tool.run(["format", "-"], input: Data("rows:  [spacr]\nscreen: X\nodd: {a:  1}\n".utf8))
        #expect(outcome.status == 0)
        #expect(outcome.text == "screen: X\nodd: { a: 1 }\nrows: [spacr]\n")
    }

    @Test("leaves a text that only the end of the file ends as it is")
    func unsafe() throws {
        let folder = try Folder()
        let text = "screen: Tiny\nrows: [spacer]\nswift: |\n  first()"
        try folder.write(text, to: "Tiny.yml")
        let outcome = try Tool.run(["format", "Tiny.yml"], in: folder.url)
        #expect(outcome.status == 1)
        #expect(outcome.errors.hasPrefix("genvc: error: `Tiny.yml` stays as it is: "))
        #expect(try folder.text("Tiny.yml") == text)
    }

    @Test("a file of comments alone stays as it is")
    func onlyComments() throws {
        let text = "# Nothing yet.\n\n\n#  rules: {}\n"
        let outcome = try Tool.run(["format", "-"], input: Data(text.utf8))
        #expect(outcome.status == 0 && outcome.text == text)
    }

    @Test("line ends become LF")
    func lineEnds() throws {
        let input = Data(Self.untidy.replacing("\n", with: "\r\n").utf8)
        #expect(try Tool.run(["format", "-"], input: input).text == Self.tidy)
    }

    @Test("brackets that are wider than 120 columns come apart")
    func wide() throws {
        let text = String(repeating: "word ", count: 18) + "end"
        let input = Data("screen: Tiny\nrows:\n  - { label: title, text: \(text), font: headline }\n".utf8)
        #expect(
            try Tool.run(["format", "-"], input: input).text
                == "screen: Tiny\nrows:\n  - label: title\n    text: \(text)\n    font: headline\n")
    }

    @Test("tells of files that cannot be read or written")
    func disk() throws {
        let folder = try Folder()
        let missing = try Tool.run(["format", "Missing.yml"], in: folder.url)
        #expect(missing.status == 66)
        #expect(missing.errors.contains("there is no such file"))
        let empty = try Tool.run(["format", "."], in: folder.url)
        #expect(empty.status != 0 && !empty.errors.isEmpty)
        try folder.write(Self.untidy, to: "Target.yml")
        try folder.link("Link.yml", to: "Target.yml")
        let link = try Tool.run(["format", "Link.yml"], in: folder.url)
        #expect(link.status == 73)
        #expect(try folder.text("Target.yml") == Self.untidy)
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.path("Target.yml"))
        let fixed = try Tool.run(["format", "Target.yml"], in: folder.url)
        #expect(fixed.status == 73)
        #expect(try folder.text("Target.yml") == Self.untidy)
    }

    @Test("what `genvc new` writes is formatted")
    func starters() throws {
        let folder = try Folder()
        for type in ["form", "list", "detail", "dashboard"] {
            let options = ["--type", type, "--components", "text,buttons,images,lists", "--complexity", "complex"]
            let name = type.capitalized
            let made = try Tool.run(["new", name] + options + ["--yes"], in: folder.url)
            #expect(made.status == 0, "\(made.errors)")
        }
        let outcome = try Tool.run(["format", "--check", "."], in: folder.url)
        #expect(outcome.status == 0, "\(outcome.text)")
        let project = try Tool.run(["init", "."], in: folder.url)
        #expect(project.status == 0, "\(project.errors)")
        #expect(try Tool.run(["format", "--check", "genvc.yml"], in: folder.url).status == 0)
    }

    @Test("of a folder the project file is formatted too, and what others wrote is left alone")
    func folders() throws {
        let folder = try Folder()
        let places = ["Pods", "sub/Carthage", "node_modules", ".build", ".hidden"]
        for place in places { try folder.write(Self.untidy, to: "\(place)/A.yml") }
        try folder.write(Self.untidy, to: "sub/B.yml")
        try folder.write("strings:   literals\n", to: "genvc.yml")
        let outcome = try Tool.run(["format", "."], in: folder.url)
        #expect(outcome.errors == "update ./sub/B.yml\nupdate ./genvc.yml\n2 updated\n")
        #expect(try folder.text("genvc.yml") == "strings: literals\n")
        for place in places { #expect(try folder.text("\(place)/A.yml") == Self.untidy) }
        // Who names such a folder means it.
        #expect(
            try Tool.run(["format", "Pods", "genvc.yml"], in: folder.url).errors
                == "update Pods/A.yml\n1 updated, 1 unchanged\n")
    }
}
