/// A failure that UIKit raises as an exception; recorded here, so that a test can say which constraint it was.
enum NSLayoutConstraintActivationFailure: Equatable {
    /// The two items are in no common view hierarchy.
    case noCommonAncestor
    /// An item is a layout guide that no view owns.
    case itemWithoutView
}
