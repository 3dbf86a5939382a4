import GenvcChecks
import GenvcDiagnostics
import GenvcReader
import GenvcViews
import GenvcYAML
import Testing

/// The fixes that rules offer, made and tried.
@Suite("Fixes") struct FixTests {
    /// The findings of a spec, with their fixes; nil if it cannot be read.
    private func findings(_ text: String) -> [Diagnostic]? {
        let file = SourceFile(name: "Test.yml", text: text)
        var sink = DiagnosticSink()
        let document = YAMLParser.parse(file, into: &sink)
        let screen = document.flatMap { ScreenReader.read($0, of: file, project: .withRules, into: &sink) }
        guard let screen, !sink.hasErrors else { return nil }
        let tree = ViewTreeBuilder.build(screen)
        return ScreenChecker.check(tree, at: .full(of: tree), source: file).findings
    }

    private func applied(_ fix: FixIt, to text: String) -> String {
        var bytes = Array(text.utf8)
        for edit in fix.edits.sorted(by: { $0.range.start > $1.range.start }) {
            bytes.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.text.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The first fix after which the finding is gone and nothing worse has come, or nil.
    private func answer(to code: DiagnosticCode, in text: String) throws -> String? {
        let found = try #require(findings(text))
        let finding = try #require(found.first { $0.code == code }, "\(code.rawValue) is not found")
        return finding.fixes.lazy.map { applied($0, to: text) }.first { changed in
            guard let left = findings(changed) else { return false }
            return !left.contains { $0.code == code || $0.severity == .error }
        }
    }

    /// A person decides about the others: which of several stacks goes, the words for another picture, and the name of
    /// an asset where a catalogue is known.
    private static let withFixes = DiagnosticCode.rules.filter {
        ![.deepStackInCell, .missingAsset, .staleLabel].contains($0)
    }

    @Test("answer the wrong spec of every page", arguments: withFixes)
    func pages(code: DiagnosticCode) throws {
        let explanation = try #require(code.explanation)
        #expect(try answer(to: code, in: explanation.wrong) != nil, "no fix of \(code.rawValue) helps")
    }

    @Test(
        "make a red of UIColor the color of errors, and no other color",
        arguments: [("red", "error"), ("systemRed", "error"), ("systemYellow", "text")])
    func reds(color: String, expected: String) throws {
        func row(_ color: String) -> String { Self.head + "  - { label: a, text: Hello, textColor: \(color) }\n" }
        #expect(try answer(to: .contrast, in: row(color)) == row(expected))
    }

    private static let head = "screen: Test\nscroll: vertical\nrows:\n"

    @Test(
        "are written in the style of the spec",
        arguments: [
            (
                "  - { button: add, image: symbol:plus }",
                "  - { button: add, accessibilityLabel: Add, image: symbol:plus }", DiagnosticCode.missingLabel
            ),
            (
                "  - button: add    # a plus\n    image: symbol:plus",
                "  - button: add    # a plus\n    accessibilityLabel: Add\n    image: symbol:plus", .missingLabel
            ),
            (
                "  - image: symbol:plus\n    button: add",
                "  - image: symbol:plus\n    button: add\n    accessibilityLabel: Add", .missingLabel
            ),
            (
                "  - row: r\n    leading: { button: _, event: none, image: symbol:plus }\n    trailing: { label: a, text: A }",
                "  - row: r\n    leading: { button: _, accessibilityLabel: A, event: none, image: symbol:plus }\n    trailing: { label: a, text: A }",
                .missingLabel
            ),
            (
                "  - { label: a, text: Hello, spacingAfter: 17 }\n  - { label: b, text: B }",
                "  - { label: a, text: Hello, spacingAfter: medium }\n  - { label: b, text: B }", .offScale
            ),
            (
                "  - card: c\n    margins: { top: 16, bottom: 17 }\n    rows: [ { label: a, text: A } ]",
                "  - card: c\n    margins: { top: 16, bottom: medium }\n    rows: [ { label: a, text: A } ]", .offScale
            ),
            (
                "  - label: a\n    text: Hello\n    font: title1\n    height:\n      equal: 40",
                "  - label: a\n    text: Hello\n    font: title1\n    height:\n      { min: 40 }", .fixedHeightText
            ),
            (
                "  - row: r\n    items:\n      - { button: undo, title: Undo }\n      - { button: save, title: Save }",
                "  - row: r\n    items:\n      - { button: undo, title: Undo }\n      - spacer\n      - { button: save, title: Save }",
                .rowFlex
            ),
            (
                "  - view: h\n    height: 99\n    overlay:\n      - label: a\n        text: A\n        constraints: top == parent",
                "  - view: h\n    height: 99\n    overlay:\n      - label: a\n        text: A\n        constraints: [ top == parent, leading == parent ]",
                .ambiguous
            ),
            (
                "  - { label: a, text: A, suppress: { rule: overlap, reason: none } }", "  - { label: a, text: A }",
                .unused
            ),
            (
                "  - label: a\n    suppress:\n      rule: overlap\n      reason: none\n    text: A",
                "  - label: a\n    text: A", .unused
            ),
        ])
    func style(wrong: String, right: String, code: DiagnosticCode) throws {
        #expect(try answer(to: code, in: Self.head + wrong + "\n") == Self.head + right + "\n")
    }

    @Test("say `scroll` once, in place of what was there")
    func screenKey() throws {
        let text = "screen: Test   # a test\nscroll: none   # so far\nrows: [ { view: a, height: 900 } ]\n"
        #expect(
            try answer(to: .doesNotFit, in: text)
                == "screen: Test   # a test\nscroll: vertical   # so far\nrows: [ { view: a, height: 900 } ]\n")
        let silent = "screen: Test   # a test\nrows: [ { view: a, height: 900 } ]\n"
        #expect(
            try answer(to: .doesNotFit, in: silent)
                == "screen: Test   # a test\nscroll: vertical\nrows: [ { view: a, height: 900 } ]\n")
    }
}
