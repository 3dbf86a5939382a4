// Choices of a person in bars, menus and alerts, for tests.

extension UIBarButtonItem {
    /// Taps the item; false if it does not react.
    @discardableResult
    package func tap() -> Bool {
        guard isEnabled, let primaryAction else { return false }
        primaryAction.perform(sender: self)
        return true
    }
}

extension UIMenu {
    /// The visible titles of the menu and of the menus in it, in order.
    package var shownTitles: [String] {
        children.flatMap { element -> [String] in
            if let menu = element as? UIMenu { return [menu.title] + menu.shownTitles }
            guard let action = element as? UIAction else { return [] }
            return action.attributes.contains(.hidden) ? [] : [action.title]
        }
    }

    /// Chooses an action of the menu, or of a menu in it; false if there is none, or it cannot be chosen.
    @discardableResult
    package func choose(_ title: String) -> Bool {
        for element in children {
            if let menu = element as? UIMenu, menu.choose(title) { return true }
            guard let action = element as? UIAction, action.title == title,
                action.attributes.isDisjoint(with: [.hidden, .disabled])
            else { continue }
            action.perform(sender: self)
            return true
        }
        return false
    }
}

extension UIAlertController {
    /// Taps a button and goes; false if there is none, or it cannot be tapped.
    @discardableResult
    package func choose(_ title: String) -> Bool {
        guard let action = actions.first(where: { $0.title == title }), action.isEnabled else { return false }
        presentingViewController?.dismiss(animated: false)
        action.handler?(action)
        return true
    }
}
