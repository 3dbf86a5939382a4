import GenvcViews

/// A view that needs more room than it gets.
package struct Shortage: Sendable, Hashable {
    /// The stack, band or view that is too small, an index into `ViewTree.views`.
    package let view: Int
    package let axis: StackLayout.Axis
    /// Points that its content needs along the axis, and points that there are.
    package let needed: Double
    package let available: Double
    /// What each of the visible views that stand in a stack along the axis needs, in points; empty for other views.
    package let parts: [Double]
    /// False if UIKit would squeeze a text or a button instead of breaking a constraint.
    package let isConflict: Bool
}
