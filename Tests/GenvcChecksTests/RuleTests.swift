import GenvcChecks
import GenvcDiagnostics
import GenvcModel
import GenvcText
import GenvcViews
import Testing

/// Each rule with a spec that it finds something in, and near misses.
@Suite struct RuleTests {
    /// `severity code: message | label`, one a finding.
    private func findings(_ text: String, devices: [Device] = Device.defaults) throws -> [String] {
        ScreenChecker.check(try Fixture(text).tree, devices: devices).findings.map {
            "\($0.severity) \($0.code.rawValue): \($0.message) | \($0.label ?? "")"
        }
    }

    private func findings(rows: String) throws -> [String] {
        try findings("screen: Test\nscroll: vertical\nrows:\n" + rows)
    }

    // MARK: - does-not-fit

    private static let fixedLogin = Login.spec.replacing("type: form", with: "type: form\nscroll: none")

    @Test func loginFitsBecauseItScrolls() throws {
        #expect(try findings(Login.spec) == [])
    }

    @Test func rowsHigherThanAScreenDoNotFit() throws {
        let checked = ScreenChecker.check(try Fixture(Self.fixedLogin).tree, devices: [Device.named("iphone-se-3")!])
        let finding = try #require(checked.findings.first)
        #expect(checked.findings.count == 1 && checked.hasErrors && ValidScreen(checked) == nil)
        #expect(finding.message == "Login needs 484pt; iPhone SE in landscape has 375")
        #expect(finding.label == "add `scroll: vertical`")
        #expect(
            finding.help
                == "120 (Logo) + 60 (Title) + 80 (Email Field) + 80 (Password Field) + 44 (Forgot Password)"
                + " + 56 (Login Button) + 44 (Signup Link) = 484, on every device in landscape, at AX5 on iPhone SE")
        #expect(finding.device == "iphone-se-3, iphone-se-3 landscape")
        #expect(finding.range == checked.screen.name.range)
    }

    @Test func oneFindingNamesTheWorstOfAllDevices() throws {
        let found = ScreenChecker.check(try Fixture(Self.fixedLogin).tree).findings
        #expect(found.map(\.message) == ["Login needs 484pt; iPhone 14 in landscape has 369"])
        // Upright the texts of AX5 are too high for the narrowest.
        #expect(
            found[0].device == "iphone-se-3, iphone-se-3 landscape, iphone-14 landscape, iphone-16-pro-max landscape")
        #expect(found[0].help?.hasSuffix("484, on 3 of 4 devices: heights 375–440, at AX5 on iPhone SE") == true)
    }

    @Test func theLastPointCounts() throws {
        func screen(_ height: Int) -> String { "screen: Test\nscroll: none\nrows: { view: a, height: \(height) }" }
        let phone = [Device.named("iphone-se-3")!]
        #expect(try findings(screen(375), devices: phone) == [])
        #expect(
            try findings(screen(376), devices: phone) == [
                "error does-not-fit: Test needs 376pt; iPhone SE in landscape has 375 | add `scroll: vertical`"
            ])
    }

    @Test func theSumNamesGapsAndMargins() throws {
        let text = """
            screen: Test
            scroll: none
            margins: { vertical: medium }
            spacing: small
            header: { margins: 0, rows: [ { view: top, height: 100 } ] }
            rows: [ { view: a, height: 200, spacingAfter: large }, { view: b, height: 200 }, { view: c, height: 1 } ]
            """
        let finding = try #require(
            ScreenChecker.check(try Fixture(text).tree, devices: [Device.named("iphone-se-3")!]).findings.first)
        // 100 + 200 + 24 + 200 + 8 + 1 + 32
        #expect(finding.message == "Test needs 565pt; iPhone SE in landscape has 375")
        #expect(
            finding.help?.hasPrefix("100 (Top) + 200 (A) + 200 (B) + 1 (C) + 32 (spacing) + 32 (margins) = 565,")
                == true)
    }

    @Test func itemsWiderThanTheirRowDoNotFit() throws {
        func row(_ width: Int) -> String {
            """
            - row: bar
              items:
                - { view: a, width: 200, height: 9 }
                - { view: b, width: \(width), height: 9 }
                - spacer
            """
        }
        // 375 - 32 = 343
        #expect(try findings(rows: row(143)) == [])
        #expect(
            try findings(rows: row(144)) == [
                "error does-not-fit: Bar needs 344pt; it has 343 on iPhone SE | narrower items, or one of them in a row of its own"
            ])
    }

    /// Titles wrap where their row is too narrow, so that it fits; only which of the two wraps is open.
    @Test func titlesWiderThanTheirRowCompete() throws {
        let row = """
            - row: bar
              spacing: medium
              items:
                - { button: a, title: Continue without an account }
                - spacer
                - { button: b, title: Restore all purchases }
            """
        let tree = try Fixture("screen: Test\nrows:\n" + row).tree
        let found = ScreenChecker.check(tree, devices: [Device.named("iphone-se-3")!]).findings
        // Each title with its insets of 12 at both ends; of the row two gaps of 16 are taken.
        let width = TextMetrics.roundedUp(TextMetrics.width(of: "Continue without an account", size: 17), scale: 2) + 24
        let other = TextMetrics.roundedUp(TextMetrics.width(of: "Restore all purchases", size: 17), scale: 2) + 24
        #expect(found.map(\.code) == [.priorityTie])
        #expect(
            found.first?.message
                == "`aButton` and `bButton` need \((width + other).pointText)pt; there are 311, and either may shrink")
    }

    @Test func whatIsWiderThanTheScreenDoesNotFit() throws {
        #expect(try findings(rows: "- { view: a, width: 343, height: 9 }") == [])
        #expect(
            try findings(rows: "- { view: a, width: 344, height: 9 }") == [
                "error does-not-fit: A needs 344pt; it has 343 on iPhone SE | a smaller `width`"
            ])
    }

    @Test func contentHigherThanItsCardDoesNotFit() throws {
        func card(_ height: Int) -> String {
            "- { card: c, height: { equal: \(height) }, margins: 0, rows: [ { view: a, height: 90 } ] }"
        }
        #expect(try findings(rows: card(90)) == [])
        #expect(
            try findings(rows: card(89)) == [
                "error does-not-fit: C needs 90pt; it has 89 on iPhone SE | a greater `height`, or `height: { min: … }`"
            ])
    }

    // MARK: - row-flex

    @Test(arguments: [
        (
            "{ view: a, width: 50, height: 9 }, { view: b, width: 50, height: 9 }",
            "nothing takes the free room of the row"
        ),
        ("{ button: a, title: A }, { button: b, title: B }", "nothing takes the free room of the row"),
        (
            "{ textField: a, placeholder: A }, { textField: b, placeholder: B }",
            "both `aTextField` and `bTextField` could take the free room of the row"
        ),
        (
            "{ label: a, text: A }, { label: b, text: B }",
            "`aLabel` and `bLabel` share the width of the row, since both may show several lines"
        ),
        (
            "{ label: a, text: A, hugging: 751 }, { label: b, text: B }",
            "`aLabel` and `bLabel` share the width of the row, since both may show several lines"
        ),
    ])
    func freeRoomWithoutATaker(items: String, message: String) throws {
        let found = try findings(rows: "- row: bar\n  items: [ \(items) ]").filter { $0.contains("row-flex") }
        #expect(found.count == 1 && found[0].hasPrefix("warning row-flex: \(message) |"), "\(found)")
    }

    @Test(arguments: [
        "items: [ { view: a, width: 50, height: 9 }, spacer, { view: b, width: 50, height: 9 } ]",
        "items: [ { label: a, text: A }, { textField: b, placeholder: B } ]",
        "items: [ { label: a, text: A, width: 80 }, { label: b, text: B } ]",
        "items: [ { label: a, text: A, hugging: 999 }, { label: b, text: B } ]",
        "items: [ { label: a, text: A }, { label: b, text: B, numberOfLines: 1 } ]",
        "items: [ { label: a, text: A, hugging: 751 }, { textField: b, placeholder: B } ]",
        "{ distribution: fillEqually, items: [ { button: a, title: A }, { button: b, title: B } ] }",
        "{ pattern: buttonBar, leading: { button: a, title: A }, trailing: { button: b, title: B } }",
        "{ alignment: center, items: [ { button: a, title: A } ] }",
    ])
    func freeRoomWithATaker(row: String) throws {
        let text = row.hasPrefix("{") ? "- { row: bar, " + row.dropFirst(2) : "- row: bar\n  \(row)"
        #expect(try findings(rows: text).filter { $0.contains("row-flex") } == [])
    }

    @Test func aRowAsWideAsItsContentHasNoFreeRoom() throws {
        let row = "- { row: bar, items: [ { button: a, title: Add }, { button: b, title: Save } ] }"
        let screen = "screen: Test\nscroll: vertical\nalignment: center\nrows:\n"
        #expect(try findings(screen + row) == [])
    }

    // MARK: - tap-target

    @Test(arguments: [
        (
            "{ button: a, title: A, height: { equal: 30 } }",
            "`aButton` is 343 × 30pt, too small to tap: 44 × 44 is the least | make its `height` 44 or more"
        ),
        (
            "{ button: a, image: symbol:plus, accessibilityLabel: A, width: 40 }",
            "`aButton` is 40 × 44pt, too small to tap: 44 × 44 is the least | make its `width` 44 or more"
        ),
        (
            "{ button: a, image: symbol:plus, accessibilityLabel: A, size: 24 }",
            "`aButton` is 24 × 24pt, too small to tap: 44 × 44 is the least | make its `size` 44 or more"
        ),
        (
            "{ textField: a, placeholder: A, height: { equal: 43.5 } }",
            "`aTextField` is 343 × 43.5pt, too small to tap: 44 × 44 is the least | make its `height` 44 or more"
        ),
    ])
    func smallTargets(row: String, message: String) throws {
        #expect(try findings(rows: "- \(row)") == ["warning tap-target: \(message)"])
    }

    @Test(arguments: [
        "{ button: a, image: symbol:plus, accessibilityLabel: A, height: { equal: 44 } }",
        "{ button: a, image: symbol:plus, accessibilityLabel: A, width: 44 }",
        "{ switch: a, accessibilityLabel: A }", "{ segmentedControl: a, segments: [A, B], accessibilityLabel: A }",
        "{ imageView: a, image: symbol:plus, accessibilityLabel: A, height: { equal: 10 } }",
        "{ button: a, image: symbol:plus, accessibilityLabel: A, height: { equal: 30 }, isUserInteractionEnabled: false }",
        "{ button: a, title: A, height: { equal: 30 }, isHidden: true }",
        "{ row: r, items: [ { label: a, text: A }, { switch: s, accessibilityLabel: A } ] }",
    ])
    func largeEnoughTargets(row: String) throws {
        #expect(try findings(rows: "- \(row)") == [])
    }

    // MARK: - missing-label

    @Test(arguments: [
        (
            "{ button: add, image: symbol:plus }",
            "VoiceOver has no words for `addButton` | add `accessibilityLabel: Add`"
        ),
        (
            "{ imageView: logo, image: logo, size: 80 }",
            "VoiceOver has no words for `logoImageView` | add `accessibilityLabel: Logo`"
        ),
        ("{ switch: push }", "VoiceOver has no words for `pushSwitch` | add `accessibilityLabel: Push`"),
        (
            "{ row: r, items: [ { label: a, text: Push Notifications }, { switch: s } ] }",
            "VoiceOver has no words for `sSwitch` | add `accessibilityLabel: Push Notifications`"
        ),
    ])
    func silentViews(row: String, message: String) throws {
        #expect(try findings(rows: "- \(row)") == ["warning missing-label: \(message)"])
    }

    @Test(arguments: [
        "{ button: add, image: symbol:plus, accessibilityLabel: Add }",
        "{ button: add, title: Add, image: symbol:plus }",
        "{ imageView: logo, image: logo, size: 80, decorative: true }",
        "{ imageView: logo, image: logo, size: 80, accessibilityLabel: Logo }",
        "{ switch: push, accessibilityLabel: Push }", "{ switch: push, isHidden: true }",
    ])
    func speakingViews(row: String) throws {
        #expect(try findings(rows: "- \(row)") == [])
    }

    // MARK: - off-scale

    @Test(arguments: [
        ("{ view: a, height: 9, spacingAfter: 12 }", "12 is not in Theme.Spacing: 8 small, 16 medium"),
        ("{ view: a, height: 9, cornerRadius: 10 }", "10 is not in Theme.CornerRadius: 8 medium, 12 large"),
        (
            "{ card: a, margins: 20, rows: [ { view: b, height: 9 } ] }",
            "20 is not in Theme.Spacing: 16 medium, 24 large"
        ),
        ("{ view: a, height: 9, spacingAfter: 100 }", "100 is not in Theme.Spacing: 24 large, 32 xLarge"),
    ])
    func numbersBesideTheScale(row: String, message: String) throws {
        let found = try findings(rows: "- \(row)\n- { view: last, height: 9 }")
        #expect(found == ["note off-scale: \(message) | one of these, or a token of the project's"])
    }

    @Test(arguments: [
        "{ view: a, height: 9, spacingAfter: 8 }", "{ view: a, height: 9, spacingAfter: small }",
        "{ view: a, height: 13, cornerRadius: circle }", "{ view: a, height: 9, borderWidth: 1 }",
        "{ view: a, height: 9, spacingAfter: 0 }",
    ])
    func numbersOnTheScale(row: String) throws {
        #expect(try findings(rows: "- \(row)\n- { view: last, height: 9 }") == [])
    }

    @Test func marginsOfTheScreenStandOnTheScaleToo() throws {
        let found = try findings("screen: Test\nmargins: 20\nspacing: 20\nrows: [ { view: a, height: 9 } ]")
        #expect(found.count == 2 && found.allSatisfy { $0.hasPrefix("note off-scale: 20 is not in Theme.Spacing") })
    }

    // MARK: - suppress, unused

    @Test func anElementSilencesARule() throws {
        let row = "- { button: a, title: A, height: { equal: 30 }, suppress: { rule: tap-target, reason: dense list } }"
        #expect(try findings(rows: row) == [])
    }

    @Test func aRuleThatFindsNothingIsNotSilenced() throws {
        let row = "- { button: a, title: A, suppress: { rule: tap-target, reason: dense list } }"
        let tree = try Fixture("screen: Test\nscroll: vertical\nrows:\n" + row).tree
        #expect(
            ScreenChecker.check(tree, at: .full(of: tree)).findings.map(\.message) == [
                "`tap-target` is suppressed here, but finds nothing"
            ])
        // It may be silenced for a device that the standard points leave out.
        #expect(try findings(rows: row) == [])
    }

    @Test func silencingOneRuleLeavesTheOthers() throws {
        let row =
            "- { button: a, image: symbol:plus, height: { equal: 30 }, suppress: { rule: tap-target, reason: dense } }"
        #expect(
            try findings(rows: row) == [
                "warning missing-label: VoiceOver has no words for `aButton` | add `accessibilityLabel: A`"
            ])
    }
}
