@MainActor
open class UIBarAppearance: NSObject {
    open var backgroundEffect: UIBlurEffect?
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?
    private(set) var background = UIBarBackground.default

    public override init() {
        super.init()
    }

    open func configureWithDefaultBackground() {
        background = .default
        backgroundColor = nil
    }

    open func configureWithOpaqueBackground() {
        background = .opaque
        backgroundEffect = nil
        backgroundColor = .systemBackground
    }

    open func configureWithTransparentBackground() {
        background = .transparent
        backgroundEffect = nil
        backgroundColor = nil
        shadowColor = nil
    }
}
