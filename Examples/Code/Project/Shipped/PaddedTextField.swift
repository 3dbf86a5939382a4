// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// A text field with room around its text.
final class PaddedTextField: UITextField {

    var contentInsets = NSDirectionalEdgeInsets.zero {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        translatesAutoresizingMaskIntoConstraints = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("PaddedTextField is created in code")
    }

    // UIKit asks these for the placeholder and for the intrinsic size as well.
    override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).inset(by: insets)
    }

    override func editingRect(forBounds bounds: CGRect) -> CGRect {
        super.editingRect(forBounds: bounds).inset(by: insets)
    }

    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        super.leftViewRect(forBounds: bounds).offsetBy(dx: insets.left, dy: 0)
    }

    override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        super.rightViewRect(forBounds: bounds).offsetBy(dx: -insets.right, dy: 0)
    }

    private var insets: UIEdgeInsets {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: contentInsets.top, left: isMirrored ? contentInsets.trailing : contentInsets.leading,
            bottom: contentInsets.bottom, right: isMirrored ? contentInsets.leading : contentInsets.trailing)
    }
}
