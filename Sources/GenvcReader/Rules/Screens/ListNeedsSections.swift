import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// `list` says how the list looks that `sections` make. Reported is the one without the other.
enum ListNeedsSections: ScreenRule {
    static func findings(in screen: ReadScreen) -> [Diagnostic] {
        guard !screen.isList, screen.isComplete,
            let list = screen.known.first(where: { $0.key.effect == .tool(.list) })
        else { return [] }
        return [.useless(list, "it needs `sections`")]
    }
}
