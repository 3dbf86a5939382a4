import GenvcModel
import GenvcVocabulary

/// The places where views stand in what holds them.
extension ConstraintBuilder {
    /// In a band: where it stands across and along, never outside.
    mutating func addPlacement(
        of index: Int, _ horizontal: ViewNode.Placement, _ vertical: ViewNode.Placement
    ) {
        guard let parent = tree.views[index].parent else { return }
        let view = tree.views[index]
        let hasOwnHeight = !tree.views[parent].height.isEmpty
        // An element with `edgeToEdge` reaches over the margins: it is as wide as the stack around its band, or as the
        // screen where that lets its content reach the edges.
        var across = Constraint.Item.view(parent)
        if tree.views[parent].isEdgeToEdge {
            across = tree.screen.isEdgeToEdge ? .screen : .view(tree.views[parent].parent ?? parent)
        }
        let isWideInCase = view.element.map(tree.isWideInCaseOfClass) ?? false
        addSides(of: index, .horizontal, in: across, horizontal, staysInside: tree.isHeldInBand(index))
        if tree.isHugged(index) || isWideInCase, horizontal != .fill {
            // Without it the rows could be any wider than what stands in them. A component that says its own width in
            // a case fills the row in the others.
            let priority = isWideInCase ? Priorities.almostRequired : Priorities.hugsRow
            add(.view(index), .width, .equal, across, priority: priority)
        }
        // In a stack of rows the band is as high as what it holds; in a row it may be higher.
        if vertical == .center, !hasOwnHeight, !isInRow(parent) {
            addSides(of: index, .vertical, in: .view(parent), .fill, staysInside: false)
        } else {
            addSides(
                of: index, .vertical, in: .view(parent), vertical, staysInside: view.showsText || !hasOwnHeight)
        }
    }

    private func isInRow(_ band: Int) -> Bool {
        guard let stack = tree.views[band].parent, case .stack(let layout) = tree.views[stack].container else {
            return false
        }
        return layout.axis == .horizontal
    }

    /// As long as it needs along the axis of its scroll view, and at least as long as that where a spacer asks for
    /// room.
    mutating func addScrollContent(_ index: Int) {
        if tree.views[index].standsInMiddle, index != tree.rootStack {
            addMiddle(index)
            return
        }
        guard tree.views[index].role == .contentStack, let scrollView = tree.views[index].parent,
            case .scroll(let scroll) = tree.views[scrollView].container
        else { return }
        let (view, frame) = (Constraint.Item.view(index), Constraint.Item.scrollFrame(scrollView))
        for side in [Constraint.Attribute.top, .leading, .bottom, .trailing] {
            add(view, side, .equal, .scrollContent(scrollView))
        }
        let (along, across): (Constraint.Attribute, Constraint.Attribute) =
            scroll == .horizontal ? (.width, .height) : (.height, .width)
        // Across it is as large as what is in it, as hard as it resists being smaller. Cells are as wide as their list.
        let scroller = tree.views[scrollView].element
        let compression = scroller?.kind.content == .sections ? nil : scroller?.priorities(.compression)
        let priority = scroll == .horizontal ? compression?.vertical : compression?.horizontal
        add(view, across, .equal, frame, priority: priority ?? Priorities.required)
        guard tree.views[index].children.contains(where: { tree.views[$0].flexibleWeight != nil }) else { return }
        add(view, along, .greaterThanOrEqual, frame)
        // Without it a spacer in what scrolls has no length of its own: any would do.
        add(view, along, .equal, frame, priority: Priorities.fillsScrollView)
    }

    /// In the middle of its scroll view, which scrolls where it has no room for all of the view.
    mutating func addMiddle(_ index: Int) {
        guard let scrollView = tree.views[index].parent else { return }
        let (view, content) = (Constraint.Item.view(index), Constraint.Item.scrollContent(scrollView))
        // In generated code a scroll view of its own holds the views of an empty list, over the part of the list that
        // no bar covers. The check has the list itself in its place.
        let frame = scrollView == tree.scrollView ? Constraint.Item.visibleArea(scrollView) : .scrollFrame(scrollView)
        add(view, .leading, .equal, content)
        add(view, .trailing, .equal, content)
        add(view, .width, .equal, frame)
        add(view, .top, .greaterThanOrEqual, content)
        add(view, .centerY, .equal, content)
        add(content, .height, .greaterThanOrEqual, frame)
        // Without it the content could be any higher than the view.
        add(content, .height, .equal, frame, priority: Priorities.fillsScrollView)
    }

    /// Over the part of the list that no bar covers.
    mutating func addListArea(_ index: Int) {
        var around = tree.views[index].parent
        while let view = around, tree.views[view].element?.kind.content != .sections {
            around = tree.views[view].parent
        }
        guard let list = around else { return }
        for side in [Constraint.Attribute.top, .leading, .trailing, .bottom] {
            add(.view(index), side, .equal, .visibleArea(list))
        }
    }

    mutating func addLayer(
        _ index: Int, _ horizontal: ViewNode.Placement, _ vertical: ViewNode.Placement
    ) {
        // Over the screen a layer reaches to its edges where it fills it, and keeps to the safe area where it does not.
        let fillsScreen = horizontal == .fill && vertical == .fill
        let view = tree.views[index]
        let host =
            (view.layerHost ?? view.parent).map { frame(of: $0, from: index) } ?? (fillsScreen ? .screen : .safeArea)
        // Text in a layer breaks its lines rather than stick out.
        let isText = tree.views[index].showsText
        addSides(of: index, .horizontal, in: host, horizontal, staysInside: isText)
        addSides(of: index, .vertical, in: host, vertical, staysInside: false)
    }

    /// The item to which a constraint ties a view where it names another: inside a scroll view, UIKit takes the anchors
    /// of that for those of what scrolls.
    func frame(of target: Int, from index: Int) -> Constraint.Item {
        tree.views[target].isScrollView && stands(index, in: target) ? .scrollFrame(target) : .view(target)
    }

    /// Places a view in its host along one axis.
    ///
    /// - Parameter staysInside: The view may not reach beyond the host on the side that the placement leaves open.
    mutating func addSides(
        of index: Int, _ axis: LayoutAxis, in host: Constraint.Item, _ placement: ViewNode.Placement,
        staysInside: Bool
    ) {
        let view = Constraint.Item.view(index)
        let (start, end, center): (Constraint.Attribute, Constraint.Attribute, Constraint.Attribute) =
            switch axis {
            case .horizontal: (.leading, .trailing, .centerX)
            case .vertical: (.top, .bottom, .centerY)
            }
        switch placement {
        case .fill:
            add(view, start, .equal, host)
            add(view, end, .equal, host)
        case .start:
            add(view, start, .equal, host)
            if staysInside { add(view, end, .lessThanOrEqual, host) }
        case .end:
            if staysInside { add(view, start, .greaterThanOrEqual, host) }
            add(view, end, .equal, host)
        case .center:
            add(view, center, .equal, host)
            if staysInside { add(view, start, .greaterThanOrEqual, host) }
        }
    }
}

extension ViewNode {
    /// True if UIKit gives the view a width that no text changes.
    package var isFixedWide: Bool {
        if case .fixed? = element?.kind.intrinsicSize { return role == .element }
        return false
    }

    /// True if nothing says how wide the view is in its band, so that it may not be wider than that. A least or a
    /// greatest width leaves that open.
    package var staysInBand: Bool { !isFixedWide && !width.contains { $0.relation == .equal } }
}
