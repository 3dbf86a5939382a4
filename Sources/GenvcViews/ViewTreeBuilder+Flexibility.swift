import GenvcModel
import GenvcVocabulary

/// How readily a view takes free room along an axis when no spacer does.
private enum Stretch: Int, Comparable {
    /// Has a size, or keeps its own.
    case fixed
    /// Text, which is better left at its width.
    case text
    /// A field, a picture, a plain view: made to stretch.
    case stretching

    static func < (left: Stretch, right: Stretch) -> Bool { left.rawValue < right.rawValue }
}

extension ViewTreeBuilder {
    /// Decides, stack by stack from the inside, which view takes the free room, and sets the priorities that say so.
    mutating func settleFlexibility() {
        for index in tree.views.indices.reversed() {
            guard case .stack(let layout) = tree.views[index].container, layout.distribution == "fill" else { continue }
            settle(stack: index, layout)
        }
        let root = tree.views[tree.rootStack]
        // A component in a box of a known height is given all of it.
        let fillsBox = tree.screen.component != nil && tree.screen.scroll == .none
        tree.hasFlexibleRow = fillsBox || root.children.contains { tree.views[$0].flexibleWeight != nil }
        for row in tree.rows.indices {
            tree.rows[row].isFlexible = tree.views[tree.rows[row].view].flexibleWeight != nil
        }
    }

    private mutating func settle(stack index: Int, _ layout: StackLayout) {
        let children = tree.views[index].children.filter { tree.views[$0].attachment == .arranged }
        let spacers = children.filter { isSpacer($0, along: layout.axis) }
        if !spacers.isEmpty {
            for spacer in spacers { tree.views[spacer].flexibleWeight = weight(of: spacer) }
            // One that wishes for a length gets it as far as there is room; the others share what is left.
            let sharing = spacers.filter { !wishesLength($0, along: layout.axis) }
            if let first = sharing.first {
                let firstWeight = weight(of: first)
                for spacer in sharing.dropFirst() {
                    tree.views[spacer].equalLength = (first, weight(of: spacer) / firstWeight)
                }
            }
            if layout.axis == .horizontal { letTextGiveWay(children) }
            return
        }
        switch tree.views[index].role {
        case .headerStack, .footerStack: return
        // What scrolls is as long as it needs to be.
        case .contentStack where tree.views[index].attachment == .scrollContent: return
        default: break
        }
        let ranked = children.map { (view: $0, stretch: stretch(of: $0, along: layout.axis)) }
        let best = ranked.map(\.stretch).max() ?? .fixed
        let needed: Stretch = layout.axis == .horizontal || hasOwnHeight(index) ? .text : .stretching
        guard best >= needed else { return }
        let choices = ranked.filter { $0.stretch == best }.map(\.view)
        guard let chosen = choices.first else { return }
        tree.views[index].flexibleChoices = choices
        tree.views[chosen].flexibleWeight = 1
        if tree.views[chosen].element?.kind.intrinsicSize == .picture, tree.views[chosen].role == .element {
            letPictureShrink(chosen)
        }
        guard hasIntrinsicLength(chosen, along: layout.axis) else { return }
        switch layout.axis {
        case .horizontal:
            for child in children where child != chosen && hasIntrinsicLength(child, along: .horizontal) {
                keepWidth(of: child)
            }
        case .vertical: letGrow(chosen)
        }
    }

    /// Lets a view be higher than its text more readily than any other, and than a height that is a wish.
    private mutating func letGrow(_ index: Int) {
        let hugging = tree.views[index].hugging
        tree.views[index].hugging = AxisPriorities(
            horizontal: hugging.horizontal, vertical: hugging.vertical ?? Priorities.takesRoom)
    }

    /// Where the room is short, the first text of a row breaks its lines and all else keeps its width.
    private mutating func letTextGiveWay(_ children: [Int]) {
        let intrinsic = children.filter { hasIntrinsicLength($0, along: .horizontal) }
        guard intrinsic.count > 1,
            let text = intrinsic.first(where: { tree.views[$0].element?.kind.intrinsicSize == .text })
        else { return }
        let compression = tree.views[text].compression
        tree.views[text].compression = AxisPriorities(
            horizontal: compression.horizontal ?? Priorities.givesWay, vertical: compression.vertical)
    }

    /// True for a row that is, or sometimes is, as wide as the vertical stack it stands in.
    func isStretched(_ index: Int) -> Bool {
        guard tree.views[index].attachment == .arranged, let parent = tree.views[index].parent,
            case .stack(let outer) = tree.views[parent].container
        else { return false }
        return outer.axis == .vertical && alignments(of: parent, outer).contains("fill")
    }

