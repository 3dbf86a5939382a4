import GenvcChecks
import GenvcDiagnostics
import Testing

/// Rules about the words that VoiceOver speaks.
@Suite struct VoiceOverRuleTests {
    private static func layers(_ code: DiagnosticCode, _ layers: String) -> RuleSpec {
        RuleSpec(code, "- view: host\n  height: 300\n  overlay: [ \(layers) ]")
    }

    private static func player(_ keys: String, label: String = "Play", when cases: String) -> RuleSpec {
        RuleSpec(
            .staleLabel,
            """
            screen: Test
            scroll: vertical
            state: { isPlaying: Bool, words: String }
            rows:
              - { label: shown, text: $words, isHidden: $isPlaying }
              - { \(keys), image: symbol:play, accessibilityLabel: \(label), when: [ { \(cases) } ] }

            """)
    }

    @Test(
        "find",
        arguments: [
            RuleSpec(.missingLabel, "- { textField: a }"),
            RuleSpec(.missingLabel, "- { textView: a, text: \"\" }"),
            RuleSpec(.missingLabel, "- { view: a, class: Chart, height: 40 }"),
            RuleSpec(.missingLabel, "- { progressView: a, progress: 0.5 }"),
            player("button: a", when: "if: $isPlaying, image: symbol:pause"),
            player("imageView: a", when: "if: $isPlaying, image: symbol:pause, tintColor: red"),
            player("button: a", when: "if: $isPlaying and width > 400, image: asset:pause"),
            RuleSpec(
                .staleLabel,
                """
                screen: Test
                state: { isPlaying: Bool }
                navigation:
                  trailing:
                    - barButtonItem: play
                      image: symbol:play
                      accessibilityLabel: Play
                      when: [ { if: $isPlaying, image: symbol:pause } ]
                rows:
                  - { label: a, text: A }

                """),
            RuleSpec(
                .nestedLabel,
                "- { row: r, accessibilityLabel: R, items: [ { label: a, text: A }, { switch: s, accessibilityLabel: S } ] }"
            ),
            RuleSpec(
                .nestedLabel,
                "- { imageView: p, image: p, height: 200, accessibilityLabel: P, overlay: [ { button: b, title: Buy, placement: bottom } ] }"
            ),
            RuleSpec(
                .nestedLabel,
                "- { card: c, accessibilityTraits: button, rows: [ { imageView: a, image: symbol:star, accessibilityLabel: A } ] }"
            ),
            layers(
                .readingOrder, "{ label: a, text: A, placement: trailing }, { label: b, text: B, placement: leading }"),
            layers(
                .readingOrder, "{ label: a, text: A, placement: bottom }, { button: b, title: Buy, placement: top }"),
            layers(
                .readingOrder,
                "{ label: a, text: A, placement: bottom }, { label: b, text: B, constraints: [ top == parent, leading == parent ] }"
            ),
        ])
    func finds(_ spec: RuleSpec) throws {
        #expect(try spec.findings().count == 1)
    }

    @Test(
        "leave alone",
        arguments: [
            RuleSpec(.missingLabel, "- { textField: a, placeholder: A }"),
            player("button: a", when: "if: $isPlaying, image: symbol:pause, accessibilityLabel: Pause"),
            player("button: a", when: "if: $isPlaying, image: symbol:pause, accessibilityValue: Playing"),
            player("button: a", when: "if: $isPlaying, image: symbol:pause, isSelected: true"),
            player("button: a", when: "if: $isPlaying, image: symbol:pause, title: Pause"),
            player("button: a", when: "if: $isPlaying, image: symbol:pause, isHidden: true"),
            player("button: a", when: "if: $isPlaying, tintColor: red"),
            player("button: a", when: "if: $isPlaying, image: symbol:play"),
            player("button: a", when: "if: isHighlighted, image: symbol:pause"),
            player("button: a", when: "if: width > 400, image: symbol:pause"),
            player("button: a", label: "$words", when: "if: $isPlaying, image: symbol:pause"),
            RuleSpec(.missingLabel, "- { textField: a, accessibilityLabel: A }"),
            RuleSpec(.missingLabel, "- { view: a, class: Chart, height: 40, decorative: true }"),
            RuleSpec(.missingLabel, "- { view: a, height: 40 }"),
            RuleSpec(
                .nestedLabel,
                "- { row: r, accessibilityLabel: R, items: [ { label: a, text: A }, { imageView: s, image: symbol:star, decorative: true } ] }"
            ),
            RuleSpec(
                .nestedLabel, "- { row: r, items: [ { label: a, text: A }, { switch: s, accessibilityLabel: S } ] }"),
            layers(
                .readingOrder, "{ label: a, text: A, placement: leading }, { label: b, text: B, placement: trailing }"),
            layers(.readingOrder, "{ label: a, text: A, placement: top }, { label: b, text: B, placement: bottom }"),
            layers(.readingOrder, "{ view: a, size: 20, placement: bottom }, { label: b, text: B, placement: top }"),
            // VoiceOver reads a component that is a control as a whole.
            RuleSpec(
                .readingOrder,
                """
                screen: Test
                scroll: vertical
                components:
                  Plan:
                    base: control
                    margins: 40
                    rows: [ { label: name, text: One year } ]
                    overlay: [ { label: badge, text: Best, placement: topLeading } ]
                rows:
                  - Plan: plan
                """),
            RuleSpec(
                .readingOrder,
                "- { row: r, distribution: fillEqually, items: [ { stackView: x, items: [ { label: a, text: A }, { label: b, text: B } ] }, { stackView: y, items: [ { label: c, text: C }, { label: d, text: D } ] } ] }"
            ),
        ])
    func leavesAlone(_ spec: RuleSpec) throws {
        #expect(try spec.findings().map(\.message) == [])
    }
}
