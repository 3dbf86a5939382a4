extension UIView {
    /// Gives the view the focus or takes it away, as a keyboard does.
    package func moveFocus(here isHere: Bool) {
        isFocused = isHere
        didUpdateFocus(in: UIFocusUpdateContext(), with: UIFocusAnimationCoordinator())
    }
}
