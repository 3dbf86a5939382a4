import GenvcVocabulary

/// The change of state with which a tap changes `isSelected`.
package enum SelectionChange: Sendable, Hashable {
    /// The tap toggles a boolean field.
    case toggle(Reference)
    /// The tap sets a field that says which of several is selected to this value.
    case choose(Reference, Condition.Comparison.Comparand)

    /// The field that a tap sets.
    package var field: Reference {
        switch self {
        case .toggle(let field), .choose(let field, _): field
        }
    }
}

extension Element {
    /// The change that a tap makes; nil if it makes none.
    package var selectionChange: SelectionChange? { SelectionChange(of: self) }
}

extension SelectionChange {
    /// Finds the change that a tap on an element makes; nil if it makes none.
    fileprivate init?(of element: Element) {
        guard element.isTrue(.changesSelection) else { return nil }
        switch element.written.value(.isSelected) {
        case .binding(let binding) where binding.reference.isField && binding.fallback == nil:
            self = .toggle(binding.reference)
        case .condition(let condition): self.init(condition)
        default: return nil
        }
    }

    /// Finds the change that makes a condition true; nil if no single value does.
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
        // If both sides are fields, it is not known which of them to set.
        switch (operand.isField, other.isField) {
        case (true, false): self = .choose(operand, comparison.comparand)
        case (false, true): self = .choose(other, .reference(operand))
        default: return nil
        }
    }
}
