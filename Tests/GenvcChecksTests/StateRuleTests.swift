import Foundation
import GenvcChecks
import GenvcDiagnostics
import GenvcReader
import GenvcViews
import GenvcYAML
import Testing

/// Findings of rules in screens whose layout follows state or the device.
@Suite("A screen with conditions") struct StateRuleTests {
    private func findings(in text: String) throws -> [Diagnostic] { try checked(text).findings }

    private func checked(_ text: String) throws -> CheckedScreen {
        let file = SourceFile(name: "Test.yml", text: text)
        var sink = DiagnosticSink()
        let document = YAMLParser.parse(file, into: &sink)
        let screen = document.flatMap { ScreenReader.read($0, of: file, project: .withRules, into: &sink) }
        #expect(sink.sorted.map(\.message) == [])
        return ScreenChecker.check(try #require(screen), at: { .standard(of: $0) })
    }

    private func row(when: String) -> String {
        """
              - stackView: both
                axis: horizontal
                spacing: 8
                distribution: fillEqually
                \(when)
                items:
                  - { label: first, text: Responsibilities, font: body }
                  - { label: second, text: Acknowledgements, font: body }
        """
    }

    @Test("shows what stands in place of cells where all of them are hidden", arguments: [false, true])
    func hiddenCells(isAmongRows: Bool) throws {
        let list = """
            sections:
              - section: all
                items:
                  - { cell: first, text: First, isHidden: $names.isEmpty }
                  - { cell: name, repeat: $names, text: $name.name }
            """
        let emptyState = "emptyState: [ { label: nothing, text: Nobody yet } ]"
        let lines = list.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
        let content =
            isAmongRows
            ? "rows:\n  - collectionView: names\n    height: 300\n    \(emptyState)\n\(lines)"
            : "type: list\nlist: { \(emptyState) }\n\(list)"
        let state = "state: { names: { type: \"[Name]\", sample: [ { name: Ada } ] } }"
        #expect(try findings(in: "screen: Names\n\(state)\n\(content)\n").map(\.message) == [])
    }

    @Test(
        "names devices, orientation and text sizes as those of all, where a condition asks about the device",
        arguments: [
            ("verticalSizeClass == compact", "on 3 of 4 devices: heights 375–440"),
            ("contentSizeCategory >= accessibilityMedium", "at AX5"),
            ("horizontalSizeClass == regular", "on iPhone 16 Pro Max and iPad"),
        ])
    func placesOfParts(condition: String, place: String) throws {
        let findings = try findings(
            in: """
                screen: Test
                scroll: none
                rows:
                  - { view: box, height: 100, accessibilityLabel: Box, when: [ { if: \(condition), height: 2000 } ] }

                """)
        #expect(findings.map(\.code) == [.doesNotFit])
        let help = try #require(findings.first?.help)
        #expect(help.contains(place) && !help.contains("on every device"), "\(help)")
    }

    private let turns = "when: [ { if: contentSizeCategory >= extraExtraLarge, axis: vertical } ]"

    @Test("is judged at a text size with what the condition gives there, in a component as well")
    func componentConditions() throws {
        func spec(when: String) -> String {
            """
            screen: Test
            scroll: vertical
            components:
              Pair:
                rows:
            \(row(when: when))
            rows:
              - Pair: pair
            """
        }
        #expect(try findings(in: spec(when: "alpha: 1")).contains { $0.code == .brokenWord })
        #expect(try findings(in: spec(when: turns)).isEmpty)
    }

    @Test("is judged in each state that changes its layout, which the finding names")
    func states() throws {
        let found = try findings(
            in: """
                screen: Test
                scroll: vertical
                state:
                  isOpen: { type: Bool, sample: false }
                rows:
                  - label: title
                    text: Title
                    height: { min: 44 }
                    when: [ { if: $isOpen, width: 20 } ]
                """)
        #expect(found.map(\.code) == [.brokenWord])
        #expect(found.first?.help?.contains("when isOpen is true") == true)
    }

    /// Screens whose views exclude each other, each with the codes of what is found.
    @Test(
        "is judged in states that can be, not with one view shown after the other",
        arguments: [
            // One of the two is shown: 300 of the 352 points of the smallest phone on its side.
            (
                "isShort: Bool",
                """
                rows:
                  - { view: one, height: { equal: 150 }, isHidden: $isShort }
                  - { view: two, height: { equal: 150 }, isHidden: not $isShort }
                  - { view: line, height: { equal: 150 } }
                  - spacer
                """, []
            ),
            // Each fits by itself, and both at once do not.
            (
                "isHigh: Bool, isLong: Bool",
                """
                rows:
                  - { view: one, height: { equal: 100 }, when: [ { if: $isHigh, height: { equal: 200 } } ] }
                  - { view: two, height: { equal: 100 }, when: [ { if: $isLong, height: { equal: 200 } } ] }
                  - spacer
                """, ["does-not-fit: when isHigh is true and isLong is true"]
            ),
            (
                "text: String",
                """
                rows: [ spacer ]
                overlay:
                  - { button: send, title: Send, placement: bottomTrailing, isHidden: $text.isEmpty }
                  - { button: tape, title: Tape, placement: bottomTrailing, isHidden: not $text.isEmpty }
                """, []
            ),
            (
                "phase: [idle, busy, done]",
                """
                rows: [ spacer ]
                overlay:
                  - { button: send, title: Send, placement: bottomTrailing, isHidden: $phase == busy }
                  - { button: stop, title: Stop, placement: bottomTrailing, isHidden: $phase == idle }
                """, ["overlap: when phase is done"]
            ),
            (
                "user: User?",
                """
                rows: [ spacer ]
                overlay:
                  - { button: enter, title: Log in, placement: bottomTrailing, isHidden: $user != nil }
                  - { button: leave, title: Log out, placement: bottomTrailing, isHidden: $user == nil }
                """, []
            ),
            (
                "isShort: Bool",
                """
                rows:
                  - stackView: box
                    height: { equal: 100 }
                    items:
                      - { view: one, height: { equal: 100 }, isHidden: $isShort }
                      - { view: two, height: { equal: 100 }, isHidden: not $isShort }
                  - spacer
                """, []
            ),
            // A case of `when` moves the one away while the other is shown.
            (
                "shows: Bool",
                """
                rows: [ spacer ]
                overlay:
                  - { label: month, text: May, isHidden: not $shows, placement: center }
                  - { label: day, text: "12", constraints: [ centerX == parent, centerY == parent ], when: [ { if: $shows, constraints: [ centerX == parent, top == safeArea ] } ] }
                """, []
            ),
            (
                "shows: Bool",
                """
                rows: [ spacer ]
                overlay:
                  - { label: month, text: May, isHidden: $shows, placement: center }
                  - { label: day, text: "12", constraints: [ centerX == parent, centerY == parent ], when: [ { if: $shows, constraints: [ centerX == parent, top == safeArea ] } ] }
                """, ["overlap: "]
            ),
            // A hidden view lies over nothing, and a transform moves what is drawn.
            (
                "isOpen: Bool",
                """
                rows: [ spacer ]
                overlay:
                  - button: one
                    title: One
                    placement: bottomLeading
                    alpha: 0
                    when: [ { if: $isOpen, alpha: 1, transform: { offset: 0x-52 } } ]
                  - { button: two, title: Two, placement: bottomLeading }
                """, []
            ),
            (
                "isOpen: Bool",
                """
                rows: [ spacer ]
                overlay:
                  - button: one
                    title: One
                    placement: bottomLeading
                    alpha: 0
                    when: [ { if: $isOpen, alpha: 1, transform: { offset: 0x-20 } } ]
                  - { button: two, title: Two, placement: bottomLeading }
                """, ["overlap: when isOpen is true"]
            ),
        ])
    func exclusion(state: String, content: String, wanted: [String]) throws {
        let text = "screen: Test\nscroll: none\nstate: { \(state) }\n\(content)\n"
        let file = SourceFile(name: "Test.yml", text: text)
        var sink = DiagnosticSink()
        let screen = YAMLParser.parse(file, into: &sink)
            .flatMap { ScreenReader.read($0, of: file, project: .withRules, into: &sink) }
        #expect(sink.sorted.map(\.message) == [])
        let found = ScreenChecker.check(try #require(screen), at: { .full(of: $0) }).findings
        let words = found.filter { $0.severity == .error }.map { finding in
            let all = finding.message + " " + (finding.help ?? "")
            let state = all.range(of: "when ").map { String(all[$0.lowerBound...]) } ?? ""
            let end = state.firstIndex { ",;(".contains($0) } ?? state.endIndex
            return "\(finding.code.rawValue): \(state[..<end])"
        }
        let matches = words.count == wanted.count && zip(words, wanted).allSatisfy { $0.hasPrefix($1) }
        #expect(matches, "\(found.map { "\($0.message) | \($0.help ?? "")" })")
    }

    @Test("is laid out no more often because of a defect that all of its states have")
    func defectOfAllStates() throws {
        let spec = { (color: String) in
            """
            screen: Test
            scroll: vertical
            state: { isOpen: Bool, isNew: Bool, isPaid: Bool }
            rows:
              - { label: name, text: Name, textColor: \(color) }
              - { view: top, height: 20, when: { if: $isOpen and $isNew, height: 40 } }
              - { view: bottom, height: 20, when: { if: $isOpen and $isPaid, height: 40 } }
            """
        }
        let (pale, dark) = (try checked(spec("systemGray4")), try checked(spec("text")))
        #expect(pale.findings.map(\.code) == [.contrast] && dark.findings.isEmpty)
        #expect(pale.layoutCount == dark.layoutCount)
    }

    @Test("lets a band that is there for an underlay be as wide as its element in a stack that does not fill")
    func bandOfUnderlay() throws {
        let fixture = try Fixture(
            rows: """
                  - stackView: all
                    alignment: leading
                    items:
                      - { label: badge, text: "000", hugging: 900, underlay: [ { view: back, backgroundColor: surface } ] }
                      - { label: detail, text: "0000000000" }
                """)
        let frames = fixture.frames()
        // Three digits of 9.452 points, and ten.
        #expect(fixture.frame("badgeLabel", in: frames) == "0 0 28.667 20.333")
        #expect(fixture.frame("backView", in: frames) == "0 0 28.667 20.333")
        #expect(fixture.frame("detailLabel", in: frames) == "0 20.333 94.667 20.333")
    }
}
