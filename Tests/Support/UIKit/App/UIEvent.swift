@MainActor
open class UIEvent: NSObject {
    public override init() {
        super.init()
    }
}
