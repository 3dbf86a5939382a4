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
    /// Required constraints that cannot all hold; the frames then are what comes nearest.
    package let conflicts: [LayoutConflict]
    /// What the constraints leave open.
    package let ambiguities: [Ambiguity]

    package subscript(view: Int) -> Rect? { rects[view] }

    /// The same with a conflict.
    func with(_ conflict: LayoutConflict) -> Frames {
        Frames(
            viewport: viewport, rects: rects, contentSize: contentSize, shortages: shortages, conflicts: [conflict],
            ambiguities: ambiguities)
    }

    /// The same with views that have too little room.
    func with(_ shortages: [Shortage]) -> Frames {
        Frames(
            viewport: viewport, rects: rects, contentSize: contentSize, shortages: shortages, conflicts: conflicts,
            ambiguities: ambiguities)
    }
}
