import Testing

/// Fixes that change what a spec says of its whole screen on purpose.
struct TakenBackTests {
    private static func spec(scroll: String) -> String {
        "screen: Tall\n\(scroll)rows: [ { view: art, height: 900 } ]\n"
    }

    @Test("`--fix` leaves a written `scroll: none`, and says so", arguments: [["--fix"], ["--fix", "--dry-run"]])
    func written(options: [String]) throws {
        let folder = try Folder()
        let text = Self.spec(scroll: "scroll: none   # a poster\n")
        try folder.write(text, to: "Tall.yml")
        let outcome = try Tool.run(["validate", "Tall.yml"] + options, in: folder.url)
        #expect(outcome.status == 1 && outcome.text.isEmpty)
        #expect(outcome.errors.contains("write `scroll: vertical` in place of `none`"))
        #expect(
            outcome.errors.hasSuffix("left to you: a fix that takes back what the spec says of its whole screen\n"))
        #expect(try folder.text("Tall.yml") == text)
    }

    @Test("where nothing is written of it, `--fix` lets the screen scroll")
    func unwritten() throws {
        let folder = try Folder()
        try folder.write(Self.spec(scroll: ""), to: "Tall.yml")
        let outcome = try Tool.run(["validate", "Tall.yml", "--fix"], in: folder.url)
        #expect(outcome.status == 0)
        #expect(outcome.errors == "fixed 1 finding in Tall.yml\n")
        #expect(try folder.text("Tall.yml") == Self.spec(scroll: "scroll: vertical\n"))
    }
}
