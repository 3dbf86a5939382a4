import SimpleLayout
import Testing

@Suite struct PixelFramesTests {
    @Test func sevenths() throws {
        var layout = Layout(parentFrame: Rect(x: 0, y: 0, width: 300, height: 10), direction: .row)
        try layout.add(items: Array(repeating: .flexible, count: 7))
        let frames = try layout.frames(scale: 1)
        #expect(frames.map(\.minX) == [0, 43, 86, 129, 171, 214, 257])
        #expect(frames.map(\.width) == [43, 43, 43, 42, 43, 43, 43])
    }

    @Test func halfPointsAreKeptAtScaleTwo() throws {
        var layout = Layout(parentFrame: Rect(x: 0, y: 0, width: 5, height: 10), direction: .row)
        try layout.add(items: [.flexible, .flexible])
        #expect(try layout.frames(scale: 2).map(\.width) == [2.5, 2.5])
        #expect(try layout.frames(scale: 1).map(\.width) == [3, 2])
    }

    @Test(arguments: [1.0, 2, 3])
    func aFixedLengthOfWholePixelsIsKept(scale: Double) throws {
        let parent = Rect(x: -7.25, y: 3, width: 311, height: 99)
        var layout = Layout(parentFrame: parent, direction: .row, alignment: .center)
        let button = Item.size(Size(width: 44, height: 30))
        try layout.add(items: [.flexible, button, .flexible, button, .flexible])
        let frames = try layout.frames(scale: scale)
        #expect(frames[1].size == Size(width: 44, height: 30))
        #expect(frames[3].size == Size(width: 44, height: 30))
    }

    @Test func spacingOfWholePixelsIsKept() throws {
        let parent = Rect(x: 0, y: 0, width: 100, height: 10)
        var layout = Layout(parentFrame: parent, direction: .row, spacing: 8, layoutDirection: .rightToLeft)
        try layout.add(items: [.flexible, .flexible, .flexible, .flexible, .flexible, .flexible, .flexible])
        let frames = try layout.frames(scale: 2)
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.minX - $1.maxX == 8 })
        #expect(frames.first?.maxX == 100)
        #expect(frames.last?.minX == 0)
    }

    /// Fifteen times 0.3 is a rounding error below 4.5, but that and 44 is 48.5: one end down, the other up.
    @Test func aRoundingErrorAtHalfAPixelDoesNotStretchAnItem() throws {
        var layout = Layout(parentFrame: Rect(x: 0, y: 0, width: 100, height: 10), direction: .row)
        try layout.add(items: Array(repeating: .width(0.3), count: 15) + [.width(44)])
        #expect(try layout.frames(scale: 1).last == Rect(x: 5, y: 0, width: 44, height: 10))
    }
}
