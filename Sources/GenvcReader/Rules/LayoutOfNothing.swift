import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// Keys that say how the children of a view stand need children. Reported are `spacing`, `margins` and the like at a
/// plain view without rows.
/// An example is `{ view: line, height: 1, spacing: small }`.
enum LayoutOfNothing: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.kind.traits.contains(.isPlainView), read.element.children.isEmpty else { return [] }
        return read.valuesInAllCases.filter { $0.key.effect.facts.contains(.laysOutChildren) }.map {
            keyed in
            .error(
                .uselessKey, "`\(keyed.key.name)` has no effect here", at: keyed.range,
                label: "nothing stands in this \(read.kind.name)", help: "`rows` are what stands in it")
        }
    }
}
