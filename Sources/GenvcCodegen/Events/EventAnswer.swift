import GenvcModel
import GenvcSwift
import GenvcVocabulary

/// The statements with which an element answers its event by itself, without the delegate.
struct EventAnswer {
    /// The element with the event.
    let element: Element
    /// The names of the elements about which alerts ask, by the ids of the alerts.
    let alertSubjects: [String: String]
    /// True if the alert that comes up is told which of several equal elements it asks about.
    var tellsNumber = false

    init(of element: Element, alertSubjects: [String: String]) {
        self.element = element
        self.alertSubjects = alertSubjects
    }

    /// True if what it presents asks about the element of a list.
    var readsSubject: Bool {
        guard case .reference(let id)? = element.toolValue(.presents)?.value else { return false }
        return alertSubjects[id] != nil
    }

    /// The statements before anybody is told: what a hand feels, then what comes up. Whoever is told may present or
    /// dismiss something at once, which has to come behind it. Empty for an element that only reports.
    var atOnce: [Statement] { felt + presented }

    /// The statements after that.
    var after: [Statement] { opened }

    /// The feedback that a hand feels at the event; empty without `feedback`.
    private var felt: [Statement] {
        guard case .choice(let name)? = element.toolValue(.feedback)?.value else { return [] }
        return name == "selection"
            ? [.call("UISelectionFeedbackGenerator().selectionChanged")]
            : [.call("UINotificationFeedbackGenerator().notificationOccurred", [".\(name)"])]
    }

    /// The alert that the event presents; empty without `presents`.
    private var presented: [Statement] {
        guard case .reference(let id)? = element.toolValue(.presents)?.value else { return [] }
        let subject = alertSubjects[id].map { ["for: \(SwiftName.declared($0))" as Expression] } ?? []
        let number: [Expression] =
            tellsNumber ? ["\(ListCell.numberName): \(Expression.name(ListCell.numberName))"] : []
        return [.call(EventCall.own(SwiftName.presenting(id)), subject + number)]
    }

    /// The settings of the app, which the event opens; empty without `opens`.
    private var opened: [Statement] {
        guard element.toolValue(.opens) != nil else { return [] }
        return [
            .when(
                "let url = URL(string: UIApplication.openSettingsURLString)",
                [.call("UIApplication.shared.open", ["url"])])
        ]
    }
}
