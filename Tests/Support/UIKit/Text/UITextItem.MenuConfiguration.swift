@available(iOS 17.0, *)
extension UITextItem {
    @MainActor
    open class MenuConfiguration: NSObject {
        let menu: UIMenu

        public init(menu: UIMenu) {
            self.menu = menu
            super.init()
        }
    }
}
