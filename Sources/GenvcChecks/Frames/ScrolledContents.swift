import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// The contents of the scroll views in the rows of a screen, at the places at which UIKit begins them.
///
/// That is the upper edge of the safe area where their scroll view reaches under a bar
/// (`contentInsetAdjustmentBehavior`), and the left edge of one that scrolls sideways, in both directions of writing.
///
/// The scroll view around the rows is none of these: a constraint says where its rows begin. Nor are pages, which are
/// as large as their scroll view, a carousel that scrolls sideways, which begins at its leading end, and a list, whose
/// cells are only judged by their heights.
struct ScrolledContents {
    /// The views of the screen.
    private let tree: ViewTree
    /// The scroll views whose content may move, the outer ones first.
    private let scrollViews: [Int]
    /// The scroll views that scroll sideways and begin at the left edge, the outer ones first.
    private let sideways: [Int]

    init(of tree: ViewTree) {
        self.tree = tree
        let carousel = ShippedComponent.carouselScrollView.name
        let all = tree.views.indices.filter { tree.views[$0].element?.kind.content == .scroll }
        scrollViews = all.filter { index in
            let hasPages = tree.views[index].typeName == carousel && tree.views[index].element?.scrollsInPages == true
            return tree.scroll(of: index) == .vertical && !hasPages
        }
        sideways = all.filter { tree.scroll(of: $0) == .horizontal && tree.views[$0].typeName != carousel }
    }

    /// The frames with the contents where UIKit begins them. All views in a content move with it, those too that a
    /// relation ties to something which does not scroll.
    func adjusted(_ frames: Frames, _ direction: LayoutDirection) -> Frames {
        let sideways = direction == .rightToLeft ? sideways : []
        guard !scrollViews.isEmpty || !sideways.isEmpty else { return frames }
        var rects = frames.rects
        for scrollView in sideways { moveToLeftEdge(contentOf: scrollView, &rects) }
        // The points by which the content of each scroll view is inset at the top.
        var insets: [Int: Double] = [:]
        for scrollView in scrollViews where isTooLow(scrollView, rects) {
            let inset = safeTop(of: scrollView, rects, insets, on: frames.viewport)
            insets[scrollView] = inset
            if inset > 0 { move(contentOf: scrollView, Point(x: 0, y: inset), &rects) }
        }
        return frames.with(rects)
    }

    /// True for a scroll view that is lower than its content, so that there is something to scroll.
    private func isTooLow(_ scrollView: Int, _ rects: [Rect?]) -> Bool {
        guard let frame = rects[scrollView] else { return false }
        return tree.views[scrollView].children.contains { child in
            guard tree.views[child].attachment == .scrollContent, let content = rects[child] else { return false }
            return content.height > frame.height + StackAxis.tolerance
        }
    }

    /// Moves what scrolls in a scroll view to its left edge, where UIKit shows it before anybody scrolls.
    private func moveToLeftEdge(contentOf scrollView: Int, _ rects: inout [Rect?]) {
        let content = tree.views[scrollView].children.first { tree.views[$0].attachment == .scrollContent }
        guard let frame = rects[scrollView], let content, let left = rects[content]?.minX, left != frame.minX
        else { return }
        move(contentOf: scrollView, Point(x: frame.minX - left, y: 0), &rects)
    }

    /// Moves all that scrolls in a scroll view, by points.
    private func move(contentOf scrollView: Int, _ distance: Point, _ rects: inout [Rect?]) {
        var isMoved = Array(repeating: false, count: tree.views.count)
        for (index, view) in tree.views.enumerated().dropFirst(scrollView + 1) {
            guard let parent = view.parent else { continue }
            isMoved[index] = parent == scrollView ? view.attachment == .scrollContent : isMoved[parent]
            guard isMoved[index] else { continue }
            rects[index]?.origin.x += distance.x
            rects[index]?.origin.y += distance.y
        }
    }

    /// The points of a view's upper part that lie outside the safe area, less what scroll views around it inset.
    private func safeTop(
        of view: Int, _ rects: [Rect?], _ insets: [Int: Double], on viewport: Viewport
    ) -> Double {
        guard let frame = rects[view] else { return 0 }
        guard let parent = tree.views[view].parent, let outer = rects[parent] else {
            return max(0, min(viewport.safeArea.top, viewport.safeArea.top - frame.minY))
        }
        // The scroll view around the rows takes all of the insets to itself.
        if parent == tree.scrollView { return 0 }
        let around = safeTop(of: parent, rects, insets, on: viewport) - (insets[parent] ?? 0)
        return max(0, min(around, around - (frame.minY - outer.minY)))
    }
}
