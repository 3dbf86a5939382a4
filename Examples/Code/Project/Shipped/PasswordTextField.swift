// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// A secure text field with a button that shows and hides the text.
final class PasswordTextField: UITextField {

    private let revealButton = UIButton(configuration: .plain())

    override init(frame: CGRect) {
        super.init(frame: frame)
        isSecureTextEntry = true
        // While the text is shown, nothing may change what was typed.
        autocapitalizationType = .none
        autocorrectionType = .no
        // The text field places the view itself, mirrors it, and keeps the text clear of it.
        rightView = revealButton
        rightViewMode = .always
        translatesAutoresizingMaskIntoConstraints = false
        revealButton.addAction(UIAction { [weak self] _ in self?.toggleSecureTextEntry() }, for: .touchUpInside)
        updateRevealButton()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("PasswordTextField is created in code")
    }

    // Right to left the button stands on the left, where UIKit asks for the other rectangle.
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        isMirrored ? buttonRect(bounds.minX, in: bounds) : super.leftViewRect(forBounds: bounds)
    }

    override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        isMirrored
            ? super.rightViewRect(forBounds: bounds)
            : buttonRect(bounds.maxX - Theme.Height.control, in: bounds)
    }

    private var isMirrored: Bool {
        effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private func buttonRect(_ x: CGFloat, in bounds: CGRect) -> CGRect {
        let side = Theme.Height.control
        return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
    }

    private func toggleSecureTextEntry() {
        isSecureTextEntry.toggle()
        updateRevealButton()
        guard isSecureTextEntry, isFirstResponder, let text, !text.isEmpty else { return }
        // A text that is hidden again is replaced by the next letter, but for one that was typed since.
        self.text = nil
        insertText(text)
    }

    private func updateRevealButton() {
        revealButton.configuration?.image = UIImage(systemName: isSecureTextEntry ? "eye" : "eye.slash")
        revealButton.accessibilityLabel =
            isSecureTextEntry
            ? NSLocalizedString("password.show", value: "Show password", comment: "Button that shows what was typed")
            : NSLocalizedString("password.hide", value: "Hide password", comment: "Button that hides what was typed")
    }
}
