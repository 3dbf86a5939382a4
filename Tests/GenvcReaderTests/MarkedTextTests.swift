import GenvcModel
import Testing

@testable import GenvcReader

/// `[phrase](name)` in a text, as the code reads it in a translation.
struct MarkedTextTests {
    @Test(
        "reads phrases with a run, and leaves other brackets alone",
        arguments: [
            ("plain", "plain", ""), ("[a](x)", "a", "a"), ("b [a](x) c", "b a c", "a"),
            ("[b] [a](x) [c]", "[b] a [c]", "a"), ("[b [a](x) c](y)", "[b a c](y)", "a"),
            ("[a](y) [b](x)", "[a](y) b", "b"), ("[a](x", "[a](x", ""), ("a](x)", "a](x)", ""),
            ("[ä ö](x)é", "ä öé", "ä ö"), ("[a](x)[b](x)", "ab", "ab"), ("](x) [a](x)", "](x) a", "a"), ("", "", ""),
        ])
    func marks(text: String, shown: String, phrases: String) {
        let marked = MarkedText(text, names: ["x"])
        #expect(marked.text == shown)
        let scalars = Array(shown.unicodeScalars)
        let found = marked.phrases.map { String(String.UnicodeScalarView(scalars[$0.scalars])) }.joined()
        #expect(found == phrases)
    }

    @Test("tells of names that no run has, and of phrases of nothing")
    func mistakes() {
        let marked = MarkedText("[a](y) [b](z) [c](y) [](x) [d](two words)", names: ["x"])
        #expect(marked.unknownNames == ["y", "z"])
        #expect(marked.hasEmptyPhrase)
        #expect(marked.text == "[a](y) [b](z) [c](y)  [d](two words)")
    }
}
