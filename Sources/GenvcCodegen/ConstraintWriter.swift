import GenvcModel
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The constraints as Swift expressions, in groups under the captions of the rows.
struct ConstraintWriter {
    let tree: ViewTree
    var metrics: Metrics

    /// The columns before a constraint in the list.
    private static let indentation = 12

    mutating func contexts() -> [TemplateValue] {
        tree.constraints.enumerated().map { number, group in
            [
                "needsGap": .bool(number > 0), "comment": .string(comment(of: group.title)),
                "lines": .list(group.constraints.map { context(of: $0) }),
            ]
        }
    }

    private func comment(of title: ConstraintGroup.Title) -> String {
        switch title {
        case .scrollView: tree.takesText ? "Scroll view: safe area, above the keyboard" : "Scroll view: safe area"
        case .rows:
            tree.scrollView == nil
                ? "Rows: inside the safe area"
                : tree.hasFlexibleRow
                    ? "Rows: at least as high as the screen, and no higher than they need"
                    : "Rows: as high as they need"
        case .header: "Header: above the rows"
        case .footer: tree.takesText ? "Footer: below the rows, above the keyboard" : "Footer: below the rows"
        case .row(let row): tree.rows[row].comment
        }
    }

    private mutating func context(of constraint: Constraint) -> TemplateValue {
        let item = "\(expression(of: constraint.item)).\(constraint.attribute.rawValue)Anchor"
        let arguments = self.arguments(of: constraint)
        var suffix = ""
        if let identifier = constraint.identifier { suffix += ".identified(\(SwiftLiteral.string(identifier)))" }
        if constraint.priority != 1_000 {
            suffix += ".prioritized(\(PriorityExpression.text(constraint.priority)))"
        }
        let call = "\(item).constraint(\(arguments.joined(separator: ", ")))"
        let columns = Self.indentation + SourceLine.columns(of: call)
        // A comma stands behind each.
        let isOneLine = columns + SourceLine.columns(of: suffix) + 1 <= SourceLine.width
        let isBroken = !isOneLine && !suffix.isEmpty && columns <= SourceLine.width
        let wrapped = arguments.joined(separator: ", ")
        let fits = Self.indentation + 4 + SourceLine.columns(of: wrapped) <= SourceLine.width
        let lines = isOneLine || isBroken || fits ? wrapped : arguments.joined(separator: ",\n                ")
        return [
            "item": .string(item), "arguments": .string(lines), "suffix": .string(suffix),
            "isOneLine": .bool(isOneLine), "isBroken": .bool(isBroken), "isWrapped": .bool(!isOneLine && !isBroken),
        ]
    }

    private mutating func arguments(of constraint: Constraint) -> [String] {
        let relation =
            switch constraint.relation {
            case .equal: "equalTo"
            case .lessThanOrEqual: "lessThanOrEqualTo"
            case .greaterThanOrEqual: "greaterThanOrEqualTo"
            }
        let constant = self.constant(of: constraint)
        guard let (target, attribute) = constraint.target else { return ["\(relation)Constant: \(constant ?? "0")"] }
        var arguments = ["\(relation): \(expression(of: target)).\(attribute.rawValue)Anchor"]
        if constraint.multiplier != 1 {
            let name = self.name(of: constraint.item) + constraint.attribute.rawValue.capitalizedFirst + "Ratio"
            arguments.append("multiplier: " + metrics.expression(for: constraint.multiplier, named: name))
        }
        if let constant { arguments.append("constant: \(constant)") }
        return arguments
    }

    private mutating func constant(of constraint: Constraint) -> String? {
        let name = self.name(of: constraint.item)
        let relationWord =
            switch constraint.relation {
            case .equal: ""
            case .lessThanOrEqual: "Max"
            case .greaterThanOrEqual: "Min"
            }
        // The smallest or largest length only needs to say so beside another rule.
        var isAlone = true
        if case .view(let index) = constraint.item {
            let rules = constraint.attribute == .height ? tree.views[index].height : tree.views[index].width
            isAlone = rules.count < 2
        }
        let stem = isAlone ? "" : relationWord
        switch constraint.constant {
        case .none: return nil
        case .length(let length):
            let word = isSquare(constraint.item) ? "Size" : constraint.attribute.rawValue.capitalizedFirst
            return metrics.expression(for: length, named: name + stem + word)
        case .sum(let lengths): return sum(lengths, of: constraint.item)
        case .hairline: return "Theme.hairline"
        }
    }

    /// A width and the margins beside it, or the margins alone.
    private mutating func sum(_ lengths: [Length], of item: Constraint.Item) -> String {
        guard case .view(let index) = item, case .stack(let layout) = tree.views[index].container else { return "0" }
        let view = tree.views[index].name
        let margins = MarginNames(layout.margins, of: view)
        let sides = [(layout.margins.leading, margins.leading), (layout.margins.trailing, margins.trailing)]
            .filter { $0.0.points != 0 }
        let width = lengths.dropLast(sides.count).map { ($0, view + "Width") }
        let terms = (width + sides).map { metrics.expression(for: $0.0, named: $0.1) }
        return terms.count == 2 && terms[0] == terms[1] ? "2 * \(terms[0])" : terms.joined(separator: " + ")
    }

    private func isSquare(_ item: Constraint.Item) -> Bool {
        if case .view(let index) = item { return tree.views[index].aspectRatio == 1 }
        return false
    }

    private func name(of item: Constraint.Item) -> String {
        if case .view(let index) = item { return tree.views[index].name }
        return "screen"
    }

    private func expression(of item: Constraint.Item) -> String {
        switch item {
        case .view(let index): tree.views[index].name
        case .margins(let index): "\(tree.views[index].name).layoutMarginsGuide"
        case .safeArea: "view.safeAreaLayoutGuide"
        case .readableContent: "view.readableContentGuide"
        case .keyboard: "view.keyboardLayoutGuide"
        case .scrollContent: "scrollView.contentLayoutGuide"
        case .scrollFrame: "scrollView.frameLayoutGuide"
        }
    }
}
