import GenvcModel
import GenvcViews
import GenvcVocabulary

/// A tree of views at one text size and in one variant, reduced to the numbers that decide frames; tried on many
/// viewports.
package struct LayoutPlan: Sendable {
    package let tree: ViewTree
    package let textSize: TextSize
    /// One for each view of the tree, under the same index.
    let nodes: [LayoutNode]
    /// The visible arranged views of all stacks, one stack after the other.
    let arranged: [Int]
    /// What the rules ask about each view.
    let subjects: [RuleSubject]

    /// `stretch`: how much wider than written every text is.
    package init(
        _ tree: ViewTree, textSize: TextSize = .large, variant: LayoutVariant = .written, stretch: Double = 1
    ) {
        self.tree = tree
        self.textSize = textSize
        let reader = IntrinsicReader(textSize: textSize, stretch: stretch)
        let shown = ShownElements(variant, in: tree)
        var nodes: [LayoutNode] = []
        nodes.reserveCapacity(tree.views.count)
        for view in tree.views {
            let isParentPresent = view.parent.map { nodes[$0].isPresent } ?? true
            let isHidden = shown.hides(view)
            nodes.append(
                LayoutNode(
                    view, intrinsic: reader.intrinsic(of: view), isHidden: isHidden,
                    isPresent: isParentPresent && !isHidden))
        }
        var arranged: [Int] = []
        for index in tree.views.indices {
            let first = arranged.count
            for child in tree.views[index].children where nodes[child].isArranged && nodes[child].isPresent {
                arranged.append(child)
            }
            nodes[index].arranged = first..<arranged.count
        }
        for index in nodes.indices.reversed() { Self.settleHugging(of: index, in: &nodes, arranged) }
        self.nodes = nodes
        self.arranged = arranged
        subjects = RuleSubject.all(in: tree)
    }

    /// True if a stack asks its views what they would fit.
    var hasProportions: Bool { nodes.contains { $0.stack?.distribution == .fillProportionally } }

    /// Points of the gap behind an arranged view, not rounded.
    func gap(after index: Int) -> Double {
        let node = nodes[index]
        return node.spacingAfter ?? (node.parent >= 0 ? nodes[node.parent].stack?.spacing : nil) ?? 0
    }

    /// True for a text that may take several lines, and for a stack with one in it.
    func holdsMultilineText(_ index: Int) -> Bool {
        let node = nodes[index]
        guard node.stack != nil else { return node.isMultilineText }
        return arranged[node.arranged].contains { nodes[$0].isMultilineText }
    }

    /// UIKit's priority for a stack that is no larger across than the largest of its views, unless it fills
    /// (`UISV-spanning-fit`).
    private static let spanningFit = 51.0

    /// A stack hugs as its most yielding view does along its axis, and as its firmest does across if it fills.
    private static func settleHugging(of index: Int, in nodes: inout [LayoutNode], _ arranged: [Int]) {
        let node = nodes[index]
        if let stack = node.stack {
            let children = arranged[node.arranged]
            let horizontal = children.map { nodes[$0].hugging.horizontal }
            let vertical = children.map { nodes[$0].hugging.vertical }
            let isFilled = stack.alignment == .fill
            nodes[index].hugging =
                stack.isHorizontal
                ? (horizontal.min() ?? 0, isFilled ? vertical.max() ?? 0 : spanningFit)
                : (isFilled ? horizontal.max() ?? 0 : spanningFit, vertical.min() ?? 0)
        }
        if node.isBand, let child = nodes[index].only { nodes[index].hugging = nodes[child].hugging }
        if node.width.equal != nil { nodes[index].hugging.horizontal = .infinity }
        if node.height.equal != nil || node.isHairline || node.ratio > 0 { nodes[index].hugging.vertical = .infinity }
    }
}
