import GenvcModel
import GenvcViews
import GenvcVocabulary

/// The events of the buttons of alerts.
extension EventWriter {
    /// What is typed goes with the event of each button but of one that cancels.
    mutating func add(alert: Element) {
        let fields = alert.alertTextFields.compactMap { $0.id?.text }
        let actions = alert.children.filter { $0.kind.standing == .action }
        guard !fields.isEmpty else { return addActions(actions) }
        addActions(actions.filter { !$0.takesTexts })
        for action in actions where action.takesTexts {
            guard let event = action.events.first, let id = action.id?.text else { continue }
            let name = action.eventName ?? event.verb + id.capitalizedFirst
            let sender = className.loweredFirst
            let labels = [name + " "] + Array(repeating: "", count: fields.count - 1)
            require(
                "func \(sender)",
                [senderParameter] + zip(labels, fields).map { "\($0)\($1.asArgument): String" })
            let arguments = zip([name] + fields.dropFirst(), fields).map { "\($0): \($1.asArgument)" }
            let call = Call(function: "delegate?.\(sender)", arguments: ["self"] + arguments, answer: action.answer)
            let method = method(named: name, calling: call, for: ViewNode(action: action))
            parameters[method] = fields.map { "\($0.asArgument): String" }.joined(separator: ", ")
            methodNames[action.range] = method
        }
    }
}

extension Element {
    /// The text fields of an alert.
    var alertTextFields: [Element] { children.filter { $0.kind.standing == .view } }

    /// True for the button of an alert with which what was typed goes.
    var takesTexts: Bool {
        constructionValue(.actionStyle)?.value != .choice("cancel") && eventName != Event.untold
    }
}
