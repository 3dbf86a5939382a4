import SimpleLayout
import Testing

private let phone = Rect(x: 0, y: 0, width: 414, height: 896)
private let square = Size(width: 100, height: 100)

@Suite struct LayoutTests {
    @Test func oneFlexibleItemFillsTheScreen() throws {
        var layout = Layout(parentFrame: phone, direction: .column)
        let mainItem = try layout.add(item: .flexible)
        #expect(try mainItem.frame(in: layout) == phone)
        #expect(try layout.frame(at: 0) == phone)
    }

    @Test func aFlexibleItemTakesWhatAFixedOneLeaves() throws {
        var layout = Layout(parentFrame: phone, direction: .column, alignment: .center)
        try layout.add(item: .flexible)
        try layout.add(item: .height(200))
        #expect(try layout.frame(at: 0) == Rect(x: 0, y: 0, width: 414, height: 696))
        #expect(try layout.frame(at: 1) == Rect(x: 0, y: 696, width: 414, height: 200))
    }

    @Test func aFrameIsTheParentOfANestedLayout() throws {
        var screen = Layout(parentFrame: phone, direction: .column)
        try screen.add(items: [.flexible, .height(44), .height(200)])
        #expect(
            screen.frames() == [
                Rect(x: 0, y: 0, width: 414, height: 652),
                Rect(x: 0, y: 652, width: 414, height: 44),
                Rect(x: 0, y: 696, width: 414, height: 200),
            ])

