@MainActor
open class UIWindow: UIView {
    open var rootViewController: UIViewController? {
        didSet { showRootViewController(replacing: oldValue) }
    }
    open weak var windowScene: UIWindowScene?
    open var windowLevel = Level.normal
    open private(set) var isKeyWindow = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
        windowScene.windows.append(self)
    }

    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    open func makeKey() {
        isKeyWindow = true
    }

    private func showRootViewController(replacing previous: UIViewController?) {
        previous?.viewIfLoaded?.removeFromSuperview()
        guard let view = rootViewController?.view else { return }
        view.frame = bounds
        addSubview(view)
    }
}
