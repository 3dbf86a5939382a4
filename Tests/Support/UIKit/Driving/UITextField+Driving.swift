// Input on the keyboard by a person, for tests.

extension UITextField {
    /// Taps the field and types at its end; false if the field does not take it.
    @discardableResult
    package func type(_ typed: String) -> Bool {
        guard becomeFirstResponder() else { return false }
        let end = NSRange(location: (text ?? "").utf16.count, length: 0)
        guard delegate?.textField(self, shouldChangeCharactersIn: end, replacementString: typed) ?? true else {
            return false
        }
        insertText(typed)
        delegate?.textFieldDidChangeSelection(self)
        return true
    }

    /// Presses Return. A field whose actions wait for the end on exit gives up the keyboard.
    package func pressReturn() {
        guard isFirstResponder, delegate?.textFieldShouldReturn(self) ?? true else { return }
        let ends = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if ends { resignFirstResponder() }
    }
}

extension UITextView {
    /// The attributes of what is typed at the end: those of the text before it.
    private var attributesOfTypedText: [NSAttributedString.Key: Any] {
        guard attributedText.length > 0 else { return typingAttributes }
        return attributedText.attributes(at: attributedText.length - 1, effectiveRange: nil)
    }

    /// Taps the view and types at its end; false if the view does not take it.
    @discardableResult
    package func type(_ typed: String) -> Bool {
        let textViewDelegate = delegate as? any UITextViewDelegate
        guard isEditable, becomeFirstResponder() else { return false }
        let end = NSRange(location: text.utf16.count, length: 0)
        guard textViewDelegate?.textView(self, shouldChangeTextIn: end, replacementText: typed) ?? true else {
            return false
        }
        let words = NSMutableAttributedString(attributedString: attributedText)
        words.append(NSAttributedString(string: typed, attributes: attributesOfTypedText))
        attributedText = words
        textViewDelegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
        return true
    }
}

extension UISearchBar {
    /// Taps the bar and types at its end; false if the bar does not take it.
    @discardableResult
    package func type(_ typed: String) -> Bool {
        guard becomeFirstResponder() else { return false }
        let words = (text ?? "") + typed
        text = words
        delegate?.searchBar(self, textDidChange: words)
        return true
    }

    package func pressSearch() {
        guard isFirstResponder else { return }
        delegate?.searchBarSearchButtonClicked(self)
    }
}
