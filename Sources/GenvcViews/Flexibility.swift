import GenvcModel
import GenvcVocabulary

/// Which views of a tree take the free room, and the priorities that say so.
struct Flexibility {
    private var tree: ViewTree

    /// The tree with its flexible views and their priorities set.
    static func settled(in tree: ViewTree) -> ViewTree {
        var flexibility = Flexibility(tree: tree)
        flexibility.settle()
        return flexibility.tree
    }

    /// Decides, stack by stack from the inside, which view takes the free room, and sets the priorities that say so.
    private mutating func settle() {
        for index in tree.views.indices.reversed() {
            guard case .stack(let layout) = tree.views[index].container, layout.distribution == .fill else { continue }
            settle(stack: index, layout)
        }
        let rows = tree.rootStack.map { tree.views[$0].children } ?? []
        // A component in a box of a known height is given all of it.
        let fillsBox = tree.screen.component != nil && tree.screen.scroll == .none
        tree.hasFlexibleRow = fillsBox || rows.contains { tree.views[$0].flexibleWeight != nil }
        for row in tree.rows.indices {
            tree.rows[row].isFlexible = tree.views[tree.rows[row].view].flexibleWeight != nil
        }
    }

    private mutating func settle(stack index: Int, _ layout: StackLayout) {
        let children = tree.views[index].children.filter {
            tree.views[$0].attachment == .arranged && !tree.views[$0].isLeftOut
        }
        let center = tree.views[index].centerViews.filter(children.contains)
        let spacers = children.filter { tree.isSpacer($0, along: layout.axis) }
        if !spacers.isEmpty {
            for spacer in spacers { tree.views[spacer].flexibleWeight = weight(of: spacer) }
            // One that wishes for a length gets it as far as there is room; the others share what is left.
            let sharing = spacers.filter { !wishesLength($0, along: layout.axis) }
            // A hidden spacer is no measure for the others.
            let first = sharing.first { tree.views[$0].element?.sometimesHas(.isHidden) != true } ?? sharing.first
            if let first {
                let firstWeight = weight(of: first)
                for spacer in sharing where spacer != first {
                    tree.views[spacer].equalLength = (first, weight(of: spacer) / firstWeight)
                }
            }
            if layout.axis == .horizontal { letTextGiveWay(children) }
            return
        }
        // The views of an empty list stand in the middle of it, as high as they are.
        guard !tree.views[index].standsInMiddle else { return }
        switch tree.views[index].role {
        case .headerStack, .footerStack: return
        // A content that scrolls is as long as it needs to be.
        case .contentStack where tree.views[index].attachment == .scrollContent: return
        // So is a part of a screen.
        case .contentStack where tree.screen.isFitting && index == tree.rootStack: return
        default: break
        }
        let needed: Stretch = layout.axis == .horizontal || hasOwnHeight(index) ? .text : .stretching
        // The center of a row is the slot that grows, if anything in it can, and nothing beside it has no width.
        let isLengthless = children.contains {
            !center.contains($0) && tree.stretch(of: $0, along: layout.axis) >= .stretching
                && !hasIntrinsicLength($0, along: layout.axis)
        }
        let grows = center.contains { tree.stretch(of: $0, along: layout.axis) >= needed }
        let candidates = grows && !isLengthless ? center : children
        let ranked = candidates.map { (view: $0, stretch: tree.stretch(of: $0, along: layout.axis)) }
        let best = ranked.map(\.stretch).max() ?? .fixed
        guard best >= needed else { return }
        let choices = ranked.filter { $0.stretch == best }.map(\.view)
        guard let chosen = choices.first else { return }
        tree.views[index].flexibleChoices = choices
        tree.views[chosen].flexibleWeight = 1
        if tree.views[chosen].element?.kind.intrinsicSize == .picture, tree.views[chosen].role == .element {
            tree.views[chosen].letShrink()
        }
        switch layout.axis {
        case .horizontal:
            // Texts in a stack hug as strongly as a button beside it.
            guard needsWidth(chosen) else { return }
            for child in children where child != chosen {
                let content = tree.contentAsWide(as: child) ?? child
                if hasIntrinsicLength(content, along: .horizontal) { keepWidth(of: content) }
            }
        case .vertical: if hasIntrinsicLength(chosen, along: .vertical) { letGrow(chosen) }
        }
    }

    /// Lets a view be higher than its text more readily than any other, and than a height that is a wish.
    private mutating func letGrow(_ index: Int) {
        let hugging = tree.views[index].hugging
        tree.views[index].hugging = AxisPriorities(
            horizontal: hugging.horizontal, vertical: hugging.vertical ?? Priorities.takesRoom)
    }

    /// Makes the first text of a row break its lines where the room is short; all else keeps its width.
    private mutating func letTextGiveWay(_ children: [Int]) {
        let competing = children.filter { needsWidth($0) }
        guard competing.count > 1,
            let text = competing.first(where: { tree.views[$0].element?.kind.intrinsicSize == .text })
        else { return }
        let compression = tree.views[text].compression
        tree.views[text].compression = AxisPriorities(
            horizontal: compression.horizontal ?? Priorities.givesWay, vertical: compression.vertical)
    }

    /// True for a view of a row that resists being narrower than what it shows: one with a width of its own, one that
    /// holds such views, and a slot, since anything may stand in it.
    private func needsWidth(_ index: Int) -> Bool {
        let view = tree.views[index]
        let isSized = tree.isSized(index, along: .horizontal)
        if view.element?.kind.traits.contains(.hidesWhileEmpty) == true { return !isSized }
        if hasIntrinsicLength(index, along: .horizontal) { return true }
        guard view.container != .none, !isSized else { return false }
        if case .scroll = view.container { return false }
        return view.children.contains { !tree.views[$0].isLeftOut && needsWidth($0) }
    }

    /// The share of the free room that a spacer takes: 1 unless it says another.
    private func weight(of index: Int) -> Double {
        if case .number(let weight)? = tree.views[index].element?.layoutValue(.weight)?.value { return weight }
        return 1
    }

    /// True if a rule says the length, as far as nothing stronger stands against it.
    private func wishesLength(_ index: Int, along axis: LayoutAxis) -> Bool {
        let view = tree.views[index]
        let length = axis == .vertical ? RelationAttribute.height : .width
        let rules = axis == .vertical ? view.height : view.width
        return rules.contains { $0.relation == .equal } || view.relations.contains { $0.says(length) }
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
        return (line.alignment == .fill || view.fillsStack) && tree.views[parent].children.count > 1
    }

    /// True if UIKit knows a length of the view without constraints.
    private func hasIntrinsicLength(_ index: Int, along axis: LayoutAxis) -> Bool {
        let view = tree.views[index]
        if tree.isSized(index, along: axis) || view.container != .none { return false }
        if view.role == .errorLabel { return true }
        guard let element = view.element else { return false }
        switch element.kind.intrinsicSize {
        case .text, .button, .field, .picture, .fixed, .segments, .cell: return true
        case .height: return axis == .vertical
        case .none:
            return hasTextHeightInSomeState(element) && (axis == .vertical || !element.growsWithItsText)
        case .hairline, .content: return false
        }
    }

    /// True for a text view that does not scroll in some state. The code sets its priorities once, for all states.
    private func hasTextHeightInSomeState(_ element: Element) -> Bool {
        guard element.kind.drawing == .textArea else { return false }
        let scrolling = (element.writtenValues + element.written.variedValues).filter {
            $0.key.meaning == .isScrollEnabled
        }
        return element.growsWithItsText || scrolling.contains { $0.value != .boolean(true) }
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
