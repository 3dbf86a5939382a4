import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// An activity indicator hides itself while it stands still, by the property that `isHidden` sets: what is set last
/// wins, so only one of the two can decide.
///
/// Reported is `isHidden` at an indicator that does not always turn, or that nothing turns, unless `hidesWhenStopped`
/// is false.
/// An example is `{ activityIndicatorView: busy, isAnimating: $isLoading, isHidden: $isOffline }`.
enum HiddenIndicator: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        let written = read.values + read.variedValues
        let hiding = written.first { $0.key.meaning == .isHidden && $0.value != .boolean(false) }
        let turning = written.first {
            $0.key.turnsIndicator && $0.value != .boolean(true)
        }
        let stays = written.filter { $0.key.meaning == .hidesWhenStopped }
        guard let hiding, stays.isEmpty || stays.contains(where: { $0.value != .boolean(false) }) else { return [] }
        guard let turning else {
            // Hidden once and for all, it waits for code that starts it.
            let isShown = hiding.value != .boolean(true) || read.variedValues.contains { $0.range == hiding.range }
            let isStill =
                read.kind.traits.contains(.showsWhileAnimating) && !written.contains(where: \.key.turnsIndicator)
            return isShown && isStill && !read.hasOwnCode ? [stillness(of: hiding)] : []
        }
        return [
            .error(
                .conflictingKeys, "`\(turning.key.name)` hides it while it stands still, and shows it again",
                at: hiding.keyRange, label: "leave it out, or write `hidesWhenStopped: false`",
                related: [Diagnostic.Label(turning.keyRange, "this hides it too")],
                help: "to hide it otherwise, hide the view around it, or ask for both in `\(turning.key.name)`")
        ]
    }

    private static func stillness(of hiding: KeyedValue) -> Diagnostic {
        .error(
            .conflictingKeys, "nothing turns what `\(hiding.key.name)` shows", at: hiding.keyRange,
            label: "write `isAnimating` with the opposite value in its place",
            help: "an indicator hides itself while it stands still; write `hidesWhenStopped: false` for one that stays")
    }
}
