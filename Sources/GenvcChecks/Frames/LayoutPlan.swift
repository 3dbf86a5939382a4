import GenvcModel
import GenvcVocabulary
import GenvcViews

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

/// One view of a plan.
struct LayoutNode: Sendable {
    struct Stack: Sendable {
        let isHorizontal: Bool
        let spacing: Double
        let alignment: Alignment
        let distribution: Distribution
        let top: Double
        let leading: Double
        let bottom: Double
        let trailing: Double
    }

    enum Alignment: Sendable {
        case fill, start, center, end, firstBaseline, lastBaseline
    }

    enum Distribution: String, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    let parent: Int
    let attachment: ViewNode.Attachment
    let isPresent: Bool
    let isBand: Bool
    let isHairline: Bool
    let stack: Stack?
    let intrinsic: Intrinsic
    let width: LengthRules
    let height: LengthRules
    /// Width divided by height, or 0.
    let ratio: Double
    /// The share of free room, or 0.
    let weight: Double
    /// The gap behind it, or nil for the stack's.
    let spacingAfter: Double?
    let fillsStack: Bool
    let isEdgeToEdge: Bool
    let equalLength: (view: Int, factor: Double)?
    /// True if its placement may not take it out of its band.
    let staysInside: Bool
    /// True if more than one line of text may stand in it, which makes stacks share their width out.
    let isMultilineText: Bool
    /// How hard it resists growing; 0: not at all, infinity: it cannot grow.
    var hugging: (horizontal: Double, vertical: Double)
    /// The part of `LayoutPlan.arranged` that is this stack's.
    var arranged = 0..<0

    var isArranged: Bool { attachment == .arranged }

    init(_ view: ViewNode, intrinsic: Intrinsic, isPresent isParentPresent: Bool) {
        let element = view.role == .element || view.role == .band ? view.element : nil
        parent = view.parent ?? -1
        attachment = view.attachment
        isPresent = isParentPresent && element?.value(named: "isHidden")?.value != .boolean(true)
        isBand = view.container == .band
        isHairline = view.role == .element && element?.kind.standardHeight == .hairline && view.height.isEmpty
        if case .stack(let layout) = view.container { stack = Stack(layout) } else { stack = nil }
        self.intrinsic = intrinsic
        width = LengthRules(view.width)
        height = LengthRules(view.height)
        ratio = view.aspectRatio ?? 0
        weight = view.flexibleWeight ?? 0
        spacingAfter = view.spacingAfter?.points
        fillsStack = view.fillsStack
        isEdgeToEdge = view.isEdgeToEdge
        equalLength = view.equalLength
        staysInside = view.width.isEmpty && !view.isFixedWide
        if case .text(let content) = intrinsic {
            isMultilineText = element?.kind.intrinsicSize == .text && content.lines != 1
        } else {
            isMultilineText = false
        }
        hugging = (view.hugging.horizontal ?? intrinsic.hugging.horizontal,
            view.hugging.vertical ?? intrinsic.hugging.vertical)
    }
}

extension LayoutNode.Stack {
    init(_ layout: StackLayout) {
        isHorizontal = layout.axis == .horizontal
        spacing = layout.spacing.points
        distribution = LayoutNode.Distribution(rawValue: layout.distribution) ?? .fill
        top = layout.margins.top.points
        leading = layout.margins.leading.points
        bottom = layout.margins.bottom.points
        trailing = layout.margins.trailing.points
        alignment =
            switch layout.alignment {
            case "leading", "top": .start
            case "center": .center
            case "trailing", "bottom": .end
            case "firstBaseline": layout.axis == .horizontal ? .firstBaseline : .start
            case "lastBaseline": layout.axis == .horizontal ? .lastBaseline : .end
            default: .fill
            }
    }

    /// Points of the margins along and across the axis.
    var marginsAlong: Double { isHorizontal ? leading + trailing : top + bottom }
    var horizontalMargins: Double { leading + trailing }
    var verticalMargins: Double { top + bottom }
}
