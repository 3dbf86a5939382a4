import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// What stands in a constraint: items, lengths and factors.
extension ConstraintWriter {
    /// What the call that makes the constraint is given.
    func arguments(of constraint: Constraint) -> [String] {
        let relation =
            switch constraint.relation {
            case .equal: "equalTo"
            case .lessThanOrEqual: "lessThanOrEqualTo"
            case .greaterThanOrEqual: "greaterThanOrEqualTo"
            }
        let constant = self.constant(of: constraint)
        guard let (target, attribute) = constraint.target else {
            return ["\(relation)Constant: \(constant?.text ?? "0")"]
        }
        var arguments = ["\(relation): \(expression(of: target)).\(attribute.rawValue)Anchor"]
        if constraint.multiplier != 1 {
            let name = self.name(of: constraint.item) + constraint.attribute.rawValue.capitalizedFirst + "Ratio"
            arguments.append("multiplier: " + metrics.expression(for: constraint.multiplier, named: name))
        }
        if let constant { arguments.append("constant: \(constant.text)") }
        return arguments
    }

    /// The constant as an expression; nil for none.
    func constant(of constraint: Constraint) -> Expression? {
        let name = self.name(of: constraint.item)
        let relationWord =
            switch constraint.relation {
            case .equal: ""
            case .lessThanOrEqual: "Max"
            case .greaterThanOrEqual: "Min"
            }
        // The smallest or largest length only needs to say so beside another rule.
        var isAlone = true
        if case .view(let index) = constraint.item, constraint.target == nil {
            let rules = constraint.attribute == .height ? tree.views[index].height : tree.views[index].width
            isAlone = rules.count < 2
        }
        let stem = isAlone ? "" : relationWord
        switch constraint.constant {
        case .none: return nil
        case .length(let length): return metrics.expression(for: length, named: name + stem + word(for: constraint))
        case .negative(let length):
            return "-\(metrics.expression(for: length, named: name + stem + word(for: constraint)))"
        case .sum(let lengths): return sum(lengths, of: constraint.item)
        case .hairline: return "Theme.hairline"
        }
    }

    /// A width and the margins beside it, or the margins alone.
    private func sum(_ lengths: [Length], of item: Constraint.Item) -> Expression {
        guard case .view(let index) = item, case .stack(let layout) = tree.views[index].container else { return "0" }
        let view = tree.views[index].name
        let all = [layout.margins] + (switchedMargins[index] ?? [])
        // A case may have other margins than the view has at first.
        let sides = all.map { self.sides(of: $0, view) }.first { sides in
            lengths.count - sides.count <= 1 && lengths.suffix(sides.count).elementsEqual(sides.map(\.length))
        }
        let margins = (sides ?? []).map { ($0.length, $0.name) }
        let width = lengths.dropLast(margins.count).map { ($0, view + "Width") }
        let terms = (width + margins).map { metrics.expression(for: $0.0, named: $0.1) }
        return terms.count == 2 && terms[0] == terms[1] ? "2 * \(terms[0])" : terms.joined(separator: " + ")
    }

    /// The margins at the sides that are not nothing, with the names of their constants.
    private func sides(of insets: Insets, _ view: String) -> [(length: Length, name: String)] {
        let names = MarginNames(insets, of: view)
        return [(insets.leading, names.leading), (insets.trailing, names.trailing)].filter { $0.0.points != 0 }
    }

    /// What the constant of a constraint is called behind the name of its view.
    private func word(for constraint: Constraint) -> String {
        let attribute = constraint.attribute.rawValue.capitalizedFirst
        if constraint.target != nil { return attribute + "Offset" }
        return isSquare(constraint.item) ? "Size" : attribute
    }

    private func isSquare(_ item: Constraint.Item) -> Bool {
        if case .view(let index) = item { return tree.views[index].aspectRatio == 1 }
        return false
    }

    /// What names of metrics begin with.
    func name(of item: Constraint.Item) -> String {
        if case .view(let index) = item { return tree.views[index].name }
        return "screen"
    }

    func expression(of item: Constraint.Item) -> String {
        switch item {
        case .view(let index): tree.views[index].name
        case .margins(let index): "\(tree.views[index].name).layoutMarginsGuide"
        case .screen: tree.rootName
        case .layoutMargins: "\(tree.rootName).layoutMarginsGuide"
        case .safeArea: "\(tree.rootName).safeAreaLayoutGuide"
        case .readableContent: "\(tree.rootName).readableContentGuide"
        case .keyboard: "\(tree.rootName).keyboardLayoutGuide"
        case .scrollContent(let index): "\(tree.views[index].name).contentLayoutGuide"
        case .scrollFrame(let index): "\(tree.views[index].name).frameLayoutGuide"
        }
    }

    /// Anchors have no factor for places.
    func shareOfPlace(
        _ constraint: Constraint, _ target: (item: Constraint.Item, attribute: Constraint.Attribute),
        as holder: Holder?, _ indentation: Int
    ) -> String {
        let ratio = self.name(of: constraint.item) + constraint.attribute.rawValue.capitalizedFirst + "Ratio"
        let relation =
            switch constraint.relation {
            case .equal: "equal"
            case .lessThanOrEqual: "lessThanOrEqual"
            case .greaterThanOrEqual: "greaterThanOrEqual"
            }
        let arguments = [
            "item: \(expression(of: constraint.item))", "attribute: .\(constraint.attribute.rawValue)",
            "relatedBy: .\(relation)", "toItem: \(expression(of: target.item))",
            "attribute: .\(target.attribute.rawValue)",
            "multiplier: \(metrics.expression(for: constraint.multiplier, named: ratio))",
            "constant: \(constant(of: constraint)?.text ?? "0")",
        ]
        var suffix = ""
        if let identifier = constraint.identifier { suffix += ".identified(\(SwiftLiteral.string(identifier)))" }
        if constraint.priority != 1_000 {
            suffix += ".prioritized(\(PriorityExpression.text(constraint.priority)))"
        }
        let before = holder.map { SourceLine.columns(of: $0.assignment) } ?? 0
        let lines = SourceLine.call(
            "", "NSLayoutConstraint", arguments, indentation: indentation + before + 1, trailing: suffix)
        return lines.joined(separator: "\n" + String(repeating: " ", count: indentation))
    }
}
