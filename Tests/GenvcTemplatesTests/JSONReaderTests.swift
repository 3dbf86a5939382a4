import GenvcDiagnostics
import Testing

@testable import GenvcTemplates

@Suite struct JSONReaderTests {
    private func read(_ text: String) -> (value: TemplateValue?, findings: [Diagnostic]) {
        var sink = DiagnosticSink()
        let value = JSONReader.read(SourceFile(name: "context.json", text: text), into: &sink)
        return (value, sink.diagnostics)
    }

    @Test(
        arguments: [
            ("null", nil), (" true ", true), ("\tfalse\r\n", false), ("\"a\"", "a"), ("[]", []), ("{}", [:]),
            ("[1,-2, 0.50 ,1e9,-0.1E-7]", ["1", "-2", "0.50", "1e9", "-0.1E-7"]),
            (#"{"a": {"b": [null]}, "c" : ""}"#, ["a": ["b": [nil]], "c": ""]),
            (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
            (#""\u00e9\u00C9\uD83D\uDE00é""#, "éÉ😀é"),
        ] as [(String, TemplateValue)])
    func values(_ text: String, _ expected: TemplateValue) {
        let result = read(text)
        #expect(result.findings == [])
        #expect(result.value == expected)
    }

    @Test(arguments: [
        ("", 0, 0, "this file holds no JSON"),
        ("1 2", 2, 3, "more text follows the end of the JSON value"),
        ("[1,]", 2, 3, "no value follows this comma"),
        ("{\"a\":1,}", 6, 7, "no value follows this comma"),
        ("[1 2]", 3, 4, "a `,` or `]` is missing here"),
        ("{\"a\" 1}", 5, 6, "a `:` is missing here"),
        ("{a: 1}", 1, 2, "a name in double quotes is missing here"),
        ("{\"a\":}", 5, 6, "a value is missing here"),
        ("[,]", 1, 2, "a value is missing here"),
        ("[1, [2", 4, 5, "this bracket is never closed"),
        ("{\"a\": 1", 0, 1, "this bracket is never closed"),
        ("{\"a\": 1, \"b\": 2, \"a\": 3}", 17, 20, "this object has the name already"),
        ("{\"a\": 1, \"\\u0061\": 3}", 9, 17, "this object has the name already"),
        ("tru", 0, 1, "only `true`, `false` and `null` are written without quotes"),
        ("01", 0, 2, "a number does not begin with 0"),
        ("-", 1, 1, "a digit is missing here"),
        ("[1.]", 3, 4, "a digit is missing here"),
        ("1e+", 3, 3, "a digit is missing here"),
        (".5", 0, 1, "a value is missing here"),
        ("\"abc", 0, 1, "this text is never closed"),
        ("\"abc\\", 0, 1, "this text is never closed"),
        ("\"a\nb\"", 2, 3, "a line break or control character stands in this text"),
        ("\"a\\xb\"", 2, 4, "JSON has no such escape"),
        ("\"\\u12g4\"", 1, 5, "`\\u` takes four hexadecimal digits"),
        ("\"\\uD83D\"", 1, 7, "this escape is half of a surrogate pair"),
        ("\"\\uDE00\\uD83D\"", 1, 7, "this escape is half of a surrogate pair"),
        ("\"\\uD83D\\u0041\"", 1, 13, "this escape is half of a surrogate pair"),
    ])
    func faults(_ text: String, _ start: Int, _ end: Int, _ message: String) {
        let result = read(text)
        #expect(result.value == nil)
        #expect(result.findings.map(\.message) == [message])
        #expect(result.findings.first?.range == SourceRange(file: .spec, start: start, end: end))
    }

    @Test func depthHasALimit() {
        let limit = JSONReader.maximumDepth
        let deepest = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
        #expect(read(deepest).findings == [])
        let result = read(String(repeating: "[", count: 1_000_000))
        #expect(result.findings.map(\.message) == ["more than 128 lists and objects lie in each other here"])
        #expect(result.findings.first?.range?.start == limit)
    }

    @Test func textThatIsNoUTF8() {
        var sink = DiagnosticSink()
        let file = SourceFile(name: "context.json", bytes: [0x22, 0xC3, 0x28, 0x22])
        #expect(JSONReader.read(file, into: &sink) == nil)
        #expect(sink.diagnostics.map(\.code) == [.notUTF8])
    }

    @Test func manyNames() {
        let text = "{" + (0..<50_000).map { "\"n\($0)\":\($0)" }.joined(separator: ",") + "}"
        guard case .record(let record)? = read(text).value else {
            Issue.record("the object was not read")
            return
        }
        #expect(record.fields.count == 50_000)
        #expect(record["n49999"] == "49999")
    }

    @Test func everyPrefixOfAFileEnds() {
        let text = Array(#"{"a": [1.5e3, "\uD83D\uDE00é", {"b": null}], "c": true}"#.utf8)
        for end in 0..<text.count {
            var sink = DiagnosticSink()
            #expect(JSONReader.read(SourceFile(name: "", bytes: Array(text[..<end])), into: &sink) == nil)
            #expect(sink.diagnostics.count == 1)
        }
    }
}
