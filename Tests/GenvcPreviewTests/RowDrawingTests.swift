import GenvcModel
import Testing

@testable import GenvcPreview

/// The four rows that the source document names, and what stands side by side in general.
struct RowDrawingTests {
    private static func picture(_ id: String) -> Element { element("imageView", id, ["decorative": .boolean(true)]) }

    static let patterns: [(element: Element, drawing: String)] = [
        (
            element(
                "row", "bar", ["pattern": .choice("navigation")],
                slots: slots([button("back", "Back")], [label("title", "Title")], [button("action", "Edit")])),
            """
            Row: [Back | Title | Action]
            ┌────────────────────────────────────────┐
            │ [Back] │      [Title]       │ [Action] │
            │  44pt  │      Flexible      │   44pt   │
            └────────────────────────────────────────┘

            """
        ),
        (
            element(
                "row", "person", ["pattern": .choice("listCell")],
                slots: slots(
                    [picture("avatar")], [label("title", "Ada"), label("subtitle", "Countess")],
                    [picture("accessory")])),
            """
            Row: [Avatar | Title + Subtitle | Accessory]
            ┌────────────────────────────────────────┐
            │ [Avatar] │  [Title   ]   │ [Accessory] │
            │   48pt   │  [Subtitle]   │    24pt     │
            │          │   Flexible    │             │
            └────────────────────────────────────────┘

            """
        ),
        (
            element(
                "row", "email", ["pattern": .choice("formField")],
                slots: slots([label("label", "Email")], [element("textField", "textField")], [])),
            """
            Row: [Label | Text Field]
            ┌────────────────────────────────────────┐
            │ [Label] │         [Text Field]         │
            │  80pt   │           Flexible           │
            └────────────────────────────────────────┘

            """
        ),
        (
            element(
                "row", "bar", ["pattern": .choice("buttonBar")],
                slots: slots([button("cancel", "Cancel")], [], [button("confirm", "Confirm")])),
            """
            Row: [Cancel | Spacer | Confirm]
            ┌────────────────────────────────────────┐
            │ [Cancel]  │    [Spacer]    │ [Confirm] │
            │   Equal   │    Flexible    │   Equal   │
            └────────────────────────────────────────┘

            """
        ),
    ]

    @Test(arguments: patterns.indices)
    func drawsAPatternAlone(_ index: Int) throws {
        let pattern = Self.patterns[index]
        expect(try #require(ScreenDrawing.row(1, of: checked([pattern.element]))), equals: pattern.drawing)
    }

    @Test func drawsTheSameColumnsInTheBandOfARow() {
        let expected = """
            ┌─────────────────────────────────────┐
            │ [Safe Area Top]                     │
            ├─────────────────────────────────────┤
            │ [Row 1: Bar]                        │  <- Flexible (content)
            │ [Back] │     [Title]     │ [Action] │
            │  44pt  │    Flexible     │   44pt   │
            ├─────────────────────────────────────┤
            │ [Safe Area Bottom]                  │
            └─────────────────────────────────────┘

            """
        expect(ScreenDrawing.drawing(checked([Self.patterns[0].element])), equals: expected)
    }

    @Test func aRowThatIsNotHorizontalHasNoDrawingOfItsOwn() {
        let screen = checked(loginRows)
        #expect(ScreenDrawing.row(1, of: screen) == nil)
        #expect(ScreenDrawing.row(99, of: screen) == nil)
    }

    @Test func cutsNamesInsideTheirBracketsWhereTheyDoNotFit() {
        let names = ["internationalization", "localization", "accessibility"]
        let row = element("row", "words", children: names.map { label($0, "x") })
        let lines = drawnLines(checked([row]))
        #expect(lines[4] == "│ [Intern…] │ [Localiz…] │ [Accessi…] │")
    }

    @Test func drawsAnEllipsisForElementsBeyondTheLastColumn() {
        let row = element("row", "keys", children: (1...40).map { label("key\($0)", "x") })
        let lines = drawnLines(checked([row]))
        #expect(lines[4] == "│ [Ke…] │ [Ke…] │ [Ke…] │ [Ke…] │ […] │")
    }

    @Test func linesOfAGridHaveColumnsOfTheSameWidth() {
        let keys = ["one", "two", "three", "four"].map { button($0, $0) }
        let grid = element("grid", "keys", ["columns": .integer(3)], children: keys)
        let lines = drawnLines(checked([grid]))
        #expect(
            lines[4...7].joined(separator: "\n") == """
                │   [One]    │   [Two]    │  [Three]  │
                │   Equal    │   Equal    │   Equal   │
                │   [Four]   │            │           │
                │   Equal    │            │           │
                """)
    }
}
