import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// An alert goes when an action of it is tapped, and only then.
///
/// Reported is an alert of which one condition hides all actions.
/// An example is `{ alert: failed, title: It failed, actions: [ { action: ok, title: OK, isHidden: $isBusy } ] }`.
enum AlertWayOut: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.place == .alerts, let key = read.key(.actions) else { return [] }
        let actions = read.element.children.filter { $0.kind.standing == .action }
        guard !actions.isEmpty else { return [] }
        // Others may hide at different times, so that one of them is always there.
        let hiding = Set(actions.map { $0.variants.isEmpty ? $0.value(.isHidden) : nil })
        guard hiding.count == 1, let condition = hiding.first ?? nil, condition != .boolean(false) else { return [] }
        return [
            Diagnostic(
                .warning, .missingKey, "nobody can close this alert while all of its actions are hidden", at: key.range,
                label: "leave one of them without `isHidden`")
        ]
    }
}
