import GenvcChecks
import GenvcDiagnostics
import GenvcReader
import GenvcViews
import GenvcYAML
import Testing

/// What the rules find in screens whose layout follows state or the device.
@Suite("A screen with conditions") struct StateRuleTests {
    private func findings(in text: String) throws -> [Diagnostic] {
        let file = SourceFile(name: "Test.yml", text: text)
        var sink = DiagnosticSink()
        let document = YAMLParser.parse(file, into: &sink)
        let screen = document.flatMap { ScreenReader.read($0, of: file, project: .withRules, into: &sink) }
        #expect(sink.sorted.map(\.message) == [])
        return ScreenChecker.check(try #require(screen), at: { .standard(of: $0) }).findings
    }

    private func row(when: String) -> String {
        """
              - stackView: both
                axis: horizontal
                spacing: 8
                \(when)
                items:
                  - { label: first, text: Responsibilities, font: body }
                  - { label: second, text: Acknowledgements, font: body, hugging: 100 }
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
        #expect(found.first?.help?.hasSuffix("in the state `$isOpen`") == true)
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
