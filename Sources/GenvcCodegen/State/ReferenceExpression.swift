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
        let standsAlone =
            switch reference.root {
            case .element, .literal: true
            case .state, .parameter: false
            }
        var path = ""
        for (position, name) in reference.path.enumerated() {
            if position > 0 { path += reference.optionalMembers.contains(position - 1) ? "?." : "." }
            // The element of a repetition stands by itself, all else behind a dot.
            path += position == 0 && standsAlone ? SwiftName.declared(name) : SwiftName.member(name)
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
                Expression(
                    second == ReferenceMember.id.rawValue ? SwiftName.declared(reference.path[0]) : path, names: own)
            }
    }
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
