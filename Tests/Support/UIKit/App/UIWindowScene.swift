@MainActor
open class UIWindowScene: UIScene {
    open internal(set) var windows: [UIWindow] = []

    open var screen: UIScreen { .main }
    open var traitCollection: UITraitCollection { .current }
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
}
