import GenvcVocabulary

/// What a tap sets that changes what `isSelected` shows.
package enum SelectionChange: Sendable, Hashable {
    /// A field that is true or false.
    case toggle(Reference)
    /// A field that says which of several is selected, and what it is then.
    case choose(Reference, Condition.Comparison.Comparand)

    package var field: Reference {
        switch self {
        case .toggle(let field), .choose(let field, _): field
        }
    }
}

extension Element {
    /// What a tap sets, or nil where it sets nothing.
    package var selectionChange: SelectionChange? {
        guard isTrue(.changesSelection) else { return nil }
        switch (source ?? self).value(.isSelected) {
        case .binding(let binding) where binding.reference.isField && binding.fallback == nil:
            return .toggle(binding.reference)
        case .condition(let condition): return SelectionChange(condition)
        default: return nil
        }
    }
}

extension SelectionChange {
    /// Nil for what no one value makes true.
    fileprivate init?(_ condition: Condition) {
        guard condition.terms.count == 1, let term = condition.terms.first, !term.isNegated,
            case .reference(let operand) = term.operand
        else { return nil }
        guard let comparison = term.comparison else {
            guard operand.isField else { return nil }
            self = .toggle(operand)
            return
        }
        guard comparison.sign == .equal else { return nil }
        guard case .reference(let other) = comparison.comparand else {
            guard operand.isField else { return nil }
            self = .choose(operand, comparison.comparand)
            return
        }
        // Of two fields nothing says which is the choice.
        switch (operand.isField, other.isField) {
        case (true, false): self = .choose(operand, comparison.comparand)
        case (false, true): self = .choose(other, .reference(operand))
        default: return nil
        }
    }
}
