// Touches of a link by a person's finger, for tests.

extension UITextView {
    /// Taps the first link whose text is `phrase`; false if there is none, or if it does nothing.
    ///
    /// - Parameter isOld: Whether the system is older than iOS 17, and asks in another way.
    @discardableResult
    package func tapLink(_ phrase: String, isOld: Bool = false) -> Bool {
        guard isSelectable, let (range, url) = link(phrase) else { return false }
        guard #available(iOS 17.0, *), !isOld else {
            let interaction = UITextItemInteraction.invokeDefaultAction
            // UIKit opens the URL where the delegate lets it, which a name is none for.
            return textViewDelegate?.textView(self, shouldInteractWith: url, in: range, interaction: interaction)
                == false
        }
        let item = UITextItem(content: .link(url), range: range)
        let standard = UIAction { _ in }
        let action = textViewDelegate?.textView(self, primaryActionFor: item, defaultAction: standard)
        guard let action, action !== standard else { return false }
        action.perform(sender: self)
        return true
    }

    /// The titles of the menu that a long press on a link brings up; nil for none.
    @available(iOS 17.0, *)
    package func linkMenu(_ phrase: String) -> UIMenu? {
        guard let (range, url) = link(phrase) else { return nil }
        let item = UITextItem(content: .link(url), range: range)
        return textViewDelegate?.textView(self, menuConfigurationFor: item, defaultMenu: UIMenu())?.menu
    }

    private func link(_ phrase: String) -> (NSRange, URL)? {
        var found: (NSRange, URL)?
        attributedText.enumerateAttributes(in: NSRange(location: 0, length: attributedText.length)) {
            attributes, range, _ in
            guard found == nil, attributedText.attributedSubstring(from: range).string == phrase else { return }
            let url = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
            if let url { found = (range, url) }
        }
        return found
    }
}
