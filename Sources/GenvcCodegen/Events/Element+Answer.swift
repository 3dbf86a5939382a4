import GenvcModel
import GenvcSwift
import GenvcVocabulary

/// What an element does by itself at its event.
extension Element {
    /// The statements, in order: what a hand feels, then what comes up.
    var answer: [Statement] { felt + presented + opened }

    /// What a hand feels at the event; empty without `feedback`.
    private var felt: [Statement] {
        guard case .choice(let name)? = toolValue(.feedback)?.value else { return [] }
        return name == "selection"
            ? [.call("UISelectionFeedbackGenerator().selectionChanged")]
            : [.call("UINotificationFeedbackGenerator().notificationOccurred", [".\(name)"])]
    }

    /// The alert that the event presents; empty without `presents`.
    private var presented: [Statement] {
        guard case .reference(let id)? = toolValue(.presents)?.value else { return [] }
        return [.call("present\(id.capitalizedFirst)Alert")]
    }

    /// The settings of the app, which the event opens; empty without `opens`.
    private var opened: [Statement] {
        guard toolValue(.opens) != nil else { return [] }
        return [
            .when(
                "let url = URL(string: UIApplication.openSettingsURLString)",
                [.call("UIApplication.shared.open", ["url"])])
        ]
    }
}
