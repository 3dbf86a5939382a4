import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// An activity indicator hides itself while it stands still, by the property that `isHidden` sets: what is set last
/// wins, so only one of the two can decide.
///
/// Reported is `isHidden` at an indicator that does not always turn, that nothing turns, or whose `hidesWhenStopped`
/// changes, unless `hidesWhenStopped` is false. `isHidden: false` where nothing turns it is only idle.
/// An example is `{ activityIndicatorView: busy, isAnimating: $isLoading, isHidden: $isOffline }`.
enum HiddenIndicator: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        let written = read.valuesInAllCases
        let stays = written.filter { $0.key.meaning == .hidesWhenStopped }
        let changing = stays.first { stay in
            stay.value.isDynamic || read.variedValues.contains { $0.range == stay.range }
        }
        let turning = written.first { $0.key.turnsIndicator && !turnsAlways($0, of: read) } ?? changing
        let hiding = written.first {
            $0.key.meaning == .isHidden && (turning != nil || $0.value != .boolean(false))
        }
        guard let hiding, stays.isEmpty || stays.contains(where: { $0.value != .boolean(false) }) else { return [] }
        if let turning { return [conflict(of: hiding, with: turning)] }
        // Hidden once and for all, it waits for code that starts it.
        let isShown = hiding.value != .boolean(true) || read.variedValues.contains { $0.range == hiding.range }
        let isStill = read.kind.traits.contains(.showsWhileAnimating) && !written.contains(where: \.key.turnsIndicator)
        return isShown && isStill && !read.hasOwnCode ? [stillness(of: hiding)] : []
    }

    /// True for a value with which the indicator turns in each state: one of a case leaves it still in the others,
    /// unless it turns without the case.
    private static func turnsAlways(_ keyed: KeyedValue, of read: ReadElement) -> Bool {
        let isOfCase = read.variedValues.contains { $0.range == keyed.range }
        let turnsOtherwise = read.valuesInAllCases.contains { other in
            other.key.turnsIndicator && other.value == .boolean(true)
                && !read.variedValues.contains { $0.range == other.range }
        }
        return keyed.value == .boolean(true) && (!isOfCase || turnsOtherwise)
    }

    private static func conflict(of hiding: KeyedValue, with turning: KeyedValue) -> Diagnostic {
        let name = turning.key.name
        let (message, help) =
            turning.key.turnsIndicator
            ? ("`\(name)` hides it while it stands still, and shows it again", ", or ask for both in `\(name)`")
            : ("`\(name)` hides it and shows it again where it changes", "")
        return .error(
            .conflictingKeys, message, at: hiding.keyRange, label: "leave it out, or write `hidesWhenStopped: false`",
            related: [Diagnostic.Label(turning.keyRange, "this hides it too")],
            help: "to hide it otherwise, hide the view around it" + help)
    }

    private static func stillness(of hiding: KeyedValue) -> Diagnostic {
        .error(
            .conflictingKeys, "nothing turns what `\(hiding.key.name)` shows", at: hiding.keyRange,
            label: "write `isAnimating` with the opposite value in its place",
            help: "an indicator hides itself while it stands still; write `hidesWhenStopped: false` for one that stays")
    }
}
