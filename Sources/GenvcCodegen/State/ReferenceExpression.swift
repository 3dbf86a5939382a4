import GenvcModel
import GenvcViews
import GenvcVocabulary

/// References as Swift expressions.
struct ReferenceExpression {
    let text: String

    init(_ reference: Reference) {
        var path = ""
        for (position, name) in reference.path.enumerated() {
            if position > 0 { path += reference.optionalMembers.contains(position - 1) ? "?." : "." }
            path += name.asMember
        }
        text =
            switch reference.root {
            case .state: "state." + path
            case .parameter: "content." + path
            case .element: path
            // The id of a literal is the case itself.
            case .literal where reference.readsState: path + "(in: state)"
            case .literal: reference.path.dropFirst().first == "id" ? reference.path[0] : path
            }
    }
}

/// Conditions as Swift expressions.
struct ConditionExpression {
    let text: String
    /// True if a `!` before it would only reach its first term.
    let isCompound: Bool
    /// The opposite of a term that is alone.
    private let oppositeText: String?

    /// - Parameter control: The view that a condition about a control's own state asks.
    init(_ condition: Condition, of control: String = "self") {
        if condition.terms.count == 1, let term = condition.terms.first {
            let turned = Condition.Term(
                isNegated: !term.isNegated, operand: term.operand, comparison: term.comparison)
            oppositeText = Self.text(turned, control)
        } else {
            oppositeText = nil
        }
        let first = condition.terms[0]
        isCompound = condition.terms.count > 1 || first.comparison != nil && !first.asksForNoText
        text = condition.terms.map { Self.text($0, control) }.joined(
            separator: condition.conjunction == .and ? " && " : " || ")
    }

    /// The opposite.
    var negated: String {
        if isCompound { return "!(\(text))" }
        return text.hasPrefix("!") ? String(text.dropFirst()) : "!" + text
    }

    /// The opposite as people write it: with the other sign where it is one comparison.
    var opposite: String { oppositeText ?? negated }

    private static func text(_ term: Condition.Term, _ control: String) -> String {
        let operand = text(term.operand, control)
        guard let comparison = term.comparison else { return (term.isNegated ? "!" : "") + operand }
        let sign = term.isNegated ? comparison.sign.opposite : comparison.sign
        if term.asksForNoText { return (sign == .equal ? "" : "!") + operand + ".isEmpty" }
        return "\(operand) \(sign.rawValue) \(text(comparison.comparand))"
    }

    private static func text(_ operand: Condition.Operand, _ control: String) -> String {
        switch operand {
        case .reference(let reference): ReferenceExpression(reference).text
        case .control(let state): control == "self" ? state.rawValue : "\(control).\(state.rawValue)"
        case .environment(let operand):
            switch operand {
            case .horizontalSizeClass, .verticalSizeClass, .userInterfaceIdiom, .layoutDirection:
                "traitCollection." + operand.rawValue
            case .contentSizeCategory: "traitCollection.preferredContentSizeCategory"
            case .width: ViewTree.hostName + ".bounds.width"
            case .height: ViewTree.hostName + ".bounds.height"
            case .ios: "ProcessInfo.processInfo.operatingSystemVersion.majorVersion"
            }
        }
    }

    static func text(_ comparand: Condition.Comparison.Comparand) -> String {
        switch comparand {
        case .number(let text): text
        case .boolean(let isTrue): isTrue ? "true" : "false"
        case .missing: "nil"
        case .word(let word): "." + SwiftWord.escaped(word)
        case .text(let text): SwiftLiteral.string(text)
        case .reference(let reference): ReferenceExpression(reference).text
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
    var readExpressions: [String] {
        let keyed = values + variedValues
        let references = keyed.flatMap(\.value.references) + variants.flatMap(\.condition.references)
        let code = keyed.compactMap { keyed in
            if case .swift(let code) = keyed.value { code } else { nil }
        }
        return references.map { ReferenceExpression($0).text } + code + menu.flatMap(\.readExpressions)
    }
}
