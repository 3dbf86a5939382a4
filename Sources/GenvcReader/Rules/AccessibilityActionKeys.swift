import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// An action that VoiceOver offers takes only what VoiceOver says or shows of it.
///
/// Reported is each key that is neither its title, nor its image, nor for genvc itself: a `backgroundColor`, a `menu`.
/// An example is `accessibilityCustomActions: [ { action: copy, title: Copy, isSelected: true } ]`.
enum AccessibilityActionKeys: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.place == .accessibilityActions else { return [] }
        return read.keys.compactMap { written in
            if written.key.isMainText || written.key.meaning == .image { return nil }
            if written.key.effect == .tool(.event), read.element.eventName == Event.unreported {
                return .useless(written, "nobody would be told, so that the action does nothing: leave out the action")
            }
            if case .tool = written.key.effect { return nil }
            return .useless(written, "VoiceOver says the title of an action, and shows its image")
        }
    }
}
