import GenvcModel
import GenvcVocabulary

/// The widths and heights of views.
extension ConstraintBuilder {
    /// Adds the constraints for the width, the height and the ratio of a view, and those that it needs besides.
    mutating func addSizes(of index: Int) {
        let view = tree.views[index]
        let size = view.element?.layoutValue(.size)?.range ?? view.element?.range
        origin = view.element?.layoutValue(.height)?.range ?? size
        for rule in view.height { addRule(rule, .height, of: index) }
        if let minimum = view.height.first(where: { $0.relation == .minimum }), needsHeight(index) {
            // Nothing else says how high it is above its minimum.
            addRule(SizeRule(.equal, minimum.length, priority: Priorities.hugsText), .height, of: index)
        }
        origin = view.element?.layoutValue(.width)?.range ?? size
        for rule in view.width { addRule(rule, .width, of: index) }
        addSizesOfClass(of: index)
        origin = view.element?.layoutValue(.aspectRatio)?.range ?? size
        let (height, width) = (Constraint.Anchor(.view(index), .height), Constraint.Anchor(.view(index), .width))
        if let ratio = view.aspectRatio { add(height, times: 1 / ratio, of: width) }
        if let (ratio, priority) = view.wishedRatio { add(height, times: 1 / ratio, of: width, priority: priority) }
        let isFilling = view.attachment == .placed(horizontal: .fill, vertical: .fill)
        let isHeightKnown = isFilling && view.parent.map { !tree.views[$0].height.isEmpty } == true
        if view.role == .element, view.element?.kind.standardHeight == .hairline, view.height.isEmpty, !isHeightKnown,
            !view.relations.contains(where: { $0.limits(.height) })
        {
            add(Constraint(height, .equal, to: nil, constant: .hairline), identifier: "\(view.name).height")
        }
    }

    /// Adds the constraints that the class of a component has besides what is said where it stands.
    private mutating func addSizesOfClass(of index: Int) {
        guard tree.views[index].role == .element, let element = tree.views[index].element else { return }
        for keyed in element.sizesOfClass {
            origin = keyed.range
            let isWidth = keyed.key.effect == .layout(.width)
            for rule in ElementSize.rules(for: keyed, of: element, isWidth: isWidth) {
                addRule(rule, isWidth ? .width : .height, of: index)
            }
            switch keyed.value {
            case .size(let wide, let high):
                addRule(SizeRule(.equal, wide), .width, of: index)
                addRule(SizeRule(.equal, high), .height, of: index)
            case .ratio(let wide, let high, let priority):
                let width = Constraint.Anchor(.view(index), .width)
                add(Constraint.Anchor(.view(index), .height), times: high / wide, of: width, priority: priority)
            default: break
            }
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
        // The cells of a list are looked at as its content; the code, which has none of them, gives it the same height.
        case .scroll: return view.role == .element && view.element?.kind.content == .sections
        case .stack, .content: return false
        case .none:
            guard view.role == .element, let element = view.element else { return false }
            return element.kind.intrinsicSize == Kind.IntrinsicSize.none && !element.growsWithItsText
        }
    }

    mutating func addRule(_ rule: SizeRule, _ attribute: Constraint.Attribute, of index: Int) {
        let relation: Constraint.Relation =
            switch rule.relation {
            case .plain, .equal: .equal
            case .minimum: .greaterThanOrEqual
            case .maximum: .lessThanOrEqual
            }
        // A stack makes what it hides as long as nothing, with a constraint that must win.
        let isBreakable = rule.priority == Priorities.required && canBeHidden(index, attribute)
        add(
            Constraint(
                Constraint.Anchor(.view(index), attribute), relation, to: nil,
                constant: rule.length.isHairline ? .hairline : .length(rule.length),
                priority: isBreakable ? Priorities.almostRequired : rule.priority),
            identifier: identifier(of: index, attribute, relation))
    }

    /// True if the class that says the size of the view hides it, or something around it, in a stack along the axis of
    /// the attribute. A class does not know what hides its own view from outside.
    private func canBeHidden(_ index: Int, _ attribute: Constraint.Attribute) -> Bool {
        let isOfClass = tree.views[index].element?.values.contains { keyed in
            keyed.origin == .component && keyed.key.isOfSize && keyed.range == origin
        }
        if isOfClass == true { return componentHides(index, attribute) }
        let component = tree.component(around: index)
        var view = index
        while view != component {
            if isHiddenByStack(view, attribute) { return true }
            guard let parent = tree.views[view].parent else { return false }
            view = parent
        }
        return componentHides(view, attribute)
    }

    /// True if a stack hides the view along the axis of the attribute in some state.
    private func isHiddenByStack(_ index: Int, _ attribute: Constraint.Attribute) -> Bool {
        guard tree.views[index].attachment == .arranged, let parent = tree.views[index].parent,
            case .stack(let layout) = tree.views[parent].container,
            (layout.axis == .vertical) == (attribute == .height), let element = tree.views[index].element
        else { return false }
        return element.sometimesHas(.isHidden)
    }

    /// True for the height of a component whose class hides it in some state: most components stand one below the
    /// other, and a stack takes the height of what is hidden.
    private func componentHides(_ index: Int, _ attribute: Constraint.Attribute) -> Bool {
        attribute == .height && tree.component(of: index)?.root.sometimesHas(.isHidden) == true
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
}
