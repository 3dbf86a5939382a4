// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// A secure text field with a button that shows and hides the text.
final class PasswordTextField: UITextField {

    private let revealButton = UIButton(configuration: .plain())

    override init(frame: CGRect) {
        super.init(frame: frame)
        isSecureTextEntry = true
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

    override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let rect = super.rightViewRect(forBounds: bounds)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isMirrored ? rect.minX : rect.maxX - Theme.Height.control,
            y: bounds.midY - Theme.Height.control / 2,
            width: Theme.Height.control,
            height: Theme.Height.control)
    }

    private func toggleSecureTextEntry() {
        isSecureTextEntry.toggle()
        updateRevealButton()
    }

    private func updateRevealButton() {
        revealButton.configuration?.image = UIImage(systemName: isSecureTextEntry ? "eye" : "eye.slash")
        revealButton.accessibilityLabel =
            isSecureTextEntry
            ? NSLocalizedString("password.show", value: "Show password", comment: "Button that shows what was typed")
            : NSLocalizedString("password.hide", value: "Hide password", comment: "Button that hides what was typed")
    }
}
