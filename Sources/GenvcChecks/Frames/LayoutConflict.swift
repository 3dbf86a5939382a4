import GenvcViews

/// Constraints that cannot all hold, though any of them could be left out and the others would: a minimal set.
///
/// What only lacks room is a `Shortage`, and no conflict.
package struct LayoutConflict: Sendable, Hashable {
    /// What takes part.
    package enum Part: Sendable, Hashable {
        /// An index into the constraints of `ViewTree.constraints`, all groups one after the other.
        case written(Int)
        /// How a stack arranges the views in it: an index into `ViewTree.views`.
        case stack(Int)
        /// The size that a view has by itself.
        case own(Int)
    }

    /// In the order of the spec.
    package let parts: [Part]
    package let axis: StackLayout.Axis
    /// Points by which they miss one another, at the least.
    package let gap: Double

    package init(parts: [Part], axis: StackLayout.Axis, gap: Double) {
        self.parts = parts
        self.axis = axis
        self.gap = gap
    }
}
