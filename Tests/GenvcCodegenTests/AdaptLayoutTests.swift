import GenvcDiagnostics
import GenvcKit
import Testing

@Suite("What follows the device")
struct AdaptLayoutTests {
    private func code(_ rows: String, ios: Int = 15) throws -> [Substring] {
        let text = "screen: Test\nios: \(ios)\nscroll: vertical\nstate: { isOn: Bool }\nrows:\n\(rows)\n"
        let result = Genvc.generate(spec: SourceFile(name: "Test.yml", text: text))
        #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let code = String(decoding: try #require(result.files.first).contents, as: UTF8.self)
        return code.split(separator: "\n")
    }

    private func lines(_ rows: String) throws -> ArraySlice<Substring> {
        try code(rows).drop { !$0.contains("private func adaptLayout()") }
    }

    /// Rows that follow facts about the device, with these.
    struct Asking: CustomTestStringConvertible {
        let rows: String
        var asksSize = false
        var traits: String?

        var testDescription: String { rows }

        private init(_ rows: String, asksSize: Bool = false, traits: String? = nil) {
            (self.rows, self.asksSize, self.traits) = (rows, asksSize, traits)
        }

        private static let colors = "UITraitCollection.systemTraitsAffectingColorAppearance"

        static let all = [
            Asking(when("width < 350"), asksSize: true),
            Asking(when("ios >= 18")),
            Asking(when("$isOn")),
            Asking(when("contentSizeCategory >= large"), traits: "[UITraitPreferredContentSizeCategory.self]"),
            Asking(when("layoutDirection == rightToLeft"), traits: "[UITraitLayoutDirection.self]"),
            Asking(when("userInterfaceIdiom == pad"), traits: "[UITraitUserInterfaceIdiom.self]"),
            Asking(
                when("horizontalSizeClass == compact and verticalSizeClass == regular"),
                traits: "[UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]"),
            Asking(
                when("height > 700 or verticalSizeClass == regular"), asksSize: true,
                traits: "[UITraitVerticalSizeClass.self]"),
            Asking(
                "  - { view: a, height: 44, cornerRadius: 8, maskedCorners: [topLeading] }",
                traits: "[UITraitLayoutDirection.self]"),
            Asking(
                "  - { view: a, height: 44, borderWidth: 1, when: { if: $isOn, borderColor: error } }", traits: colors),
            Asking(
                "  - { button: a, title: A, menu: [ { action: b, title: B, isEnabled: verticalSizeClass == regular } ] }",
                traits: "[UITraitVerticalSizeClass.self]"),
            Asking(
                "  - { view: a, height: 60, when: { if: verticalSizeClass == regular, height: 44 } }",
                traits: "[UITraitVerticalSizeClass.self]"),
            Asking(
                """
                  - collectionView: a
                    height: 100
                    sections: [ { section: b, items: [ { cell: c, text: C, isHidden: verticalSizeClass == regular } ] } ]
                """, traits: "[UITraitVerticalSizeClass.self]"),
        ]

        private static func when(_ condition: String) -> String {
            "  - { label: a, text: A, when: { if: \(condition), numberOfLines: 2 } }"
        }
    }

    @Test("is told of a change by the methods for what it asks alone", arguments: Asking.all)
    func methods(_ asking: Asking) throws {
        for ios in [15, 16, 17, 25, 26] {
            let code = try code(asking.rows, ios: ios)
            func has(_ line: String) -> Bool { code.contains { $0.contains(line) } }
            #expect(has("override func viewWillLayoutSubviews()") == asking.asksSize, "\(ios)")
            let asksTraits = asking.traits != nil
            #expect(has("override func traitCollectionDidChange(_ ") == (asksTraits && ios < 17), "\(ios)")
            #expect(has("override func updateProperties()") == (asksTraits && ios >= 26), "\(ios)")
            let registration = "registerForTraitChanges(\(asking.traits ?? "")"
            #expect(has(registration) == (asksTraits && (17..<26).contains(ios)), "\(ios)")
        }
    }

