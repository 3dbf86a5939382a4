import GenvcChecks
import GenvcDiagnostics
import Testing

/// The places where views stand, and where they cannot be seen or touched.
@Suite struct RoomRuleTests {
    private static func layer(_ code: DiagnosticCode, _ layer: String, _ next: String = "") -> RuleSpec {
        RuleSpec(code, "- view: host\n  height: 100\n  overlay: [ \(layer) ]\n\(next)")
    }

    @Test(
        "find",
        arguments: [
            .still(.doesNotFit, "- { view: a, height: 400 }"),
            RuleSpec(
                .doesNotFit,
                "- { row: r, items: [ { view: a, width: 200, height: 9 }, { view: b, width: 200, height: 9 }, spacer ] }"
            ),
            RuleSpec(
                .doesNotFit,
                "- { card: c, height: { equal: 60 }, rows: [ { label: a, text: Hello }, { label: b, text: There } ] }"),
            layer(
                .overlap, "{ label: a, text: Hello, constraints: [ top == parent.bottom - 4, leading == parent ] }",
                "- { label: b, text: World }"),
            layer(
                .overlap, "{ label: a, text: Rome, placement: bottom }, { button: b, title: Share, placement: bottom }"),
            layer(
                .overlap,
                "{ imageView: a, image: symbol:star, accessibilityLabel: Star, placement: top }, { label: b, text: Rome, placement: top }"
            ),
            // A layer without a place of its own covers its host, and nobody sees through it.
            RuleSpec(
                .overlap,
                "- { view: host, margins: 16, rows: [ { label: a, text: Rome } ], overlay: [ { label: b, text: New, backgroundColor: primary } ] }"
            ),
            // Words in a layer below are no backdrop.
            RuleSpec(
                .overlap,
                "- { view: host, height: 100, underlay: [ { label: a, text: Rome } ], overlay: [ { label: b, text: Share } ] }"
            ),
            layer(.outOfBounds, "{ label: a, text: Hello, constraints: [ top == parent, leading == parent - 60 ] }"),
            layer(
                .outOfBounds,
                "{ view: a, size: 90, backgroundColor: primary, constraints: [ top == parent, leading == parent - 60 ] }"
            ),
            layer(
                .outOfBounds,
                "{ button: a, title: Hello, constraints: [ top == parent.bottom - 20, leading == parent ] }",
                "- { view: b, height: 100 }"),
            .still(
                .outsideSafeArea,
                "- view: host\n  height: 100\n  overlay: [ { label: a, text: Hello, constraints: [ bottom == screen, leading == parent ] } ]"
            ),
            layer(.outsideSafeArea, "{ label: a, text: Hello, constraints: [ top == parent, leading == screen ] }"),
            RuleSpec(
                .zeroSize,
                "- { row: r, items: [ { view: a, width: 20, backgroundColor: primary }, { label: b, text: Hello } ] }"),
            RuleSpec(
                .zeroSize,
                "- { row: r, items: [ { imageView: a, width: 20, decorative: true }, { label: b, text: Hello } ] }"),
            .still(
                .hiddenByKeyboard,
                "- { view: a, height: 300 }\n- { view: b, height: 150 }\n- { textField: f, placeholder: F }"),
            RuleSpec(
                .hiddenByKeyboard,
                "screen: Test\nheader: [ { view: a, height: 400 }, { textField: f, placeholder: F } ]\nrows: [ { label: b, text: B } ]"
            ),
            RuleSpec(
                .hiddenByKeyboard,
                "screen: Test\nheader: [ { view: a, height: 360 } ]\nrows: [ { textField: f, placeholder: F } ]"),
            .still(
                .hiddenByKeyboard,
                "- view: a\n  overlay: [ { textField: f, placeholder: F, constraints: [ leading == parent, trailing == parent, bottom == screen ] } ]"
            ),
            RuleSpec(.tapTarget, "- { button: a, title: Go, height: { equal: 30 } }"),
            RuleSpec(.tapTarget, "- { datePicker: a, height: { equal: 20 }, accessibilityLabel: A }"),
        ])
    func finds(_ spec: RuleSpec) throws {
        #expect(try spec.findings().count == 1)
    }

