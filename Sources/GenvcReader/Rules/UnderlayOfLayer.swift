import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// The first of several layers lies lowest, so a layer that cannot hold views needs none under it. Reported is
/// `underlay` at such a layer.
/// An example is `overlay: [ { imageView: photo, image: photo, underlay: [ … ] } ]`.
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
