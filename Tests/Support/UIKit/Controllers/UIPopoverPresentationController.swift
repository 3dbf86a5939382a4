@MainActor
open class UIPopoverPresentationController: UIPresentationController {
    open var sourceView: UIView?
    open var sourceRect = CGRect.null
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    open var barButtonItem: UIBarButtonItem?
    open var backgroundColor: UIColor?
    private var storedSourceItem: (any UIPopoverPresentationControllerSourceItem)?

    var hasSourceItem: Bool { storedSourceItem != nil }

    @available(iOS 16.0, *)
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { storedSourceItem }
        set { storedSourceItem = newValue }
    }
}
