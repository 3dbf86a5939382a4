@MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UITraitChangeObservable {
    open var title: String? {
        didSet { navigationItem.title = title }
    }
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var hidesBottomBarWhenPushed = false
    open var extendedLayoutIncludesOpaqueBars = false
    open var edgesForExtendedLayout = UIRectEdge.all
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    open var viewRespectsSystemMinimumLayoutMargins = true
    open var preferredContentSize = CGSize.zero
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { viewIfLoaded?.setNeedsTraitDelivery() }
    }
    open var isEditing = false
    open var isBeingPresented: Bool { false }
    open var toolbarItems: [UIBarButtonItem]?
    open var tabBarItem: UITabBarItem! = UITabBarItem()
    open var restorationIdentifier: String?

    open internal(set) weak var parent: UIViewController?
    open internal(set) var children: [UIViewController] = []
    open internal(set) var presentedViewController: UIViewController?
    open internal(set) weak var presentingViewController: UIViewController?

    public let nibName: String?
    public let nibBundle: Bundle?
    var traitRegistrations: [UITraitRegistration] = []
    /// The traits that the controller was told of last.
    var knownTraits = UITraitCollection.current
    var needsPropertyUpdate = true
    private var storedView: UIView?
    private lazy var storedPopoverController =
        UIPopoverPresentationController(presentedViewController: self, presenting: presentingViewController)
    private lazy var storedSheetController =
        UISheetPresentationController(presentedViewController: self, presenting: presentingViewController)
    private lazy var storedNavigationItem = UINavigationItem(title: title ?? "")

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.nibName = nibNameOrNil
        self.nibBundle = nibBundleOrNil
        super.init()
    }

    public required init?(coder: NSCoder) {
        self.nibName = nil
        self.nibBundle = nil
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storedView
        }
        set {
            storedView = newValue
            newValue?.viewController = self
        }
    }

    open var viewIfLoaded: UIView? { storedView }
    open var isViewLoaded: Bool { storedView != nil }
    open var navigationItem: UINavigationItem { storedNavigationItem }
    // Limits of text sizes are for a view and its subviews, and not for its controller.
    open var traitCollection: UITraitCollection { storedView?.traitsAround ?? .current }
    open override var next: UIResponder? { storedView?.superview ?? parent }

    open var navigationController: UINavigationController? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? UINavigationController }.first
    }

    open var popoverPresentationController: UIPopoverPresentationController? {
        modalPresentationStyle == .popover || self is UIAlertController ? storedPopoverController : nil
    }

    open var sheetPresentationController: UISheetPresentationController? {
        modalPresentationStyle == .popover ? nil : storedSheetController
    }

    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    open func loadView() {
        view = UIView()
    }

    open func loadViewIfNeeded() {
        guard storedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    open func accessibilityPerformEscape() -> Bool { false }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}

    @available(iOS 26.0, *)
    open func updateProperties() {}

    @available(iOS 26.0, *)
    open func setNeedsUpdateProperties() {
        needsPropertyUpdate = true
        viewIfLoaded?.setNeedsTraitDelivery()
    }

    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open func updateViewConstraints() {}
    open func didReceiveMemoryWarning() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func setNeedsStatusBarAppearanceUpdate() {}

    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}

    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    open func addChild(_ childController: UIViewController) {
        childController.parent?.children.removeAll { $0 === childController }
        childController.willMove(toParent: self)
        childController.parent = self
        children.append(childController)
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        // UIKit warns in the console, and presents nothing over a controller that presents already.
        guard presentedViewController == nil else { return }
        (viewControllerToPresent as? UIAlertController)?.checkPlace()
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        completion?()
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        let presenter = presentedViewController == nil ? presentingViewController : self
        presenter?.presentedViewController?.presentingViewController = nil
        presenter?.presentedViewController = nil
        completion?()
    }

    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }
}
