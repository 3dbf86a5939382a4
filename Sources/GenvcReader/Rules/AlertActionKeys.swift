import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A button of an alert is a title alone. Reported are the keys that an action shows only in a menu: an image, a color,
/// a check mark, a menu of its own; and `isEnabled` that asks about a field which a text field of the alert shows,
/// since what is typed there goes with the event alone; and an alert with text fields none of whose buttons tells what
/// was typed.
/// An example is `{ action: delete, title: Delete, image: symbol:trash }` under the `actions` of an alert.
enum AlertActionKeys: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        if read.place == .alerts { return typed(in: read.element) + lostTexts(of: read.element) }
        guard read.place == .alertActions else { return [] }
        return read.keys.filter(\.key.isOfMenus).map { .useless($0, "a button of an alert is a title alone") }
    }

    /// The error of an alert with text fields whose buttons all do something else than to tell what was typed.
    private static func lostTexts(of alert: Element) -> [Diagnostic] {
        let actions = alert.children.filter { $0.kind.standing == .action }
        let chosen = actions.filter { !$0.isWayOut }
        guard let field = alert.children.first(where: { $0.kind.standing == .view }), let first = chosen.first,
            chosen.allSatisfy({ $0.eventName == Event.unreported })
        else { return [] }
        return [
            .error(
                .missingKey, "nobody is told what is typed in this alert", at: first.range,
                label: "add `event:`, the name of the event that tells it",
                related: [Diagnostic.Label(field.range, "it is typed here")])
        ]
    }

    /// The errors of actions of an alert that ask about what is typed in it.
    private static func typed(in alert: Element) -> [Diagnostic] {
        let fields = alert.children.filter { $0.kind.standing == .view }
        let shown = fields.flatMap(\.values).filter { $0.key.meaning == .typedText }.flatMap { keyed in
            keyed.value.references.map { (path: $0.path, range: keyed.range) }
        }
        return alert.children.filter { $0.kind.standing == .action }.flatMap { action -> [Diagnostic] in
            action.values.compactMap { keyed in
                guard keyed.key.meaning == .isEnabled || keyed.key.meaning == .isHidden,
                    let field = shown.first(where: { field in
                        keyed.value.references.contains { $0.path.starts(with: field.path) }
                    })
                else { return nil }
                return .error(
                    .uselessKey, "`\(keyed.key.name)` is asked when the alert comes up, and not while somebody types",
                    at: keyed.range, label: "leave it out, and look at the text that its event tells",
                    related: [Diagnostic.Label(field.range, "it is typed here")])
            }
        }
    }
}

extension Key {
    /// True for what an action shows in a menu only.
    fileprivate var isOfMenus: Bool {
        switch meaning {
        case .image, .backgroundColor, .isSelected, .menuState: true
        default: effect == .content(.menu)
        }
    }
}
