/// The greatest width of the rows of a screen.
package enum ContentWidth: Sendable, Hashable {
    case full
    case readable
    case points(Length)
}
