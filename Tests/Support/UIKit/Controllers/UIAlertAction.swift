@MainActor
open class UIAlertAction: NSObject, UIAccessibilityIdentification {
    public let title: String?
    public let style: Style
    open var isEnabled = true
    open var accessibilityIdentifier: String?
    let handler: ((UIAlertAction) -> Void)?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}
