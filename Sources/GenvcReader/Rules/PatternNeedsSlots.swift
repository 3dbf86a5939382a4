import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A pattern says how the slots of a row share its width, so there must be slots. Reported is `pattern` of a row with
/// `items`.
/// An example is `{ row: bar, pattern: navigation, items: [ … ] }`.
enum PatternNeedsSlots: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.element.slots == nil, let keyed = read.value(.layout(.pattern)) else { return [] }
        return [.useless(keyed, "it needs `leading`, `center` or `trailing`")]
    }
}
