import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A state of a control cannot follow from itself: once it is set, nothing would set it back. Nor can the text size of
/// a screen or of a component, whose conditions ask for the size that it has.
///
/// Reported is a state of a control that a case sets which asks for that state, or by a condition that does, and a
/// bound of the text size that a case sets which asks for the text size.
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
        let controls = (cases + conditions).map { finding($0, "once it is set by this, nothing sets it back") }
        return read.role.isOfComponent ? controls + textSizes(in: read.element.variants) : controls
    }

    /// The bounds of the text size that cases of a screen, or of the own view of a component, set by asking for it.
    static func textSizes(in variants: [Variant]) -> [Diagnostic] {
        let asking = variants.filter { variant in
            variant.condition.terms.contains { $0.operand == .environment(.contentSizeCategory) }
        }
        let bounds: [Key.Meaning] = [.minimumContentSizeCategory, .maximumContentSizeCategory]
        return asking.flatMap(\.values).filter { keyed in keyed.key.meaning.map(bounds.contains) == true }.map {
            finding($0, "the text size that it asks for is the one that this sets")
        }
    }

    private static func finding(_ keyed: KeyedValue, _ help: String) -> Diagnostic {
        .error(
            .conflictingKeys, "`\(keyed.key.name)` follows from itself here", at: keyed.range,
            label: "ask for a field of `state` instead", help: help)
    }

    /// True for a condition that asks for the state of the control which the key sets.
    private static func asks(_ condition: Condition, for key: Key) -> Bool {
        guard let state = ControlState(rawValue: key.name) else { return false }
        return condition.terms.contains { $0.operand == .control(state) }
    }
}
