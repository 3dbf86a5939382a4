import GenvcDiagnostics
import Testing

/// Pages within the columns of a terminal.
struct FittedPageTests {
    private static let columns = 40

    @Test(
        "prose goes on in the next line, a cell below itself",
        arguments: [
            (
                "error: a text that is a good deal longer than the line\n",
                "error: a text that is a good deal longer\nthan the line\n"
            ),
            (
                "  key   What it does, in more words than one line has\n        takes one of a few words that are long\n",
                "  key   What it does, in more words than\n        one line has\n"
                    + "        takes one of a few words that\n        are long\n"
            ),
            (
                "!!  `Order.yml` has the computed field `total`\n    write it in an extension of the `State` of it\n",
                "!!  `Order.yml` has the computed field\n    `total`\n"
                    + "    write it in an extension of the\n    `State` of it\n"
            ),
            (
                "  aVeryLongWordBeforeItsCell  What it does, in words\n",
                "  aVeryLongWordBeforeItsCell  What it\n    does, in words\n"
            ),
        ])
    func fitted(page: String, expected: String) {
        #expect(FittedPage.text(page, columns: Self.columns) == expected)
    }

    @Test(
        "what fits stays, and so does an example, which is copied",
        arguments: [
            "", "\n", "a line\n\n  key  What it does\n",
            "right:\n\n    rows:\n      - { label: title, text: Transactions, font: headline }\n",
            "  key  What it does\n\n       - { label: title, text: Transactions, font: body }\n",
        ])
    func kept(page: String) {
        #expect(FittedPage.text(page, columns: Self.columns) == page)
    }

    @Test("no line is longer than the columns, but for a word or an example")
    func property() {
        let page = (1...60).map { "  key\($0)   " + String(repeating: "word ", count: $0) + "end" }.joined(
            separator: "\n")
        for columns in [40, 80, 120] {
            let lines = FittedPage.text(page, columns: columns).split(separator: "\n")
            #expect(lines.allSatisfy { $0.count <= columns })
            #expect(lines.joined(separator: " ").split(separator: " ") == page.split { " \n".contains($0) })
        }
    }
}
