import Testing

@testable import GenvcDiagnostics

/// The texts that the words behind a caret offer in place of what is marked.
struct CaretWordsTests {
    @Test(
        "are those of a guess or of an advice, and of nothing else",
        arguments: [
            ("did you mean `title`?", ["title"]),
            ("did you mean `title` or `text`?", ["title", "text"]),
            ("did you mean `a`, `b` or `c`?", ["a", "b", "c"]),
            ("write `symbol:star`", ["symbol:star"]),
            ("write `{ min: 60 }`", ["{ min: 60 }"]),
            ("write `label: …`", []),
            ("write `a long text that is cut…`", []),
            ("write `medium` in `margins`", []),
            ("write a token, as `primary`", []),
            ("write it under `navigation`", []),
            ("did you mean `title` under `navigation`?", []),
            ("add `title:`", ["title:"]),
            ("add `isEditable: false`", ["isEditable: false"]),
            ("add `a: b`, or leave it out", []),
            ("leave it out", []),
            ("write ``", []),
            ("", []),
        ])
    func texts(of label: String, _ texts: [String]) {
        #expect(CaretWords(label)?.texts ?? [] == texts)
    }

    @Test("are printed as they are read")
    func isReadAgain() {
        let all = [
            CaretWords(.guess, ["a", "b", "c"]), CaretWords(.guess, ["a"]), CaretWords(.advice, ["a: b"]),
            CaretWords(.addition, ["a: b"]), CaretWords(.removal, []),
        ]
        for words in all {
            #expect(CaretWords(words.label) == words)
        }
    }
}
