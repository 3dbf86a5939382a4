/// The move of the focus that UIKit tells of.
@MainActor
open class UIFocusUpdateContext: NSObject {}

/// The animations that stand beside the move of the focus.
@MainActor
open class UIFocusAnimationCoordinator: NSObject {}
