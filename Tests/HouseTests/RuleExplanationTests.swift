import GenvcChecks
import GenvcDiagnostics
import GenvcExplain
import GenvcKit
import Testing

/// The page of `genvc explain RULE` is true: the wrong spec has the finding, the right one has none at all.
struct RuleExplanationTests {
    static let layoutRules = DiagnosticCode.rules + [.unused]

    private func codes(_ text: String, of code: DiagnosticCode) -> [DiagnosticCode] {
        var run = SpecRun(SourceFile(name: "Example.yml", text: text))
        // This rule alone takes a catalogue to find anything.
        if code == .missingAsset { run.assets.add(image: "logo") }
        run.check()
        return run.report.diagnostics.map(\.code)
    }

    @Test("the rules about layouts are explained, and what is explained is a rule about layouts")
    func all() {
        #expect(DiagnosticCode.all.filter { $0.explanation != nil } == Self.layoutRules)
    }

    @Test("the wrong spec has this finding alone, the right one has none", arguments: layoutRules)
    func examples(_ code: DiagnosticCode) throws {
        let explanation = try #require(code.explanation)
        #expect(codes(explanation.wrong, of: code) == [code])
        #expect(codes(explanation.right, of: code) == [])
        #expect(explanation.why.hasSuffix("."))
    }

    @Test("the page shows the reason and both specs", arguments: layoutRules)
    func page(_ code: DiagnosticCode) throws {
        let explanation = try #require(code.explanation)
        let page = try #require(Explain.page(code.rawValue))
        #expect(page.contains(explanation.why))
        for line in (explanation.wrong + explanation.right).split(separator: "\n") {
            #expect(page.contains("\n    \(line)\n"))
        }
    }
}
