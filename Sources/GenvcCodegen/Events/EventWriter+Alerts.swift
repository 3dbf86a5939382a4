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
        guard !fields.isEmpty else { return addActions(actions) }
        addActions(actions.filter { !$0.takesTexts })
        for action in actions where action.takesTexts {
            guard let event = action.events.first, let id = action.id?.text,
                let name = action.toldName(of: event, id: id)
            else { continue }
            let texts = fields.map { EventReceiver.Argument($0.asArgument, "String") }
            let call = EventCall(told: tell(name, texts), after: EventAnswer(of: action).statements)
            // The closure gives the method the texts by their names.
            let parameters = texts.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
            handlers[action.range] = EventHandler(
                calling: method(named: name, parameters, calling: call, for: ViewNode(action: action)))
        }
    }
}

extension Element {
    /// The text fields of an alert.
    var alertTextFields: [Element] { children.filter { $0.kind.standing == .view } }

    /// True for the button of an alert with which what was typed goes.
    var takesTexts: Bool {
        constructionValue(.actionStyle)?.value != .choice("cancel") && eventName != Event.unreported
    }
}
