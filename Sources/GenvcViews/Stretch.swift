import GenvcModel
import GenvcVocabulary

/// The readiness with which a view takes free room along an axis when no spacer does.
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

/// The readiness with which the views of a tree take free room.
extension ViewTree {
    /// The readiness with which a view takes free room along the axis: what holds a view that stretches does so too.
    func stretch(of index: Int, along axis: LayoutAxis) -> Stretch {
        if let known = lengthsOfClasses?[views[index].name, axis] { return known.stretch }
        let view = views[index]
        // Of views that stand one behind the other several times no one takes all the room; all are as long across.
        if isSized(index, along: axis) || view.isRepeated && standsOneBehindTheOther(index, along: axis) {
            return .fixed
        }
        // A list makes its cells as high as they need to be.
        if view.role == .cell, axis == .vertical { return .fixed }
        let isBounded = view.element?.layoutValue(axis == .vertical ? .height : .width) != nil
        if isBounded, view.role != .errorLabel, !isScroller(index, along: axis) { return .fixed }
        switch view.container {
        case .stack(let inner):
            let children = view.children.filter {
                views[$0].attachment == .arranged && !views[$0].isLeftOut
            }
            if inner.axis == axis { return children.map { innerStretch($0, along: axis) }.max() ?? .fixed }
            // A gap has a length along its own stack only; across it, it is as long as the others let it be.
            let across = children.filter { !isGap($0) }.map { stretch(of: $0, along: axis) }
            if axis == .horizontal { return across.map { max($0, .text) }.max() ?? .fixed }
            // All are as high as the one whose height is said, or is that of its text.
            let isHeld = children.contains { isSized($0, along: axis) || hasTextHeight($0) }
            return inner.alignment == .fill && !isHeld ? across.max() ?? .fixed : .fixed
        case .band: return bandStretch(of: index, along: axis)
        case .scroll(let scroll):
            // Across its axis a scroll view is as high as what stands in it.
            guard axis == .vertical, scroll == .horizontal, let content = contentStack(of: index) else {
                return .stretching
            }
            return stretch(of: content, along: axis)
        case .content: return contentStack(of: index).map { stretch(of: $0, along: axis) } ?? .stretching
        case .none: break
        }
        if view.role == .errorLabel { return .text }
        guard let kind = view.element?.kind else { return .fixed }
        if let own = view.element.flatMap({ OwnSize($0) }) {
            return axis == .horizontal && own.width == nil ? .stretching : .fixed
        }
        switch kind.intrinsicSize {
        // An icon beside a slider or a text is as wide as its symbol.
        case .picture where axis == .horizontal && isSymbol(view): return .fixed
        case .none where view.element?.isStandingText == true: return .text
        // A view that is put into a slot has its own size.
        case .none where view.element?.isEmptySlot == true: return .fixed
        case .none, .picture: return .stretching
        case .field, .height, .segments: return axis == .horizontal ? .stretching : .fixed
        case .text: return .text
        case .hairline: return axis == .horizontal ? .stretching : .fixed
        case .button, .fixed, .content, .cell: return .fixed
        }
    }

    /// The readiness of the band around a view: only vertically a band takes room for what is in it.
    private func bandStretch(of index: Int, along axis: LayoutAxis) -> Stretch {
        guard axis == .vertical else {
            // Only a case of the stack asks for the band.
            return contentAsWide(as: index).map { stretch(of: $0, along: axis) } ?? .text
        }
        if let filling = fillingContent(of: index) { return stretch(of: filling, along: axis) }
        // A map or a pager from edge to edge takes the room that it would take between the margins.
        guard views[index].isEdgeToEdge, let child = views[index].children.first,
            views[child].container != .none
                || views[child].element?.kind.intrinsicSize == Kind.IntrinsicSize.none
        else { return .fixed }
        return stretch(of: child, along: axis)
    }

    /// True for a view whose parent may arrange its views along the axis: one that is no stack is taken to do so.
    private func standsOneBehindTheOther(_ index: Int, along axis: LayoutAxis) -> Bool {
        guard views[index].attachment == .arranged, let parent = views[index].parent,
            case .stack(let outer) = views[parent].container
        else { return true }
        return axes(of: parent, outer).contains(axis)
    }

    /// The view that fills a component or a slot: its rows, or the view that it is given; nil for any other view.
    private func fillingContent(of index: Int) -> Int? {
        guard let content = views[index].element?.kind.content, content == .component || content == .slot,
            views[index].role == .element
        else { return nil }
        return views[index].children.first {
            views[$0].attachment == .placed(horizontal: .fill, vertical: .fill)
        }
    }

