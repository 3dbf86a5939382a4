import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The actions that VoiceOver offers at a view besides a tap.
extension MenuWriter {
    /// The methods that make the actions, in the order of the views.
    func accessibilityMethods() -> [TemplateValue] {
        let owners = tree.elementNodes.filter { $0.role == .element && !$0.isRepeated }
        return owners.compactMap { owner in
            guard let actions = owner.element?.written.accessibilityActions, !actions.isEmpty else { return nil }
            let type = "[UIAccessibilityCustomAction]"
            return [
                "signature": .string("private func \(owner.accessibilityActionsFunction)() -> \(type)"),
                "lines": .lines([.line(.stackedList(actions.map(accessibilityAction)))]),
            ]
        }
    }

    /// The noun by which comments for translators call an action of VoiceOver.
    static let spokenAction = "VoiceOver action"

    private func accessibilityAction(_ action: Element) -> Expression {
        let subject = ViewNode(action: action)
        var arguments: [Expression] = []
        for keyed in action.values {
            switch keyed.key.effect {
            case .property where keyed.key.isMainText:
                let name = expressions.code.commenting(as: Self.spokenAction) { argument("name", keyed, subject) }
                arguments.insert(name, at: 0)
            case .property where keyed.key.meaning == .image: arguments.append(argument("image", keyed, subject))
            default: break
            }
        }
        // VoiceOver says so where an action was not done.
        let handler = handlers[action.range] ?? EventHandler(EventCall())
        return .closure(
            .stackedCall("UIAccessibilityCustomAction", arguments), handler.signature("_"),
            handler.body + ["return true"])
    }
}
