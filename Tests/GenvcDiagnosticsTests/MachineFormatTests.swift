import Foundation
import GenvcDiagnostics
import GenvcTestSupport
import Testing

@Suite struct XcodeRendererTests {
    private let renderer = XcodeRenderer { "/Users/me/App/" + $0.name }

    @Test func aFindingIsOneLine() {
        let spec = Spec("a: 1\ntitel: x\n")
        let report = spec.report(
            .error(
                .unknownKey, "unknown key `titel`", at: spec.range(of: "titel"), label: "did you mean `title`?",
                related: [.init(spec.range(of: "a"), "in this screen")], help: "keys are a, title"))
        #expect(
            renderer.render([report]) == """
                /Users/me/App/Login.yml:2:1: error: unknown key `titel` - did you mean `title`?; keys are a, title [unknown-key]
                /Users/me/App/Login.yml:1:1: note: in this screen

                """)
    }

    @Test func aFindingWithoutAPlaceStandsOnTheFirstLine() {
        let report = Spec("").report(Diagnostic(.warning, .emptyFile, "the file is empty", at: nil))
        #expect(renderer.render([report]) == "/Users/me/App/Login.yml:1:1: warning: the file is empty [empty-file]\n")
    }
}

@Suite struct JSONRendererTests {
    @Test func theShapeIsStable() {
        let spec = Spec("a: 1\ntitel: x\n")
        let range = spec.range(of: "titel")
        let report = spec.report(
            Diagnostic(.note, .offScale, "a \"note\"\n", at: nil),
            Diagnostic(
                .warning, .tapTarget, "too small", at: spec.range(of: "x"), help: "44 points", device: "iphone-14"),
            .error(
                .unknownKey, "unknown key `titel`", at: range, label: "did you mean `title`?",
                fixes: [.replace(range, with: "title", isSafe: true)]))
        #expect(
            JSONRenderer().render([report]) == #"""
                {"version":1,"errors":1,"warnings":1,"diagnostics":[
                {"severity":"note","code":"off-scale","message":"a \"note\"\n","file":"Login.yml"},
                {"severity":"error","code":"unknown-key","message":"unknown key `titel`","file":"Login.yml","range":\#
                {"start":{"line":2,"column":1,"offset":5},"end":{"line":2,"column":6,"offset":10}},\#
                "help":"did you mean `title`?","fixes":[{"safe":true,"edits":[{"start":5,"end":10,"text":"title"}]}]},
                {"severity":"warning","code":"tap-target","message":"too small","file":"Login.yml","range":\#
                {"start":{"line":2,"column":8,"offset":12},"end":{"line":2,"column":9,"offset":13}},\#
                "device":"iphone-14","help":"44 points"}
                ]}

                """#)
    }

    @Test func noFindingsAreAnEmptyList() {
        #expect(JSONRenderer().render([]) == #"{"version":1,"errors":0,"warnings":0,"diagnostics":[]}"# + "\n")
    }

    @Test func findingsAreSortedByFileOffsetAndCode() throws {
        let (b, a) = (Spec("xy\n", name: "B.yml"), Spec("xy\n", name: "A.yml"))
        let (x, y) = (b.range(of: "x"), b.range(of: "y"))
        let reports = [
            b.report(.error(.tag, "", at: y), .error(.tag, "", at: x), .error(.alias, "", at: x)),
            a.report(.error(.unused, "", at: y)),
        ]
        let json = try JSONSerialization.jsonObject(with: Data(JSONRenderer().render(reports).utf8))
        let found = try #require((json as? [String: Any])?["diagnostics"] as? [[String: Any]])
        #expect(found.map { $0["file"] as? String } == ["A.yml", "B.yml", "B.yml", "B.yml"])
        #expect(found.map { $0["code"] as? String } == ["unused", "alias", "tag", "tag"])
    }
}

@Suite struct JSONWriterTests {
    @Test(arguments: [
        (0, "0"), (-0.0, "0"), (1, "1"), (-3.25, "-3.25"), (0.1, "0.1"), (1e-5, "0.00001"), (1.5e-7, "0.00000015"),
        (1e16, "10000000000000000"), (1.25e20, "125000000000000000000"), (100, "100"),
        (47.333333333333336, "47.333333333333336"),
        (1e22, "10000000000000000000000"), (-1e-10, "-0.0000000001"),
    ])
    func numbersHaveNoExponent(number: Double, expected: String) {
        #expect(PlainNumber.text(of: number) == expected)
    }

    @Test func numbersReadBackAsTheyWere() throws {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<2_000 {
            let exponent = Double.random(in: -12...12, using: &generator)
            let number =
                Double.random(in: -1...1, using: &generator)
                * Double(sign: .plus, exponent: Int(exponent), significand: 1)
            let text = try #require(PlainNumber.text(of: number))
            #expect(Double(text) == number)
            #expect(text.utf8.allSatisfy { $0 == 0x2D || $0 == 0x2E || (0x30...0x39).contains($0) }, "\(text)")
        }
    }

    @Test func whatIsNoNumberIsNull() {
        var writer = JSONWriter()
        writer.beginArray()
        for number in [Double.nan, .infinity, -.infinity] { writer.value(number) }
        writer.endArray()
        #expect(writer.text == "[null,null,null]")
    }

    @Test func textIsEscapedAndReadsBack() throws {
        let text = "\"\\/\n\r\t\u{0}\u{1F}\u{7F}\u{85}\u{2028}\u{202E}\u{61C}é設👩‍👧e\u{301}"
        var writer = JSONWriter()
        writer.beginObject()
        writer.member(text, text)
        writer.endObject()
        #expect(writer.text.contains(#"\u0000\u001f\u007f\u0085\u2028\u202e\u061cé設👩‍👧"#))
        let read = try #require(JSONSerialization.jsonObject(with: Data(writer.bytes)) as? [String: String])
        #expect(read.first.map { Array($0.key.utf8) } == Array(text.utf8))
        #expect(read.first.map { Array($0.value.utf8) } == Array(text.utf8))
    }

    @Test func commasStandBetweenAndLinesAsAsked() {
        var writer = JSONWriter()
        writer.beginObject(onLines: true)
        writer.member("b", true)
        writer.key("a")
        writer.beginArray()
        writer.value(1)
        writer.null()
        writer.beginObject()
        writer.endObject()
        writer.endArray()
        writer.key("empty")
        writer.beginArray(onLines: true)
        writer.endArray()
        writer.endObject()
        #expect(writer.text == "{\n\"b\":true,\n\"a\":[1,null,{}],\n\"empty\":[]\n}")
    }
}
