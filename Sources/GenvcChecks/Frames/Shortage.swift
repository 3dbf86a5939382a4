import GenvcViews
import GenvcVocabulary

/// A view that needs more room than it gets.
package struct Shortage: Sendable, Hashable {
    /// The stack, band or view that is too small, an index into `ViewTree.views`.
    package let view: Int
    /// The axis along which the room is short.
    package let axis: LayoutAxis
    /// The points that the content needs along the axis.
    package let needed: Double
    /// The points that it has.
    package let available: Double
    /// The points that each visible view of a stack needs along the axis; empty for other views.
    package let parts: [Double]
    /// False if UIKit would squeeze a text or a button instead of breaking a constraint.
    package let isConflict: Bool
}
