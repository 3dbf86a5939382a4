/// A number that differs from point to point of the matrix, while the constraints stay the same.
enum Quantity: Hashable {
    case screenWidth, screenHeight
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
}
