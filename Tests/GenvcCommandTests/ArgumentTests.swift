import Foundation
import Testing

/// The reading of command lines, and the messages about wrong ones.
struct ArgumentTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let arguments: [String]
        /// The words that standard error must contain.
        let words: [String]

        init(_ arguments: String, _ words: String...) {
            self.arguments = arguments.isEmpty ? [] : arguments.split(separator: " ").map(String.init)
            self.words = words
        }

        var testDescription: String { arguments.joined(separator: " ") }
    }

    @Test(
        "a wrong command line ends with 64 and says what is meant",
        arguments: [
            Case("", "no command", "genvc help"),
            Case("genrate x.yml", "no command `genrate`", "`generate`"),
            Case("preveiw x.yml", "`preview`"),
            Case("lint x.yml", "`validate`"),
            Case("validate x.yml --devcie iphone-14", "no option `--devcie`", "`--device`"),
            Case("x.yml --output y", "no option `--output`", "`-o`"),
            Case("x.yml --force", "takes no `--force`", "`generate`"),
            Case("preview x.yml --device", "`--device` has no value", "--device D"),
            Case("validate x.yml --format jsn", "takes no `jsn`", "`json`"),
            Case("validate x.yml --max-errors many", "takes a number", "many", "--max-errors 20"),
            Case("preview x.yml --columns abc", "`--columns` takes a number, not `abc`", "`--columns 120`"),
            Case("generate x.yml -o -x", "`-o` has no value: `-x` is an option", "`-o PATH`", "`./-x`"),
            Case("generate x.yml -o --check", "`-o` has no value: `--check` is an option", "`-o PATH`"),
            Case("preview x.yml --device --rtl", "`--device` has no value: `--rtl` is an option", "`--device D`"),
            Case("new Tiny --components text,none --yes", "`--components` takes `none` alone", "leave `none` out"),
            Case("validate x.yml --max-errors -1", "takes a number"),
            Case("validate x.yml --strict=yes", "`--strict` takes no value"),
            Case("preview x.yml --device iphone-15-por", "no device `iphone-15-por`", "`iphone-15-pro`"),
            Case("dump frames x.yml --text-size HUGE", "no text size `HUGE`", "XXXL"),
            Case("dump frames x.yml --keyboard high", "`high` is no height"),
            Case("dump", "does not say what", "`yaml`"),
            Case("dump farmes x.yml", "knows no `farmes`", "`frames`"),
            Case("generate", "needs SPEC|FOLDER", "genvc generate"),
            Case("generate x.yml --check --diff", "`--check` and `--diff` exclude each other"),
            Case("generate x.yml --watch --dry-run", "`--dry-run` and `--watch` exclude each other"),
            Case("generate x.yml -o - --check", "`--check` is for files, and standard output is none"),
            Case("generate - -o x --watch", "`--watch` is for files, and standard input is none"),
            Case("generate x.yml --jobs 0", "`--jobs` takes a number from 1, not `0`", "--jobs 2"),
            Case("rename x.yml", "`genvc rename` needs OLD NEW"),
            Case("remove x", "`rm`"),
            Case("preview a.yml b.yml", "`b.yml` is one argument too many"),
            Case("a.yml b.yml", "`b.yml` is one argument too many"),
            Case("templates cat Themes", "no template `Themes`", "`Theme`"),
            Case("explain buton", "about `buton`", "`button`"),
            Case("render x.mustache", "--context FILE"),
            Case("new 2fa", "`2fa` cannot be the name", "`UserProfile`"),
            Case("new Tiny --type lst", "`--type` takes no `lst`", "`list`"),
            Case("new Tiny --components text,pics --yes", "takes no `pics`", "`images`"),
            Case("new", "needs NAME"),
            Case("help prevew", "`preview`"),
        ])
    func wrongUsage(_ example: Case) throws {
        let outcome = try Tool.run(example.arguments)
        #expect(outcome.status == 64)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("genvc: error: "))
        #expect(outcome.errors.contains("\nhelp: "))
        for word in example.words {
            #expect(outcome.errors.contains(word), "\(outcome.errors)")
        }
    }

    @Test(
        "options may stand anywhere, with the value behind them or attached",
        arguments: [
            ["validate", Tool.login, "--device", "iphone-14"], ["--device", "iphone-14", "validate", Tool.login],
            ["validate", "--device=iphone-14", Tool.login], ["validate", "--device", "iphone-14", "--", Tool.login],
        ])
    func placesOfOptions(_ arguments: [String]) throws {
        let outcome = try Tool.run(arguments)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.isEmpty)
    }

    @Test("a file that is named like a command is reached with a path or behind `--`")
    func fileNamedLikeCommand() throws {
        let folder = try Folder()
        try folder.write(Specs.valid("Devices"), to: "devices")
        #expect(try Tool.run(["devices"], in: folder.url).text.contains("iphone-14"))
        for arguments in [["./devices"], ["--", "devices"]] {
            #expect(try Tool.run(arguments, in: folder.url).text.contains("class DevicesViewController"))
        }
    }

    @Test("`--version` is the version, and an option of no other command")
    func version() throws {
        let printed = try Tool.run("--version")
        #expect(printed.status == 0)
        #expect(printed.text == (try Tool.run("version").text))
        #expect(printed.text.hasPrefix("genvc "))
        #expect(try Tool.run("preview", Tool.login, "--version").status == 64)
    }

    @Test("every command of the list has a page of its own")
    func helpPages() throws {
        // The options of every command stand below the commands.
        let page = try Tool.run("help").text.components(separatedBy: "\nWith every command")[0]
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
        let names = rows.filter { !$0.contains("  SPEC  ") }.compactMap { row in
            row.dropFirst(2).firstRange(of: "  ").map { String(row.dropFirst(2)[..<$0.lowerBound]) }
        }
        #expect(names.contains("generate") && names.contains("dump frames"))
        for name in names {
            let words = name.split(separator: " ").map(String.init)
            let page = try Tool.run(["help"] + words)
            #expect(page.status == 0)
            #expect(page.text.hasPrefix("genvc \(name)"))
            #expect(try Tool.run(words + ["--help"]).text == page.text)
        }
    }

    @Test("a group has the pages of its members")
    func groupPage() throws {
        let page = try Tool.run("help", "dump").text
        for member in ["yaml", "frames", "constraints", "context"] { #expect(page.contains("genvc dump \(member) ")) }
        #expect(try Tool.run("dump", "frames", "--help").text == Tool.run("help", "dump", "frames").text)
    }

    @Test("bytes that are no UTF-8 are an argument like another")
    func brokenArgument() throws {
        // The shell hands such bytes over; an argument of `Process` is always UTF-8.
        let outcome = try Tool.runShell(#"exec "$GENVC" "$(printf '\377\376').yml""#)
        #expect(outcome.status == 66)
        #expect(outcome.exited)
    }

    @Test("no help page is wider than a terminal of 80 columns")
    func widths() throws {
        let overview = try Tool.run("help").text
        let names = overview.components(separatedBy: "\nWith every command")[0].split(separator: "\n")
            .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
            .map { $0.dropFirst(2).prefix(22).split(separator: " ").map(String.init) }
        #expect(names.count > 25)
        let pages = try names.filter { $0 != ["SPEC"] }.map { try Tool.run(["help"] + $0).text }
        for page in [overview] + pages {
            for line in page.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
        }
    }
}