        var footer = Layout(parentFrame: try screen.frame(at: 2), direction: .row)
        try footer.add(items: [.flexible, .flexible])
        #expect(
            footer.frames() == [
                Rect(x: 0, y: 696, width: 207, height: 200),
                Rect(x: 207, y: 696, width: 207, height: 200),
            ])
    }

    @Test func theExampleInTheDocumentationHolds() throws {
        var screen = Layout(parentFrame: Rect(x: 0, y: 0, width: 375, height: 667), direction: .column)
        let list = try screen.add(item: .flexible)
        let toolbar = try screen.add(item: .height(44))
        #expect(try list.frame(in: screen) == Rect(x: 0, y: 0, width: 375, height: 623))

        let bar = try toolbar.frame(in: screen)
        var buttons = Layout(parentFrame: bar, direction: .row, alignment: .center, spacing: 8)
        let button = Item.size(Size(width: 60, height: 30))
        try buttons.add(items: [.flexible, button, button])
        #expect(try buttons.frame(at: 1) == Rect(x: 247, y: 630, width: 60, height: 30))
    }

    @Test(arguments: [
        (Direction.column, Alignment.leading, [Point(x: 0, y: 298), Point(x: 0, y: 398), Point(x: 0, y: 498)]),
        (.column, .center, [Point(x: 157, y: 298), Point(x: 157, y: 398), Point(x: 157, y: 498)]),
        (.column, .trailing, [Point(x: 314, y: 298), Point(x: 314, y: 398), Point(x: 314, y: 498)]),
        (.row, .leading, [Point(x: 57, y: 0), Point(x: 157, y: 0), Point(x: 257, y: 0)]),
        (.row, .center, [Point(x: 57, y: 398), Point(x: 157, y: 398), Point(x: 257, y: 398)]),
        (.row, .trailing, [Point(x: 57, y: 796), Point(x: 157, y: 796), Point(x: 257, y: 796)]),
    ])
    func alignmentPlacesAcrossTheDirection(direction: Direction, alignment: Alignment, origins: [Point]) throws {
        var layout = Layout(parentFrame: phone, direction: direction, alignment: alignment)
        try layout.add(items: [.flexible, .size(square), .size(square), .size(square), .flexible])
        #expect(layout.frames()[1...3].map(\.origin) == origins)
        #expect(layout.frames()[1...3].allSatisfy { $0.size == square })
    }

    @Test func aWidthInAColumnIsFlexibleInHeight() throws {
        var layout = Layout(parentFrame: Rect(x: 10, y: 20, width: 300, height: 100), direction: .column)
        try layout.add(items: [.width(80), .height(20)])
        #expect(try layout.frame(at: 0) == Rect(x: 10, y: 20, width: 80, height: 80))
        #expect(layout.leftover == 0)
    }

    @Test func aLengthAlongTheDirectionIsWidthOrHeight() {
        #expect(Item.length(44, along: .column) == .height(44))
        #expect(Item.length(44, along: .row) == .width(44))
    }

    @Test func spacingLiesBetweenItemsAndInsetsAround() throws {
        var layout = Layout(
            parentFrame: Rect(x: 10, y: 20, width: 300, height: 100), direction: .row, alignment: .trailing, spacing: 5,
            insets: Insets(top: 1, leading: 2, bottom: 3, trailing: 8))
        try layout.add(items: [.width(80), .flexible, .size(Size(width: 40, height: 10))])
        #expect(
            layout.frames() == [
                Rect(x: 12, y: 21, width: 80, height: 96),
                Rect(x: 97, y: 21, width: 160, height: 96),
                Rect(x: 262, y: 107, width: 40, height: 10),
            ])
    }

    @Test func equalInsetsApplyToAllSides() throws {
        var layout = Layout(parentFrame: phone, direction: .row, insets: Insets(all: 16))
        try layout.add(item: .flexible)
        #expect(try layout.frame(at: 0) == Rect(x: 16, y: 16, width: 382, height: 864))
    }

    @Test func withoutAFlexibleItemTheRestIsReported() throws {
        var layout = Layout(parentFrame: phone, direction: .column, spacing: 10, insets: Insets(top: 50))
        #expect(layout.leftover == 846)
        try layout.add(items: [.height(100), .height(200)])
        #expect(layout.leftover == 536)
        try layout.add(item: .flexible)
        #expect(layout.leftover == 0)
    }

    @Test(arguments: [(Alignment.leading, 20.0), (.center, -130), (.trailing, -280)])
    func anItemTooLargeAcrossIsReported(alignment: Alignment, y: Double) throws {
        let parent = Rect(x: 10, y: 20, width: 300, height: 100)
        var layout = Layout(parentFrame: parent, direction: .row, alignment: alignment)
        try layout.add(item: .height(100))
        #expect(layout.crossOverflow == 0)
        try layout.add(items: [.height(400), .height(250)])
        #expect(layout.crossOverflow == 300)
        #expect(try layout.frame(at: 1).origin.y == y)
        #expect(try layout.frame(at: 1).height == 400)
    }

    @Test func insetsLargerThanTheParentOverflow() throws {
        let parent = Rect(x: 0, y: 0, width: 30, height: 100)
        var column = Layout(parentFrame: parent, direction: .column, insets: Insets(leading: 25, trailing: 25))
        try column.add(item: .flexible)
        #expect(column.crossOverflow == 20)
        var row = Layout(parentFrame: parent, direction: .row, insets: Insets(leading: 25, trailing: 25))
        #expect(throws: LayoutError.outOfSpace(missing: 20)) { try row.add(item: .flexible) }
    }

    @Test func rightToLeftMirrorsARowAndKeepsIndices() throws {
        var layout = Layout(
            parentFrame: Rect(x: 10, y: 20, width: 300, height: 100), direction: .row, spacing: 10,
            insets: Insets(leading: 20), layoutDirection: .rightToLeft)
        try layout.add(item: .width(30))
        try layout.add(items: [.width(50), .flexible])
        #expect(layout.frames().map(\.minX) == [260, 200, 10])
        #expect(layout.frames().map(\.width) == [30, 50, 180])
    }

    @Test(arguments: [(Alignment.leading, 210.0), (.center, 110), (.trailing, 10)])
    func rightToLeftMirrorsTheAlignmentOfAColumn(alignment: Alignment, x: Double) throws {
        var layout = Layout(
            parentFrame: Rect(x: 10, y: 20, width: 300, height: 100), direction: .column, alignment: alignment,
            layoutDirection: .rightToLeft)
        try layout.add(items: [.width(100), .flexible])
        #expect(try layout.frame(at: 0) == Rect(x: x, y: 20, width: 100, height: 50))
        #expect(try layout.frame(at: 1) == Rect(x: 10, y: 70, width: 300, height: 50))
    }
}
