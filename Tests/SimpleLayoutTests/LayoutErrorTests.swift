import SimpleLayout
import Testing

private let parent = Rect(x: 10, y: 20, width: 300, height: 100)

@Suite struct LayoutErrorTests {
    @Test func outOfSpaceTellsWhatIsMissingAndChangesNothing() throws {
        var layout = Layout(parentFrame: parent, direction: .column)
        try layout.add(item: .height(60))
        let before = layout
        #expect(throws: LayoutError.outOfSpace(missing: 20)) { try layout.add(item: .height(60)) }
        #expect(layout == before)
        #expect(layout.frames() == before.frames())
        try layout.add(item: .height(40))
        #expect(try layout.frame(at: 1) == Rect(x: 10, y: 80, width: 300, height: 40))
    }

    @Test func aBatchIsAddedWhollyOrNotAtAll() throws {
        var layout = Layout(parentFrame: parent, direction: .column, spacing: 4)
        #expect(throws: LayoutError.outOfSpace(missing: 38)) {
            try layout.add(items: [.height(60), .height(60), .flexible(min: 10)])
        }
        #expect(layout.items.isEmpty)
        #expect(throws: LayoutError.invalidLength(of: .height)) {
            try layout.add(items: [.height(60), .height(-1)])
        }
        #expect(layout.items.isEmpty)
    }

    @Test func minimumsAndSpacingNeedSpaceToo() throws {
        var layout = Layout(parentFrame: parent, direction: .row, spacing: 8)
        try layout.add(items: [.flexible(min: 200), .flexible])
        #expect(throws: LayoutError.outOfSpace(missing: 6)) { try layout.add(item: .width(90)) }
        #expect(try layout.frame(at: 0).width == 200)
    }

    @Test func anExactFitLeavesAFlexibleItemWithoutLength() throws {
        var layout = Layout(parentFrame: parent, direction: .column)
        try layout.add(items: [.height(60), .flexible, .height(40)])
        #expect(try layout.frame(at: 1) == Rect(x: 10, y: 80, width: 300, height: 0))
    }

    @Test func roundingErrorsAreNotMissingSpace() throws {
        var layout = Layout(parentFrame: Rect(x: 0, y: 0, width: 0.3, height: 1), direction: .row)
        try layout.add(items: [.width(0.1), .width(0.2)])
        #expect(layout.leftover == 0)
        #expect(throws: LayoutError.self) { try layout.add(item: .width(0.001)) }
    }

    @Test(arguments: [-1, 2, .min, .max])
    func anIndexOutsideThrows(index: Int) throws {
        var layout = Layout(parentFrame: parent, direction: .row)
        try layout.add(items: [.flexible, .flexible])
        #expect(throws: LayoutError.itemOutOfBounds) { try layout.frame(at: index) }
    }

    @Test func anItemHasNoFrameInALayoutThatDoesNotHoldIt() throws {
        var layout = Layout(parentFrame: parent, direction: .row)
        let early = layout
        let placed = try layout.add(item: .width(10))
        #expect(throws: LayoutError.itemIncomplete) { try placed.frame(in: early) }

        var other = Layout(parentFrame: parent, direction: .row)
        try other.add(item: .width(11))
        #expect(throws: LayoutError.itemIncomplete) { try placed.frame(in: other) }
    }

    @Test func aPlacedItemFollowsLaterAdds() throws {
        var layout = Layout(parentFrame: parent, direction: .row)
        let first = try layout.add(item: .flexible)
        let others = try layout.add(items: [.flexible, .width(100)])
        #expect(try first.frame(in: layout).width == 100)
        #expect(others.map(\.index) == [1, 2])
        #expect(try others[1].frame(in: layout).minX == 210)
    }

    @Test(arguments: [-1, -Double.leastNonzeroMagnitude, .nan, .infinity, -.infinity])
    func everyInvalidLengthIsNamed(value: Double) throws {
        let items: [(Item, LayoutError.Property)] = [
            (.width(value), .width), (.height(value), .height), (.flexible(min: value), .minimum),
            (.size(Size(width: value, height: 1)), .width), (.size(Size(width: 1, height: value)), .height),
            (.flexible(weight: value), .weight), (.flexible(weight: 1, min: value), .minimum),
        ]
        for (item, property) in items {
            var layout = Layout(parentFrame: parent, direction: .row)
            #expect(throws: LayoutError.invalidLength(of: property)) { try layout.add(item: item) }
            #expect(layout.items.isEmpty)
        }

        let insets = [
            Insets(top: value), Insets(leading: value), Insets(bottom: value), Insets(trailing: value),
        ]
        for insets in insets {
            var layout = Layout(parentFrame: parent, direction: .row, insets: insets)
            #expect(throws: LayoutError.invalidLength(of: .insets)) { try layout.add(item: .flexible) }
        }
        var spaced = Layout(parentFrame: parent, direction: .row, spacing: value)
        #expect(throws: LayoutError.invalidLength(of: .spacing)) { try spaced.add(item: .flexible) }
        #expect(throws: LayoutError.invalidLength(of: .scale)) { try spaced.frames(scale: value) }

        for frame in [Rect(x: 0, y: 0, width: value, height: 1), Rect(x: 0, y: 0, width: 1, height: value)] {
            var layout = Layout(parentFrame: frame, direction: .column)
            #expect(throws: LayoutError.invalidLength(of: .parentFrame)) { try layout.add(item: .flexible) }
            #expect(layout.frames().isEmpty)
        }
    }

    @Test(arguments: [
        Rect(x: .nan, y: 0, width: 1, height: 1), Rect(x: 0, y: .infinity, width: 1, height: 1),
        Rect(x: .greatestFiniteMagnitude, y: 0, width: .greatestFiniteMagnitude, height: 1),
    ])
    func aParentFrameOutOfReachIsInvalid(frame: Rect) {
        var layout = Layout(parentFrame: frame, direction: .column)
        #expect(throws: LayoutError.invalidLength(of: .parentFrame)) { try layout.add(item: .flexible) }
    }

    @Test(arguments: [0, Item.weights.lowerBound / 2, Item.weights.upperBound * 2])
    func aWeightOutsideItsRangeIsInvalid(weight: Double) {
        var layout = Layout(parentFrame: parent, direction: .column)
        #expect(throws: LayoutError.invalidLength(of: .weight)) { try layout.add(item: .flexible(weight: weight)) }
    }

    @Test func aScaleOfZeroIsInvalid() {
        let layout = Layout(parentFrame: parent, direction: .column)
        #expect(throws: LayoutError.invalidLength(of: .scale)) { try layout.frames(scale: 0) }
    }

    @Test func anEndlessParentMeasuresItsContent() throws {
        let endless = Rect(x: 0, y: 0, width: 320, height: .greatestFiniteMagnitude)
        var layout = Layout(parentFrame: endless, direction: .column, spacing: 8)
        try layout.add(items: [.height(100), .height(50)])
        #expect(try layout.frame(at: 1) == Rect(x: 0, y: 108, width: 320, height: 50))
        #expect(try layout.frames(scale: 3)[1] == Rect(x: 0, y: 108, width: 320, height: 50))
    }
}
