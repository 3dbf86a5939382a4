import Foundation
import Testing

/// The formats of findings, the fixes that are written, and the findings that are known.
struct ValidateTests {
    /// Two fields without a label, of which the fix of each was tried, and a button that is too low.
    private static let fixable = """
        screen: Tiny
        rows:
          - textField: email # the one of the account
          - textField: name
          - button: send
            title: Send it to everybody
            height: 30

        """

    // MARK: Formats

    @Test("GitHub gets a command a finding, with the path in the repository", arguments: [true, false])
    func gitHub(byEnvironment: Bool) throws {
        let folder = try Folder()
        try folder.write(Specs.unknownKey, to: "App/Tiny.yml")
        let variables = ["GITHUB_WORKSPACE": folder.path("")] + (byEnvironment ? ["GITHUB_ACTIONS": "true"] : [:])
        let outcome = try Tool.run(
            ["validate", "../App/./Tiny.yml"] + (byEnvironment ? [] : ["--format", "github"]),
            in: folder.url.appending(path: "App"), environment: variables)
        #expect(outcome.status == 1)
        #expect(outcome.errors.hasPrefix("::error file=App/Tiny.yml,line=4,endLine=4,col=5,endColumn=10,title=genvc "))
        #expect(outcome.errors.split(separator: "\n").count == 1)
    }

