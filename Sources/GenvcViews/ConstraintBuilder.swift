import GenvcModel
import GenvcVocabulary

/// The constraints of a tree of views, in the order in which the code lists them.
struct ConstraintBuilder {
    let tree: ViewTree
    private var constraints: [Constraint] = []

    static func groups(of tree: ViewTree) -> [ConstraintGroup] {
        var groups: [ConstraintGroup] = []
        func add(_ title: ConstraintGroup.Title, _ build: (inout ConstraintBuilder) -> Void) {
            var builder = ConstraintBuilder(tree: tree)
            build(&builder)
            if !builder.constraints.isEmpty {
                groups.append(ConstraintGroup(title: title, constraints: builder.constraints))
            }
        }
        if tree.headerStack != nil { add(.header) { $0.addHeader() } }
        if tree.scrollView != nil { add(.scrollView) { $0.addScrollView() } }
        add(.rows) { $0.addRootStack() }
        if tree.footerStack != nil { add(.footer) { $0.addFooter() } }
        var views = [[Int]](repeating: [], count: tree.rows.count)
        for index in tree.views.indices {
            if let row = tree.views[index].row { views[row].append(index) }
        }
        for row in tree.rows.indices {
            add(.row(row)) { builder in
                for index in views[row] { builder.addView(index) }
            }
        }
        return groups
    }

    private init(tree: ViewTree) {
        self.tree = tree
    }

    mutating func add(
        _ item: Constraint.Item, _ attribute: Constraint.Attribute, _ relation: Constraint.Relation = .equal,
        _ target: Constraint.Item, _ targetAttribute: Constraint.Attribute? = nil, multiplier: Double = 1,
        constant: Constraint.Constant = .none, priority: Double = 1_000, identifier: String? = nil
    ) {
        constraints.append(
            Constraint(
                item, attribute, relation, to: (target, targetAttribute ?? attribute), multiplier: multiplier,
                constant: constant, priority: priority, identifier: identifier))
    }

    // MARK: - Screen

    /// What the content ends at: the footer, the keyboard or the safe area.
    private var bottom: (Constraint.Item, Constraint.Attribute) {
        if let footer = tree.footerStack { return (.view(footer), .top) }
        return tree.takesText ? (.keyboard, .top) : (.safeArea, .bottom)
    }

    private var top: (Constraint.Item, Constraint.Attribute) {
        if let header = tree.headerStack { return (.view(header), .bottom) }
        return (.safeArea, .top)
    }

    private mutating func addHeader() {
        guard let header = tree.headerStack else { return }
        add(.view(header), .top, .equal, .safeArea)
        addSides(of: header)
    }

    private mutating func addFooter() {
        guard let footer = tree.footerStack else { return }
        addSides(of: footer)
        let end: (Constraint.Item, Constraint.Attribute) = tree.takesText ? (.keyboard, .top) : (.safeArea, .bottom)
        add(.view(footer), .bottom, .equal, end.0, end.1)
    }

    private mutating func addScrollView() {
        guard let scrollView = tree.scrollView else { return }
        add(.view(scrollView), .top, .equal, top.0, top.1)
        add(.view(scrollView), .leading, .equal, .safeArea)
        add(.view(scrollView), .trailing, .equal, .safeArea)
        add(.view(scrollView), .bottom, .equal, bottom.0, bottom.1)
    }

