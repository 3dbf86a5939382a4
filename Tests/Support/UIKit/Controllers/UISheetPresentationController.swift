@MainActor
open class UISheetPresentationController: UIPresentationController {
    open var detents: [Detent] = [.large()]
    open var prefersGrabberVisible = false
    open var preferredCornerRadius: CGFloat?
}
