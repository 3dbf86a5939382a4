import GenvcViews
import SimpleLayout

/// The frames of the views of a screen on one viewport.
package struct Frames: Sendable {
    /// The viewport of the layout.
    package let viewport: Viewport
    /// The frames indexed as `ViewTree.views`, in points of the controller's view, scrolled to the top; nil for hidden
    /// views. They are rounded only where UIKit rounds: sizes of text are whole pixels.
    package let rects: [Rect?]
    /// The size of the scrolled content, or of the rows if nothing scrolls.
    package let contentSize: Size
    /// The views that have too little room, from the screen inwards.
    package let shortages: [Shortage]
    /// Sets of required constraints that contradict each other; the frames then satisfy as many of them as possible.
    package let conflicts: [LayoutConflict]
    /// The places and lengths that the constraints leave open.
    package let ambiguities: [Ambiguity]

    /// The frame of a view in points; nil if the view is hidden.
    package subscript(view: Int) -> Rect? { rects[view] }

    /// The part of a screen's scroll view that no bar covers, in points of the controller's view; nil for a screen that
    /// does not scroll.
    package func visibleRows(of tree: ViewTree) -> Rect? {
        guard let frame = tree.scrollView.flatMap({ rects[$0] }) else { return nil }
        let top = tree.scrollsUnderTopBar ? viewport.safeArea.top : frame.minY
        let bottom = tree.scrollsUnderBottomBar ? viewport.height - viewport.safeArea.bottom : frame.maxY
        return Rect(x: frame.minX, y: top, width: frame.width, height: max(0, bottom - top))
    }

    /// The frames with `conflicts` in place of their own.
    func with(_ conflicts: [LayoutConflict]) -> Frames {
        Frames(
            viewport: viewport, rects: rects, contentSize: contentSize, shortages: shortages, conflicts: conflicts,
            ambiguities: ambiguities)
    }

    /// The frames with `rects` in place of their own, indexed as they are.
    func with(_ rects: [Rect?]) -> Frames {
        Frames(
            viewport: viewport, rects: rects, contentSize: contentSize, shortages: shortages, conflicts: conflicts,
            ambiguities: ambiguities)
    }

    /// The frames with `shortages` in place of their own.
    func with(_ shortages: [Shortage]) -> Frames {
        Frames(
            viewport: viewport, rects: rects, contentSize: contentSize, shortages: shortages, conflicts: conflicts,
            ambiguities: ambiguities)
    }
}
