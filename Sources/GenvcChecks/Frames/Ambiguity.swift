import GenvcViews

/// A view whose place or length the constraints leave open, as `UIView.hasAmbiguousLayout` would say.
package struct Ambiguity: Sendable, Hashable {
    /// An index into `ViewTree.views`.
    package let view: Int
    /// `leading`, `top`, `width` or `height`.
    package let attribute: Constraint.Attribute
    /// The least value that satisfies the constraints as well as any other, in points; infinite without a bound.
    package let lower: Double
    /// The greatest value that does, in points; infinite without a bound.
    package let upper: Double

    package init(view: Int, attribute: Constraint.Attribute, lower: Double, upper: Double) {
        self.view = view
        self.attribute = attribute
        self.lower = lower
        self.upper = upper
    }
}
