import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// The screen makes the actions that VoiceOver offers, for single views of its own.
///
/// Reported are such actions at an element that is repeated, and at one inside a component.
/// An example is `{ view: dot, repeat: 3, accessibilityCustomActions: [ … ] }`.
enum AccessibilityActionsPlace: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard !read.element.accessibilityActions.isEmpty, !read.isOfScreen || read.element.repetition != nil,
            let key = read.key(.accessibilityCustomActions)
        else { return [] }
        return [
            .useless(
                key,
                read.isOfScreen ? "what is repeated has no actions of its own" : "write it where the component stands",
                help: read.isOfScreen ? "the cells of a list have: `menu`, `trailingSwipeActions`" : nil)
        ]
    }
}
