import GenvcText
import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// The numbers of one point of the matrix that the constraints of a screen refer to.
struct ScreenMeasures {
    /// The sizes of the contents at the text size of the point.
    let plan: LayoutPlan
    /// The device of the point.
    let viewport: Viewport
    /// The points that the keyboard covers from the bottom of the screen; 0 while it is down.
    let keyboard: Double
    /// The distance of the safe area from the leading edge, in points.
    let leadingInset: Double
    /// The widths of the views that are known so far: the height of a text follows from its width.
    var widths: [Double]
    /// The known places of views around a row, and the known heights of rows.
    var known: Known
    /// The horizontal start of the row that is solved.
    var origin = 0.0
    /// The fitting sizes of containers, if the screen has a stack that needs them.
    private let fittings: [FramePredictor.Box]

    /// The frames that were solved before the current scope, indexed as `ViewTree.views`.
    struct Known {
        /// The starts of views along the axis.
        var starts: [Double]
        /// The widths of views, in points.
        var widths: [Double]
        /// The heights of views, in points.
        var heights: [Double]
    }

    init(_ plan: LayoutPlan, at point: LayoutPoint) {
        self.plan = plan
        viewport = point.viewport
        keyboard = point.keyboard
        leadingInset =
            point.direction == .leftToRight ? point.viewport.safeArea.left : point.viewport.safeArea.right
        let zeros = [Double](repeating: 0, count: plan.nodes.count)
        widths = zeros
        known = Known(starts: zeros, widths: zeros, heights: zeros)
        fittings = plan.hasProportions ? FramePredictor.fittingBoxes(of: plan, at: point) : []
    }

    /// The value of a quantity at this point, in points.
    func value(of quantity: Quantity) -> Double {
        let scale = viewport.scale
        switch quantity {
        case .screenWidth: return viewport.width
        case .screenHeight: return viewport.height
        case .safeLeading: return leadingInset - origin
        case .screenStart: return -origin
        case .safeTop: return viewport.safeArea.top
        case .safeWidth: return viewport.safeWidth
        case .safeHeight: return viewport.safeHeight
        case .readableWidth: return viewport.readableWidth(at: plan.textSize)
        case .layoutMargin: return viewport.layoutMargin
        // Without a keyboard its guide begins where the safe area ends.
        case .keyboardTop: return viewport.height - max(keyboard, viewport.safeArea.bottom)
        case .outerStart(let view): return known.starts[view] - origin
        case .outerWidth(let view): return known.widths[view]
        case .rows(let first, let last): return height(from: first, to: last)
        case .hairline: return 1 / scale
        case .gap(let view): return gap(after: view)
        case .contentWidth(let view): return plan.nodes[view].intrinsic.width(scale: scale) ?? 0
        case .contentHeight(let view): return contentHeight(of: view)
        case .firstBaseline(let view): return baseline(of: view, isFirst: true)
        case .lastBaseline(let view): return baseline(of: view, isFirst: false)
        }
    }

    /// The length of a view's content; for a view without content its fitting length. No constraint ties a list to its
    /// cells.
    func fittingLength(of view: Int, _ axis: LayoutAxis) -> Double {
        if plan.isList[view] { return 0 }
        switch axis {
        case .horizontal: return plan.nodes[view].intrinsic.width(scale: viewport.scale) ?? fittings[view].naturalWidth
        case .vertical: return ownHeight(of: view) ?? fittings[view].naturalHeight
        }
    }

    /// True if constraints may be broken for lack of room: a view is lower than its content, although the spec gives it
    /// no such height, or it sticks out of the view that holds it.
    ///
    /// A control or a picture that is squeezed counts as well. A text that is narrower than its words, or a title that
    /// is, breaks no constraint; with an aspect ratio it counts, and in a row with one, since the height then gives the
    /// width.
    func lacksRoom(_ frames: Frames) -> Bool {
        for (index, node) in plan.nodes.enumerated() {
            guard let rect = frames[index] else { continue }
            if node.intrinsic.hasWidth, isTooLow(index, node, rect) { return true }
            if plan.hasRowOfRatio || node.ratio > 0 || !node.intrinsic.isText,
                rect.width < node.intrinsic.leastWidth(scale: viewport.scale) - StackAxis.tolerance
            {
                return true
            }
            guard !node.isArranged, node.parent >= 0, let parent = frames[node.parent] else { continue }
            switch node.attachment {
            // Scrolled content may be longer than its scroll view, and what an effect holds is as large as the effect.
            case .scrollContent, .content: continue
            // In a row with `edgeToEdge` a view is wider than its band.
            case .placed where plan.fillsEdges(of: node.parent): break
            case .placed, .layer, .screen, .background, .listArea, .arranged:
                if rect.width > parent.width + StackAxis.tolerance { return true }
            }
            if rect.height > parent.height + StackAxis.tolerance { return true }
        }
        return false
    }

    /// True if a view with content is lower than its content and the rules of the spec ask for.
    private func isTooLow(_ index: Int, _ node: LayoutNode, _ rect: Rect) -> Bool {
        let height = contentHeight(of: index)
        guard rect.height < height - StackAxis.tolerance, node.ratio == 0 else { return false }
        return rect.height < node.height.resolved(height) - StackAxis.tolerance
    }

    /// Points of the gap behind an arranged view, a whole number of pixels.
    func gap(after view: Int) -> Double { TextMetrics.rounded(plan.gap(after: view), scale: viewport.scale) }

    /// The points from the top of the first of some rows to the bottom of the last, with the gaps between them.
    private func height(from first: Int, to last: Int) -> Double {
        var height = 0.0
        for row in plan.siblings(from: first, to: last) {
            height += known.heights[row]
            if row != last { height += gap(after: row) }
        }
        return height
    }

    /// The height of what a view shows in its width; 0 without content.
    private func contentHeight(of view: Int) -> Double {
        ownHeight(of: view) ?? 0
    }

    /// The height of what a view shows in its width; nil without content.
    private func ownHeight(of view: Int) -> Double? {
        plan.nodes[view].intrinsic.height(
            in: widths[view], scale: viewport.scale, isCompact: viewport.hasCompactHeight)
    }

    /// The distance from the middle of a text to its first or last baseline; 0 without a text.
    private func baseline(of view: Int, isFirst: Bool) -> Double {
        guard case .text(let content) = plan.nodes[view].intrinsic else { return 0 }
        let height = contentHeight(of: view)
        return content.baseline(ofFirst: isFirst, width: widths[view], height: height, scale: viewport.scale)
            - height / 2
    }
}
