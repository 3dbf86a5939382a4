import GenvcModel
import GenvcVocabulary

/// What an element does by itself at its event.
extension Element {
    /// The statements, in order: what a hand feels, then what comes up.
    var answer: [String] { felt + presented + opened }

    private var felt: [String] {
        guard case .choice(let name)? = toolValue(.feedback)?.value else { return [] }
        return name == "selection"
            ? ["UISelectionFeedbackGenerator().selectionChanged()"]
            : ["UINotificationFeedbackGenerator().notificationOccurred(.\(name))"]
    }

    private var presented: [String] {
        guard case .reference(let id)? = toolValue(.presents)?.value else { return [] }
        return ["present\(id.capitalizedFirst)Alert()"]
    }

    private var opened: [String] {
        guard toolValue(.opens) != nil else { return [] }
        return [
            "if let url = URL(string: UIApplication.openSettingsURLString) {", "    UIApplication.shared.open(url)",
            "}",
        ]
    }
}