    @Test(
        "leave alone",
        arguments: [
            .still(.doesNotFit, "- { view: a, height: 369 }"),
            RuleSpec(.doesNotFit, "- { view: a, height: 2000 }"),
            RuleSpec(
                .doesNotFit, "- { card: c, height: 60, rows: [ { label: a, text: Hello }, { label: b, text: There } ] }"
            ),
            layer(
                .overlap,
                "{ view: a, size: 40, backgroundColor: primary, constraints: [ top == parent.bottom - 4, leading == parent ] }",
                "- { label: b, text: World }"),
            RuleSpec(
                .overlap,
                "- { card: c, rows: [ { label: a, text: Hello }, { label: b, text: There } ], overlay: [ { label: d, text: New, placement: topTrailing } ] }"
            ),
            RuleSpec(
                .overlap, "- { button: a, title: Inbox, overlay: [ { label: b, text: 3, placement: topTrailing } ] }"),
            // A picture below is a backdrop, whatever VoiceOver says of it.
            RuleSpec(
                .overlap,
                "- { view: host, height: 100, underlay: [ { imageView: a, image: a, accessibilityLabel: Rome } ], overlay: [ { label: b, text: Rome } ] }"
            ),
            RuleSpec(
                .overlap,
                "screen: Test\nrows: []\nunderlay: [ { imageView: a, image: a, accessibilityLabel: Rome } ]\noverlay: [ { button: b, title: B, placement: top } ]"
            ),
            // It is seen through, or a state takes it away.
            RuleSpec(
                .overlap,
                "- { view: host, margins: 16, rows: [ { label: a, text: Rome } ], overlay: [ { view: b, backgroundColor: primary 20% } ] }"
            ),
            RuleSpec(
                .overlap,
                "screen: Test\nscroll: vertical\nstate: { isNew: Bool }\nrows:\n- { view: host, margins: 16, rows: [ { label: a, text: Rome } ], overlay: [ { label: b, text: New, backgroundColor: primary, isHidden: not $isNew } ] }"
            ),
            RuleSpec(
                .overlap,
                "- view: host\n  height: 300\n  overlay: [ { label: a, text: Rome, placement: top }, { button: b, title: Share, placement: bottom } ]"
            ),
            RuleSpec(
                .overlap,
                "screen: Test\nscroll: vertical\nrows: [ { view: a, height: 900 }, { label: b, text: B } ]\nfooter: [ { button: c, title: C } ]"
            ),
            layer(
                .outOfBounds, "{ label: a, text: Hello, constraints: [ top == parent.bottom - 8, leading == parent ] }",
                "- { view: b, height: 100 }"),
            RuleSpec(.outOfBounds, "- { view: a, height: 2000 }\n- { button: b, title: Send }"),
            .still(
                .outOfBounds,
                "- view: host\n  height: 100\n  underlay: [ { view: a, backgroundColor: primary, constraints: [ leading == parent - 99, trailing == parent + 99, top == parent, bottom == parent ] } ]"
            ),
            .still(
                .outsideSafeArea,
                "- view: host\n  height: 100\n  overlay: [ { view: a, backgroundColor: primary, constraints: edges == screen } ]"
            ),
            RuleSpec(.outsideSafeArea, "- { label: a, text: Hello, edgeToEdge: true }"),
            RuleSpec(
                .zeroSize,
                "- { row: r, items: [ { view: a, class: Chart, width: 20, accessibilityLabel: A }, { label: b, text: Hello } ] }"
            ),
            RuleSpec(.zeroSize, "- { row: r, items: [ { label: a }, { label: b, text: Hello, hugging: 251 } ] }"),
            RuleSpec(
                .zeroSize, "- { row: r, items: [ { view: a, width: 20, isHidden: true }, { label: b, text: Hello } ] }"),
            RuleSpec(.hiddenByKeyboard, "- { view: a, height: 600 }\n- { textField: f, placeholder: F }"),
            RuleSpec(
                .hiddenByKeyboard,
                "screen: Test\nrows: [ { label: a, text: A } ]\nfooter: [ { textField: f, placeholder: F } ]"),
            .still(.hiddenByKeyboard, "- { textField: f, placeholder: F }\n- spacer"),
            RuleSpec(
                .tapTarget, "- { row: r, items: [ { label: a, text: Hello }, { switch: b, accessibilityLabel: B } ] }"),
            RuleSpec(.tapTarget, "- { button: a, title: Go, height: { equal: 30 }, isEnabled: false }"),
            RuleSpec(
                .tapTarget,
                "- { row: r, items: [ { label: a, text: Hello }, { datePicker: b, accessibilityLabel: B } ] }"),
        ])
    func leavesAlone(_ spec: RuleSpec) throws {
        #expect(try spec.findings().map(\.message) == [])
    }

    @Test("what a view lacks at accessibility sizes alone is a warning")
    func severity() throws {
        let card =
            "- { card: c, height: { equal: 130 }, rows: [ { row: r, items: [ { button: a, title: A } ] }, { row: s, items: [ { button: b, title: B } ] } ] }"
        #expect(try RuleSpec(.fixedHeightText, card).findings().map(\.severity) == [.warning])
        let low = card.replacing("130", with: "80")
        #expect(try RuleSpec(.doesNotFit, low).findings().map(\.severity) == [.error])
    }
}
