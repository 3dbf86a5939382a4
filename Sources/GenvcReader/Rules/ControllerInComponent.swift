import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// Only a view controller has children, and a component is a view. Reported is a kind that holds a controller in a
/// component.
/// An example is `rows: [ { child: map, class: MapViewController } ]` of a component.
enum ControllerInComponent: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard !read.isOfScreen, read.kind.traits.contains(.holdsController) else { return [] }
        return [
            .error(
                .unknownKind, "\(Wording.articled(read.kind.name)) cannot stand in a component",
                at: read.element.range, label: "write it on the screen",
                help: "only a view controller has children, and a component is a view")
        ]
    }
}
