import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// An alert or an action sheet has one action that cancels at the most: UIKit raises an exception at the second.
///
/// Of two actions that are there by turns, as `isHidden` says, one may still be there alone.
/// An example is `{ alert: quit, actions: [ { action: keep, title: Keep, style: cancel } ] }`.
enum OneCancelAction: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.place == .alerts else { return [] }
        let cancelling = read.element.children.filter { $0.isWayOut && !comesAndGoes($0) }
        guard let first = cancelling.first else { return [] }
        return cancelling.dropFirst().map { action in
            .error(
                .conflictingKeys, "an alert has only one action with `style: cancel`",
                at: action.constructionValue(.actionStyle)?.range ?? action.range, label: "leave it out here",
                related: [Diagnostic.Label(first.range, "this action cancels already")],
                help: "UIKit raises an exception at the second one")
        }
    }

    /// True for an action that is not always there.
    private static func comesAndGoes(_ action: Element) -> Bool {
        (action.values + action.variedValues).contains { $0.key.meaning == .isHidden && $0.value != .boolean(false) }
    }
}
