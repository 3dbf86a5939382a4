import GenvcDiagnostics
import Testing

/// A broken file gives each of its mistakes once, and the rest of it is there.
struct RecoveryTests {
    @Test func readsOnAfterEachMistake() {
        let reading = Reading(
            """
            screen: Login
            title: Save: now
            color: #FF8800
            rows:
              - label:title
                text: *ref
              - button: ok
                 title: 'Sign in
                style: [primary, large
                action: "a\\db"
              - {label: x, label: y}
            scroll:vertical
            type: form
            """)
        #expect(
            reading.findings == [
                "2:12 second-colon a second `: ` stands in one value",
                "3:8 hash-color `color` has no value: a `#` after a space starts a comment",
                "5:10 missing-colon no space stands after the colon of `label`",
                "6:11 alias `*ref` is an alias; a spec has none",
                "8:6 bad-indentation 5 spaces before this, but its siblings have 4",
                "8:13 unclosed-quote the text that begins here is never closed",
                "9:12 unclosed-bracket the `[` that opens here is never closed",
                #"10:15 bad-escape `\d` is no escape"#,
                "11:16 duplicate-key `label` stands here twice",
                "12:7 missing-colon no space stands after the colon of `scroll`",
            ])
        #expect(
            reading.recovered == """
                {"screen":"Login","title":null,"color":null,"rows":[{"label":null,"text":null},\
                {"button":"ok","title":null,"style":null,"action":null},{"label":"x"}],"scroll":null,"type":"form"}
                """)
    }

    @Test(arguments: [
        ("a: [b, c\nd: e\n", #"{"a":null,"d":"e"}"#),
        ("a: {b: [c}\nd: e\n", #"{"a":{"b":["c"]},"d":"e"}"#),
        ("a: [b: c, d, {{ e }}, f]\ng: h\n", #"{"a":[null,"d",null,"f"],"g":"h"}"#),
        ("a: 'b\nc: d\n", #"{"a":null,"c":"d"}"#),
        ("a:\n    b: 1\n   c: 2\n    d: 3\n", #"{"a":{"b":"1","c":"2","d":"3"}}"#),
        ("a:\n  - b\n- c\nd: e\n", #"{"a":["b","c"],"d":"e"}"#),
        ("a:\n\t- b\n\t- c: d\n\t  e: f\n", #"{"a":["b",{"c":"d","e":"f"}]}"#),
        ("a: b\n  c\n  d\ne: f\n", #"{"a":null,"e":"f"}"#),
        ("a: !t\n  b: c\nd: e\n", #"{"a":null,"d":"e"}"#),
        ("a: 1\nb: 2\na: {c: [}\n", #"{"a":"1","b":"2"}"#),
        ("a: b\rc: d\r", #"{"a":"b","c":"d"}"#),
    ])
    func keepsWhatCanBeRead(_ source: String, _ json: String) {
        let reading = Reading(source)
        #expect(reading.json == nil)
        #expect(reading.recovered == json)
    }

    /// A block of lines that is shifted as a whole is one mistake.
    @Test func reportsAShiftedBlockOnce() {
        let reading = Reading("a: 1\n  b: 2\n  c: 3\n  d: 4\ne: 5\n")
        #expect(reading.findings == ["2:3 bad-indentation 2 spaces before this, but its siblings have 0"])
        #expect(reading.recovered == #"{"a":"1","b":"2","c":"3","d":"4","e":"5"}"#)
    }

    @Test func namesTheSiblingAndTheFirstKey() throws {
        let odd = try #require(Reading("a:\n    b: 1\n   c: 2\n").diagnostics.first)
        #expect(odd.related.map(\.range.start) == [7])
        let duplicate = try #require(Reading("a: 1\nb: 2\na: 3\n").diagnostics.first)
        #expect(duplicate.related.map(\.range.start) == [0])
        #expect(duplicate.range?.start == 10)
    }

    @Test func showsTheBlockThatIsMeant() throws {
        let diagnostic = try #require(Reading("- text: one\n    two\n").diagnostics.first)
        #expect(diagnostic.help == "as a block of lines:\n- text: >-\n    one\n    two")
    }
}
