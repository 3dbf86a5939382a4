import GenvcViews
import SimpleLayout

/// How much height the texts of a layout need.
extension LaidOutScreen {
    private var scale: Double { frames.viewport.scale }

    /// The height that the text in a view needs in that width, in points; nil where there is none.
    ///
    /// Of a button or a field it is the text alone: UIKit gives up the room around it first.
    func textHeight(of view: Int, in width: Double) -> Double? {
        switch plan.nodes[view].intrinsic {
        case .text(let content):
            let height = content.height(in: width, scale: scale)
            guard height > 0 else { return nil }
            return subjects[view].facts.contains(.isLabel) ? height : height - content.verticalInsets
        case .segments: return TextMetrics.lineHeight(size: Intrinsic.segmentTextSize)
        case .none, .fixed, .height: return nil
        }
    }

    /// The height that a view needs for the texts in it, as wide as it is; nil where there are none.
    ///
    /// It calls itself for what stands in the view; the reader limits how deep a spec goes.
    func neededHeight(of view: Int) -> Double? {
        let node = plan.nodes[view]
        guard node.isPresent, let rect = frames[view] else { return nil }
        if let stack = node.stack { return neededHeight(of: view, stack) }
        if node.isBand { return node.only.flatMap { neededHeight(of: $0) } }
        return textHeight(of: view, in: rect.width)
    }

    private func neededHeight(of view: Int, _ stack: LayoutNode.Stack) -> Double? {
        let children = plan.arranged[plan.nodes[view].arranged]
        var hasText = false
        var (sum, most) = (0.0, 0.0)
        for child in children {
            let node = plan.nodes[child]
            let own = neededHeight(of: child)
            if own != nil { hasText = true }
            let height =
                node.ratio > 0 ? frames[child]?.height ?? 0 : node.height.resolved(own ?? fixedHeight(of: child))
            sum += height
            most = max(most, height)
            if !stack.isHorizontal, child != children.last { sum += node.spacingAfter ?? stack.spacing }
        }
        guard hasText else { return nil }
        return (stack.isHorizontal ? most : sum) + stack.top + stack.bottom
    }

    /// The height of what shows no text, or nil for what takes any.
    private func fixedHeight(of view: Int) -> Double? {
        let node = plan.nodes[view]
        if node.isHairline { return 1 / scale }
        return node.intrinsic.height(in: frames[view]?.width ?? 0, scale: scale)
    }
}

extension TextContent {
    /// The width below which the title, or a word of it, has no room, in points.
    func widthOfWords(scale: Double) -> Double {
        var copy = self
        copy.keepsWidth = false
        copy.canBeCut = false
        return copy.leastWidth(scale: scale)
    }
}

extension Intrinsic {
    /// Points of the titles of a `UISegmentedControl`, which do not follow the text size.
    static let segmentTextSize = 13.0
}
