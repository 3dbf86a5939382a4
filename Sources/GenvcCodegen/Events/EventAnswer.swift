import GenvcModel
import GenvcSwift
import GenvcVocabulary

/// The statements with which an element answers its event by itself, without the delegate.
struct EventAnswer {
    /// The element with the event.
    let element: Element
    /// The names of the elements about which alerts ask, by the ids of the alerts.
    let alertSubjects: [String: String]

    init(of element: Element, alertSubjects: [String: String]) {
        self.element = element
        self.alertSubjects = alertSubjects
    }

    /// True if what it presents asks about the element of a list.
    var readsSubject: Bool {
        guard case .reference(let id)? = element.toolValue(.presents)?.value else { return false }
        return alertSubjects[id] != nil
    }

    /// The statements, in order: what a hand feels, then what comes up; empty for an element that only reports.
    var statements: [Statement] { felt + presented + opened }

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
        let subject = alertSubjects[id].map { ["for: \($0.asArgument)" as Expression] } ?? []
        return [.call(EventCall.own(SwiftName.presenting(id)), subject)]
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
