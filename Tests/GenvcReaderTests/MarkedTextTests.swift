import GenvcModel
import Testing

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

    @Test("finds the bytes of the marked text in the text without marks")
    func offsets() {
        //            0123456789
        let marked = "é [ab](x) c [](x)"
        let marks = MarkedText(marked, names: ["x"], arguments: [16])
        #expect(marks.text == "é ab c ")
        let offsets = [0, 3, 4, 6, 10, 12, 14, 18]
        #expect(offsets.map(marks.offset) == [0, 3, 3, 5, 5, 7, 8, 8])
    }

    @Test("tells of names that no run has, and of phrases of nothing")
    func mistakes() {
        let marked = MarkedText("[a](y) [b](z) [c](y) [](x) [d](two words)", names: ["x"])
        #expect(marked.unknownNames == ["y", "z"])
        #expect(marked.hasEmptyPhrase)
        #expect(marked.text == "[a](y) [b](z) [c](y)  [d](two words)")
    }
}
