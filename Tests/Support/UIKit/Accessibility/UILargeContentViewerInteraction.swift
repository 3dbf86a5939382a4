@MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    public private(set) weak var view: UIView?

    public override init() {
        super.init()
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) {
        self.view = view
    }
}
