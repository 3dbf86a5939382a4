import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// Only what stands directly in the screen, its header or its footer can leave the margins.
/// Reported is `edgeToEdge` at any other element.
/// An example is `{ card: trend, rows: [ { label: week, text: This week, edgeToEdge: true } ] }`.
enum EdgeToEdgeRows: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.place != .screenRows, read.place != .barRows, let keyed = read.value(.layout(.edgeToEdge)) else {
            return []
        }
        return [.useless(keyed, "only a row of the screen, its header or footer leaves its margins")]
    }
}
