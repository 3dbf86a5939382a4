import GenvcDiagnostics
import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The code of menus: of bar button items, of buttons, of cells, in a controller or in a component.
struct MenuWriter {
    let tree: ViewTree
    /// The call at each action, by the places of the actions in the spec.
    let handlers: EventHandlers
    let expressions: ExpressionWriter

    /// The methods that make the menus of bar button items and buttons.
    func methods() -> [TemplateValue] {
        tree.elementNodes.compactMap { owner in
            guard let actions = owner.element?.written.menu, !actions.isEmpty else { return nil }
            return [
                "signature": .string("private func \(owner.menuFunction)() -> UIMenu"),
                "lines": .lines([.line(menu(of: actions))]),
            ]
        }
    }

    /// The expression that makes a menu.
    func menu(of actions: [Element]) -> Expression { .call("UIMenu", [children(actions)]) }

    private func children(_ actions: [Element]) -> Expression {
        "children: \(Expression.stackedList(actions.map(menuElement)))"
    }

    /// An action, or a menu of actions in a menu.
    private func menuElement(_ action: Element) -> Expression {
        let subject = ViewNode(action: action)
        var arguments: [Expression] = []
        var hasAttributes = false
        for key in action.kind.keys {
            guard let index = action.index(of: key) else { continue }
            let keyed = action.values[index]
            guard case .property(let name) = key.effect, !keyed.isStandard else { continue }
            if key.meaning == .menuState {
                arguments += attributes(of: action)
                hasAttributes = true
            }
            let words = action.menu.isEmpty ? "menu item" : "submenu"
            arguments.append(expressions.code.commenting(as: words) { argument(name, keyed, subject) })
        }
        if !hasAttributes { arguments += attributes(of: action) }
        if action.value(.isSelected) == .boolean(true) { arguments.append("state: .on") }
        if let selected = BooleanExpression(action.value(.isSelected), expressions) {
            arguments.append("state: \(selected.expression) ? .on : .off")
        }
        guard action.menu.isEmpty else { return .stackedCall("UIMenu", arguments + [children(action.menu)]) }
        // An action needs a closure, even where nothing is done.
        let handler = handlers[action.range] ?? EventHandler(EventCall())
        return handler.closure("_", behind: .stackedCall("UIAction", arguments, .whereNeeded))
    }

    /// The argument of the attributes, if it has any.
    private func attributes(of action: Element) -> [Expression] {
        var terms: [Expression] = []
        if action.constructionValue(.actionStyle)?.value == .choice("destructive") { terms.append(".destructive") }
        if action.value(.isEnabled) == .boolean(false) { terms.append(".disabled") }
        if let enabled = BooleanExpression(action.value(.isEnabled), expressions) {
            terms.append("\(enabled.expression) ? [] : .disabled")
        }
        if action.value(.isHidden) == .boolean(true) { terms.append(".hidden") }
        if let hidden = BooleanExpression(action.value(.isHidden), expressions) {
            terms.append("\(hidden.expression) ? .hidden : []")
        }
        guard let first = terms.first else { return [] }
        return ["attributes: \(terms.count == 1 ? first : .list(terms))"]
    }

    /// `title: NSLocalizedString(…)`
    func argument(_ name: String, _ keyed: KeyedValue, _ subject: ViewNode) -> Expression {
        guard keyed.key.type == .text else {
            return "\(name): \(expressions.expression(for: keyed.value, of: keyed.key, in: subject))"
        }
        return "\(name): \(text(keyed, subject))"
    }

    /// A text that a menu or an alert shows.
    func text(_ keyed: KeyedValue, _ subject: ViewNode) -> Expression {
        expressions.text(
            keyed.value, keyed.key, in: subject,
            missing: subject.element?.kind.standing == .alert ? .allowed : .refused)
    }
}
