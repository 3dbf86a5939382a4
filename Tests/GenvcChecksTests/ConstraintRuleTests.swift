import GenvcChecks
import GenvcDiagnostics
import Testing

/// Rules about the constraints of a spec, one by one and together.
@Suite struct ConstraintRuleTests {
    private static func layer(_ code: DiagnosticCode, _ layer: String, height: Int = 200) -> RuleSpec {
        RuleSpec(code, "- view: host\n  height: \(height)\n  overlay: [ \(layer) ]")
    }

    @Test(
        "find",
        arguments: [
            RuleSpec(.conflict, "- { view: a, height: 200, constraints: height == self.width }"),
            layer(
                .conflict,
                "{ view: a, size: 20, constraints: [ top == parent + 8, bottom == parent - 8, leading == parent ] }"),
            layer(.conflict, "{ view: a, constraints: [ edges == parent, width <= 300 ] }"),
            RuleSpec(
                .conflict,
                "- row: r\n  distribution: fillEqually\n  items: [ { view: a, width: 50, height: 9 }, { view: b, width: 60, height: 9 } ]"
            ),
            RuleSpec(
                .conflict,
                "- row: r\n  alignment: fill\n  items: [ { view: a, width: 50, height: 9 }, { view: b, height: 30 } ]"),
            RuleSpec(.conflict, "- { label: t, text: T }\n- { label: u, text: U, constraints: top == t.bottom + 20 }"),
            layer(.ambiguous, "{ label: a, text: A, constraints: top == parent + 8 }"),
            layer(.ambiguous, "{ view: a, constraints: [ top == parent + 8, leading == parent ] }"),
            RuleSpec(
                .rowFlex,
                "- { row: r, items: [ { view: a, width: 50, height: 9 }, { view: b, width: 50, height: 9 } ] }"),
            RuleSpec(.rowFlex, "- { row: r, items: [ { label: a, text: A }, { label: b, text: B } ] }"),
            RuleSpec(
                .priorityTie,
                "- { row: r, items: [ { button: a, title: Continue without account }, spacer, { button: b, title: Restore all purchases } ] }"
            ),
            RuleSpec(
                .priorityTie,
                """
                - row: r
                  items:
                    - { label: a, text: Continue without an account, numberOfLines: 1 }
                    - { label: b, text: Restore all purchases, numberOfLines: 1, compression: 750, hugging: 251 }
                """),
            RuleSpec(
                .priorityTie,
                "- { row: r, items: [ { label: a, text: A, hugging: 300 }, { label: b, text: B, hugging: 300 } ] }"),
            RuleSpec(
                .priorityTie,
                "- { row: r, items: [ { view: a, height: 9, width: { equal: 250, priority: 500 } }, { view: b, height: 9, width: { equal: 250, priority: 500 } } ] }"
            ),
            RuleSpec(
                .priorityTie,
                "- { stackView: s, height: { equal: 400 }, items: [ { label: a, text: A, hugging: 300 }, { label: b, text: B, hugging: 300 } ] }"
            ),
            RuleSpec(
                .crossRowConstraint,
                "- { label: t, text: T }\n- { label: u, text: U, constraints: top == t.bottom + 20 }"),
            RuleSpec(
                .crossRowConstraint,
                "- { label: t, text: T }\n- { card: c, rows: [ { label: u, text: U, constraints: centerY >= t } ] }"),
            layer(.tooManyConstraints, "{ label: a, text: A, constraints: [ edges == parent, width <= 900 ] }"),
            layer(
                .tooManyConstraints,
                "{ view: a, constraints: [ top == parent, leading == parent, width == 9, height == 9, bottom <= parent ] }"
            ),
        ])
    func finds(_ spec: RuleSpec) throws {
        #expect(try spec.findings().count == 1)
    }

    @Test(
        "leave alone",
        arguments: [
            layer(
                .conflict,
                "{ view: a, size: 20, constraints: [ top == parent, bottom == parent @750, leading == parent ] }"),
            RuleSpec(.conflict, "- { view: a, height: [ { min: 80 }, { max: 40, priority: 700 } ] }"),
            .still(.conflict, "- { view: a, height: 800 }"),
            RuleSpec(.conflict, "- { row: r, items: [ { view: a, width: 400, height: 9 } ] }"),
            layer(.ambiguous, "{ view: a, size: 20, constraints: [ top == parent + 8, leading == parent ] }"),
            layer(.ambiguous, "{ label: a, text: A, placement: top }"),
            // With nothing in it, it has no size, and nobody sees it.
            RuleSpec(
                .ambiguous,
                """
                screen: Test
                scroll: vertical
                state: { people: { type: "[P]", sample: [ { id: a, name: Ada } ] } }
                rows:
                  - { stackView: list, items: [ { label: one, repeat: $people, text: $one.name } ] }
                  - { scrollView: faces, axis: horizontal, items: [ { label: face, repeat: $people, text: $face.name } ] }
                  - { label: end, text: End }
                """),
            RuleSpec(.ambiguous, "- { row: r, items: [ { label: a, text: A }, { label: b, text: B } ] }"),
            RuleSpec(
                .ambiguous,
                "- { row: r, items: [ { label: a, text: A, hugging: 300 }, { label: b, text: B, hugging: 300 } ] }"),
            RuleSpec(.rowFlex, "- { row: r, items: [ { label: a, text: A }, { label: b, text: B, hugging: 999 } ] }"),
            RuleSpec(
                .rowFlex,
                "- { row: r, distribution: fillEqually, items: [ { label: a, text: A }, { label: b, text: B } ] }"),
            RuleSpec(
                .priorityTie,
                "- { row: r, items: [ { label: a, text: A, hugging: 300 }, { label: b, text: B, hugging: 301 } ] }"),
            RuleSpec(
                .priorityTie,
                "- { row: r, items: [ { view: a, height: 9, width: { equal: 250, priority: 500 } }, { view: b, height: 9, width: { equal: 250, priority: 501 } } ] }"
            ),
            RuleSpec(
                .priorityTie,
                "- { row: r, items: [ { label: a, text: \(RuleSpec.longText) }, { label: b, text: \(RuleSpec.longText), hugging: 251 } ] }"
            ),
            RuleSpec(
                .priorityTie, "- { row: r, items: [ { button: a, title: Go }, spacer, { button: b, title: No } ] }"),
            RuleSpec(.crossRowConstraint, "- { label: t, text: T }\n- { label: u, text: U, constraints: width == t }"),
            RuleSpec(
                .crossRowConstraint,
                "- card: c\n  rows:\n    - { label: t, text: T }\n    - { label: u, text: U, constraints: top >= t.bottom }"
            ),
            layer(
                .crossRowConstraint, "{ label: a, text: A, constraints: [ top == safeArea + 20, leading == parent ] }"),
            layer(.tooManyConstraints, "{ label: a, text: A, constraints: [ edges == parent ] }"),
            layer(.tooManyConstraints, "{ view: a, size: 20, constraints: [ top == parent, leading == parent ] }"),
        ])
    func leavesAlone(_ spec: RuleSpec) throws {
        #expect(try spec.findings().map(\.message) == [])
    }

    @Test("a conflict names what takes part, with its place")
    func conflict() throws {
        let found = try RuleSpec(.conflict, "- { view: a, height: 200, constraints: height == self.width }").findings()
        let finding = try #require(found.first)
        #expect(finding.severity == .error)
        #expect(finding.message.hasPrefix("`aView.height == aView.width` cannot hold with"))
        #expect(finding.message.contains("`aView.height == 200`"))
        #expect(finding.related.contains { $0.text == "`aView.height == 200` is said here" })
    }
}
