@MainActor
open class UIToolbar: UIView {
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var items: [UIBarButtonItem]?
    open var barTintColor: UIColor?

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        self.items = items
    }
}
