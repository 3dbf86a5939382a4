@MainActor
open class UICollectionReusableView: UIView {
    /// The registration by which a collection view made it, and may use it again.
    var registration: ReusableViewRegistration?

    // UIKit makes cells of a registered class by this initializer, which Objective-C finds at run time.
    public override required init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func prepareForReuse() {}
}
