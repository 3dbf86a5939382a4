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
        let (first, second) = (reference.path.first, reference.path.dropFirst().first)
        var path = ""
        for (position, name) in reference.path.enumerated() {
            if position > 0 { path += reference.optionalMembers.contains(position - 1) ? "?." : "." }
            path += name.asMember
        }
        let own = first.map { [Name($0, second)] } ?? []
        expression =
            switch reference.root {
            case .state: Expression("\(state).\(path)", names: [Name(state, first)])
            case .parameter: Expression("content." + path, names: [Name("content", first)])
            case .element: Expression(path, names: own)
            case .literal where reference.readsState: Expression(path + "(in: state)", names: own + [Name("state")])
            // The id of a literal is the case itself.
            case .literal:
                Expression(second == "id" ? reference.path[0] : path, names: own)
            }
    }
}

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
        let sign = term.isNegated ? comparison.sign.opposite : comparison.sign
        if term.asksForNoText { return sign == .equal ? "\(operand).isEmpty" : .not("\(operand).isEmpty") }
        return .comparison(operand, sign.rawValue, expression(comparison.comparand))
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
    /// The fields that the values and the cases of it, and of the elements in it, read, as Swift expressions.
    var readExpressions: [Expression] {
        let keyed = values + variedValues
        let references = keyed.flatMap(\.value.references) + variants.flatMap(\.condition.references)
        let code = keyed.compactMap { keyed in
            if case .swift(let code) = keyed.value { Expression(written: code) } else { nil }
        }
        return references.map { ReferenceExpression($0).expression } + code + menu.flatMap(\.readExpressions)
    }
}
