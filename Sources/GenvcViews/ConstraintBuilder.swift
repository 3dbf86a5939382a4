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
    /// The bytes of the spec that the next constraints are made for.
    var origin: SourceRange?

    /// True for the tree of a component's own class, whose guides are those of its own view.
    let isClass: Bool

    static func groups(of tree: ViewTree, isClass: Bool = false) -> [ConstraintGroup] {
        var groups: [ConstraintGroup] = []
        let relatedViews = RelatedViews(tree)
        func add(_ title: ConstraintGroup.Title, _ build: (inout ConstraintBuilder) -> Void) {
            var builder = ConstraintBuilder(tree: tree, relatedViews: relatedViews, isClass: isClass)
            build(&builder)
            if !builder.entries.isEmpty { groups.append(ConstraintGroup(title: title, entries: builder.entries)) }
        }
        if tree.headerStack != nil { add(.header) { $0.addHeader() } }
        if tree.scrollView != nil { add(.scrollView) { $0.addScrollView() } }
        if let list = tree.list, tree.scrollView == nil {
            add(.list) { $0.addList(list) }
        } else if let rows = tree.rootStack {
            add(.rows) { $0.addRootStack(rows) }
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

    private init(tree: ViewTree, relatedViews: RelatedViews, isClass: Bool) {
        self.tree = tree
        self.isClass = isClass
        self.relatedViews = relatedViews
    }

    /// Ties an anchor of an item to an anchor of another, which is the same one unless `targetAttribute` says which.
    mutating func add(
        _ item: Constraint.Item, _ attribute: Constraint.Attribute, _ relation: Constraint.Relation,
        _ target: Constraint.Item, _ targetAttribute: Constraint.Attribute? = nil,
        priority: Double = Priorities.required
    ) {
        add(
            Constraint(
                Constraint.Anchor(item, attribute), relation,
                to: Constraint.Anchor(target, targetAttribute ?? attribute), priority: priority))
    }

    /// Ties a length of a view to a length of another, which may be itself, times a factor.
    mutating func add(
        _ length: Constraint.Anchor, times factor: Double, of target: Constraint.Anchor,
        priority: Double = Priorities.required
    ) {
        add(Constraint(length, .equal, to: target, multiplier: factor, priority: priority))
    }

    /// Adds a constraint of what is being added.
    ///
    /// - Parameter identifier: Names the constraint in UIKit's logs; nil for one without a constant.
    mutating func add(_ constraint: Constraint, identifier: String? = nil, property: String? = nil) {
        var added = constraint
        added.identifier = identifier
        added.property = property
        added.origin = origin
        // A relation may say what the kind says by itself.
        guard added.target != nil || !entries.contains(where: { $0.setsSameLength(as: added) }) else { return }
        entries.append(.constraint(added.constant.isBound ? stored(added) : added))
    }

    /// The constraint with a property, so that its constant can be set again.
    private mutating func stored(_ constraint: Constraint) -> Constraint {
        guard constraint.property == nil, case .view(let index) = constraint.item else { return constraint }
        let stem = tree.views[index].name + constraint.relation.word + constraint.attribute.rawValue.capitalizedFirst
        var name = stem + "Constraint"
        var count = 1
        while !boundProperties.insert(name).inserted {
            count += 1
            name = "\(stem)\(count)Constraint"
        }
        var stored = constraint
        stored.property = name
        stored.isPropertyNamed = false
        return stored
    }

    mutating func addView(_ index: Int) {
        let view = tree.views[index]
        addSizes(of: index)
        origin = view.element?.range
        if let (other, factor) = view.equalLength, let parent = view.parent,
            case .stack(let layout) = tree.views[parent].container
        {
            let length: Constraint.Attribute = layout.axis == .vertical ? .height : .width
            add(
                Constraint.Anchor(.view(index), length), times: factor, of: Constraint.Anchor(.view(other), length),
                priority: priorityOfEqualLength(of: index, and: other))
        }
        if let scrollView = view.scrollViewOfPage, case .scroll(let scroll) = tree.views[scrollView].container {
            add(.view(index), scroll == .horizontal ? .width : .height, .equal, .scrollFrame(scrollView))
        }
        if view.fillsStack, let parent = view.parent, case .stack(let layout) = tree.views[parent].container {
            let inside = layout.margins.isZero ? Constraint.Item.view(parent) : .margins(parent)
            add(.view(index), layout.axis == .vertical ? .width : .height, .equal, inside)
        }
        switch view.attachment {
        case .screen, .background, .arranged: break
        case .listArea: addListArea(index)
        case .scrollContent: addScrollContent(index)
        case .content:
            if let parent = view.parent {
                addSides(of: index, .horizontal, in: .view(parent), .fill, staysInside: true)
                addSides(of: index, .vertical, in: .view(parent), .fill, staysInside: true)
            }
        case .placed(let horizontal, let vertical): addPlacement(of: index, horizontal, vertical)
        case .layer(_, let horizontal, let vertical):
            if !view.isPlacedByRelations { addLayer(index, horizontal, vertical) }
        }
        for relation in view.relations { addRelation(relation, of: index) }
    }

    /// The priority at which two views of a stack are as long as each other. A stack makes what it hides as long as
    /// nothing: a spacer takes all of the room then, and any other view keeps the length that it has of itself.
    private func priorityOfEqualLength(of index: Int, and other: Int) -> Double {
        let canHide = [index, other].contains { tree.views[$0].element?.sometimesHas(.isHidden) == true }
        guard canHide else { return Priorities.required }
        return tree.views[index].flexibleWeight != nil ? Priorities.sharesRoom : Priorities.givesWay
    }
}

extension ConstraintGroup.Entry {
    /// True if both constraints give one length the same constant.
    fileprivate func setsSameLength(as other: Constraint) -> Bool {
        guard other.target == nil, other.property == nil, case .constraint(let own) = self, own.target == nil else {
            return false
        }
        guard own.anchor == other.anchor, own.relation == other.relation, own.priority == other.priority else {
            return false
        }
        // A length may be written as a number and as the name of a token.
        if own.constant.isBound || other.constant.isBound { return own.constant == other.constant }
        return own.constant.points(scale: 1) == other.constant.points(scale: 1)
            && (own.constant == .hairline) == (other.constant == .hairline)
    }
}
