@MainActor
open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    open weak var delegate: (any UIApplicationDelegate)?
    open var isIdleTimerDisabled = false
    open internal(set) var connectedScenes: Set<UIScene> = []
    open internal(set) var applicationState = State.active

    open var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }

    /// The addresses that were opened, in order.
    var openedURLs: [URL] = []

    open func open(
        _ url: URL, options: [AnyHashable: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        openedURLs.append(url)
        completion?(true)
    }

    nonisolated public static let openSettingsURLString = "app-settings:"

    nonisolated public static let didBecomeActiveNotification =
        Notification.Name("UIApplicationDidBecomeActiveNotification")
    nonisolated public static let willResignActiveNotification =
        Notification.Name("UIApplicationWillResignActiveNotification")
    nonisolated public static let didEnterBackgroundNotification =
        Notification.Name("UIApplicationDidEnterBackgroundNotification")
    nonisolated public static let willEnterForegroundNotification =
        Notification.Name("UIApplicationWillEnterForegroundNotification")
}
