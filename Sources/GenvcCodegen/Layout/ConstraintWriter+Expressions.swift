import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// The parts of a constraint in Swift: items, lengths and factors.
extension ConstraintWriter {
    /// The expression that makes a constraint.
    ///
    /// - Parameter others: The constraints of the same case; nil for those that hold in any.
    func expression(of entry: ConstraintGroup.Entry, beside others: [ConstraintGroup.Entry]? = nil) -> Expression {
        switch entry {
        case .constraint(let constraint): expression(of: constraint, beside: others)
        case .swift(let constraint):
            Expression(
                written: constraint.code.replacingShorthandArgument(with: tree.views[constraint.view].expression))
        }
    }

    private func expression(of constraint: Constraint, beside others: [ConstraintGroup.Entry]?) -> Expression {
        let names = (constraint.identifier.map { ".identified(\(SwiftLiteral.string($0)))" } ?? "") as Expression
        let priority: Expression =
            constraint.priority == Priorities.required
            ? "" : ".prioritized(\(PriorityExpression.text(constraint.priority)))"
        if constraint.isShareOfPlace, let target = constraint.target {
            return shareOfPlace(constraint, target, beside: others).followed(by: "\(names)\(priority)")
        }
        let anchor: Expression = "\(expression(of: constraint.item)).\(constraint.attribute.rawValue)Anchor"
        return .stackedCall("\(anchor).constraint", arguments(of: constraint, beside: others), .togetherWhereNeeded)
            .asked("\(names)\(priority)")
    }

    /// The arguments of the call that makes the constraint.
    private func arguments(of constraint: Constraint, beside others: [ConstraintGroup.Entry]?) -> [Expression] {
        let relation = constraint.relation.name + "To"
        let constant = self.constant(of: constraint, beside: others)
        guard let target = constraint.target else {
            return ["\(relation)Constant: \(constant ?? "0")"]
        }
        var arguments: [Expression] = [
            "\(relation): \(expression(of: target.item)).\(target.attribute.rawValue)Anchor"
        ]
        if constraint.multiplier != 1 {
            let name = tree.name(constraint.attribute.rawValue.capitalizedFirst + "Ratio", of: constraint.item)
            arguments.append("multiplier: \(metrics.expression(for: constraint.multiplier, named: name))")
        }
        if let constant { arguments.append("constant: \(constant)") }
        return arguments
    }

    /// The constant as an expression; nil for none.
    func constant(of constraint: Constraint, beside others: [ConstraintGroup.Entry]? = nil) -> Expression? {
        switch constraint.constant {
        case .none: return nil
        case .length(let length):
            return metrics.expression(for: length, named: constantName(of: constraint, among: others))
        case .negative(let length):
            return "-\(metrics.expression(for: length, named: constantName(of: constraint, among: others)))"
        case .hairline: return "Theme.hairline"
        }
    }

    /// The name of the constant of a constraint. A bound is named where it is the greatest length, or stands beside
    /// another rule; looking for its twin goes over all constraints.
    private func constantName(of constraint: Constraint, among others: [ConstraintGroup.Entry]?) -> String {
        let bound = constraint.relation.word
        let isBare =
            bound.isEmpty || constraint.target != nil || isOnlyLength(constraint)
            || hasTwin(constraint, among: others)
        return tree.name(word(for: constraint, bound: isBare ? "" : bound), of: constraint.item)
    }

    /// True for a least length that is the only one along its axis: the height of a text, which grows with it.
    private func isOnlyLength(_ constraint: Constraint) -> Bool {
        guard constraint.relation == .greaterThanOrEqual, case .view(let index) = constraint.item else { return false }
        return (constraint.attribute == .height ? tree.views[index].height : tree.views[index].width).count < 2
    }

    /// True for a smallest or largest length that the view has besides: both are one constant.
    private func hasTwin(_ constraint: Constraint, among others: [ConstraintGroup.Entry]?) -> Bool {
        func isTwin(_ entry: ConstraintGroup.Entry) -> Bool {
            guard case .constraint(let other) = entry, other.target == nil else { return false }
            return other.item == constraint.item && other.attribute == constraint.attribute
                && other.relation != constraint.relation && other.constant == constraint.constant
        }
        return others?.contains(where: isTwin) ?? tree.constraints.contains { $0.entries.contains(where: isTwin) }
    }

    /// The part of the name of a constraint's constant that stands behind the name of its view: `MaxHeight`.
    private func word(for constraint: Constraint, bound: String) -> String {
        let attribute = constraint.attribute.rawValue.capitalizedFirst
        if constraint.target != nil { return attribute + "Offset" }
        // A square has one length for both sides; a bound is for one of them.
        return bound.isEmpty && isSquare(constraint.item) ? "Size" : bound + attribute
    }

    /// True for a view that the spec makes as wide as it is high.
    private func isSquare(_ item: Constraint.Item) -> Bool {
        if case .view(let index) = item { return tree.views[index].aspectRatio == 1 }
        return false
    }

    func expression(of item: Constraint.Item) -> Expression {
        switch item {
        case .view(let index): tree.views[index].expression
        case .margins(let index): "\(tree.views[index].expression).layoutMarginsGuide"
        case .screen: tree.root
        case .layoutMargins: "\(tree.root).layoutMarginsGuide"
        case .safeArea: "\(tree.root).safeAreaLayoutGuide"
        case .visibleArea(let index): "\(tree.views[index].expression).safeAreaLayoutGuide"
        case .readableContent: "\(tree.root).readableContentGuide"
        case .keyboard: "\(tree.root).keyboardLayoutGuide"
        case .scrollContent(let index): "\(tree.views[index].expression).contentLayoutGuide"
        case .scrollFrame(let index): "\(tree.views[index].expression).frameLayoutGuide"
        }
    }

    /// Anchors have no factor for places.
    private func shareOfPlace(
        _ constraint: Constraint, _ target: Constraint.Anchor, beside others: [ConstraintGroup.Entry]?
    ) -> Expression {
        let ratio = tree.name(constraint.attribute.rawValue.capitalizedFirst + "Ratio", of: constraint.item)
        return .call(
            "NSLayoutConstraint",
            [
                "item: \(expression(of: constraint.item))", "attribute: .\(constraint.attribute.rawValue)",
                "relatedBy: .\(constraint.relation.name)", "toItem: \(expression(of: target.item))",
                "attribute: .\(target.attribute.rawValue)",
                "multiplier: \(metrics.expression(for: constraint.multiplier, named: ratio))",
                "constant: \(constant(of: constraint, beside: others) ?? "0")",
            ])
    }
}

extension ViewTree {
    /// The name of a member that belongs to an item of constraints.
    ///
    /// - Parameter word: What it is, as `TopMargin`.
    func name(_ word: String, of item: Constraint.Item) -> String {
        switch item {
        case .view(let index), .margins(let index): views[index].named(word)
        case .screen, .layoutMargins, .safeArea, .visibleArea, .readableContent, .keyboard, .scrollContent,
            .scrollFrame:
            "screen" + word
        }
    }
}
