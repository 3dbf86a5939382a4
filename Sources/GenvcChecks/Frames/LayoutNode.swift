import GenvcModel
import GenvcViews
import GenvcVocabulary

/// One view of a plan.
///
/// A class, because it is looked up at each point of the matrix and copying so many fields takes longer than using them.
final class LayoutNode: Sendable {
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

    /// UIKit's priority against shrinking, for every class.
    private static let standardResistance = 750.0
    /// UIKit's priority for a stack that is no larger across than the largest of its views, unless it fills
    /// (`UISV-spanning-fit`).
    private static let spanningFit = 51.0

    let parent: Int
    let attachment: ViewNode.Attachment
    /// True if it is hidden itself, whatever it stands in.
    let isHidden: Bool
    /// False if it is hidden, or something it stands in.
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
    /// The first view in it, for a band.
    let only: Int?
    /// The priorities of its own size.
    let contentHugging: (horizontal: Double, vertical: Double)
    let resistance: (horizontal: Double, vertical: Double)
    /// How hard it resists growing; 0: not at all, infinity: it cannot grow.
    let hugging: (horizontal: Double, vertical: Double)
    /// The part of `LayoutPlan.arranged` that is this stack's.
    let arranged: Range<Int>

    var isArranged: Bool { attachment == .arranged }

    /// - Parameters:
    ///   - arranged: the part of `LayoutPlan.arranged` that is this stack's.
    ///   - children: the visible views that are arranged in it, or the view in a band.
    init(
        _ view: ViewNode, intrinsic: Intrinsic, isHidden: Bool, isPresent: Bool, arranged: Range<Int>,
        children: [LayoutNode]
    ) {
        let element = view.role == .element || view.role == .band ? view.element : nil
        parent = view.parent ?? -1
        attachment = view.attachment
        self.isHidden = isHidden
        self.isPresent = isPresent
        self.arranged = arranged
        isBand = view.container == .band
        only = view.children.first
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
            let isLabel = element?.kind.intrinsicSize == .text || view.role == .errorLabel
            isMultilineText = isLabel && content.lines != 1
        } else {
            isMultilineText = false
        }
        // Alone of what has a fixed size, pictures hug no more than texts do.
        let own: (horizontal: Double, vertical: Double) =
            element?.kind.intrinsicSize == .picture ? (250, 250) : intrinsic.hugging
        contentHugging = (view.hugging.horizontal ?? own.horizontal, view.hugging.vertical ?? own.vertical)
        resistance = (
            view.compression.horizontal ?? Self.standardResistance, view.compression.vertical ?? Self.standardResistance
        )
        var hugging = contentHugging
        if let stack { hugging = Self.hugging(of: stack, children) }
        if isBand, let child = children.first { hugging = child.hugging }
        if width.equal != nil { hugging.horizontal = .infinity }
        if height.equal != nil || isHairline || ratio > 0 { hugging.vertical = .infinity }
        self.hugging = hugging
    }

    /// A stack hugs as its most yielding view does along its axis, and as its firmest does across if it fills.
    private static func hugging(of stack: Stack, _ children: [LayoutNode]) -> (horizontal: Double, vertical: Double) {
        let horizontal = children.lazy.map(\.hugging.horizontal)
        let vertical = children.lazy.map(\.hugging.vertical)
        let fills = stack.alignment == .fill
        return stack.isHorizontal
            ? (horizontal.min() ?? 0, fills ? vertical.max() ?? 0 : spanningFit)
            : (fills ? horizontal.max() ?? 0 : spanningFit, vertical.min() ?? 0)
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

    /// Points of the two margins on each axis.
    var horizontalMargins: Double { leading + trailing }
    var verticalMargins: Double { top + bottom }
}
