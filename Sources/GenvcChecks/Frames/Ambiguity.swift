import GenvcViews

/// A view whose place or length the constraints leave open.
package struct Ambiguity: Sendable, Hashable {
    /// An index into `ViewTree.views`.
    package let view: Int
    /// `leading`, `top`, `width` or `height`.
    package let attribute: Constraint.Attribute
    /// The least and, below, the greatest value that satisfies the constraints equally well, in points; infinite
    /// without a bound.
    package let lower: Double
    package let upper: Double

    package init(view: Int, attribute: Constraint.Attribute, lower: Double, upper: Double) {
        self.view = view
        self.attribute = attribute
        self.lower = lower
        self.upper = upper
    }
}
