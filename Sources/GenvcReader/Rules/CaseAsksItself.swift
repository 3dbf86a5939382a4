import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A state of a control cannot follow from itself: once it is set, nothing would set it back.
///
/// Reported is a state of a control that a case sets which asks for that state, or by a condition that does.
/// An example is `{ button: star, title: Star, when: { if: isSelected or $isNew, isSelected: true } }`.
enum CaseAsksItself: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        let cases = read.element.variants.flatMap { variant in
            variant.values.filter { asks(variant.condition, for: $0.key) }
        }
        let conditions = (read.element.values + read.variedValues).filter { keyed in
            guard case .condition(let condition) = keyed.value else { return false }
            return asks(condition, for: keyed.key)
        }
        return (cases + conditions).map { keyed in
            .error(
                .conflictingKeys, "`\(keyed.key.name)` follows from itself here", at: keyed.range,
                label: "ask for a field of `state` instead",
                help: "once it is set by this, nothing sets it back")
        }
    }

    /// True for a condition that asks for the state of the control which the key sets.
    private static func asks(_ condition: Condition, for key: Key) -> Bool {
        guard let state = ControlState(rawValue: key.name) else { return false }
        return condition.terms.contains { $0.operand == .control(state) }
    }
}
