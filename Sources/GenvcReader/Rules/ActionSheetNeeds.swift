import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// An action sheet has no text fields, on an iPad it points at a view, and on a phone an action cancels it.
///
/// An alert with `style: actionSheet` is reported if it has `textFields`, if it lacks `from`, and if none of its
/// actions has `style: cancel`. One that asks about the element of a cell needs no `from`.
/// An example is `{ alert: more, style: actionSheet, actions: [ … ] }`.
enum ActionSheetNeeds: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        let alert = read.element
        guard read.place == .alerts, let style = alert.constructionValue(.alertStyle),
            style.value == .choice("actionSheet")
        else { return [] }
        var findings: [Diagnostic] = []
        if let field = alert.children.first(where: { $0.kind.standing == .view }) {
            findings.append(
                .error(
                    .conflictingKeys, "an action sheet has no text fields", at: style.range,
                    label: "leave it out: an alert has them",
                    related: [Diagnostic.Label(field.range, "the text field is here")]))
        }
        // One that cells present stands at the cell that it asks about.
        let asksAboutCell = alert.id.map { spec.alertsAboutCells.contains($0.text) } == true
        if alert.toolValue(.source) == nil, !asksAboutCell {
            findings.append(
                .error(
                    .missingKey, "an action sheet needs `from`", at: style.range,
                    label: "add `from:` with the id of the view or cell that was tapped",
                    help: "on an iPad it is a popover, and without a place to point at the app would crash"))
        }
        let actions = alert.children.filter { $0.kind.standing == .action }
        let hasWayOut = actions.contains(where: \.isWayOut)
        if !actions.isEmpty, !hasWayOut {
            findings.append(
                Diagnostic(
                    .warning, .missingKey, "this action sheet has no way out on a phone", at: style.range,
                    label: "add `{ action: cancel, title: Cancel, style: cancel }` to its `actions`",
                    help: "a tap beside an action sheet closes it only if it has an action with `style: cancel`"))
        }
        return findings
    }
}
