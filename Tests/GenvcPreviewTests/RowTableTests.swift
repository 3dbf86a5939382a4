import GenvcModel
import GenvcVocabulary
import Testing

@testable import GenvcPreview

struct RowTableTests {
    @Test func derivesEveryWordFromTheSpec() {
        let bar = element(
            "row", "bar", ["pattern": .choice("navigation")],
            slots: slots([button("back", "Back")], [label("title", "Title")], [button("faq", "FAQ")]))
        let least = Value.dimension([SizeRule(.minimum, Length(points: 24, group: .height, in: .shipped))])
        let screen = checked(
            [
                label("intro", "Hello"), label("price", "12", ["textAlignment": .choice("right")]),
                element("separator", nil, ["edgeToEdge": .boolean(true)]), element("switch", "push"),
                element("view", "chart", ["height": .points(200.5)]), element("spacer", nil, ["height": least]),
            ], header: [bar], footer: [button("pay", "Pay", ["configuration": .choice("filled")])],
            scroll: .vertical, width: .points(Length(points: 600, group: .height, in: .shipped)))
        expect(
            ScreenDrawing.text(screen, options: DrawingOptions(format: .table)),
            equals: """
                Row       │ Content                      │ Height             │ Horizontal Layout
                ──────────┼──────────────────────────────┼────────────────────┼────────────────────────
                1         │ Back link + title + faq link │ Flexible (content) │ 44pt | Flexible | 44pt
                2         │ Intro                        │ Flexible (content) │ Leading
                3         │ Price                        │ Flexible (content) │ Trailing
                Separator │ -                            │ 1px fixed          │ Full width
                4         │ Push                         │ 44pt fixed         │ Leading
                5         │ Chart                        │ 200.5pt fixed      │ Full width with padding
                Spacer    │ -                            │ Flexible, min 24pt │ -
                6         │ Pay button                   │ 44pt fixed         │ Full width

                Scrolls vertically.
                Row 1 stays above the others.
                Row 6 stays below the others.
                Rows are no wider than 600pt.

                """)
    }

    @Test func columnsOfWideCharactersStandUnderEachOther() {
        let screen = checked([label("a", "x", ["previewName": .caption("登录")]), label("total", "x")])
        expect(
            ScreenDrawing.table(screen, options: DrawingOptions(format: .ascii)).split(separator: "\n")[2...]
                .joined(separator: "\n"),
            equals: """
                1   | ????    | Flexible (content) | Leading
                2   | Total   | Flexible (content) | Leading
                """)
        #expect(
            ScreenDrawing.table(screen).split(separator: "\n")[2...] == [
                "1   │ 登录    │ Flexible (content) │ Leading", "2   │ Total   │ Flexible (content) │ Leading",
            ])
    }
}
