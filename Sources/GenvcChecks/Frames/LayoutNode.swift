import GenvcModel
import GenvcViews
import GenvcVocabulary

/// One view of a plan: what decides its frame, and that of its neighbours, at every viewport.
/// Views with equal nodes are laid out alike. Lengths are points, priorities those of UIKit.
///
/// It is a class, because nodes are looked up at each point of the matrix, and copying all of their parts takes longer
/// than using one.
@dynamicMemberLookup
final class LayoutNode: Sendable, Equatable {
    /// All that is known of the view.
    private let parts: LayoutNodeParts

    init(_ parts: LayoutNodeParts) { self.parts = parts }

    subscript<Value>(dynamicMember part: KeyPath<LayoutNodeParts, Value>) -> Value { parts[keyPath: part] }

    static func == (left: LayoutNode, right: LayoutNode) -> Bool { left === right || left.parts == right.parts }

    /// The arrangement of a `UIStackView`'s views; the four margins are those inside it, in points.
    struct Stack: Sendable, Equatable {
        /// True for a stack whose views stand side by side.
        let isHorizontal: Bool
        /// The gap between two views in points, unless the view before it has one of its own.
        let spacing: Double
        /// The alignment of the views across the axis.
        let alignment: Alignment
        /// The distribution of the views along the axis.
        let distribution: StackDistribution
        /// The margin at the top, in points.
        let top: Double
        /// The margin where a line of text begins, in points.
        let leading: Double
        /// The margin at the bottom, in points.
        let bottom: Double
        /// The margin where a line of text ends, in points.
        let trailing: Double
    }

    /// The alignment across the axis: `start` is the top of a row or the leading side of a column.
    enum Alignment: Sendable {
        case fill, start, center, end, firstBaseline, lastBaseline
    }

    /// UIKit's priorities along both axes; 1000 is required.
    struct Priorities: Sendable, Equatable {
        /// The priority of the width.
        var horizontal: Double
        /// The priority of the height.
        var vertical: Double
    }

    /// The tie of a view's length along its stack to that of a sibling.
    struct EqualLength: Sendable, Equatable {
        /// The index of the sibling in `LayoutPlan.nodes`.
        let view: Int
        /// The length of the view, divided by that of the sibling.
        let factor: Double
    }

    /// The ways in which a view is there or not.
    struct Presence: Sendable, Equatable {
        /// True if the view itself is hidden, whether or not a view around it is.
        let isHidden: Bool
        /// False if the view or one around it is hidden.
        let isPresent: Bool
        /// True if the constraints in the view count: it is present, or hidden where no stack takes its length away.
        let takesRoom: Bool

        /// - Parameters:
        ///   - isCollapsed: a stack takes the length of the view away.
        ///   - parent: the presence of the view around it; nil for a view of the controller's.
        init(isHidden: Bool, isCollapsed: Bool, parent: Presence?) {
            self.isHidden = isHidden
            isPresent = parent?.isPresent != false && !isHidden
            takesRoom = parent?.takesRoom != false && !isCollapsed
        }
    }
}

/// The parts of a node, which are compared one by one.
struct LayoutNodeParts: Sendable, Equatable {
    /// UIKit's default compression resistance of every view.
    private static let standardResistance = 750.0
    /// UIKit's priority for a stack that is no larger across than the largest of its views, unless it fills
    /// (`UISV-spanning-fit`).
    private static let spanningFit = 51.0

    /// The index of the view around it; -1 for a view that stands on the controller's view.
    let parent: Int
    /// The standing of the view in its parent: arranged, placed, as a layer, or as scrolled content.
    let attachment: ViewNode.Attachment
    /// The way in which the view is there or not.
    let presence: LayoutNode.Presence
    /// True for the full-width view around a row.
    let isBand: Bool
    /// True for a line one device pixel wide.
    let isHairline: Bool
    /// The arrangement of the views in it; nil if it is no stack.
    let stack: LayoutNode.Stack?
    /// The size of its content at the plan's text size.
    let intrinsic: Intrinsic
    /// The rules of the spec for its width.
    let width: LengthRules
    /// The rules of the spec for its height.
    let height: LengthRules
    /// The aspect ratio, width divided by height; 0 without one.
    let ratio: Double
    /// The view's share of the free room; 0 if it takes none.
    let weight: Double
    /// The gap after the view in points; nil for that of the stack.
    let spacingAfter: Double?
    /// True if the view is as long across its stack as that, whatever the alignment.
    let fillsStack: Bool
    /// True for a row that reaches over the margins of its stack.
    let isEdgeToEdge: Bool
    /// A sibling whose length along the stack, times the factor, is this view's length; nil for a length of its own.
    let equalLength: LayoutNode.EqualLength?
    /// True if its placement may not take it out of its band.
    let staysInside: Bool
    /// True if the view may show several lines of text, which makes stacks divide their width.
    let isMultilineText: Bool
    /// The view in a band; nil for other views.
    let only: Int?
    /// The hugging priorities of the intrinsic size.
    let contentHugging: LayoutNode.Priorities
    /// The priorities against shrinking, `UIView.contentCompressionResistancePriority`.
    let resistance: LayoutNode.Priorities
    /// The priorities against growing: 0 if nothing resists, infinite if the view cannot grow.
    let hugging: LayoutNode.Priorities
    /// The part of `LayoutPlan.arranged` that is this stack's.
    let arranged: Range<Int>

