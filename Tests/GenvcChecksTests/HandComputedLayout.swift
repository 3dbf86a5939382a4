import Testing

/// A spec with the frames that a person found for it, on 300 × 400 points at 3 pixels each.
///
/// Measures that come back: a digit of 17 points is 0.556 × 17 = 9.452 wide, a space 0.278 × 17 = 4.726; a line is
/// 1.193 × 17 = 20.281 high, so a label of one line 61 pixels = 20.333, of two 122 = 40.667; ten digits are 94.52 wide,
/// so 284 pixels = 94.667.
struct HandComputedLayout: Sendable, CustomTestStringConvertible {
    let name: String
    let rows: String
    /// `x y width height` by the name of the view.
    let frames: [String: String]

    init(_ name: String, _ rows: String, _ frames: [String: String]) {
        self.name = name
        self.rows = rows
        self.frames = frames
    }

    var testDescription: String { name }

    static let digits = "\"0000000000\""
}

extension HandComputedLayout {
    static let columns: [HandComputedLayout] = [
        HandComputedLayout(
            "labels stand one below the other", "- { label: a, text: One }\n- { label: b, text: Two }",
            ["aLabel": "0 0 300 20.333", "bLabel": "0 20.333 300 20.333", "rootStackView": "0 0 300 40.667"]),
        // Three words and two spaces: 3 × 94.52 + 2 × 4.726 = 293.012, a fourth does not fit: 2 lines.
        HandComputedLayout(
            "text wraps at words", "- { label: a, text: 0000000000 0000000000 0000000000 0000000000 }",
            ["aLabel": "0 0 300 40.667"]),
        // 40 digits = 378.08: 31 on the first line (293.012; 32 would be 302.464).
        HandComputedLayout(
            "a word wider than the line is broken", "- { label: a, text: x0000000000000000000000000000000000000000 }",
            ["aLabel": "0 0 300 40.667"]),
        // Four lines wanted (each word 94.52, three a line → 12 words), three allowed: 3 × 20.281 = 60.843 → 183
        // pixels.
        HandComputedLayout(
            "lines are limited",
            "- { label: a, numberOfLines: 3, text: "
                + Array(repeating: "0000000000", count: 12).joined(separator: " ") + " }",
            ["aLabel": "0 0 300 61"]),
        // 50 + 24 (spacingAfter) + 50 + 8 (the screen's spacing).
        HandComputedLayout(
            "gaps",
            "- { view: a, height: 50, spacingAfter: large }\n- { view: b, height: 50 }\n- { view: c, height: 50 }",
            ["aView": "0 0 300 50", "bView": "0 74 300 50", "cView": "0 124 300 50"]),
        HandComputedLayout(
            "a spacer takes the rest", "- { view: a, height: 50 }\n- spacer\n- { view: b, height: 60 }",
            ["spacerView": "0 50 300 290", "bView": "0 340 300 60", "rootStackView": "0 0 300 400"]),
        // 400 - 100 = 300, one part and two.
        HandComputedLayout(
            "spacers share by weight", "- { spacer: a }\n- { view: v, height: 100 }\n- { spacer: b, weight: 2 }",
            ["aView": "0 0 300 100", "vView": "0 100 300 100", "bView": "0 200 300 200"]),
        // 390 free; four parts of 97.5, more than the minimum of 90.
        HandComputedLayout(
            "a minimum below the share changes nothing",
            "- { spacer: a, height: { min: 90 } }\n- { view: v, height: 10 }\n- { spacer: b, weight: 3 }",
            ["aView": "0 0 300 97.5", "bView": "0 107.5 300 292.5"]),
        // 200 free, two parts and one: 133.333 is more than the minimum of 120.
        HandComputedLayout(
            "spacers in proportion",
            "- { spacer: a, weight: 2, height: { min: 120 } }\n- { view: v, height: 200 }\n- spacer",
            ["aView": "0 0 300 133.333", "spacerView": "0 333.333 300 66.667"]),
        // The band is 120 high; (300 - 80) / 2 = 110, (120 - 80) / 2 = 20.
        HandComputedLayout(
            "a band places what has a size",
            "- { imageView: logo, image: logo, height: 120, size: 80, placement: center, decorative: true }",
            ["logoRow": "0 0 300 120", "logoImageView": "110 20 80 80"]),
        // (44 - 31) / 2 = 6.5
        HandComputedLayout(
            "a switch stands in a band", "- { switch: push, accessibilityLabel: Push }",
            ["pushRow": "0 0 300 44", "pushSwitch": "0 6.5 51 31"]),
        HandComputedLayout(
            "a slider is as high as a control", "- { slider: volume, accessibilityLabel: Volume }",
            ["volumeSlider": "0 0 300 44"]),
        // Margins 8 above and below, field 44, gap 4, error 1.193 × 12 = 14.316, which its class does not round:
        // 78.316. The error label takes what is left: 80 - 16 - 44 - 4 = 16.
        HandComputedLayout(
            "an error keeps its line", "- { textField: email, placeholder: Email, error: true, height: 80 }",
            ["emailRow": "0 0 300 80", "emailTextField": "0 8 300 44", "emailErrorLabel": "0 56 300 16"]),
        HandComputedLayout(
            "an error without a height",
            "- { textField: email, placeholder: Email, error: true }\n- { view: v, height: 1 }",
            ["emailRow": "0 0 300 78.316", "emailErrorLabel": "0 56 300 14.316", "vView": "0 78.316 300 1"]),
        HandComputedLayout(
            "hidden rows take no room",
            "- { view: a, height: 50 }\n- { view: b, height: 50, isHidden: true, spacingAfter: 90 }\n- { view: c, height: 50 }",
            ["aView": "0 0 300 50", "bView": "-", "cView": "0 50 300 50"]),
        HandComputedLayout(
            "a ratio makes a height of a width", "- { view: a, aspectRatio: 3:1 }\n- { view: b, height: 5 }",
            ["aView": "0 0 300 100", "bView": "0 100 300 5"]),
        HandComputedLayout(
            "a separator is one pixel high", "- separator\n- { view: b, height: 5 }",
            ["separatorView": "0 0 300 0.333", "bView": "0 0.333 300 5"]),
        // 17 × 1.193 = 20.281 → 20.333 + 2 × 7 = 34.333, at least 44; a primary one at least 56.
        HandComputedLayout(
            "buttons have a standard height",
            "- { button: a, title: A }\n- { button: b, title: B, style: primary }\n- { button: c, title: C, height: { equal: 30 } }",
            ["aButton": "0 0 300 44", "bButton": "0 44 300 56", "cButton": "0 100 300 30"]),
        // Margins 16 on all sides: 300 - 32 = 268 wide, 16 + 20.333 + 16 = 52.333 high.
        HandComputedLayout(
            "a card has margins", "- { card: a, rows: [ { label: b, text: One } ] }",
            ["aCard": "0 0 300 52.333", "bLabel": "16 16 268 20.333"]),
        // 120 - 32 = 88 for the label, which nothing else competes with.
        HandComputedLayout(
            "a stretched stack stretches its view",
            "- { stackView: a, height: { equal: 120 }, items: [ { label: b, text: One }, { view: c, height: 20 } ] }",
            ["aStackView": "0 0 300 120", "bLabel": "0 0 300 100", "cView": "0 100 300 20"]),
    ]

