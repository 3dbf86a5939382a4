import GenvcDiagnostics
import GenvcKit
import Testing

/// The devices and the numbers that a finding names, where a screen looks otherwise in some state, on some device, or
/// in another row.
@Suite("The places of a finding")
struct FindingPlaceTests {
    private func findings(in text: String) -> [Diagnostic] {
        var run = SpecRun(SourceFile(name: "Tiny.yml", text: text))
        run.validate()
        return run.report.diagnostics
    }

    private func finding(_ code: String, in text: String) throws -> Diagnostic {
        try #require(findings(in: text).first { $0.code.rawValue == code })
    }

    @Test("are all devices, although a condition about another row divides them")
    func devices() throws {
        let rows = """
              - { label: a, text: Ada, constraints: height == 12 }
              - { label: b, text: Bob, when: { if: horizontalSizeClass == regular, text: Bobby } }
            """
        let found = try finding("clipped", in: "screen: Tiny\nscroll: vertical\nmargins: medium\nrows:\n\(rows)\n")
        #expect(found.help?.contains("on every device") == true, "\(found)")
        #expect(found.device?.contains("ipad-pro-13") == true && found.device?.contains("iphone-se-3") == true)
    }

    @Test("are those of the part in which it is worst, wherever a condition divides the devices")
    func worstPart() throws {
        let found = try finding(
            "does-not-fit",
            in: """
                screen: Tiny
                rows:
                  - { view: art, height: 700 }
                  - { label: b, text: Bob, when: { if: verticalSizeClass == compact, text: Bobby } }

                """)
        #expect(found.message.hasSuffix("in landscape has 354"), "\(found)")
    }

    @Test("are those of the state in which it is worst")
    func worstState() throws {
        let found = try finding(
            "does-not-fit",
            in: """
                screen: Tiny
                margins: medium
                state: { isOpen: Bool }
                rows:
                  - { view: art, height: 340, when: { if: $isOpen, height: 1400 } }

                """)
        #expect(found.message.contains("needs 1432pt") && found.message.contains("when isOpen is true"), "\(found)")
    }

    @Test("name no state where a view is open in all of them, be it more in some")
    func openInEachState() throws {
        let found = try finding(
            "ambiguous",
            in: """
                screen: Tiny
                scroll: vertical
                state: { page: Int }
                rows:
                  - view: photo
                    height: 200
                    overlay:
                      - label: badge
                        text: Brand new
                        constraints: [ top == parent + 8, leading >= parent, trailing <= parent ]
                        when: { case: second, if: $page == 2, text: New }

                """)
        #expect(found.help?.contains("when") == false, "\(found)")
    }

    @Test(
        "are none of pages that take the room that is left, be they written or repeated, from edge to edge or not",
        arguments: [
            ("{ scrollView: pages, axis: horizontal, edgeToEdge: true", "{ Page: a }, { Page: b }"),
            ("{ scrollView: pages, axis: horizontal", "{ Page: a, repeat: 2 }"),
            ("{ row: pages, distribution: fillEqually, alignment: fill", "{ Page: a, repeat: 2 }"),
            ("{ row: pages, distribution: fillEqually, alignment: fill", "{ Page: a }, { Page: b }"),
        ])
    func ofPages(row: String, items: String) throws {
        let found = findings(
            in: """
                screen: Tiny
                components: { Page: { rows: [ spacer, { label: t, text: Hello }, spacer ] } }
                rows:
                  - \(row), items: [ \(items) ] }
                  - { label: last, text: Last }

                """)
        #expect(found.isEmpty, "\(found)")
    }

    @Test("are told beside a row in which constraints conflict, be that one silenced or not", arguments: [true, false])
    func besideConflict(isSilenced: Bool) throws {
        let silence = isSilenced ? "suppress: { rule: does-not-fit, reason: it peeks }, " : ""
        let found = findings(
            in: """
                screen: Tiny
                scroll: vertical
                margins: medium
                rows:
                  - { scrollView: s, axis: horizontal, height: 40, \(silence)items: [ { view: card, width: 200, height: 120, backgroundColor: surface } ] }
                  - { label: fix, text: A very very very long text, font: { size: 40 }, numberOfLines: 1 }
                  - { button: f, image: symbol:xmark, accessibilityLabel: X, size: 20 }

                """)
        let codes = found.map(\.code.rawValue)
        #expect(codes.contains("truncated") && codes.contains("tap-target"), "\(codes)")
        #expect(codes.contains("does-not-fit") == !isSilenced, "\(codes)")
    }

    @Test("leave out what a view around them cuts off")
    func cutOff() {
        let rows = """
              - { label: title, text: Top }
              - view: v
                height: 30
                clipsToBounds: true
                overlay: [ { imageView: p, image: symbol:photo, accessibilityLabel: P, size: 120, placement: center } ]
            """
        let found = findings(in: "screen: Tiny\nscroll: vertical\nmargins: medium\nrows:\n\(rows)\n")
        #expect(!found.contains { $0.code.rawValue == "overlap" }, "\(found.map(\.message))")
    }
}
