import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// The constraints of a tree of views, in the order in which the code lists them.
struct ConstraintBuilder {
    let tree: ViewTree
    let relatedViews: RelatedViews
    var entries: [ConstraintGroup.Entry] = []
    /// Names of properties that hold constraints whose constants state gives.
    private var boundProperties: Set<String> = []
    /// What the spec says the next constraints for.
    private var origin: SourceRange?

    static func groups(of tree: ViewTree) -> [ConstraintGroup] {
        var groups: [ConstraintGroup] = []
        let relatedViews = RelatedViews(tree)
        func add(_ title: ConstraintGroup.Title, _ build: (inout ConstraintBuilder) -> Void) {
            var builder = ConstraintBuilder(tree: tree, relatedViews: relatedViews)
            build(&builder)
            if !builder.entries.isEmpty { groups.append(ConstraintGroup(title: title, entries: builder.entries)) }
        }
        if tree.headerStack != nil { add(.header) { $0.addHeader() } }
        if tree.scrollView != nil { add(.scrollView) { $0.addScrollView() } }
        if let list = tree.list, tree.scrollView == nil {
            add(.list) { $0.addList(list) }
        } else {
            add(.rows) { $0.addRootStack() }
        }
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

    private init(tree: ViewTree, relatedViews: RelatedViews) {
        self.tree = tree
        self.relatedViews = relatedViews
    }

    mutating func add(
        _ item: Constraint.Item, _ attribute: Constraint.Attribute, _ relation: Constraint.Relation = .equal,
        _ target: Constraint.Item, _ targetAttribute: Constraint.Attribute? = nil, multiplier: Double = 1,
        constant: Constraint.Constant = .none, priority: Double = 1_000, identifier: String? = nil
    ) {
        add(
            Constraint(
                item, attribute, relation, to: (target, targetAttribute ?? attribute), multiplier: multiplier,
                constant: constant, priority: priority, identifier: identifier, origin: origin))
    }

    mutating func add(_ constraint: Constraint) {
        entries.append(.constraint(constraint.constant.isBound ? stored(constraint) : constraint))
    }

    /// The constraint with a property, so that its constant can be set again.
    private mutating func stored(_ constraint: Constraint) -> Constraint {
        guard constraint.property == nil, case .view(let index) = constraint.item else { return constraint }
        let word =
            switch constraint.relation {
            case .equal: ""
            case .greaterThanOrEqual: "Min"
            case .lessThanOrEqual: "Max"
            }
        let stem = tree.views[index].name + word + constraint.attribute.rawValue.capitalizedFirst
        var name = stem + "Constraint"
        var count = 1
        while !boundProperties.insert(name).inserted {
            count += 1
            name = "\(stem)\(count)Constraint"
        }
        return Constraint(
            constraint.item, constraint.attribute, constraint.relation, to: constraint.target,
            multiplier: constraint.multiplier, constant: constraint.constant, priority: constraint.priority,
            identifier: constraint.identifier, property: name, isPropertyNamed: false, origin: constraint.origin)
    }

    mutating func addView(_ index: Int) {
        let view = tree.views[index]
        addSizes(of: index)
        origin = view.element?.range
        if let (other, factor) = view.equalLength, let parent = view.parent,
            case .stack(let layout) = tree.views[parent].container
        {
            add(.view(index), layout.axis == .vertical ? .height : .width, .equal, .view(other), multiplier: factor)
        }
        if let scrollView = view.scrollViewOfPage, case .scroll(let scroll) = tree.views[scrollView].container {
            add(.view(index), scroll == .horizontal ? .width : .height, .equal, .scrollFrame(scrollView))
        }
        if view.fillsStack, let parent = view.parent, case .stack(let layout) = tree.views[parent].container {
            add(.view(index), layout.axis == .vertical ? .width : .height, .equal, .margins(parent))
        }
        switch view.attachment {
        case .screen, .background, .arranged: break
        case .scrollContent: addScrollContent(index)
        case .content:
            if let parent = view.parent {
                addSide(
                    index, .view(parent), .fill, start: .leading, end: .trailing, center: .centerX, staysInside: true)
                addSide(index, .view(parent), .fill, start: .top, end: .bottom, center: .centerY, staysInside: true)
            }
        case .placed(let horizontal, let vertical): addPlacement(of: index, horizontal, vertical)
        case .layer(_, let horizontal, let vertical):
            if !view.isPlacedByRelations { addLayer(index, horizontal, vertical) }
        }
        for relation in view.relations { addRelation(relation, of: index) }
    }

    private mutating func addSizes(of index: Int) {
        let view = tree.views[index]
        let size = view.element?.layoutValue(.size)?.range ?? view.element?.range
        origin = view.element?.layoutValue(.height)?.range ?? size
        for rule in view.height { addRule(rule, .height, of: index) }
        if let minimum = view.height.first(where: { $0.relation == .minimum }), needsHeight(index) {
            // Nothing else says how high it is above its minimum.
            addRule(SizeRule(.equal, minimum.length, priority: 250), .height, of: index)
        }
        origin = view.element?.layoutValue(.width)?.range ?? size
        for rule in view.width { addRule(rule, .width, of: index) }
        origin = view.element?.layoutValue(.aspectRatio)?.range ?? size
        if let ratio = view.aspectRatio {
            add(.view(index), .height, .equal, .view(index), .width, multiplier: 1 / ratio)
        }
        if let (ratio, priority) = view.wishedRatio {
            add(.view(index), .height, .equal, .view(index), .width, multiplier: 1 / ratio, priority: priority)
        }
        let isFilling = view.attachment == .placed(horizontal: .fill, vertical: .fill)
        let isHeightKnown = isFilling && view.parent.map { !tree.views[$0].height.isEmpty } == true
        if view.role == .element, view.element?.kind.standardHeight == .hairline, view.height.isEmpty, !isHeightKnown,
            !view.relations.contains(where: { $0.limits(.height) })
        {
            add(
                Constraint(
                    .view(index), .height, .equal, to: nil, constant: .hairline,
                    identifier: "\(view.name).height", origin: origin))
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
            !view.height.contains(where: { $0.relation == .equal }),
            !view.relations.contains(where: { $0.settles(.height) })
        else { return false }
        switch view.container {
        case .band: return true
        case .stack, .scroll, .content: return false
        case .none:
            guard view.role == .element, let element = view.element else { return false }
            return element.kind.intrinsicSize == Kind.IntrinsicSize.none && !element.growsWithItsText
        }
    }

    private mutating func addRule(_ rule: SizeRule, _ attribute: Constraint.Attribute, of index: Int) {
        let relation: Constraint.Relation =
            switch rule.relation {
            case .plain, .equal: .equal
            case .minimum: .greaterThanOrEqual
            case .maximum: .lessThanOrEqual
            }
        add(
            Constraint(
                .view(index), attribute, relation, to: nil,
                constant: rule.length.isHairline ? .hairline : .length(rule.length), priority: rule.priority,
                identifier: identifier(of: index, attribute, relation), origin: origin))
    }

    /// `emailRow.height`, `emailRow.minHeight`: what UIKit's logs call a constraint with a constant.
    func identifier(
        of index: Int, _ attribute: Constraint.Attribute, _ relation: Constraint.Relation
    ) -> String {
        let (name, word) = (tree.views[index].name, attribute.rawValue)
        return switch relation {
        case .equal: "\(name).\(word)"
        case .greaterThanOrEqual: "\(name).min\(word.capitalizedFirst)"
        case .lessThanOrEqual: "\(name).max\(word.capitalizedFirst)"
        }
    }

    /// True if content may be wider than the screen, so that it has to push the width of what holds it.
    private var scrollsSideways: Bool { tree.screen.scroll == .horizontal || tree.screen.scroll == .both }

    /// In a band: where it stands across and along, never outside.
    private mutating func addPlacement(
        of index: Int, _ horizontal: ViewNode.Placement, _ vertical: ViewNode.Placement
    ) {
        guard let parent = tree.views[index].parent else { return }
        let view = tree.views[index]
        let hasOwnHeight = !tree.views[parent].height.isEmpty || tree.views[parent].role == .emptyState
        // Over the margins: the band is as wide as they let it be, its stack is wider.
        let across = tree.views[parent].isEdgeToEdge ? tree.views[parent].parent ?? parent : parent
        addSide(
            index, .view(across), horizontal, start: .leading, end: .trailing, center: .centerX,
            staysInside: scrollsSideways || !view.isFixedWide && !view.width.contains { $0.relation == .equal })
        if vertical == .center, !hasOwnHeight {
            addSide(index, .view(parent), .fill, start: .top, end: .bottom, center: .centerY, staysInside: false)
        } else {
            addSide(
                index, .view(parent), vertical, start: .top, end: .bottom, center: .centerY,
                staysInside: view.showsText || !hasOwnHeight)
        }
    }

    /// As long as it needs along the axis of its scroll view, and at least as long as that where a spacer asks for room.
    private mutating func addScrollContent(_ index: Int) {
        guard tree.views[index].role == .contentStack, let scrollView = tree.views[index].parent,
            case .scroll(let scroll) = tree.views[scrollView].container
        else { return }
        let (view, frame) = (Constraint.Item.view(index), Constraint.Item.scrollFrame(scrollView))
        for side in [Constraint.Attribute.top, .leading, .bottom, .trailing] {
            add(view, side, .equal, .scrollContent(scrollView))
        }
        let (along, across): (Constraint.Attribute, Constraint.Attribute) =
            scroll == .horizontal ? (.width, .height) : (.height, .width)
        // Across it is as large as what is in it, as hard as it resists being smaller.
        let compression = tree.views[scrollView].element?.priorities(.compression)
        let priority = scroll == .horizontal ? compression?.vertical : compression?.horizontal
        add(view, across, .equal, frame, priority: priority ?? Priorities.required)
        guard tree.views[index].children.contains(where: { tree.views[$0].flexibleWeight != nil }) else { return }
        add(view, along, .greaterThanOrEqual, frame)
        // Without it a spacer in what scrolls has no length of its own: any would do.
        add(view, along, .equal, frame, priority: 250)
    }

    private mutating func addLayer(
        _ index: Int, _ horizontal: ViewNode.Placement, _ vertical: ViewNode.Placement
    ) {
        // Over the screen a layer reaches to its edges where it fills it, and keeps to the safe area where it does not.
        let fillsScreen = horizontal == .fill && vertical == .fill
        let view = tree.views[index]
        let host =
            (view.layerHost ?? view.parent).map { frame(of: $0, from: index) } ?? (fillsScreen ? .screen : .safeArea)
        // Text in a layer breaks its lines rather than stick out.
        let isText = tree.views[index].showsText
        addSide(index, host, horizontal, start: .leading, end: .trailing, center: .centerX, staysInside: isText)
        addSide(index, host, vertical, start: .top, end: .bottom, center: .centerY, staysInside: false)
    }

    /// What a constraint of a view ties to where it names another: inside a scroll view, UIKit takes the anchors of that
    /// for those of what scrolls.
    func frame(of target: Int, from index: Int) -> Constraint.Item {
        tree.views[target].isScrollView && stands(index, in: target) ? .scrollFrame(target) : .view(target)
    }

    private mutating func addSide(
        _ index: Int, _ host: Constraint.Item, _ placement: ViewNode.Placement, start: Constraint.Attribute,
        end: Constraint.Attribute, center: Constraint.Attribute, staysInside: Bool
    ) {
        let view = Constraint.Item.view(index)
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
