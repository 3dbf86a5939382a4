extension UISheetPresentationController {
    @MainActor
    open class Detent: NSObject {
        let name: String
        /// The height of a custom one in a context.
        let resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

        private init(
            name: String, resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil
        ) {
            self.name = name
            self.resolver = resolver
            super.init()
        }

        public class func medium() -> Detent { Detent(name: "medium") }
        public class func large() -> Detent { Detent(name: "large") }

        @available(iOS 16.0, *)
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(name: identifier?.rawValue ?? "custom", resolver: resolver)
        }
    }
}
