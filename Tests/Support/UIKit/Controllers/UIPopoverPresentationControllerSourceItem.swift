@available(iOS 16.0, *)
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

@available(iOS 16.0, *)
extension UIView: UIPopoverPresentationControllerSourceItem {}

@available(iOS 16.0, *)
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
