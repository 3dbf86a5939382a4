import GenvcViews
import SimpleLayout

/// Where the views of a screen stand on one viewport.
package struct Frames: Sendable {
    package let viewport: Viewport
    /// One for each view of the tree, under the same index, in points of the controller's view, scrolled to the top;
    /// nil for what is hidden. Not rounded, but where UIKit rounds: sizes of text are whole pixels.
    package let rects: [Rect?]
    /// The size of what scrolls, or of the rows where nothing does.
    package let contentSize: Size
    /// Where constraints cannot all hold, from the screen inwards.
    package let shortages: [Shortage]

    package subscript(view: Int) -> Rect? { rects[view] }
}

/// A view that needs more room than it gets.
package struct Shortage: Sendable, Hashable {
    /// The stack, band or view that is too small, an index into `ViewTree.views`.
    package let view: Int
    package let axis: StackLayout.Axis
    /// Points that its content needs along the axis, and points that there are.
    package let needed: Double
    package let available: Double
}
