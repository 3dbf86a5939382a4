@MainActor
open class UIAlertController: UIViewController {
    open var message: String?
    open private(set) var preferredStyle = Style.actionSheet
    open private(set) var actions: [UIAlertAction] = []
    open private(set) var textFields: [UITextField]?
    open var preferredAction: UIAlertAction?

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    open func addAction(_ action: UIAlertAction) {
        precondition(
            action.style != .cancel || !actions.contains { $0.style == .cancel },
            "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        actions.append(action)
    }

    /// Ends the test where UIKit ends the app: an action sheet on an iPad is a popover, and needs its place.
    func checkPlace() {
        guard preferredStyle == .actionSheet, traitCollection.userInterfaceIdiom == .pad else { return }
        let popover = popoverPresentationController
        let isPlaced = popover.map { $0.sourceView != nil || $0.barButtonItem != nil || $0.hasSourceItem } ?? false
        precondition(isPlaced, "UIKit raises an exception: an action sheet on an iPad says at what it points")
    }

    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        precondition(preferredStyle == .alert, "UIKit raises an exception: an action sheet has no text fields")
        let textField = UITextField()
        configurationHandler?(textField)
        textFields = (textFields ?? []) + [textField]
    }
}
