import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A screen or a component makes the actions that VoiceOver offers, for single views of its own.
///
/// Reported are such actions at an element that is repeated, at the own view of a component, and inside a control,
/// which is one element for VoiceOver.
/// An example is `{ view: dot, repeat: 3, accessibilityCustomActions: [ … ] }`.
enum AccessibilityActionsPlace: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard !read.element.accessibilityActions.isEmpty, let key = read.key(.accessibilityCustomActions) else {
            return []
        }
        if read.element.repetition != nil {
            return [
                .useless(
                    key, "what is repeated has no actions of its own",
                    help: "the cells of a list have: `menu`, `trailingSwipeActions`")
            ]
        }
        // The component's own view has no id.
        let isOwnView = !read.isOfScreen && read.element.id == nil
        guard isOwnView || read.scope.hasControlStates else { return [] }
        return [.useless(key, "write it where the component stands")]
    }
}
