/// The greatest width of the rows of a screen.
package enum ContentWidth: Sendable, Hashable {
    /// The width of the screen between its margins.
    case full
    /// The width of the readable content guide, in which no line of text is too long to read.
    case readable
    /// A width in points.
    case points(Length)
}
