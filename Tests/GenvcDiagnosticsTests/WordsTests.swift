import GenvcDiagnostics
import Testing

@Suite struct WordsTests {
    @Test(arguments: [([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c")])
    func lists(items: [String], expected: String) {
        #expect(EnglishList.joined(items, "or") == expected)
    }

    @Test(arguments: [(0, "0 errors"), (1, "1 error"), (2, "2 errors")])
    func counts(number: Int, expected: String) {
        #expect(EnglishList.count(number, "error") == expected)
    }

    @Test(arguments: [
        (3, 1, true, "3 errors and 1 warning in Login.yml; nothing was generated."),
        (1, 0, false, "1 error in Login.yml."), (0, 2, false, "2 warnings in Login.yml."), (0, 0, true, nil),
    ])
    func summary(errors: Int, warnings: Int, nothingGenerated: Bool, expected: String?) {
        let line = DiagnosticSummary.line(
            errors: errors, warnings: warnings, in: "Login.yml", nothingGenerated: nothingGenerated)
        #expect(line == expected)
    }

}