    /// The view that is as wide as its band in a row; nil where the band may be wider, or where there is no band.
    func contentAsWide(as band: Int) -> Int? {
        guard views[band].container == .band, let parent = views[band].parent,
            case .stack(let layout) = views[parent].container, layout.axis == .horizontal
        else { return nil }
        return views[band].children.first {
            if case .placed(horizontal: .fill, _) = views[$0].attachment { views[$0].role == .element } else { false }
        }
    }

    /// True for an image view with a symbol, which keeps about the size of a line of text.
    private func isSymbol(_ view: ViewNode) -> Bool {
        view.element?.showsSymbol == true
    }

    /// Inside a container only what has already been found flexible counts.
    private func innerStretch(_ index: Int, along axis: LayoutAxis) -> Stretch {
        views[index].flexibleWeight == nil ? .fixed : stretch(of: index, along: axis)
    }

    /// True for a text that is as high as its lines, and is no input.
    private func hasTextHeight(_ index: Int) -> Bool {
        let view = views[index]
        guard view.container == .none, let element = view.element else { return false }
        return element.kind.intrinsicSize == .text || element.isStandingText
    }

    /// True for what scrolls along the axis, which has no length of its own: within its bounds it takes what there is.
    func isScroller(_ index: Int, along axis: LayoutAxis) -> Bool {
        if case .scroll(let scroll) = views[index].container {
            return axis == .vertical ? scroll.isVertical : scroll.isHorizontal
        }
        return views[index].element?.kind.content == .sections && axis == .vertical
    }

    /// True for a row that is as wide as the vertical stack it stands in, whichever alignment that has.
    func isStretched(_ index: Int) -> Bool {
        guard views[index].attachment == .arranged, let parent = views[index].parent,
            case .stack(let outer) = views[parent].container
        else { return false }
        return outer.axis == .vertical && alignments(of: parent, outer).contains(.fill)
    }

    /// True for a row that is stretched in a case of `when`, or without one.
    func isSometimesStretched(_ index: Int) -> Bool {
        guard views[index].attachment == .arranged, let parent = views[index].parent,
            case .stack(let outer) = views[parent].container
        else { return false }
        return axes(of: parent, outer).contains(.vertical) && alignments(of: parent, outer).contains(.fill)
    }

    /// True if something in the row can take free room in all cases: nothing in it changes its layout by a condition.
    func growsInAllCases(_ index: Int) -> Bool {
        guard case .stack(let layout) = views[index].container else { return true }
        if layout.distribution != .fill, views[index].element?.changesLayout != true { return true }
        return views[index].children.contains { child in
            views[child].element?.changesLayoutWithin != true && grows(child, along: layout.axis)
        }
    }

    /// True if something in the row can take free room, or the row shares it out itself.
    func canGrow(_ index: Int) -> Bool {
        guard case .stack(let layout) = views[index].container, layout.distribution == .fill else { return true }
        return views[index].children.contains { grows($0, along: layout.axis) }
    }

    private func grows(_ index: Int, along axis: LayoutAxis) -> Bool {
        // The views in a container have not been settled yet; they are taken to grow.
        if views[index].container != .none { return !isSized(index, along: axis) }
        return isSpacer(index, along: axis) || stretch(of: index, along: axis) != .fixed
    }

    /// A gap without a length of its own along the axis.
    func isSpacer(_ index: Int, along axis: LayoutAxis) -> Bool {
        isGap(index) && !isSized(index, along: axis)
    }

    /// True for a view that is there for the room it takes, such as a spacer.
    func isGap(_ index: Int) -> Bool {
        views[index].element?.kind.drawing == .gap || views[index].role == .filler
    }

    /// True if a rule says the length outright.
    func isSized(_ index: Int, along axis: LayoutAxis) -> Bool {
        if let known = lengthsOfClasses?[views[index].name, axis] { return known.isSized }
        // A node is not copied for some of its properties.
        let rules = axis == .vertical ? views[index].height : views[index].width
        let length = axis == .vertical ? RelationAttribute.height : .width
        if views[index].relations.contains(where: { $0.settles(length) }) { return true }
        return rules.contains { $0.relation == .equal && $0.priority == Priorities.required }
            || views[index].aspectRatio != nil
    }
}