    /// True if the view itself is hidden, whether or not a view around it is.
    var isHidden: Bool { presence.isHidden }

    /// False if the view or one around it is hidden.
    var isPresent: Bool { presence.isPresent }

    /// True if the constraints in the view count.
    var takesRoom: Bool { presence.takesRoom }

    /// True if the view stands in a stack as one of its arranged views.
    var isArranged: Bool { attachment == .arranged }

    /// - Parameters:
    ///   - arranged: the part of `LayoutPlan.arranged` that is this stack's.
    ///   - children: the visible views that are arranged in it, or the view in a band.
    init(
        _ view: ViewNode, intrinsic: Intrinsic, presence: LayoutNode.Presence, arranged: Range<Int>,
        children: [LayoutNode]
    ) {
        let element = view.role == .element || view.role == .band ? view.element : nil
        parent = view.parent ?? -1
        attachment = view.attachment
        self.presence = presence
        self.arranged = arranged
        isBand = view.container == .band
        only = view.children.first
        isHairline = view.role == .element && element?.kind.standardHeight == .hairline && view.height.isEmpty
        if case .stack(let layout) = view.container { stack = LayoutNode.Stack(layout) } else { stack = nil }
        self.intrinsic = intrinsic
        width = LengthRules(view.widthRules)
        height = LengthRules(view.heightRules)
        ratio = view.aspectRatio ?? 0
        weight = view.flexibleWeight ?? 0
        spacingAfter = view.spacingAfter?.points
        fillsStack = view.fillsStack
        isEdgeToEdge = view.isEdgeToEdge
        equalLength = view.equalLength.map { LayoutNode.EqualLength(view: $0.view, factor: $0.factor) }
        staysInside = view.staysInBand
        // A class of one's own that says its size is a label all the same.
        let isLabel = view.role == .errorLabel || view.role == .element && element?.kind.intrinsicSize == .text
        isMultilineText = isLabel && element?.value(.numberOfLines) != .integer(1)
        let own = intrinsic.hugging(of: element?.kind.intrinsicSize ?? .text)
        contentHugging = LayoutNode.Priorities(
            horizontal: view.hugging.horizontal ?? own.horizontal, vertical: view.hugging.vertical ?? own.vertical)
        resistance = LayoutNode.Priorities(
            horizontal: view.compression.horizontal ?? Self.standardResistance,
            vertical: view.compression.vertical ?? Self.standardResistance)
        var hugging = contentHugging
        if let stack { hugging = Self.hugging(of: stack, children) }
        if isBand, let child = children.first { hugging = child.hugging }
        if width.equal != nil { hugging.horizontal = .infinity }
        if height.equal != nil || isHairline || ratio > 0 { hugging.vertical = .infinity }
        self.hugging = hugging
    }

    /// The hugging priority of a stack: along its axis the least of its views, across its axis the greatest if it
    /// fills.
    private static func hugging(of stack: LayoutNode.Stack, _ children: [LayoutNode]) -> LayoutNode.Priorities {
        let horizontal = children.lazy.map { $0.hugging.horizontal }
        let vertical = children.lazy.map { $0.hugging.vertical }
        let fills = stack.alignment == .fill
        return stack.isHorizontal
            ? LayoutNode.Priorities(
                horizontal: horizontal.min() ?? 0, vertical: fills ? vertical.max() ?? 0 : spanningFit)
            : LayoutNode.Priorities(
                horizontal: fills ? horizontal.max() ?? 0 : spanningFit, vertical: vertical.min() ?? 0)
    }
}

extension LayoutNode.Stack {
    /// The layout of a stack of the tree. The first baseline of a column is its leading side, as UIKit takes it.
    init(_ layout: StackLayout) {
        isHorizontal = layout.axis == .horizontal
        spacing = layout.spacing.points
        distribution = layout.distribution
        top = layout.margins.top.points
        leading = layout.margins.leading.points
        bottom = layout.margins.bottom.points
        trailing = layout.margins.trailing.points
        alignment =
            switch layout.alignment {
            case .fill: .fill
            case .leading, .top: .start
            case .center: .center
            case .trailing, .bottom: .end
            case .firstBaseline: layout.axis == .horizontal ? .firstBaseline : .start
            case .lastBaseline: layout.axis == .horizontal ? .lastBaseline : .end
            }
    }

    /// The sum of the leading and the trailing margin, in points.
    var horizontalMargins: Double { leading + trailing }
    /// The sum of the upper and the lower margin, in points.
    var verticalMargins: Double { top + bottom }
}