    /// True if something in the row can take free room, or the row shares it out itself.
    func canGrow(_ index: Int) -> Bool {
        guard case .stack(let layout) = tree.views[index].container, layout.distribution == "fill" else { return true }
        return tree.views[index].children.contains { child in
            // What stands in a container has not been settled yet; it is taken to grow.
            if tree.views[child].container != .none { return !isSized(child, along: layout.axis) }
            return isSpacer(child, along: layout.axis) || stretch(of: child, along: layout.axis) != .fixed
        }
    }

    private func weight(of index: Int) -> Double {
        if case .number(let weight)? = tree.views[index].element?.layoutValue(.weight)?.value { return weight }
        return 1
    }

    /// A gap without a length of its own along the axis.
    private func isSpacer(_ index: Int, along axis: StackLayout.Axis) -> Bool {
        isGap(index) && !isSized(index, along: axis)
    }

    /// True if a rule says the length, as far as nothing stronger stands against it.
    private func wishesLength(_ index: Int, along axis: StackLayout.Axis) -> Bool {
        let view = tree.views[index]
        let length = axis == .vertical ? RelationAttribute.height : .width
        let rules = axis == .vertical ? view.height : view.width
        return rules.contains { $0.relation == .equal } || view.relations.contains { $0.says(length) }
    }

    private func isGap(_ index: Int) -> Bool {
        tree.views[index].element?.kind.drawing == .gap || tree.views[index].role == .filler
    }

    /// True if a rule says the length outright.
    private func isSized(_ index: Int, along axis: StackLayout.Axis) -> Bool {
        let view = tree.views[index]
        let rules = axis == .vertical ? view.height : view.width
        let length = axis == .vertical ? RelationAttribute.height : .width
        if view.relations.contains(where: { $0.settles(length) }) { return true }
        return rules.contains { $0.relation == .equal && $0.priority == 1_000 } || view.aspectRatio != nil
    }

    /// True for a stack whose height is not that of its content: it has one of its own, or that of what stands beside
    /// it.
    private func hasOwnHeight(_ index: Int) -> Bool {
        let view = tree.views[index]
        guard view.role == .element else { return false }
        if !view.height.isEmpty || view.aspectRatio != nil { return true }
        guard view.attachment == .arranged, let parent = view.parent,
            case .stack(let line) = tree.views[parent].container, line.axis == .horizontal
        else { return false }
        // The lines of a grid are as high as the highest of them.
        if tree.views[parent].role == .gridLine { return true }
        return (line.alignment == "fill" || view.fillsStack) && tree.views[parent].children.count > 1
    }

    private func stretch(of index: Int, along axis: StackLayout.Axis) -> Stretch {
        let view = tree.views[index]
        // Of what stands several times no one takes all the room.
        if isSized(index, along: axis) || view.isRepeated { return .fixed }
        let isBounded = view.element?.layoutValue(axis == .vertical ? .height : .width) != nil
        if isBounded, view.role != .errorLabel, !isScroller(index, along: axis) { return .fixed }
        switch view.container {
        case .stack(let inner):
            let children = view.children.filter { tree.views[$0].attachment == .arranged }
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
    private func isScroller(_ index: Int, along axis: StackLayout.Axis) -> Bool {
        if case .scroll(let scroll) = tree.views[index].container {
            return scroll == .both || scroll == (axis == .vertical ? .vertical : .horizontal)
        }
        return tree.views[index].element?.kind.content == .sections && axis == .vertical
    }

    /// True if UIKit knows a length of the view without constraints.
    private func hasIntrinsicLength(_ index: Int, along axis: StackLayout.Axis) -> Bool {
        let view = tree.views[index]
        if isSized(index, along: axis) || view.container != .none { return false }
        if view.role == .errorLabel { return true }
        guard let element = view.element else { return false }
        switch element.kind.intrinsicSize {
        case .text, .button, .field, .picture, .fixed, .segments, .cell: return true
        case .height: return axis == .vertical
        case .none:
            return element.isAsHighAsItsText && (axis == .vertical || !element.growsWithItsText)
        case .hairline, .content: return false
        }
    }

    private mutating func keepWidth(of index: Int) {
        let hugging = tree.views[index].hugging
        let compression = tree.views[index].compression
        tree.views[index].hugging = AxisPriorities(
            horizontal: hugging.horizontal ?? Priorities.hugsHarder, vertical: hugging.vertical)
        tree.views[index].compression = AxisPriorities(
            horizontal: compression.horizontal ?? Priorities.hugsHarder, vertical: compression.vertical)
    }
}
