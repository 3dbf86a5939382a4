/// A number in points that differs from point to point of the matrix, while the constraints stay the same: a parameter
/// of a linear system. `ScreenMeasures` has its value. An index is one into `ViewTree.views`.
enum Quantity: Hashable {
    /// The size of the controller's view.
    case screenWidth, screenHeight
    /// The leading edge of the screen, relative to the row that is solved.
    case screenStart
    /// The distance of the safe area from the leading edge of the screen, or of the row that is solved.
    case safeLeading, safeTop, safeWidth, safeHeight
    /// The width of the readable content guide.
    case readableWidth
    /// The margin of the controller's view at either side.
    case layoutMargin
    /// The top of the keyboard; without one, the bottom of the safe area.
    case keyboardTop
    /// One device pixel.
    case hairline
    /// The gap behind a view, a whole number of pixels.
    case gap(Int)
    /// The width of what a view shows.
    case contentWidth(Int)
    /// The height of what a view shows, in the width that it has.
    case contentHeight(Int)
    /// The distance from the middle of a view's content to its first baseline.
    case firstBaseline(Int)
    /// The distance from the middle of a view's content to its last baseline.
    case lastBaseline(Int)
    /// The horizontal start of a view outside the row that is solved, relative to the row.
    case outerStart(Int)
    /// The width of a view outside the row that is solved.
    case outerWidth(Int)
    /// The total height of consecutive rows that are solved by themselves, with the gaps between them.
    case rows(first: Int, last: Int)
}
