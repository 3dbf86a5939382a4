import Foundation
import GenvcDiagnostics
import Testing

@Suite struct JSONRendererTests {
    @Test func theShapeIsStable() {
        let spec = Spec("a: 1\ntitel: x\n")
        let range = spec.range(of: "titel")
        let report = spec.report(
            Diagnostic(.note, DiagnosticCode(rule: "off-scale", "a number is off"), "a \"note\"\n", at: nil),
            Diagnostic(
                .warning, DiagnosticCode(rule: "tap-target", "it is too small"), "too small", at: spec.range(of: "x"),
                help: "44 points", device: "iphone-14"),
            .error(
                .unknownKey, "unknown key `titel`", at: range, label: "did you mean `title`?"
            ).fixable(by: [.replace(range, with: "title", isSafe: true)]))
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

    @Test func columnsAreCharactersAndOffsetsAreBytes() {
        let spec = Spec("text: äöü z\n")
        let json = JSONRenderer().render([spec.report(.error(.tag, "", at: spec.range(of: "z")))])
        #expect(json.contains(#""start":{"line":1,"column":11,"offset":13},"end":{"line":1,"column":12,"offset":14}"#))
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
