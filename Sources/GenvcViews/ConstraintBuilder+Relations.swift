import GenvcModel
import GenvcVocabulary

/// The relations that the spec says under `constraints`, as constraints.
extension ConstraintBuilder {
    mutating func addRelation(_ relation: Relation, of index: Int) {
        switch relation.content {
        case .formula(let formula): addFormula(formula, relation, of: index)
        case .swift(let code):
            entries.append(
                .swift(
                    SwiftConstraint(
                        view: index, code: code, property: relation.propertyName, origin: relation.range)))
        }
    }

    private mutating func addFormula(_ formula: RelationFormula, _ relation: Relation, of index: Int) {
        let sign: Constraint.Relation =
            switch formula.sign {
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            case .lessThanOrEqual: .lessThanOrEqual
            }
        origin = relation.range
        var constant = Constraint.Constant.none
        if let length = formula.length, formula.target == nil || length.points != 0 || length.reference != nil {
            constant = formula.isSubtracted ? .negative(length) : .length(length)
        }
        var item: Constraint.Item?
        if let target = formula.target {
            // A spec whose targets are not all there is none.
            guard let found = self.item(of: target, from: index) else { return }
            item = found
        }
        let targets = formula.target?.attribute.anchors ?? []
        for (position, attribute) in formula.attribute.anchors.enumerated() {
            let target = item.map {
                Constraint.Anchor($0, position < targets.count ? targets[position] : attribute)
            }
            let hasConstant = constant != .none
            let constraint = Constraint(
                Constraint.Anchor(.view(index), attribute), sign, to: target, multiplier: formula.multiplier,
                constant: constant, priority: formula.priority)
            dropWhatIsSaid(by: constraint)
            add(
                constraint,
                identifier: relation.name?.text ?? (hasConstant ? identifier(of: index, attribute, sign) : nil),
                property: relation.propertyName)
        }
    }

    /// Takes out the constraint that the place of a view asked for, where a relation of the view says the same: the
    /// relation stays, since it may have a name, and knows where it is written.
    private mutating func dropWhatIsSaid(by relation: Constraint) {
        let identity = ConstraintIdentity(.constraint(relation))
        entries.removeAll { entry in
            guard case .constraint(let other) = entry, other.item == relation.item else { return false }
            return other.property == nil && other.identifier == nil && ConstraintIdentity(entry) == identity
        }
    }

    private func item(of target: RelationFormula.Target, from index: Int) -> Constraint.Item? {
        switch target.place {
        case .view(let word): relatedViews.view(named: word, from: index).map { frame(of: $0, from: index) }
        case .word(.parent):
            (tree.views[index].layerHost ?? tree.views[index].parent).map { frame(of: $0, from: index) } ?? .screen
        case .word(.self): .view(index)
        case .word(.screen): guide(.screen, from: index)
        case .word(.safeArea): guide(.safeArea, from: index)
        case .word(.layoutMargins): guide(.layoutMargins, from: index)
        case .word(.readableContent): guide(.readableContent, from: index)
        case .word(.keyboard): guide(.keyboard, from: index)
        }
    }

    /// The guide of the class that makes the view: of the screen, or of the component around the view.
    ///
    /// A component that reaches the edges of the screen has the screen's guides; any other is its own safe area, and
    /// its readable content is no wider than its margins leave. The keyboard is where it is for all of them.
    private func guide(_ guide: Constraint.Item, from index: Int) -> Constraint.Item {
        guard !isClass, let component = relatedViews.component(around: index) else { return guide }
        switch guide {
        case .screen: return .view(component)
        case .layoutMargins: return .margins(component)
        case .safeArea: return reachesScreen(component) ? guide : .view(component)
        case .readableContent: return reachesScreen(component) ? guide : .margins(component)
        default: return guide
        }
    }

    /// True for a component that its place ties to an edge of the screen.
    private func reachesScreen(_ component: Int) -> Bool {
        let view = tree.views[component]
        if view.isEdgeToEdge || view.parent.map({ tree.views[$0].isEdgeToEdge }) == true { return true }
        if view.parent == nil, case .layer(_, .fill, .fill) = view.attachment { return true }
        return view.relations.contains { relation in
            guard case .formula(let formula) = relation.content, formula.target?.place == .word(.screen) else {
                return false
            }
            switch formula.attribute {
            case .top, .bottom, .leading, .trailing, .edges: return true
            case .width, .height, .centerX, .centerY, .center, .firstBaseline, .lastBaseline: return false
            }
        }
    }
}

extension RelationAttribute {
    /// The anchors that it stands for.
    fileprivate var anchors: [Constraint.Attribute] {
        switch self {
        case .top: [.top]
        case .bottom: [.bottom]
        case .leading: [.leading]
        case .trailing: [.trailing]
        case .centerX: [.centerX]
        case .centerY: [.centerY]
        case .width: [.width]
        case .height: [.height]
        case .firstBaseline: [.firstBaseline]
        case .lastBaseline: [.lastBaseline]
        case .edges: [.top, .leading, .bottom, .trailing]
        case .center: [.centerX, .centerY]
        }
    }
}

extension Relation {
    /// True if it says outright how long the view is in that direction.
    package func settles(_ length: RelationAttribute) -> Bool {
        guard case .formula(let formula) = content else { return false }
        return formula.priority == Priorities.required && says(length)
    }

    /// True if it says how long the view is in that direction, at whatever priority.
    package func says(_ length: RelationAttribute) -> Bool {
        guard case .formula(let formula) = content else { return false }
        return formula.sign == .equal && (formula.attribute == length || formula.attribute == .edges)
    }

    /// True if it lets the view be no longer than so much in that direction.
    package func limits(_ length: RelationAttribute) -> Bool {
        guard case .formula(let formula) = content, formula.sign != .greaterThanOrEqual else { return false }
        return formula.attribute == length || formula.attribute == .edges
    }
}
