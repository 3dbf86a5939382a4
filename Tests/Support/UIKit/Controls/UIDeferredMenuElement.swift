/// Asks for its elements when the menu opens.
open class UIDeferredMenuElement: UIMenuElement {
    let elementProvider: (@escaping ([UIMenuElement]) -> Void) -> Void

    public required init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.elementProvider = elementProvider
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Asks each time.
    open class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> Self {
        Self(elementProvider)
    }
}
