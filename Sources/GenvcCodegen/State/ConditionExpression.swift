import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// The control whose state a condition asks about.
enum AskedControl {
    /// The component that the class is.
    case host
    /// A property, a constant or a parameter.
    case view(String)
}

/// Conditions as Swift expressions.
struct ConditionExpression {
    let expression: Expression
    var text: String { expression.text }
    /// The opposite of a term that is alone.
    private let oppositeOfTerm: Expression?

    /// - Parameters:
    ///   - control: The control that a condition about a control's own state asks.
    ///   - host: What the class calls the view whose insides it makes, which a condition about sizes asks.
    init(_ condition: Condition, of control: AskedControl, in host: Host) {
        func asked(_ term: Condition.Term) -> Expression { Self.expression(term, control, host) }
        if condition.terms.count == 1, let term = condition.terms.first {
            let turned = Condition.Term(
                isNegated: !term.isNegated, operand: term.operand, comparison: term.comparison)
            oppositeOfTerm = asked(turned)
        } else {
            oppositeOfTerm = nil
        }
        let terms = condition.terms.map(asked)
        let sign = condition.conjunction == .and ? "&&" : "||"
        expression = .terms(terms, joinedBy: sign)
    }

    /// The opposite.
    var negated: Expression { expression.isCompound ? .not(expression) : oppositeOfTerm ?? .not(expression) }

    /// The opposite as people write it: with the other sign where it is one comparison.
    var opposite: Expression { oppositeOfTerm ?? negated }

    private static func expression(_ term: Condition.Term, _ control: AskedControl, _ host: Host) -> Expression {
        let operand = expression(term.operand, control, host)
        guard let comparison = term.comparison else { return term.isNegated ? .not(operand) : operand }
        if let ordered = term.orderOfOptional { return expression(ordered, isNegated: term.isNegated) }
        let sign = term.isNegated ? comparison.sign.opposite : comparison.sign
        if term.asksForNoText { return sign == .equal ? "\(operand).isEmpty" : .not("\(operand).isEmpty") }
        return .comparison(operand, sign.rawValue, expression(comparison.comparand))
    }

    /// `state.price.map({ $0 > 3 }) == true`: false where the value is nil, which Swift compares with nothing.
    private static func expression(_ ordered: Condition.Term.OrderOfOptional, isNegated: Bool) -> Expression {
        let value = ReferenceExpression(ordered.value).expression
        let wrapped = ordered.value.nilability == .chain ? "(\(value))" : value
        let comparison: Expression = "$0 \(ordered.sign.rawValue) \(ordered.other)"
        return .comparison("\(wrapped).map({ \(comparison) })", isNegated ? "!=" : "==", "true")
    }

    private static func expression(_ operand: Condition.Operand, _ control: AskedControl, _ host: Host) -> Expression {
        switch operand {
        case .reference(let reference): ReferenceExpression(reference).expression
        case .control(let state):
            switch control {
            case .host: .member([state.rawValue], of: .itself)
            case .view(let name): .name(name, state.rawValue)
            }
        case .environment(let operand):
            switch operand {
            case .horizontalSizeClass, .verticalSizeClass, .userInterfaceIdiom, .layoutDirection:
                .name("traitCollection", operand.rawValue)
            case .contentSizeCategory: .name("traitCollection", "preferredContentSizeCategory")
            case .width: .member(["bounds", "width"], of: host)
            case .height: .member(["bounds", "height"], of: host)
            case .ios: "ProcessInfo.processInfo.operatingSystemVersion.majorVersion"
            }
        }
    }

    /// The value with which a term is compared, in Swift.
    static func expression(_ comparand: Condition.Comparison.Comparand) -> Expression {
        switch comparand {
        case .number(let text): Expression(text)
        case .boolean(let isTrue): isTrue ? "true" : "false"
        case .missing: "nil"
        case .word(let word): Expression("." + SwiftName.member(word))
        case .text(let text): Expression(SwiftLiteral.string(text))
        case .reference(let reference): ReferenceExpression(reference).expression
        }
    }
}

extension Condition.Term {
    /// A value that may be nil, compared by order with one that may not.
    fileprivate struct OrderOfOptional {
        let value: Reference
        let sign: Condition.Comparison.Sign
        let other: Expression
    }

    /// The comparison by order of a value that may be nil, with that value first; nil for any other term.
    fileprivate var orderOfOptional: OrderOfOptional? {
        guard let comparison, comparison.sign.isOfOrder, case .reference(let reference) = operand else { return nil }
        if reference.nilability != .never {
            let other = ConditionExpression.expression(comparison.comparand)
            return OrderOfOptional(value: reference, sign: comparison.sign, other: other)
        }
        guard case .reference(let other) = comparison.comparand, other.nilability != .never else { return nil }
        let first = ReferenceExpression(reference).expression
        return OrderOfOptional(value: other, sign: comparison.sign.turned, other: first)
    }

    /// True for the comparison of a text with an empty one, which Swift has a word for.
    fileprivate var asksForNoText: Bool {
        guard case .reference(let reference) = operand, reference.type == .basic(.string),
            !reference.isInferred, reference.nilability == .never, let comparison, comparison.comparand == .text("")
        else { return false }
        return comparison.sign == .equal || comparison.sign == .notEqual
    }
}
