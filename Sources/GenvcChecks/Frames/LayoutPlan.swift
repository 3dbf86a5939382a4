import GenvcModel
import GenvcViews
import GenvcVocabulary

/// A tree of views at one text size, reduced to the numbers that decide frames; tried on many viewports.
package struct LayoutPlan: Sendable {
    package let tree: ViewTree
    package let textSize: TextSize
    /// One for each view of the tree, under the same index.
    let nodes: [LayoutNode]
    /// The visible arranged views of all stacks, one stack after the other.
    let arranged: [Int]

    package init(_ tree: ViewTree, textSize: TextSize = .large) {
        self.tree = tree
        self.textSize = textSize
        let reader = IntrinsicReader(textSize: textSize)
        var nodes: [LayoutNode] = []
        nodes.reserveCapacity(tree.views.count)
        for view in tree.views {
            let isParentPresent = view.parent.map { nodes[$0].isPresent } ?? true
            nodes.append(LayoutNode(view, intrinsic: reader.intrinsic(of: view), isPresent: isParentPresent))
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
    }

    /// A stack hugs as its most yielding view does along its axis, and as its firmest does across.
    private static func settleHugging(of index: Int, in nodes: inout [LayoutNode], _ arranged: [Int]) {
        let node = nodes[index]
        if let stack = node.stack {
            let children = arranged[node.arranged]
            let horizontal = children.map { nodes[$0].hugging.horizontal }
            let vertical = children.map { nodes[$0].hugging.vertical }
            nodes[index].hugging =
                stack.isHorizontal
                ? (horizontal.min() ?? 0, vertical.max() ?? 0) : (horizontal.max() ?? 0, vertical.min() ?? 0)
        }
        if node.width.equal != nil { nodes[index].hugging.horizontal = .infinity }
        if node.height.equal != nil || node.isHairline { nodes[index].hugging.vertical = .infinity }
    }
}
