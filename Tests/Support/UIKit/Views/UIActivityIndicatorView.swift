@MainActor
open class UIActivityIndicatorView: UIView {
    open var style = Style.medium {
        didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
    }
    open var hidesWhenStopped = true {
        didSet { isHidden = hidesWhenStopped && !isAnimating }
    }
    open var color: UIColor!
    open private(set) var isAnimating = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        prepare()
    }

    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        prepare()
    }

    open override var intrinsicContentSize: CGSize {
        let (medium, large): (CGFloat, CGFloat) = (20, 37)
        let side = style == .large ? large : medium
        return CGSize(width: side, height: side)
    }

    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }

    open func stopAnimating() {
        isAnimating = false
        hideIfStopped()
    }

    private func prepare() {
        huggingPriorities = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
        isAccessibilityElement = true
        hideIfStopped()
    }

    private func hideIfStopped() {
        if hidesWhenStopped, !isAnimating { isHidden = true }
    }
}
