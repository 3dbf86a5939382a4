@MainActor
open class UIPresentationController: NSObject {
    open private(set) unowned var presentedViewController: UIViewController

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        super.init()
    }
}
