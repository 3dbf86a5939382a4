import GenvcModel
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// What VoiceOver offers at a view besides a tap.
extension ControllerWriter {
    /// The methods that make the actions, in the order of the views.
    func accessibilityActions() -> [TemplateValue] {
        let owners = tree.views.filter { $0.role == .element && !$0.isRepeated }
        return owners.compactMap { owner in
            guard let actions = owner.element?.written.accessibilityActions, !actions.isEmpty else { return nil }
            // Behind one alone swift-format wants no comma.
            let comma = actions.count == 1 ? "" : ","
            let lines = actions.flatMap { action in
                accessibilityAction(action).dropLast() + ["}" + comma]
            }
            let type = "[UIAccessibilityCustomAction]"
            return [
                "signature": .string("private func \(owner.accessibilityActionsFunction)() -> \(type)"),
                "lines": DeclarationWriter.lines(["["] + lines.map { "    " + $0 } + ["]"]),
            ]
        }
    }

    private func accessibilityAction(_ action: Element) -> [String] {
        let subject = ViewNode(action: action)
        var arguments: [[String]] = []
        for keyed in action.values {
            switch keyed.key.effect {
            case .property where keyed.key.isMainText:
                arguments.insert(argument("name", keyed, subject, depth: 1), at: 0)
            case .property where keyed.key.meaning == .image:
                arguments.append(argument("image", keyed, subject, depth: 1))
            default: break
            }
        }
        let text = expressions.writer.inline(
            "AccessibilityAction",
            [
                "arguments": DeclarationWriter.lines(MenuWriter.list(arguments)),
                "method": .string(events.handlers[action.range]?.method ?? ""),
            ])
        return DeclarationWriter.split(text)
    }
}
