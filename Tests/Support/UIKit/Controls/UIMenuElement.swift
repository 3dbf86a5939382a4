@MainActor
open class UIMenuElement: NSObject, UIAccessibilityIdentification {
    open internal(set) var title: String
    open var subtitle: String?
    open internal(set) var image: UIImage?
    open var accessibilityIdentifier: String?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }
}
