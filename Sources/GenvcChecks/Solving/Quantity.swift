/// A number that differs from point to point of the matrix, while the constraints stay the same.
enum Quantity: Hashable {
    case screenWidth, screenHeight
    /// The leading edge of the screen, counted from the row at hand.
    case screenStart
    /// The safe area's distance from the leading edge; in a row, from the row.
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
    /// From the middle of what a view shows to a baseline of it.
    case firstBaseline(Int)
    case lastBaseline(Int)
    /// Where a view outside a row starts on the horizontal axis, counted from the row, and how wide it is.
    case outerStart(Int)
    case outerWidth(Int)
    /// The height of rows that follow each other, found by themselves, with the gaps between them.
    case rows(first: Int, last: Int)
}
