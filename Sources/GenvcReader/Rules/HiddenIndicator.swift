import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// An activity indicator hides itself while it stands still, by the property that `isHidden` sets: what is set last
/// wins, so only one of the two can decide.
///
/// Reported is `isHidden` at an indicator that does not always turn, unless `hidesWhenStopped` is false.
/// An example is `{ activityIndicatorView: busy, isAnimating: $isLoading, isHidden: $isOffline }`.
enum HiddenIndicator: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        let written = read.values + read.variedValues
        let hiding = written.first { $0.key.meaning == .isHidden && $0.value != .boolean(false) }
        let turning = written.first {
            $0.key.effect == .construction(.animation) && $0.value != .boolean(true)
        }
        let stays = written.filter { $0.key.meaning == .hidesWhenStopped }
        guard let hiding, let turning, stays.isEmpty || stays.contains(where: { $0.value != .boolean(false) }) else {
            return []
        }
        return [
            .error(
                .conflictingKeys, "`\(turning.key.name)` hides it while it stands still, and shows it again",
                at: hiding.keyRange, label: "leave it out, or write `hidesWhenStopped: false`",
                related: [Diagnostic.Label(turning.keyRange, "this hides it too")],
                help: "to hide it otherwise, hide the view around it, or ask for both in `\(turning.key.name)`")
        ]
    }
}
