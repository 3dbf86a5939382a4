/// The axis items follow one another on, called the main axis; the other one is the cross axis.
public enum Direction: Hashable, Sendable, CaseIterable {
    /// Side by side, from the leading edge to the trailing edge.
    case row
    /// The items stand below each other, from top to bottom.
    case column
}
