@MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    open var followsUndockedKeyboard = false
    @available(iOS 17.0, *)
    open var usesBottomSafeArea: Bool {
        get { storedUsesBottomSafeArea }
        set { storedUsesBottomSafeArea = newValue }
    }
    @available(iOS 17.0, *)
    open var keyboardDismissPadding: CGFloat {
        get { storedKeyboardDismissPadding }
        set { storedKeyboardDismissPadding = newValue }
    }

    private var storedUsesBottomSafeArea = true
    private var storedKeyboardDismissPadding: CGFloat = 0

    override var nearEdges: NSDirectionalRectEdge { .bottom }
}