    @Test("documents are the result, and stand on standard output", arguments: ["sarif", "junit", "json"])
    func documents(_ format: String) throws {
        let folder = try Folder()
        try folder.write(Specs.unknownKey, to: "Tiny.yml")
        try folder.write(Specs.valid("Good"), to: "Good.yml")
        let outcome = try Tool.run(["validate", ".", "--format", format], in: folder.url)
        #expect(outcome.status == 1)
        #expect(outcome.errors.isEmpty)
        if format == "junit" {
            #expect(outcome.text.contains("tests=\"2\" failures=\"1\""))
            #expect(outcome.text.contains("name=\"Good.yml\""))
        } else {
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: outcome.output) }
        }
    }

    @Test("a format that there is none of is named with those that there are")
    func unknownFormat() throws {
        let outcome = try Tool.run("validate", Tool.login, "--format", "sarf")
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("did you mean `sarif`?"))
    }

    // MARK: Colours and words

    @Test(
        "colours are where they are asked for",
        arguments: [
            ([], [:], false), (["--color", "always"], [:], true), (["--color=never"], ["CLICOLOR_FORCE": "1"], false),
            ([], ["CLICOLOR_FORCE": "1"], true), ([], ["CLICOLOR_FORCE": "0"], false),
            ([], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false), (["--color", "always"], ["NO_COLOR": "1"], true),
        ])
    func color(_ options: [String], _ environment: [String: String], _ isColored: Bool) throws {
        let folder = try Folder()
        try folder.write(Specs.unknownKey, to: "Tiny.yml")
        let outcome = try Tool.run(["validate", "Tiny.yml"] + options, in: folder.url, environment: environment)
        #expect(outcome.errors.contains("\u{1B}[") == isColored)
    }

    @Test("`--quiet` tells of errors alone, `--verbose` of all findings")
    func quietAndVerbose() throws {
        let folder = try Folder()
        try folder.write(Self.fixable, to: "Tiny.yml")
        let quiet = try Tool.run(["validate", "Tiny.yml", "--quiet"], in: folder.url)
        #expect(quiet.status == 0 && quiet.errors.isEmpty)
        try folder.write(Specs.valid("New"), to: "New.yml")
        let written = try Tool.run(["generate", "New.yml", "-o", ".", "--quiet"], in: folder.url)
        #expect(written.status == 0 && written.errors.isEmpty && folder.exists("NewViewController.swift"))

        let fields = (1...30).map { "  - textField: field\($0)\n" }.joined()
        try folder.write("screen: Tiny\nscroll: vertical\nrows:\n\(fields)", to: "Tiny.yml")
        let usual = try Tool.run(["validate", "Tiny.yml"], in: folder.url)
        let verbose = try Tool.run(["validate", "Tiny.yml", "--verbose"], in: folder.url)
        #expect(!usual.errors.contains("`field30TextField`"))
        #expect(verbose.errors.contains("`field30TextField`"))
        #expect(try Tool.run(["validate", "Tiny.yml", "--quiet", "--strict"], in: folder.url).status == 1)
    }

    // MARK: Fixes

    @Test("`--fix` writes what was tried, keeps comments, and comes to rest")
    func fix() throws {
        let folder = try Folder()
        try folder.write(Self.fixable, to: "Tiny.yml")
        let fixed = try Tool.run(["validate", "Tiny.yml", "--fix"], in: folder.url)
        #expect(fixed.status == 0)
        #expect(fixed.errors == "fixed 3 findings in Tiny.yml\n")
        let text = try folder.text("Tiny.yml")
        #expect(text.contains("textField: email # the one of the account"))
        #expect(text.contains("accessibilityLabel: Email") && text.contains("accessibilityLabel: Name"))
        #expect(text.contains("height: 44"))
        let again = try Tool.run(["validate", "Tiny.yml", "--fix"], in: folder.url)
        #expect(again.status == 0 && again.errors.isEmpty)
        #expect(try folder.text("Tiny.yml") == text)
    }

    @Test("`--fix` says so where it mends nothing of what is wrong")
    func nothingMended() throws {
        let folder = try Folder()
        try folder.write("screen: Tiny\nrows:\n  - { label: a, txt: Hi }\n", to: "Tiny.yml")
        let line = "0 mended: none of these findings has a fix that was tried\n"
        let fixed = try Tool.run(["validate", "Tiny.yml", "--fix"], in: folder.url)
        #expect(fixed.status == 1 && fixed.errors.hasSuffix(line))
        #expect(!(try Tool.run(["validate", "Tiny.yml"], in: folder.url)).errors.contains("mended"))
    }

    @Test("`--fix --dry-run` prints the change and writes nothing")
    func dryRun() throws {
        let folder = try Folder()
        try folder.write(Self.fixable, to: "Tiny.yml")
        let outcome = try Tool.run(["validate", "Tiny.yml", "--fix", "--dry-run"], in: folder.url)
        #expect(outcome.text.hasPrefix("--- Tiny.yml\n+++ Tiny.yml\n"))
        #expect(outcome.text.contains("\n+    accessibilityLabel: Email\n"))
        #expect(try folder.text("Tiny.yml") == Self.fixable)
    }

    @Test("a dry run leaves the findings, and stands alone")
    func dryRunAlone() throws {
        let folder = try Folder()
        try folder.write(Self.fixable, to: "Tiny.yml")
        let dry = try Tool.run(["validate", "Tiny.yml", "--fix", "--dry-run", "--strict"], in: folder.url)
        #expect(dry.status == 1)
        #expect(dry.errors.contains("VoiceOver has no words for `emailTextField`"))
        for options in [["--dry-run"], ["--fix", "--dry-run", "--format", "sarif"]] {
            #expect(try Tool.run(["validate", "Tiny.yml"] + options, in: folder.url).status == 64)
        }
        let answer = try Tool.run(["validate", "Tiny.yml", "--fix", "--dry-run", "--format", "json"], in: folder.url)
        #expect(answer.status == 0)
        #expect(answer.text.contains(#""changes":["#) && answer.text.contains(#""text":"--- Tiny.yml\n+++"#))
    }

    @Test("what is added to a file with CRLF ends in CRLF")
    func lineEnds() throws {
        let folder = try Folder()
        try folder.write(Self.fixable.replacingOccurrences(of: "\n", with: "\r\n"), to: "Tiny.yml")
        #expect(try Tool.run(["validate", "Tiny.yml", "--fix"], in: folder.url).errors.hasPrefix("fixed 3 findings"))
        let text = try folder.text("Tiny.yml")
        #expect(text.contains("accessibilityLabel: Email\r\n"))
        #expect(!text.replacingOccurrences(of: "\r\n", with: "").contains("\n"))
    }

    @Test("a spec that cannot be read stays as it is, and so does one from a pipe")
    func notFixed() throws {
        let folder = try Folder()
        try folder.write(Specs.unknownKey, to: "Tiny.yml")
        let outcome = try Tool.run(["validate", "Tiny.yml", "--fix"], in: folder.url)
        #expect(outcome.status == 1)
        #expect(try folder.text("Tiny.yml") == Specs.unknownKey)
        let piped = try Tool.run(["validate", "-", "--fix"], input: Data(Self.fixable.utf8), in: folder.url)
        #expect(piped.status == 64)
        #expect(piped.errors.contains("no file that could be fixed"))
    }

    // MARK: Known findings

    @Test("what a baseline knows is not told again, and what is new is")
    func baseline() throws {
        let folder = try Folder()
        try folder.write(Self.fixable, to: "App/Tiny.yml")
        let written = try Tool.run(["validate", "App", "--write-baseline", "App/known.txt"], in: folder.url)
        #expect(written.status == 0)
        #expect(written.errors == "wrote 3 findings to App/known.txt\n")
        #expect(
            try folder.text("App/known.txt").contains("\nTiny.yml: missing-label: textField email\n"))

        // Lines above a finding and another working folder change nothing.
        try folder.write("# a comment\n" + Self.fixable, to: "App/Tiny.yml")
        let inner = folder.url.appending(path: "App")
        let known = try Tool.run(["validate", ".", "--strict", "--baseline", "known.txt"], in: inner)
        #expect(known.status == 0 && known.errors.isEmpty)

        try folder.write(Self.fixable.replacing("email", with: "phone"), to: "App/Tiny.yml")
        let new = try Tool.run(["validate", "App", "--strict", "--baseline", "App/known.txt"], in: folder.url)
        #expect(new.status == 1)
        #expect(new.errors.contains("`phoneTextField`") && !new.errors.contains("`nameTextField`"))
        #expect(new.errors.hasPrefix("1 known finding is gone: "))
    }

    @Test("a baseline takes the place of no other file, and is silent about specs that were not looked at")
    func otherFiles() throws {
        let folder = try Folder()
        try folder.write(Self.fixable, to: "Tiny.yml")
        try folder.write(Self.fixable.replacing("Tiny", with: "Other"), to: "Other.yml")
        let refused = try Tool.run(["validate", "Other.yml", "--write-baseline", "Tiny.yml"], in: folder.url)
        #expect(refused.status == 73)
        #expect(try folder.text("Tiny.yml") == Self.fixable)
        #expect(try Tool.run(["validate", "Other.yml", "--baseline", "Tiny.yml"], in: folder.url).status == 64)

        #expect(try Tool.run(["validate", ".", "--write-baseline", "known.txt"], in: folder.url).status == 0)
        let one = try Tool.run(["validate", "Tiny.yml", "--strict", "--baseline", "known.txt"], in: folder.url)
        #expect(one.status == 0 && one.errors.isEmpty)
    }

    @Test("a baseline that is not there is told of")
    func missingBaseline() throws {
        let outcome = try Tool.run("validate", Tool.login, "--baseline", "gone.txt")
        #expect(outcome.status == 66)
        #expect(outcome.errors.contains("`gone.txt` cannot be read"))
        #expect(outcome.errors.contains("`--write-baseline gone.txt` makes the list"))
    }

    @Test("`generate` does not tell of the warnings that a baseline knows, and tells of each error")
    func baselineOfCode() throws {
        let folder = try Folder()
        let spec = Specs.valid() + "  - { button: go, image: symbol:heart }\n"
        try folder.write(spec, to: "Tiny.yml")
        #expect(try Tool.run(["validate", ".", "--write-baseline", "known.txt"], in: folder.url).status == 0)
        #expect(try Tool.run(["generate", "."], in: folder.url).errors.contains("[missing-label]"))
        let known = try Tool.run(["generate", ".", "--baseline", "known.txt"], in: folder.url)
        #expect(known.status == 0 && known.errors.hasPrefix("1 unchanged\n"), "\(known.errors)")
        try folder.write(spec + "  - { button: stop, image: symbol:star }\n", to: "Tiny.yml")
        let new = try Tool.run(["generate", ".", "--baseline", "known.txt"], in: folder.url)
        #expect(new.errors.contains("`stopButton`") && !new.errors.contains("`goButton`"), "\(new.errors)")
        try folder.write(Specs.unknownKey, to: "Tiny.yml")
        #expect(try Tool.run(["validate", ".", "--write-baseline", "known.txt"], in: folder.url).status == 0)
        let wrong = try Tool.run(["generate", ".", "--baseline", "known.txt"], in: folder.url)
        #expect(wrong.status == 1 && wrong.errors.contains("unknown key `tekst`"))
        #expect(try Tool.run(["generate", ".", "--baseline", "gone.txt"], in: folder.url).status == 66)
    }
}

private func + (left: [String: String], right: [String: String]) -> [String: String] {
    left.merging(right) { $1 }
}
