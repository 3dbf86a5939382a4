import GenvcViews

/// A view whose place or length the constraints leave open, as `UIView.hasAmbiguousLayout` would say.
package struct Ambiguity: Sendable {
    /// An index into `ViewTree.views`.
    package let view: Int
    /// `leading`, `top`, `width` or `height`.
    package let attribute: Constraint.Attribute
    /// The points by which the value differs at least among layouts that satisfy the constraints as well as any other.
    let spread: Double
    /// The bounds of the value, which are found when they are asked for.
    let bounds: OpenLayout.Bounds

    /// The least value that satisfies the constraints as well as any other, in points; infinite without a bound.
    package var lower: Double { bounds.range.lowerBound }
    /// The greatest value that does, in points; infinite without a bound.
    package var upper: Double { bounds.range.upperBound }

    /// True if the value may differ by more than so many points.
    func isOpen(beyond tolerance: Double) -> Bool {
        // Close to the tolerance the bounds tell.
        if spread > tolerance + OpenLayout.precision { return true }
        let range = bounds.range
        return range.upperBound - range.lowerBound > tolerance
    }
}
