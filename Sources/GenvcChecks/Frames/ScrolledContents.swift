import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// The contents of the scroll views in the rows of a screen, where UIKit begins them at the edge of the safe area
/// since their scroll view reaches under a bar (`contentInsetAdjustmentBehavior`).
///
/// The scroll view around the rows is none of these: a constraint says where its rows begin. Nor is a carousel, which
/// is as its class makes it, nor a list, whose cells are only judged by their heights.
struct ScrolledContents {
    /// The views of the screen.
    private let tree: ViewTree
    /// The scroll views whose content may move, the outer ones first.
    private let scrollViews: [Int]

    init(of tree: ViewTree) {
        self.tree = tree
        let carousel = ShippedComponent.carouselScrollView.name
        scrollViews = tree.views.indices.filter {
            tree.views[$0].element?.kind.content == .scroll && tree.scroll(of: $0) == .vertical
                && tree.views[$0].typeName != carousel
        }
    }

    /// The frames with the contents where UIKit begins them. What is tied to a content alone moves with it.
    func adjusted(_ frames: Frames) -> Frames {
        guard !scrollViews.isEmpty else { return frames }
        var rects = frames.rects
        for scrollView in scrollViews {
            let top = inset(of: scrollView, rects, on: frames.viewport).top
            if top > 0 { move(contentOf: scrollView, down: top, &rects) }
        }
        return frames.with(rects)
    }

    /// Moves all that scrolls in a scroll view, by points.
    private func move(contentOf scrollView: Int, down: Double, _ rects: inout [Rect?]) {
        var isMoved = Array(repeating: false, count: tree.views.count)
        for (index, view) in tree.views.enumerated().dropFirst(scrollView + 1) {
            guard let parent = view.parent else { continue }
            isMoved[index] = parent == scrollView ? view.attachment == .scrollContent : isMoved[parent]
            if isMoved[index] { rects[index]?.origin.y += down }
        }
    }

    /// The points at the upper and the lower edge of a view.
    private struct Edges {
        var top = 0.0
        var bottom = 0.0
    }

    /// The points by which UIKit insets the content of a scroll view: its safe area, where there is something to
    /// scroll.
    private func inset(of scrollView: Int, _ rects: [Rect?], on viewport: Viewport) -> Edges {
        guard let frame = rects[scrollView] else { return Edges() }
        let contents = tree.views[scrollView].children.filter { tree.views[$0].attachment == .scrollContent }
        guard contents.contains(where: { (rects[$0]?.maxY ?? frame.minY) - frame.minY > frame.height }) else {
            return Edges()
        }
        return safeArea(of: scrollView, rects, on: viewport)
    }

    /// The part of the safe area's insets that reaches into a view, less what scroll views around it inset.
    private func safeArea(of view: Int, _ rects: [Rect?], on viewport: Viewport) -> Edges {
        var around = Edges(top: viewport.safeArea.top, bottom: viewport.safeArea.bottom)
        var outer = Rect(x: 0, y: 0, width: viewport.width, height: viewport.height)
        if let parent = tree.views[view].parent, let frame = rects[parent] {
            outer = frame
            around = safeArea(of: parent, rects, on: viewport)
            // The scroll view around the rows takes all of the insets to itself.
            if parent == tree.scrollView { return Edges() }
            if scrollViews.contains(parent) {
                let inset = inset(of: parent, rects, on: viewport)
                around = Edges(top: around.top - inset.top, bottom: around.bottom - inset.bottom)
            }
        }
        guard let inner = rects[view] else { return Edges() }
        return Edges(
            top: max(0, min(around.top, around.top - (inner.minY - outer.minY))),
            bottom: max(0, min(around.bottom, around.bottom - (outer.maxY - inner.maxY))))
    }
}
