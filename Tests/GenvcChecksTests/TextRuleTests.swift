import GenvcChecks
import GenvcDiagnostics
import Testing

/// Texts that are cut.
@Suite struct TextRuleTests {
    private static let long = RuleSpec.longText

    @Test(
        "find",
        arguments: [
            RuleSpec(.clipped, "- { label: a, text: Hello, height: { equal: 10 } }"),
            RuleSpec(.clipped, "- { label: a, text: \(long), lineBreakMode: byWordWrapping, numberOfLines: 1 }"),
            RuleSpec(.clipped, "- { button: a, title: Hello, height: { equal: 15 } }"),
            RuleSpec(.clipped, "- { button: a, title: Continue, width: 60 }"),
            RuleSpec(
                .clipped,
                "- { segmentedControl: a, segments: [Vegetarian, Omnivorous], width: 80, accessibilityLabel: A }"),
            RuleSpec(
                .clipped,
                "- view: h\n  height: 100\n  clipsToBounds: true\n  overlay: [ { label: a, text: Hello, constraints: [ top == parent.bottom - 8, leading == parent ] } ]"
            ),
            RuleSpec(.truncated, "- { label: a, text: \(long), numberOfLines: 2 }"),
            RuleSpec(.truncated, "- { label: a, text: \(long), height: { max: 25 } }"),
            RuleSpec(.truncated, "- { label: a, text: \(long), numberOfLines: 1, minimumScaleFactor: 0.9 }"),
            RuleSpec(.fixedHeightText, "- { label: a, text: Hello, height: { equal: 44 } }"),
            RuleSpec(.fixedHeightText, "- { button: a, title: Hello, height: { max: 50 } }"),
            RuleSpec(
                .fixedHeightText,
                "- { card: c, height: { equal: 100 }, rows: [ { label: a, text: Hello }, { label: b, text: There } ] }"),
            RuleSpec(.fixedHeightText, "- { label: a, text: Hello, width: 200, aspectRatio: 5:1 }"),
            RuleSpec(.fixedHeightText, "- { label: a, text: Hello, constraints: height <= 44 }"),
        ])
    func finds(_ spec: RuleSpec) throws {
        #expect(try spec.findings().count == 1)
    }

    @Test(
        "leave alone",
        arguments: [
            RuleSpec(.clipped, "- { label: a, text: \(long), numberOfLines: 1 }"),
            RuleSpec(.clipped, "- { button: a, title: Log in right now and here, width: 200 }"),
            RuleSpec(.clipped, "- { label: a, text: \(long), lineBreakMode: byWordWrapping }"),
            RuleSpec(
                .clipped,
                "- view: h\n  height: 100\n  overlay: [ { label: a, text: Hello, constraints: [ top == parent.bottom - 8, leading == parent ] } ]"
            ),
            RuleSpec(
                .clipped,
                "- view: h\n  height: 100\n  clipsToBounds: true\n  overlay: [ { imageView: a, image: a, size: 200, contentMode: scaleAspectFill, decorative: true, placement: center } ]"
            ),
            RuleSpec(.truncated, "- { label: a, text: \(long) }"),
            RuleSpec(.truncated, "- { label: a, text: Hi, numberOfLines: 1 }"),
            RuleSpec(.truncated, "- { label: a, text: Hello over there, numberOfLines: 1, minimumScaleFactor: 0.3 }"),
            RuleSpec(.truncated, "- { textField: a, placeholder: \(long) }"),
            RuleSpec(.fixedHeightText, "- { label: a, text: Hello, height: 44 }"),
            RuleSpec(.fixedHeightText, "- { label: a, text: Hello, height: { equal: 44, priority: 700 } }"),
            RuleSpec(.fixedHeightText, "- { label: a, text: Hi, height: { equal: 80 } }"),
            RuleSpec(.fixedHeightText, "- { view: a, height: { equal: 20 } }"),
        ])
    func leavesAlone(_ spec: RuleSpec) throws {
        #expect(try spec.findings().map(\.message) == [])
    }

    @Test("a height that holds the default text size is one finding, and one that does not is another")
    func precedence() throws {
        func codes(_ height: Int) throws -> [DiagnosticCode] {
            let row = "- { label: a, text: Hello, height: { equal: \(height) } }"
            return try [DiagnosticCode.clipped, .truncated, .fixedHeightText].filter {
                try !RuleSpec($0, row).findings().isEmpty
            }
        }
        #expect(try codes(44) == [.fixedHeightText])
        #expect(try codes(15) == [.clipped])
    }
}
