@MainActor
open class UIVisualEffect: NSObject {
    public override init() {
        super.init()
    }
}
