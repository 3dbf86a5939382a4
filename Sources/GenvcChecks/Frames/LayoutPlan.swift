import GenvcModel
import GenvcViews
import GenvcVocabulary

/// A tree of views at one text size and in one variant, reduced to the numbers that decide frames; tried on many
/// viewports.
///
/// A view keeps its index from `ViewTree.views` throughout. A view in a hidden view is hidden too, and takes no room.
package final class LayoutPlan: Sendable {
    /// The views that are laid out.
    package let tree: ViewTree
    /// The text size that the screen follows: that of the point, limited by the screen's own text sizes.
    package let textSize: TextSize
    /// The nodes of all views, indexed as `ViewTree.views`.
    let nodes: [LayoutNode]
    /// The arranged views of all stacks that no stack leaves out, one stack after the other.
    let arranged: [Int]
    /// The stack in each scroll view of the spec, or in an effect, indexed as `ViewTree.views`; nil for any other view.
    let contentStacks: [Int?]
    /// True for each view that stands in a cell of a list, indexed as `ViewTree.views`.
    let isInList: [Bool]
    /// True for each list that shows its cells, indexed as `ViewTree.views`. What an empty list shows in their place
    /// belongs to the controller, so that its wishes count as those of all other views do.
    let isList: [Bool]
    /// True if a row follows an aspect ratio, so that its height gives it its width.
    let hasRowOfRatio: Bool

    /// Makes a plan.
    ///
    /// - Parameters:
    ///   - textSize: the text size that people have chosen.
    ///   - variant: which of the hidden views are shown.
    ///   - stretch: the factor by which every text is wider than written.
    package init(
        _ tree: ViewTree, textSize: TextSize = .large, variant: LayoutVariant = .written, stretch: Double = 1
    ) {
        self.tree = tree
        self.textSize = tree.screen.textSizes?.limiting(textSize) ?? textSize
        let sizes = Self.textSizes(of: tree, at: self.textSize)
        let shown = ShownElements(variant, in: tree)
        var present: [LayoutNode.Presence] = []
        present.reserveCapacity(tree.views.count)
        // A view is not copied for some of its properties, here and below.
        for index in tree.views.indices {
            let isHidden =
                tree.views[index].isLeftOut || tree.views[index].isBehindCells || shown.hides(tree.views[index])
            let isCollapsed = tree.views[index].isLeftOut || isHidden && tree.views[index].attachment == .arranged
            let parent = tree.views[index].parent.map { present[$0] }
            present.append(LayoutNode.Presence(isHidden: isHidden, isCollapsed: isCollapsed, parent: parent))
        }
        var arranged: [Int] = []
        let ranges = tree.views.indices.map { index in
            let first = arranged.count
            // A layer that is hidden keeps its constraints, and so do the stacks in it.
            for child in tree.views[index].children
            where tree.views[child].attachment == .arranged && present[child].takesRoom {
                arranged.append(child)
            }
            return first..<arranged.count
        }
        // The nodes are made from the last view to the first, since the hugging of a stack depends on that of its
        // views.
        var nodes: [LayoutNode] = []
        nodes.reserveCapacity(tree.views.count)
        for index in tree.views.indices.reversed() {
            let view = tree.views[index]
            let inner = view.container == .band ? view.children[...].prefix(1) : arranged[ranges[index]]
            nodes.append(
                LayoutNode(
                    LayoutNodeParts(
                        view,
                        intrinsic: IntrinsicReader(
                            textSize: sizes[index], appTextSize: textSize, stretch: stretch, assets: tree.screen.assets
                        ).intrinsic(of: view),
                        presence: present[index], arranged: ranges[index],
                        children: inner.map { nodes[tree.views.count - 1 - $0] })))
        }
        self.nodes = nodes.reversed()
        hasRowOfRatio = nodes.contains { $0.stack?.isHorizontal == true && $0.ratio > 0 }
        isList = tree.views.indices.map { index in
            tree.views[index].role == .element && tree.views[index].element?.kind.content == .sections
                && !tree.views[index].children.contains { tree.views[$0].standsInMiddle }
        }
        isInList = Self.viewsInLists(of: tree, isList)
        contentStacks = tree.views.indices.map { tree.contentStack(of: $0) }
        self.arranged = arranged
    }

    /// The text size that each view follows: that of the view around it, limited by its own.
    private static func textSizes(of tree: ViewTree, at textSize: TextSize) -> [TextSize] {
        var sizes: [TextSize] = []
        sizes.reserveCapacity(tree.views.count)
        for index in tree.views.indices {
            let outside = tree.views[index].parent.map { sizes[$0] } ?? textSize
            sizes.append(tree.views[index].textSizes?.limiting(outside) ?? outside)
        }
        return sizes
    }

    /// True for each view with a list of cells among the views around it, which stand before it in the tree.
    private static func viewsInLists(of tree: ViewTree, _ isList: [Bool]) -> [Bool] {
        var isInList: [Bool] = []
        isInList.reserveCapacity(tree.views.count)
        for index in tree.views.indices {
            let isAmongCells = !tree.views[index].isBehindCells
            isInList.append(isAmongCells && tree.views[index].parent.map { isInList[$0] || isList[$0] } ?? false)
        }
        return isInList
    }

    /// True if a stack asks its views for their fitting sizes.
    var hasProportions: Bool { nodes.contains { $0.stack?.distribution == .fillProportionally } }

    /// True for a band with `edgeToEdge` in a stack that makes all that it holds as wide as it is.
    func fillsEdges(of band: Int) -> Bool {
        let node = nodes[band]
        return node.isEdgeToEdge && node.parent >= 0 && nodes[node.parent].stack?.alignment == .fill
    }

    /// The views that a stack arranges from one to another, in order.
    func siblings(from first: Int, to last: Int) -> ArraySlice<Int> {
        let all = arranged[nodes[nodes[first].parent].arranged]
        guard let start = all.firstIndex(of: first), let end = all[start...].firstIndex(of: last) else { return [] }
        return all[start...end]
    }

    /// The gap after an arranged view in points, not rounded.
    func gap(after index: Int) -> Double {
        let node = nodes[index]
        return node.spacingAfter ?? (node.parent >= 0 ? nodes[node.parent].stack?.spacing : nil) ?? 0
    }

    /// True for a text of several lines, and for a stack that contains one at any depth.
    func holdsMultilineText(_ index: Int) -> Bool {
        let node = nodes[index]
        guard node.stack != nil else { return node.isMultilineText }
        // A hidden stack counts too, because its constraints hold all the same.
        return tree.views[index].children.contains {
            nodes[$0].isArranged && !nodes[$0].isHidden && holdsMultilineText($0)
        }
    }
}

extension LayoutPlan {
    /// True if `view` stands in `other`, however deep, or is it.
    func stands(_ view: Int, in other: Int) -> Bool {
        var next = view
        // The index of a view is greater than that of its parent.
        while next > other { next = nodes[next].parent }
        return next == other
    }
}
