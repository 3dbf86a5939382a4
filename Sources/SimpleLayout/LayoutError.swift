/// Why a layout could not take an item or give a frame.
public enum LayoutError: Error, Hashable, Sendable {
    /// A placed item was asked for its frame in a layout that does not hold it: one copied before the item was
    /// added, or a different one. Inside its own layout an item always has a frame.
    case itemIncomplete

    /// The fixed lengths, minimums, spacing and insets along the main axis need more than the parent frame has;
    /// `missing` is how many points more.
    case outOfSpace(missing: Double)

    /// There is no item at this index.
    case itemOutOfBounds

    /// A number that is negative, infinite or not a number where a length is needed.
    case invalidLength(of: Property)

    /// The property that the invalid number was given as.
    public enum Property: Hashable, Sendable {
        case width
        case height
        /// The `min` of a flexible item.
        case minimum
        /// The `weight` of a flexible item, which is outside `Item.weights`.
        case weight
        case spacing
        case insets
        /// The size or an edge of the parent frame.
        case parentFrame
        /// The `scale` of `frames(scale:)`, which also must not be zero.
        case scale
    }
}
