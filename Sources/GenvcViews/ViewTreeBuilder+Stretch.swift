import GenvcModel
import GenvcVocabulary

/// How readily a view takes free room along an axis when no spacer does.
enum Stretch: Int, Comparable {
    /// Has a size, or keeps its own.
    case fixed
    /// Text, which is better left at its width.
    case text
    /// A field, a picture, a plain view: made to stretch.
    case stretching

    /// A view that takes room less readily comes first.
    static func < (left: Stretch, right: Stretch) -> Bool { left.rawValue < right.rawValue }
}

/// How readily the views of a tree take free room.
extension ViewTreeBuilder {
    /// How readily a view takes free room: what holds a view that stretches does so too.
    func stretch(of index: Int, along axis: StackLayout.Axis) -> Stretch {
        let view = tree.views[index]
        // Of what stands several times no one takes all the room.
        if isSized(index, along: axis) || view.isRepeated { return .fixed }
        let isBounded = view.element?.layoutValue(axis == .vertical ? .height : .width) != nil
        if isBounded, view.role != .errorLabel, !isScroller(index, along: axis) { return .fixed }
        switch view.container {
        case .stack(let inner):
            let children = view.children.filter {
                tree.views[$0].attachment == .arranged && !tree.views[$0].isLeftOut
            }
            if inner.axis == axis { return children.map { innerStretch($0, along: axis) }.max() ?? .fixed }
            // A gap has a length along its own stack only; across it, it is as long as the others let it be.
            let across = children.filter { !isGap($0) }.map { stretch(of: $0, along: axis) }
            if axis == .horizontal { return across.map { max($0, .text) }.max() ?? .fixed }
            // All are as high as the one whose height is said, or is that of its text.
            let isHeld = children.contains { isSized($0, along: axis) || hasTextHeight($0) }
            return inner.alignment == "fill" && !isHeld ? across.max() ?? .fixed : .fixed
        case .band:
            guard axis == .vertical else { return .text }
            // A map from edge to edge takes the room that it would take between the margins.
            guard view.isEdgeToEdge, let child = view.children.first,
                tree.views[child].element?.kind.intrinsicSize == Kind.IntrinsicSize.none
            else { return .fixed }
            return stretch(of: child, along: axis)
        case .scroll(let scroll):
            // Across its axis a scroll view is as high as what stands in it.
            guard axis == .vertical, scroll == .horizontal, let content = tree.contentStack(of: index) else {
                return .stretching
            }
            return stretch(of: content, along: axis)
        case .content: return tree.contentStack(of: index).map { stretch(of: $0, along: axis) } ?? .stretching
        case .none: break
        }
        if view.role == .errorLabel { return .text }
        guard let kind = view.element?.kind else { return .fixed }
        switch kind.intrinsicSize {
        // An icon beside a slider or a text is as wide as its symbol.
        case .picture where axis == .horizontal && isSymbol(view): return .fixed
        case .none where view.element?.isStandingText == true: return .text
        // What is put into a slot has its own size.
        case .none where view.element?.isEmptySlot == true: return .fixed
        case .none, .picture: return .stretching
        case .field, .height, .segments: return axis == .horizontal ? .stretching : .fixed
        case .text: return .text
        case .hairline: return axis == .horizontal ? .stretching : .fixed
        case .button, .fixed, .content, .cell: return .fixed
        }
    }

    /// True for an image view with a symbol, which keeps about the size of a line of text.
    private func isSymbol(_ view: ViewNode) -> Bool {
        view.element?.showsSymbol == true
    }

    /// Inside a container only what has already been found flexible counts.
    private func innerStretch(_ index: Int, along axis: StackLayout.Axis) -> Stretch {
        tree.views[index].flexibleWeight == nil ? .fixed : stretch(of: index, along: axis)
    }

    /// True for a text that is as high as its lines, and is no input.
    private func hasTextHeight(_ index: Int) -> Bool {
        let view = tree.views[index]
        guard view.container == .none, let element = view.element else { return false }
        return element.kind.intrinsicSize == .text || element.isStandingText
    }

    /// True for what scrolls along the axis, which has no length of its own: within its bounds it takes what there is.
    func isScroller(_ index: Int, along axis: StackLayout.Axis) -> Bool {
        if case .scroll(let scroll) = tree.views[index].container {
            return scroll == .both || scroll == (axis == .vertical ? .vertical : .horizontal)
        }
        return tree.views[index].element?.kind.content == .sections && axis == .vertical
    }
}
