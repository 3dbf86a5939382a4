@MainActor
open class UITouch: NSObject {
    open internal(set) weak var view: UIView?
    open internal(set) var tapCount = 0

    public override init() {
        super.init()
    }
}
