@MainActor
open class UIWindow: UIView {
    open var rootViewController: UIViewController? {
        didSet { showRootViewController(replacing: oldValue) }
    }
    open weak var windowScene: UIWindowScene?
    open var windowLevel = Level.normal
    open private(set) var isKeyWindow = false
    /// The screen that the window fills; nil for one made with a frame.
    package var environment: LayoutEnvironment? {
        didSet { adoptEnvironment() }
    }
    /// The conflicts that UIKit would have logged when the window was laid out last.
    package var conflicts: [ConstraintConflict] { layoutConflicts }

    private static var all: [WeakWindow] = []

    private struct WeakWindow {
        weak var window: UIWindow?
    }

    /// Lays out what is pending in every window.
    static func layOutAll() {
        all.removeAll { $0.window == nil }
        for entry in all { entry.window?.layoutIfNeeded() }
    }

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

    package init(environment: LayoutEnvironment) {
        super.init(frame: CGRect(origin: .zero, size: environment.size))
        self.environment = environment
        Self.all.append(WeakWindow(window: self))
        adoptEnvironment()
    }

    private func adoptEnvironment() {
        guard let environment else { return }
        currentTraitCollection = environment.traitCollection
        setNeedsTraitDelivery()
        let oldSize = frame.size
        frame = CGRect(origin: .zero, size: environment.size)
        rootViewController?.viewIfLoaded?.frame = bounds
        // A new size has a view laid out again; a trait has not before iOS 18, unless it changes colors.
        if frame.size != oldSize { rootViewController?.viewIfLoaded?.setNeedsLayout() }
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