    static let rows: [HandComputedLayout] = [
        // 300 - 51 = 249; (31 - 20.333) / 2 = 5.333
        HandComputedLayout(
            "a label and a switch",
            "- row: r\n  items: [ { label: a, text: One }, { switch: s, accessibilityLabel: S } ]",
            ["rRow": "0 0 300 31", "aLabel": "0 5.333 249 20.333", "sSwitch": "249 0 51 31"]),
        // 300 - 130 = 170; the picker is 44 high as a control, (44 - 20.333) / 2 = 11.833
        HandComputedLayout(
            "a label and a date",
            "- row: r\n  items: [ { label: a, text: One }, { datePicker: d, accessibilityLabel: D } ]",
            ["rRow": "0 0 300 44", "aLabel": "0 11.833 170 20.333", "dDatePicker": "170 0 130 44"]),
        // 40 + 8 + rest; 300 - 48 = 252; two labels = 40.667, (48 - 40.667) / 2 = 3.667
        HandComputedLayout(
            "a list cell",
            """
            - row: r
              spacing: small
              items:
                - { imageView: i, image: a, size: 48, decorative: true }
                - { stackView: s, items: [ { label: a, text: One }, { label: b, text: Two } ] }
            """,
            [
                "rRow": "0 0 300 48", "iImageView": "0 0 48 48", "sStackView": "56 3.667 244 40.667",
                "bLabel": "56 24 244 20.333",
            ]),
        // (300 - 20) / 3 = 93.333
        HandComputedLayout(
            "equal widths",
            """
            - row: r
              spacing: 10
              distribution: fillEqually
              items: [ { view: a, height: 30 }, { view: b, height: 20 }, { view: c, height: 30 } ]
            """,
            ["aView": "0 0 93.333 30", "bView": "103.333 5 93.333 20", "cView": "206.667 0 93.333 30"]),
        // (300 - 150) / 2 = 75
        HandComputedLayout(
            "equal gaps",
            """
            - row: r
              distribution: equalSpacing
              items: [ { view: a, size: 50 }, { view: b, size: 50 }, { view: c, size: 50 } ]
            """,
            ["aView": "0 0 50 50", "bView": "125 0 50 50", "cView": "250 0 50 50"]),
        // Centres at 20, 135 and 250.
        HandComputedLayout(
            "equal distances of centres",
            """
            - row: r
              distribution: equalCentering
              items: [ { view: a, size: 40 }, { view: b, size: 60 }, { view: c, size: 100 } ]
            """,
            ["aView": "0 30 40 40", "bView": "105 20 60 60", "cView": "200 0 100 100"]),
        // D = 51 + 94 = 145: 300 × 51 / 145 = 105.517; the last takes the rest, 194.483.
        HandComputedLayout(
            "widths in proportion",
            """
            - row: r
              distribution: fillProportionally
              items: [ { switch: a, accessibilityLabel: A }, { stepper: b, accessibilityLabel: B } ]
            """,
            ["aSwitch": "0 0.5 105.517 31", "bStepper": "105.517 0 194.483 32"]),
        // Two lines of (300 - 8) / 2 = 146; both as high as the taller: 44; the last place stays empty.
        HandComputedLayout(
            "a grid",
            """
            - grid: g
              columns: 2
              spacing: small
              items: [ { button: a, title: A }, { button: b, title: B }, { button: c, title: C } ]
            """,
            [
                "gGrid": "0 0 300 96", "aButton": "0 0 146 44", "bButton": "154 0 146 44", "cButton": "0 52 146 44",
                "gGridFillerView": "154 52 146 44",
            ]),
        // Baselines lie 0.952 × 34 = 32.368 and 0.952 × 17 = 16.184 below the tops: 32.368 - 16.184 = 16.184. The
        // spacer has no height, and no baseline.
        HandComputedLayout(
            "baselines",
            """
            - row: r
              alignment: firstBaseline
              items: [ { label: a, text: "0", font: largeTitle, numberOfLines: 1 }, spacer, { label: b, text: "0", numberOfLines: 1 } ]
            """,
            ["rRow": "0 0 300 40.667", "aLabel": "0 0 19 40.667", "bLabel": "290.333 16.184 9.667 20.333"]),
        // Cancel: 722 + 556 + 556 + 500 + 556 + 222 = 3112 → 52.904 → 159 pixels = 53, + 24 = 77.
        // OK: 778 + 667 = 1445 → 24.565 → 74 pixels = 24.667, + 24 = 48.667; both are as wide as the wider.
        HandComputedLayout(
            "a button bar",
            """
            - row: bar
              pattern: buttonBar
              leading: { button: cancel, title: Cancel }
              trailing: { button: ok, title: OK }
            """,
            ["cancelButton": "0 0 77 44", "barSpacerView": "77 22 146 0", "okButton": "223 0 77 44"]),
        // Both may wrap, so neither may take more than (300 - 10) / 2 = 145.
        HandComputedLayout(
            "two texts of several lines share the row",
            """
            - row: r
              spacing: 10
              items: [ { label: a, text: One }, { label: b, text: Two } ]
            """,
            ["aLabel": "0 0 145 20.333", "bLabel": "155 0 145 20.333"]),
        // (300 - 94.667) for the field; a form field is 44 high, the label stands in the middle: (44 - 20.333) / 2.
        HandComputedLayout(
            "a label keeps its width beside a field",
            """
            - row: r
              items: [ { label: a, text: "0000000000" }, { textField: b, placeholder: B } ]
            """,
            ["aLabel": "0 11.833 94.667 20.333", "bTextField": "94.667 0 205.333 44"]),
        HandComputedLayout(
            "placements in a row",
            """
            - row: r
              height: { equal: 100 }
              items:
                - { view: a, size: 20, placement: top }
                - spacer
                - { view: b, size: 20, placement: bottom }
                - { view: c, width: 20, placement: fill }
            """,
            ["aView": "0 0 20 20", "bView": "260 80 20 20", "cView": "280 0 20 100"]),
        HandComputedLayout(
            "custom gaps in a row",
            """
            - row: r
              spacing: 10
              items: [ { view: a, size: 20, spacingAfter: 30 }, { view: b, size: 20 }, { view: c, height: 20 } ]
            """,
            ["aView": "0 0 20 20", "bView": "50 0 20 20", "cView": "80 0 220 20"]),
    ]
}
