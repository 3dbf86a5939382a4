import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// References as Swift expressions.
struct ReferenceExpression {
    let expression: Expression
    var text: String { expression.text }

    /// - Parameter state: What has the fields of the state.
    init(_ reference: Reference, ofState state: String = "state") {
        let names = reference.path.joined(separator: ".")
        var path = ""
        for (position, name) in reference.path.enumerated() {
            if position > 0 { path += reference.optionalMembers.contains(position - 1) ? "?." : "." }
            path += name.asMember
        }
        expression =
            switch reference.root {
            case .state: Expression("\(state).\(path)", names: ["\(state).\(names)"])
            case .parameter: Expression("content." + path, names: ["content." + names])
            case .element: Expression(path, names: [names])
            case .literal where reference.readsState: Expression(path + "(in: state)", names: [names, "state"])
            // The id of a literal is the case itself.
            case .literal:
                Expression(reference.path.dropFirst().first == "id" ? reference.path[0] : path, names: [names])
            }
    }
}

/// Conditions as Swift expressions.
struct ConditionExpression {
    let expression: Expression
    var text: String { expression.text }
    /// The opposite of a term that is alone.
    private let oppositeOfTerm: Expression?

    /// - Parameter control: The view that a condition about a control's own state asks.
    init(_ condition: Condition, of control: String = "self") {
        if condition.terms.count == 1, let term = condition.terms.first {
            let turned = Condition.Term(
                isNegated: !term.isNegated, operand: term.operand, comparison: term.comparison)
            oppositeOfTerm = Self.expression(turned, control)
        } else {
            oppositeOfTerm = nil
        }
        let terms = condition.terms.map { Self.expression($0, control) }
        let sign = condition.conjunction == .and ? "&&" : "||"
        expression = .terms(terms, joinedBy: sign)
    }

    /// The opposite.
    var negated: Expression { expression.isCompound ? .not(expression) : oppositeOfTerm ?? .not(expression) }

    /// The opposite as people write it: with the other sign where it is one comparison.
    var opposite: Expression { oppositeOfTerm ?? negated }

    private static func expression(_ term: Condition.Term, _ control: String) -> Expression {
        let operand = expression(term.operand, control)
        guard let comparison = term.comparison else { return term.isNegated ? .not(operand) : operand }
        let sign = term.isNegated ? comparison.sign.opposite : comparison.sign
        if term.asksForNoText { return sign == .equal ? "\(operand).isEmpty" : .not("\(operand).isEmpty") }
        return .comparison(operand, sign.rawValue, expression(comparison.comparand))
    }

    private static func expression(_ operand: Condition.Operand, _ control: String) -> Expression {
        switch operand {
        case .reference(let reference): ReferenceExpression(reference).expression
        case .control(let state):
            Expression.name(control == "self" ? state.rawValue : "\(control).\(state.rawValue)")
        case .environment(let operand):
            switch operand {
            case .horizontalSizeClass, .verticalSizeClass, .userInterfaceIdiom, .layoutDirection:
                Expression.name("traitCollection." + operand.rawValue)
            case .contentSizeCategory: Expression.name("traitCollection.preferredContentSizeCategory")
            case .width: Expression.name(ViewTree.hostName + ".bounds.width")
            case .height: Expression.name(ViewTree.hostName + ".bounds.height")
            case .ios: "ProcessInfo.processInfo.operatingSystemVersion.majorVersion"
            }
        }
    }

    static func expression(_ comparand: Condition.Comparison.Comparand) -> Expression {
        switch comparand {
        case .number(let text): Expression(text)
        case .boolean(let isTrue): isTrue ? "true" : "false"
        case .missing: "nil"
        case .word(let word): Expression("." + SwiftWord.escaped(word))
        case .text(let text): Expression(SwiftLiteral.string(text))
        case .reference(let reference): ReferenceExpression(reference).expression
        }
    }
}

extension Condition.Term {
    /// True for the comparison of a text with an empty one, which Swift has a word for.
    fileprivate var asksForNoText: Bool {
        guard case .reference(let reference) = operand, reference.type == .basic(.string),
            !reference.isInferred, reference.nilability == .never, let comparison, comparison.comparand == .text("")
        else { return false }
        return comparison.sign == .equal || comparison.sign == .notEqual
    }
}

extension String {
    /// The name behind a dot.
    fileprivate var asMember: String { SwiftWord.escaped(self) }
}

extension Element {
    /// What the values and the cases of it, and of what stands in it, read, as Swift expressions.
    var readExpressions: [Expression] {
        let keyed = values + variedValues
        let references = keyed.flatMap(\.value.references) + variants.flatMap(\.condition.references)
        let code = keyed.compactMap { keyed in
            if case .swift(let code) = keyed.value { Expression(written: code) } else { nil }
        }
        return references.map { ReferenceExpression($0).expression } + code + menu.flatMap(\.readExpressions)
    }
}
