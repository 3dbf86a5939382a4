import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// VoiceOver says the title of an action, and shows its image.
enum AccessibilityActionKeys: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.place == .accessibilityActions else { return [] }
        return read.keys.compactMap { written in
            if written.key.isMainText || written.key.meaning == .image { return nil }
            if case .tool = written.key.effect { return nil }
            return .useless(written, "VoiceOver says the title of an action, and shows its image")
        }
    }
}
