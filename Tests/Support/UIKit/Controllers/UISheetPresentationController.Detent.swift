extension UISheetPresentationController {
    @MainActor
    open class Detent: NSObject {
        let name: String

        private init(name: String) {
            self.name = name
            super.init()
        }

        public class func medium() -> Detent { Detent(name: "medium") }
        public class func large() -> Detent { Detent(name: "large") }
    }
}
