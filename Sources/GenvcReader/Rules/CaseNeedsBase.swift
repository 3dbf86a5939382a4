import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A property that a case sets is set back where the case does not hold, so there is something to set back to: a value
/// at the element, UIKit's own, or nothing. Reported is a key of a case that has none of them.
/// An example is `{ datePicker: day, when: { if: $isLate, date: 2026-01-31 } }`.
enum CaseNeedsBase: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        read.variedValues.compactMap { keyed in
            let key = keyed.key
            guard case .property = key.effect, !key.takesNil, read.kind.unsaidValue(of: key) == nil,
                read.element.values.allSatisfy({ $0.key !== key })
            else { return nil }
            return .error(
                .missingKey, "nothing says the `\(key.name)` where the case does not hold", at: keyed.keyRange,
                label: "add `\(key.name)` to the \(read.kind.name) itself")
        }
    }
}