    private mutating func addRootStack() {
        let root = Constraint.Item.view(tree.rootStack)
        guard tree.scrollView != nil else {
            add(root, .top, .equal, top.0, top.1)
            addSides(of: tree.rootStack)
            add(root, .bottom, tree.hasFlexibleRow ? .equal : .lessThanOrEqual, bottom.0, bottom.1)
            return
        }
        let scroll = tree.screen.scroll
        add(root, .top, .equal, .scrollContent)
        if scroll == .vertical, tree.screen.width != .full {
            add(.scrollContent, .width, .equal, .scrollFrame)
            addNarrowSides(of: tree.rootStack, center: .scrollContent, frame: .scrollFrame)
        } else {
            add(root, .leading, .equal, .scrollContent)
            add(root, .trailing, .equal, .scrollContent)
        }
        add(root, .bottom, .equal, .scrollContent)
        switch scroll {
        case .vertical where tree.screen.width == .full: add(root, .width, .equal, .scrollFrame)
        case .horizontal, .both: add(root, .width, .greaterThanOrEqual, .scrollFrame)
        case .none, .vertical: break
        }
        switch scroll {
        case .horizontal: add(root, .height, .equal, .scrollFrame)
        case .vertical, .both:
            guard tree.hasFlexibleRow else { break }
            add(root, .height, .greaterThanOrEqual, .scrollFrame)
            // Without it a spacer in a scrolling stack has no height of its own: any would do.
            add(root, .height, .equal, .scrollFrame, priority: 250)
        case .none: break
        }
    }

    /// Full width, or no wider than the width of the screen's rows.
    private mutating func addSides(of index: Int) {
        if tree.screen.width == .full {
            add(.view(index), .leading, .equal, .safeArea)
            add(.view(index), .trailing, .equal, .safeArea)
        } else {
            addNarrowSides(of: index, center: .safeArea, frame: .safeArea)
        }
    }

    private mutating func addNarrowSides(of index: Int, center: Constraint.Item, frame: Constraint.Item) {
        let view = Constraint.Item.view(index)
        add(view, .centerX, .equal, center)
        add(view, .width, .lessThanOrEqual, frame)
        // Below required, so that the narrower of the two limits wins.
        add(view, .width, .equal, frame, priority: 999)
        var margins = [Length]()
        if case .stack(let layout) = tree.views[index].container {
            margins = [layout.margins.leading, layout.margins.trailing].filter { $0.points != 0 }
        }
        let name = tree.views[index].name
        switch tree.screen.width {
        case .full: break
        case .readable:
            add(
                view, .width, .lessThanOrEqual, .readableContent, constant: margins.isEmpty ? .none : .sum(margins),
                identifier: margins.isEmpty ? nil : "\(name).readableWidth")
        case .points(let length):
            constraints.append(
                Constraint(
                    view, .width, .lessThanOrEqual, to: nil, constant: .sum([length] + margins),
                    identifier: "\(name).maxWidth"))
        }
    }

    // MARK: - Views

    private mutating func addView(_ index: Int) {
        let view = tree.views[index]
        addSizes(of: index)
        if let (other, factor) = view.equalLength, let parent = view.parent,
            case .stack(let layout) = tree.views[parent].container
        {
            add(.view(index), layout.axis == .vertical ? .height : .width, .equal, .view(other), multiplier: factor)
        }
        if view.fillsStack, let parent = view.parent, case .stack(let layout) = tree.views[parent].container {
            add(.view(index), layout.axis == .vertical ? .width : .height, .equal, .margins(parent))
        }
        switch view.attachment {
        case .screen, .scrollContent, .arranged: break
        case .placed(let horizontal, let vertical): addPlacement(of: index, horizontal, vertical)
        case .layer(_, let horizontal, let vertical): addLayer(index, horizontal, vertical)
        }
    }

    private mutating func addSizes(of index: Int) {
        let view = tree.views[index]
        for rule in view.height { addRule(rule, .height, of: index) }
        if let minimum = view.height.first(where: { $0.relation == .minimum }), needsHeight(index) {
            // Nothing else says how high it is above its minimum.
            addRule(SizeRule(.equal, minimum.length, priority: 250), .height, of: index)
        }
        for rule in view.width { addRule(rule, .width, of: index) }
        if let ratio = view.aspectRatio {
            add(.view(index), .height, .equal, .view(index), .width, multiplier: 1 / ratio)
        }
        let isFilling = view.attachment == .placed(horizontal: .fill, vertical: .fill)
        let isHeightKnown = isFilling && view.parent.map { !tree.views[$0].height.isEmpty } == true
        if view.role == .element, view.element?.kind.standardHeight == .hairline, view.height.isEmpty, !isHeightKnown {
            constraints.append(
                Constraint(
                    .view(index), .height, .equal, to: nil, constant: .hairline,
                    identifier: "\(view.name).height"))
        }
    }

