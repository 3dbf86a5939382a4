import GenvcModel
import GenvcViews
import GenvcVocabulary

extension ViewNode {
    /// The word after which texts and methods of an action are named.
    init(action: Element) {
        self.init(
            name: (action.id?.text ?? action.kind.name) + "Action", typeName: action.kind.typeName, element: action)
    }

    /// The method that makes its menu.
    var menuFunction: String { "make\(name.capitalizedFirst)Menu" }

    /// The method that makes what VoiceOver offers at it.
    var accessibilityActionsFunction: String { "make\(name.capitalizedFirst)Actions" }

    /// The statement that sets the actions that VoiceOver offers.
    var accessibilityActionsStatement: String {
        "\(name).accessibilityCustomActions = \(accessibilityActionsFunction)()"
    }

    /// The expression to which its menu is set.
    var menuExpression: String { element?.menuExpression ?? menuFunction + "()" }
}
