import Testing

/// A word that only accessibility sizes break in two, which is a note of `validate` alone.
struct LargeTextTests {
    private static func spec(row: String) -> String {
        "screen: Order\nscroll: vertical\nrows:\n\(row)\n"
    }

    private static let sideBySide = spec(
        row: """
              - stackView: actions
                axis: horizontal
                distribution: fillEqually
                spacing: small
                items:
                  - { button: cancel, title: Cancel, configuration: gray }
                  - { button: confirm, title: Confirm, configuration: filled }
            """)

    @Test("items side by side are advised to lie below one another there, and then nothing is said")
    func below() throws {
        let folder = try Folder()
        try folder.write(Self.sideBySide, to: "Order.yml")
        let found = try Tool.run(["validate", "Order.yml", "--verbose"], in: folder.url)
        #expect(found.status == 0)
        let advice = "when: [ { if: contentSizeCategory >= accessibilityMedium, axis: vertical } ]"
        #expect(found.errors.contains("note: `confirmButton` breaks “Confirm” within the word"))
        #expect(found.errors.contains("at AX3 and up"))
        #expect(found.errors.contains("add `\(advice)` on `actions`"))
        let mended = Self.sideBySide.replacing("    axis: horizontal\n", with: "    axis: horizontal\n    \(advice)\n")
        try folder.write(mended, to: "Order.yml")
        #expect(try Tool.run(["validate", "Order.yml"], in: folder.url).errors.isEmpty)
    }

    @Test(
        "a word with a row of its own is advised to end its growth where it is more than twice as large as usual",
        arguments: [
            ("{ label: name, text: Mathematicians, font: body }", "accessibilityExtraLarge"),
            // It breaks at AX1 already, and nothing but its font or its words would mend that.
            ("{ label: name, text: Recategorization, font: title1 }", nil),
        ] as [(String, String?)])
    func growth(row: String, category: String?) throws {
        let folder = try Folder()
        try folder.write(Self.spec(row: "  - " + row), to: "Order.yml")
        let found = try Tool.run(["validate", "Order.yml"], in: folder.url)
        #expect(found.errors.contains("[broken-word]"))
        #expect(found.errors.contains("maximumContentSizeCategory") == (category != nil))
        if let category { #expect(found.errors.contains("add `maximumContentSizeCategory: \(category)`")) }
    }

    @Test(
        "nothing is said where the word has room, and nothing by a run that makes code",
        arguments: [
            (["validate", "Order.yml"], "{ label: name, text: Statement of payments, font: title1 bold }"),
            (["validate", "Order.yml"], "{ label: name, text: Recategorization, lineBreakMode: byCharWrapping }"),
            (["Order.yml"], "{ label: name, text: Mathematicians, font: body }"),
        ])
    func silence(arguments: [String], row: String) throws {
        let folder = try Folder()
        try folder.write(Self.spec(row: "  - " + row), to: "Order.yml")
        let found = try Tool.run(arguments, in: folder.url)
        #expect(found.status == 0)
        #expect(found.errors.isEmpty)
    }

    @Test("a fix is offered though words break at accessibility sizes after it, for that is a note")
    func besideNotes() throws {
        let folder = try Folder()
        let row =
            "  - row: person\n    items:\n      - { label: name, text: Ada Lovelace, hugging: { horizontal: 999 } }\n"
            + "      - { label: born, text: December 1815 }"
        try folder.write(Self.spec(row: row), to: "Order.yml")
        let found = try Tool.run(["validate", "Order.yml"], in: folder.url)
        #expect(found.errors.contains(" add `spacing: small`\n"))
    }
}
