/// A number that differs from point to point of the matrix, while the constraints stay the same: a parameter of a
/// linear system.
enum Quantity: Hashable {
    case screenWidth, screenHeight
    /// The leading edge of the screen, relative to the row that is solved.
    case screenStart
    /// The distance of the safe area from the leading edge of the screen, or of the row that is solved.
    case safeLeading, safeTop, safeWidth, safeHeight
    case readableWidth
    /// The margin of the controller's view at either side.
    case layoutMargin
    case keyboardTop
    /// One device pixel.
    case hairline
    /// The gap behind a view, a whole number of pixels.
    case gap(Int)
    /// The size of what a view shows.
    case contentWidth(Int)
    case contentHeight(Int)
    /// The distance from the middle of a view's content to one of its baselines.
    case firstBaseline(Int)
    case lastBaseline(Int)
    /// The horizontal start of a view outside the row that is solved, relative to the row, and its width.
    case outerStart(Int)
    case outerWidth(Int)
    /// The total height of consecutive rows that are solved by themselves, with the gaps between them.
    case rows(first: Int, last: Int)
}
