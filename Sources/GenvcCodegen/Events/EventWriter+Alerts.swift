import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// The events of the buttons of alerts.
extension EventWriter {
    /// Adds the events of an alert's buttons. Texts that were typed go with each but with one that cancels.
    mutating func add(alert: Element) {
        let fields = alert.alertTextFields.compactMap { $0.id?.text }
        let actions = alert.children.filter { $0.kind.standing == .action }
        let subject = subject(of: alert)
        let telling = actions.filter { subject != nil || !fields.isEmpty && $0.takesTexts }
        addActions(actions.filter { action in !telling.contains { $0 === action } })
        for action in telling {
            let texts = action.takesTexts ? fields.map { EventReceiver.Argument(SwiftName.declared($0), "String") } : []
            add(action, told: (subject.map { [$0] } ?? []) + texts, for: subject)
        }
    }

    /// Adds the button of an alert whose event tells more than that it was pressed.
    private mutating func add(
        _ action: Element, told arguments: [EventReceiver.Argument], for subject: EventReceiver.Argument?
    ) {
        guard let event = action.events.first, let id = action.id?.text else { return }
        let told = action.toldName(of: event, id: id)
        let answer = EventAnswer(of: action, alertSubjects: tree.screen.alertSubjects)
        let call = EventCall(
            told: told.map { tell($0, arguments) }, atOnce: answer.atOnce, after: answer.after)
        guard !call.statements.isEmpty else { return }
        // The closure gives the method the texts by their names.
        let parameters = arguments.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
        handlers[action.range] = EventHandler(
            calling: method(
                named: told ?? event.verb + id.capitalizedFirst, parameters, calling: call,
                for: ViewNode(action: action)),
            subject.map { ["\($0.name): \(Expression($0.name))"] } ?? [])
    }

    /// The element of a list about which an alert asks, as it is told; nil for an alert that asks about none.
    func subject(of alert: Element) -> EventReceiver.Argument? {
        cell(of: alert).flatMap { arguments(of: $0).first }
    }

    /// True for an action sheet at the cell that it asks about, which may show one of several equal values.
    func tellsNumber(_ alert: Element) -> Bool {
        guard alert.constructionValue(.alertStyle)?.value == .choice("actionSheet"),
            let cell = cell(of: alert), cell.tellsNumber
        else { return false }
        guard case .reference(let id)? = alert.toolValue(.source)?.value else { return true }
        return id == cell.id
    }

    /// The cell of a list about which an alert asks; nil for an alert that asks about none.
    private func cell(of alert: Element) -> ListCell? {
        guard let id = alert.id?.text, let subject = tree.screen.alertSubjects[id] else { return nil }
        return tree.screen.lists.lazy.flatMap { ListCell.all(of: $0.written) }.first { $0.id == subject }
    }
}

extension Element {
    /// The text fields of an alert.
    var alertTextFields: [Element] { children.filter { $0.kind.standing == .view } }

    /// True for the button of an alert with which what was typed goes.
    var takesTexts: Bool {
        !isWayOut && eventName != Event.unreported
    }
}
