@MainActor
open class UIStackView: UIView {
    open internal(set) var arrangedSubviews: [UIView] = []
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { setNeedsLayout() } }
    }
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { setNeedsLayout() } }
    }
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { setNeedsLayout() } }
    }
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { setNeedsLayout() } }
    }
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsLayout() } }
    }

    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    public static let spacingUseSystem = CGFloat.leastNormalMagnitude

    public override init(frame: CGRect) {
        super.init(frame: frame)
        directionalLayoutMargins = .zero
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        directionalLayoutMargins = .zero
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
    }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: stackIndex)
        setNeedsLayout()
    }

    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        setNeedsLayout()
    }

    /// Ignored for a view that is not arranged yet, as in UIKit.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
        setNeedsLayout()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    /// Points behind a visible view, a whole number of pixels.
    func pixelSpacing(after view: UIView) -> CGFloat {
        let custom = customSpacing(after: view)
        var points = custom == UIStackView.spacingUseDefault ? spacing : custom
        if points == UIStackView.spacingUseSystem { points = systemSpacing }
        return (points * displayScale).rounded() / displayScale
    }

    override var isMultilineCandidate: Bool {
        arrangedSubviews.contains { !$0.isHidden && $0.isMultilineCandidate }
    }

    /// The view whose text the stack view's baseline is that of.
    func baselineView(isFirst: Bool) -> UIView? {
        let visible = arrangedSubviews.filter { !$0.isHidden }
        switch (axis, alignment) {
        case (.vertical, _), (.horizontal, .firstBaseline), (.horizontal, .lastBaseline):
            return isFirst ? visible.first : visible.last
        case (.horizontal, _):
            return visible.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
        }
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }
}
