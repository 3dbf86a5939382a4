@MainActor
open class UIBarButtonItemAppearance: NSObject {
    open private(set) var normal = UIBarButtonItemStateAppearance()
    open private(set) var highlighted = UIBarButtonItemStateAppearance()
    open private(set) var disabled = UIBarButtonItemStateAppearance()

    public override init() {
        super.init()
    }
}
