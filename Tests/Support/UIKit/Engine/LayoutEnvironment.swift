/// A screen as UIKit would describe it to a controller that fills it; for tests, which have no device.
package struct LayoutEnvironment: Sendable, Hashable {
    /// Points of the screen, the way it is held.
    package var size: CGSize
    /// Points of the whole screen where the controller fills a part of it, which decide its size classes.
    package var sizeOfScreen: CGSize
    /// The insets that bars, notch and home indicator cover, in points.
    package var safeAreaInsets: UIEdgeInsets
    /// Pixels a point.
    package var displayScale: CGFloat
    package var contentSizeCategory: UIContentSizeCategory
    package var layoutDirection: UITraitEnvironmentLayoutDirection
    package var userInterfaceIdiom: UIUserInterfaceIdiom
    /// Points above the bottom edge of the screen that the keyboard covers; 0: it is down.
    package var keyboardHeight: CGFloat
    /// The factor by which every text is wider than its font says: 1.4 for a pseudo-locale.
    package var textStretch: CGFloat

    package init(
        size: CGSize, sizeOfScreen: CGSize? = nil, safeAreaInsets: UIEdgeInsets = .zero, displayScale: CGFloat = 3,
        contentSizeCategory: UIContentSizeCategory = .large,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        userInterfaceIdiom: UIUserInterfaceIdiom = .phone, keyboardHeight: CGFloat = 0, textStretch: CGFloat = 1
    ) {
        self.size = size
        self.sizeOfScreen = sizeOfScreen ?? size
        self.safeAreaInsets = safeAreaInsets
        self.displayScale = displayScale
        self.contentSizeCategory = contentSizeCategory
        self.layoutDirection = layoutDirection
        self.userInterfaceIdiom = userInterfaceIdiom
        self.keyboardHeight = keyboardHeight
        self.textStretch = textStretch
    }

    /// Makes a controller, shows it in a window of this screen and lays it out.
    ///
    /// It is made here because fonts, as in UIKit, take the text size that holds when they are made.
    @MainActor
    package func show(_ makeController: () -> UIViewController) -> UIWindow {
        traitCollection.asCurrent {
            let window = UIWindow(environment: self)
            let controller = makeController()
            window.rootViewController = controller
            controller.viewWillAppear(false)
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            controller.viewIsAppearing(false)
            controller.viewDidAppear(false)
            return window
        }
    }

    package var traitCollection: UITraitCollection {
        UITraitCollection(
            userInterfaceIdiom: userInterfaceIdiom, displayScale: displayScale,
            horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass,
            layoutDirection: layoutDirection, preferredContentSizeCategory: contentSizeCategory)
    }

    /// Phones at least this long are of regular width in landscape.
    private static let largePhone: CGFloat = 896
    /// Of the long phones, those narrower than this are not.
    private static let largePhoneWidth: CGFloat = 414

    /// Parts of a pad's screen at least this wide are of regular width: 678 points are, 639 are not.
    private static let regularPart: CGFloat = 640

    private var horizontalSizeClass: UIUserInterfaceSizeClass {
        let isLargePhone = sizeOfScreen.width >= Self.largePhone && sizeOfScreen.height >= Self.largePhoneWidth
        let isRegular = userInterfaceIdiom == .pad ? sizeOfScreen.width >= Self.regularPart : isLargePhone
        return isRegular ? .regular : .compact
    }

    private var verticalSizeClass: UIUserInterfaceSizeClass {
        userInterfaceIdiom == .pad || sizeOfScreen.height > sizeOfScreen.width ? .regular : .compact
    }
}