    @Test("stands under each condition once, in the order of the views")
    func grouped() throws {
        let lines = try lines(
            """
              - { label: first, text: First, when: [ { if: contentSizeCategory >= accessibilityMedium, numberOfLines: 2 } ] }
              - { label: second, text: Second, when: [ { if: width < 350, textAlignment: center } ] }
              - { label: third, text: Third, when: [ { if: contentSizeCategory >= accessibilityMedium, numberOfLines: 3 } ] }
            """)
        let conditions = lines.filter { $0.contains("if ") }
        #expect(conditions.count == 1)
        let set = lines.filter { $0.contains(" = ") }.map { $0.drop { $0 == " " } }
        #expect(
            set == [
                "firstLabel.numberOfLines = 2", "thirdLabel.numberOfLines = 3", "firstLabel.numberOfLines = 0",
                "thirdLabel.numberOfLines = 0",
                "secondLabel.textAlignment = view.bounds.width < 350 ? .center : .natural",
            ])
    }

    @Test("loops over views at which one condition sets the same")
    func loops() throws {
        let lines = try lines(
            """
              - { label: first, text: First, when: { if: width < 350, numberOfLines: 2, alpha: 0.5 } }
              - { label: second, text: Second, when: { if: width < 350, numberOfLines: 2, alpha: 0.6 } }
              - { button: third, title: Third, when: { if: width < 350, alpha: 0.5 } }
            """
        ).map { $0.drop { $0 == " " } }
        #expect(lines.contains("for label in [firstLabel, secondLabel] {"), "\(lines)")
        #expect(lines.contains("label.numberOfLines = view.bounds.width < 350 ? 2 : 0"))
        // Neither other values nor other classes are in a loop.
        for line in ["firstLabel.alpha = 0.5", "secondLabel.alpha = 0.6", "thirdButton.alpha = 0.5"] {
            #expect(lines.contains { $0 == line }, "\(line)")
        }
    }

    @Test("animates what a view animates, and nothing else that follows the device")
    func animated() throws {
        let code = try code(
            """
              - view: box
                height: 100
                borderWidth: 1
                borderColor: separator
                decorative: true
                animate: { height: 0.5, borderColor: 0.2 }
                when: [ { if: $isOn, height: 50, borderColor: error }, { if: verticalSizeClass == compact, height: 40 } ]
              - stackView: names
                axis: horizontal
                spacing: 8
                items: [ { label: a, text: A }, { label: b, text: B } ]
                when: [ { if: $isOn, spacing: 40 }, { if: verticalSizeClass == compact, spacing: 4 } ]
            """
        ).map { $0.drop { $0 == " " } }
        let rendering = code.drop { $0 != "private func render() {" }.prefix { $0 != "private func adaptLayout() {" }
        #expect(rendering.dropFirst().first == "adaptLayout()")
        for (head, call) in [
            ("view.animateLooks(withDuration: 0.2) { [self] in", "adaptBoxViewLooks()"),
            ("view.animateChanges(withDuration: 0.5) { [self] in", "adaptBoxViewLayout()"),
        ] {
            let place = try #require(rendering.firstIndex { $0 == head })
            #expect(rendering[place + 1] == call)
        }
        // UIKit tells of a change of the device: all methods run, and nothing is animated.
        let calls = code.filter { ["adaptLayout()", "adaptBoxViewLooks()", "adaptBoxViewLayout()"].contains($0) }
        #expect(calls.count == 6 || calls.count == 9, "\(calls)")
        let spacing = try #require(code.firstIndex { $0.hasPrefix("namesStackView.spacing = ") })
        let method = code[..<spacing].last { $0.hasPrefix("private func adapt") }
        #expect(method == "private func adaptLayout() {")
    }

    @Test("is animated in the time of its own key where the keys of a view have several")
    func animatedKeys() throws {
        let code = try code(
            """
              - view: box
                height: 100
                width: 100
                decorative: true
                animate: { height: 0.5 }
                when: [ { if: $isOn, height: 50 }, { if: not $isOn, width: 50 } ]
            """)
        let animated = code.drop { !$0.contains("animateChanges(withDuration: 0.5)") }.prefix { $0 != "        }" }
        #expect(animated.contains { $0.contains("boxViewHeightConstraint.constant") })
        #expect(!animated.contains { $0.contains("boxViewWidthConstraint.constant") })
        #expect(code.contains { $0.contains("boxViewWidthConstraint.constant") })
    }
}
