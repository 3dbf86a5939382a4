import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// Of the layers in a list the first lies lowest, so one that cannot hold views needs none under it.
enum UnderlayOfLayer: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.place == .layer, read.element.needsViewForUnderlay, let key = read.key(.underlay) else { return [] }
        return [
            .useless(
                key, "write what is in it before this \(read.kind.name)",
                help: "of the layers in a list the first lies lowest")
        ]
    }
}
