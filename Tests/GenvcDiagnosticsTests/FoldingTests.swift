import GenvcDiagnostics
import Testing

@Suite struct FoldingTests {
    private func tabs(_ count: Int, in spec: Spec) -> [Diagnostic] {
        (1...count).map { .error(.tabIndentation, "a tab cannot indent", at: spec.range(of: "\t", $0)) }
    }

    @Test func equalMessagesOnConsecutiveLinesAreOne() {
        let spec = Spec(String(repeating: "\ta: 1\n", count: 12) + "b: 1\n\tc: 1\n")
        let report = DiagnosticReport(tabs(13, in: spec), in: SourceFiles(spec.file))
        #expect(
            TextRenderer().render([report]) == """
                Login.yml:1:1: error: a tab cannot indent
                 1 |  a: 1
                   | ^
                   ... and 11 more lines like this
                   [tab-indentation]

                Login.yml:14:1: error: a tab cannot indent
                12 |  a: 1
                13 | b: 1
                14 |  c: 1
                   | ^
                   [tab-indentation]

                """)
    }

    @Test func oneMoreLineIsSingular() {
        let spec = Spec("\ta\n\tb\n")
        let text = TextRenderer().render([DiagnosticReport(tabs(2, in: spec), in: SourceFiles(spec.file))])
        #expect(text.contains("\n   ... and 1 more line like this\n"))
    }

    @Test func differentMessagesStayApart() {
        let spec = Spec("a: 1\nb: 1\n")
        let text = spec.text(
            .error(.unknownKey, "unknown key `a`", at: spec.range(of: "a")),
            .error(.unknownKey, "unknown key `b`", at: spec.range(of: "b")))
        #expect(text.contains("unknown key `a`") && text.contains("unknown key `b`"))
        #expect(!text.contains("more line"))
    }

    private func manyLines(errorAt errorLine: Int) -> (spec: Spec, report: DiagnosticReport) {
        let spec = Spec((10...39).map { "k\($0): 1\n" }.joined())
        let findings = (10...39).map { number in
            Diagnostic(
                number == errorLine ? .error : .warning, .unused, "`k\(number)` is unused",
                at: spec.range(of: "k\(number)"))
        }
        return (spec, DiagnosticReport(findings, in: SourceFiles(spec.file)))
    }

    private func headings(_ text: String) -> [Substring] {
        text.split(separator: "\n").filter { $0.hasPrefix("Login.yml:") }
    }

    @Test func twentyArePrintedAndTheRestIsCounted() {
        let text = TextRenderer().render([manyLines(errorAt: 10).report])
        #expect(headings(text).count == 20)
        #expect(text.hasSuffix("\n\nand 10 more findings; `genvc validate --max-errors 0` shows all\n"))
    }

    @Test func zeroPrintsAll() {
        let text = TextRenderer(maximum: 0).render([manyLines(errorAt: 10).report])
        #expect(headings(text).count == 30)
        #expect(!text.contains("more finding"))
    }

    @Test func aLateErrorIsPrintedRatherThanAWarning() {
        let lines = headings(TextRenderer(maximum: 2).render([manyLines(errorAt: 39).report]))
        #expect(
            lines == [
                "Login.yml:1:1: warning: `k10` is unused", "Login.yml:30:1: error: `k39` is unused",
            ])
    }

    @Test func findingsThatWereNotKeptAreCounted() {
        let spec = Spec("a: 1\n")
        let finding = Diagnostic.error(.unknownKey, "unknown key", at: spec.range(of: "a"))
        #expect(TextRenderer().render([spec.report(finding, dropped: 5)]).hasSuffix("\n\nand 5 more findings\n"))
    }

    @Test func theCountRunsOverAllSpecs() {
        let reports = ["B.yml", "A.yml"].map { name in
            let spec = Spec("a: 1\n", name: name)
            return spec.report(.error(.unknownKey, "unknown key", at: spec.range(of: "a")))
        }
        let text = TextRenderer(maximum: 1).render(reports)
        #expect(text.hasPrefix("A.yml:1:1: error"))
        #expect(text.hasSuffix("and 1 more finding; `genvc validate --max-errors 0` shows all\n"))
    }
}
