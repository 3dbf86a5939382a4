@MainActor
open class UIResponder: NSObject {
    open internal(set) var isFirstResponder = false

    public override init() {
        super.init()
    }

    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder, isInWindow, mayBeginEditing else { return false }
        if let current = currentFirstResponder, !current.resignFirstResponder() { return false }
        isFirstResponder = true
        didBeginEditing()
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        guard isFirstResponder else { return true }
        guard mayEndEditing else { return false }
        isFirstResponder = false
        didEndEditing()
        return true
    }

    /// The number of times that the keyboard was loaded anew while it was up.
    private(set) var inputViewReloads = 0

    open func reloadInputViews() {
        if isFirstResponder { inputViewReloads += 1 }
    }

    /// False for a view that stands in no window, which UIKit gives no keyboard.
    var isInWindow: Bool { true }
    /// The responder of the same hierarchy that has the keyboard.
    var currentFirstResponder: UIResponder? { nil }
    /// The delegate's answer for an input that is to get the keyboard, or to lose it.
    var mayBeginEditing: Bool { true }
    var mayEndEditing: Bool { true }
    func didBeginEditing() {}
    func didEndEditing() {}

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
}