    /// True if only minimums say how high the view is: it has no height of its own, nor does what it takes room from.
    private func needsHeight(_ index: Int) -> Bool {
        let view = tree.views[index]
        var takesFreeHeight = view.flexibleWeight != nil
        if let parent = view.parent, case .stack(let layout) = tree.views[parent].container {
            takesFreeHeight = takesFreeHeight && layout.axis == .vertical
        }
        guard !takesFreeHeight, view.equalLength == nil, view.aspectRatio == nil,
            !view.height.contains(where: { $0.relation == .equal })
        else { return false }
        switch view.container {
        case .band: return true
        case .stack, .scroll: return false
        case .none: return view.role == .element && view.element?.kind.intrinsicSize == Kind.IntrinsicSize.none
        }
    }

    private mutating func addRule(_ rule: SizeRule, _ attribute: Constraint.Attribute, of index: Int) {
        let name = tree.views[index].name
        let word = attribute.rawValue
        let (relation, identifier): (Constraint.Relation, String) =
            switch rule.relation {
            case .plain, .equal: (.equal, "\(name).\(word)")
            case .minimum: (.greaterThanOrEqual, "\(name).min\(word.capitalizedFirst)")
            case .maximum: (.lessThanOrEqual, "\(name).max\(word.capitalizedFirst)")
            }
        constraints.append(
            Constraint(
                .view(index), attribute, relation, to: nil, constant: .length(rule.length), priority: rule.priority,
                identifier: identifier))
    }

    /// True if content may be wider than the screen, so that it has to push the width of what holds it.
    private var scrollsSideways: Bool { tree.screen.scroll == .horizontal || tree.screen.scroll == .both }

    /// In a band: where it stands across and along, never outside.
    private mutating func addPlacement(
        of index: Int, _ horizontal: ViewNode.Placement, _ vertical: ViewNode.Placement
    ) {
        guard let parent = tree.views[index].parent else { return }
        let view = tree.views[index]
        let hasOwnHeight = !tree.views[parent].height.isEmpty
        // Over the margins: the band is as wide as they let it be, its stack is wider.
        let across = tree.views[parent].isEdgeToEdge ? tree.views[parent].parent ?? parent : parent
        addSide(
            index, across, horizontal, start: .leading, end: .trailing, center: .centerX,
            staysInside: scrollsSideways || !view.isFixedWide && !view.width.contains { $0.relation == .equal })
        if vertical == .center, !hasOwnHeight {
            addSide(index, parent, .fill, start: .top, end: .bottom, center: .centerY, staysInside: false)
        } else {
            addSide(
                index, parent, vertical, start: .top, end: .bottom, center: .centerY,
                staysInside: view.showsText || !hasOwnHeight)
        }
    }

    private mutating func addLayer(
        _ index: Int, _ horizontal: ViewNode.Placement, _ vertical: ViewNode.Placement
    ) {
        guard let host = tree.views[index].parent else { return }
        // Text in a layer breaks its lines rather than stick out.
        let isText = tree.views[index].showsText
        addSide(index, host, horizontal, start: .leading, end: .trailing, center: .centerX, staysInside: isText)
        addSide(index, host, vertical, start: .top, end: .bottom, center: .centerY, staysInside: false)
    }

    private mutating func addSide(
        _ index: Int, _ parent: Int, _ placement: ViewNode.Placement, start: Constraint.Attribute,
        end: Constraint.Attribute, center: Constraint.Attribute, staysInside: Bool
    ) {
        let (view, host) = (Constraint.Item.view(index), Constraint.Item.view(parent))
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
}
