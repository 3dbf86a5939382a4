import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// The contents of the scroll views in the rows of a screen, where UIKit begins them at the upper edge of the safe area
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

    /// The frames with the contents where UIKit begins them. All views in a content move with it, those too that a
    /// relation ties to something which does not scroll.
    func adjusted(_ frames: Frames) -> Frames {
        guard !scrollViews.isEmpty else { return frames }
        var rects = frames.rects
        // The points by which the content of each scroll view is inset at the top.
        var insets: [Int: Double] = [:]
        for scrollView in scrollViews where isTooLow(scrollView, rects) {
            let inset = safeTop(of: scrollView, rects, insets, on: frames.viewport)
            insets[scrollView] = inset
            if inset > 0 { move(contentOf: scrollView, down: inset, &rects) }
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

    /// Moves all that scrolls in a scroll view, by points.
    private func move(contentOf scrollView: Int, down: Double, _ rects: inout [Rect?]) {
        var isMoved = Array(repeating: false, count: tree.views.count)
        for (index, view) in tree.views.enumerated().dropFirst(scrollView + 1) {
            guard let parent = view.parent else { continue }
            isMoved[index] = parent == scrollView ? view.attachment == .scrollContent : isMoved[parent]
            if isMoved[index] { rects[index]?.origin.y += down }
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
