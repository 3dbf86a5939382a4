extension UICollectionView {
    /// The changes after which a cell is measured anew.
    @available(iOS 16.0, *)
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled, enabled, enabledIncludingConstraints
    }
}
