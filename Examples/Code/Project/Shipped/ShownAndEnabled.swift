// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

extension UIView {
    /// True if the view and all that it stands in are shown, and it can be used.
    var isShownAndEnabled: Bool {
        let isShown = sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden }
        return isShown && (self as? UIControl)?.isEnabled != false && (self as? UITextView)?.isEditable != false
    }

    /// Gives the keyboard to the first of the inputs that is shown and enabled.
    static func focusFirst(of inputs: [UIView]) {
        inputs.first(where: \.isShownAndEnabled)?.becomeFirstResponder()
    }
}
