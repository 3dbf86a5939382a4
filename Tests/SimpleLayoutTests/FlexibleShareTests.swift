import SimpleLayout
import Testing

@Suite struct FlexibleShareTests {
    private func widths(_ items: [Item], in width: Double, spacing: Double = 0) throws -> [Double] {
        let parent = Rect(x: 0, y: 0, width: width, height: 10)
        var layout = Layout(parentFrame: parent, direction: .row, spacing: spacing)
        try layout.add(items: items)
        return layout.frames().map(\.width)
    }

    @Test func sharesAreInProportionToWeights() throws {
        #expect(try widths([.flexible, .flexible(weight: 2), .flexible], in: 400) == [100, 200, 100])
        #expect(try widths([.flexible(weight: 0.5), .width(100), .flexible(weight: 1.5)], in: 300) == [50, 100, 150])
    }

    @Test(arguments: [
        // No share falls short: the minimum changes nothing.
        ([Item.flexible(min: 100), .flexible], 300.0, [150.0, 150]),
        ([.flexible(min: 150), .flexible], 300, [150, 150]),
        // One falls short; the others share the rest.
        ([.flexible(min: 200), .flexible, .flexible], 300, [200, 50, 50]),
        // Fixing one brings the next below its minimum.
        ([.flexible(min: 90), .flexible(min: 200), .flexible], 300, [90, 200, 10]),
        ([.flexible(min: 70), .flexible(min: 120), .flexible, .flexible(min: 80)], 320, [70, 120, 50, 80]),
        // The minimum in relation to the weight decides.
        ([.flexible(weight: 3, min: 100), .flexible(weight: 1, min: 60)], 200, [140, 60]),
        // Minimums use all there is.
        ([.flexible(min: 100), .flexible, .flexible(min: 200)], 300, [100, 0, 200]),
        ([.flexible(min: 100), .flexible(weight: 5, min: 200)], 300, [100, 200]),
    ])
    func anItemBelowItsMinimumGetsItAndTheRestShareAgain(items: [Item], width: Double, expected: [Double]) throws {
        #expect(try widths(items, in: width) == expected)
    }

    @Test func aBindingMinimumShiftsTheItemsBehindIt() throws {
        var layout = Layout(parentFrame: Rect(x: 5, y: 0, width: 320, height: 10), direction: .row, spacing: 10)
        try layout.add(items: [.flexible(min: 200), .flexible, .flexible])
        #expect(layout.frames().map(\.minX) == [5, 215, 275])
        #expect(try layout.frame(at: 2) == Rect(x: 275, y: 0, width: 50, height: 10))
    }

    @Test func aTinyWeightBesideAHugeOneKeepsItsMinimum() throws {
        let items: [Item] = [.flexible(weight: 1_000_000, min: 1), .flexible(weight: 0.000_001, min: 44)]
        #expect(try widths(items, in: 100) == [56, 44])
    }
}
