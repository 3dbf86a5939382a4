import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A component with `base: control` takes all touches itself, so that nothing in it takes one, unless it is a control
/// or has gestures.
///
/// Reported is `isUserInteractionEnabled` of anything else in such a component, but for `false`, which it is anyway.
/// An example is `{ label: title, text: $title, when: { if: $isHot, isUserInteractionEnabled: true } }`.
enum TouchesInControl: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        // The component's own view has no id.
        guard read.scope.hasControlStates, read.element.id != nil, !read.element.holdsControl else { return [] }
        let written = read.values.filter { $0.value != .boolean(false) }
        return (written + read.variedValues).filter { $0.key.meaning == .isUserInteractionEnabled }.map { keyed in
            .useless(
                keyed, "the control around it takes the touches",
                help: "write it at the component itself, or give this \(read.kind.name) `gestures`")
        }
    }
}
