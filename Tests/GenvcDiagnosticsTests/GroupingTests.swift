import GenvcDiagnostics
import Testing

/// Warnings of one rule in several files are told in short behind the first of them.
@Suite struct GroupingTests {
    /// A report of a file with findings on some of its lines.
    private func report(
        _ name: String, _ severity: Diagnostic.Severity = .warning, lines: Int, code: DiagnosticCode = .unused
    ) -> DiagnosticReport {
        let spec = Spec((1...lines).map { "k\($0): 1\n\n" }.joined(), name: name)
        let findings = (1...lines).map { number in
            Diagnostic(severity, code, "`k\(number)` is unused", at: spec.range(of: "k\(number)"), help: "remove it")
        }
        return DiagnosticReport(findings, in: SourceFiles(spec.file))
    }

    @Test("the first is told in full, the others in a line each, with their number")
    func grouped() {
        let text = TextRenderer().render([report("B.yml", lines: 2), report("A.yml", lines: 2)])
        #expect(
            text == """
                A.yml:1:1: warning: `k1` is unused
                 1 | k1: 1
                   | ^~
                help: remove it   [unused]
                and 3 more of `unused`; `--verbose` tells each in full:
                A.yml:3:1: `k2` is unused
                B.yml:1:1: `k1` is unused
                B.yml:3:1: `k2` is unused

                """)
    }

    @Test("three of a rule are told each, and so are many of one file, errors, and all where all are asked for")
    func apart() {
        let few = TextRenderer().render([report("A.yml", lines: 2), report("B.yml", lines: 1)])
        #expect(few.ranges(of: "help: remove it").count == 3)
        let one = TextRenderer().render([report("A.yml", lines: 6), report("B.yml", lines: 1, code: .unknownKey)])
        #expect(one.ranges(of: "help: remove it").count == 7)
        let errors = TextRenderer().render([report("A.yml", .error, lines: 3), report("B.yml", .error, lines: 3)])
        #expect(errors.ranges(of: "help: remove it").count == 6)
        let all = TextRenderer(maximum: 0).render([report("A.yml", lines: 3), report("B.yml", lines: 3)])
        #expect(all.ranges(of: "help: remove it").count == 6)
    }

    @Test("rules stand by themselves, and what has no line is counted")
    func limits() {
        let text = TextRenderer(maximum: 5).render([
            report("A.yml", lines: 6), report("B.yml", lines: 3), report("C.yml", lines: 1, code: .unknownKey),
        ])
        #expect(text.contains("and 8 more of `unused`; `--verbose` tells each in full:\n"))
        #expect(text.contains("\nB.yml:1:1: `k1` is unused\n") == false && text.contains("\nand 3 more\n"))
        #expect(text.contains("C.yml:1:1: warning: ") && !text.contains("more finding"))
    }

    @Test("formats for programs have each finding by itself")
    func formats() {
        let reports = [report("A.yml", lines: 3), report("B.yml", lines: 3)]
        #expect(XcodeRenderer { $0.name }.render(reports).split(separator: "\n").count == 6)
        #expect(JSONRenderer().render(reports).ranges(of: "\"severity\"").count == 6)
    }

    @Test("a diff has colours by its signs")
    func difference() {
        let text = "--- a\n+++ b\n@@ -1 +1 @@\n same\n-old\n+new\n"
        #expect(Palette.plain.paint(difference: text) == text)
        #expect(
            Palette.ansi.paint(difference: text)
                == "\u{1B}[1m--- a\u{1B}[0m\n\u{1B}[1m+++ b\u{1B}[0m\n\u{1B}[36m@@ -1 +1 @@\u{1B}[0m\n same\n"
                + "\u{1B}[31m-old\u{1B}[0m\n\u{1B}[32m+new\u{1B}[0m\n")
    }
}
