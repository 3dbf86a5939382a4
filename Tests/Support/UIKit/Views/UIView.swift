@MainActor
open class UIView: UIResponder, UITraitEnvironment, UITraitChangeObservable, UIAccessibilityIdentification {
    open var frame: CGRect
    open var transform = CGAffineTransform.identity
    open var tag = 0
    open var backgroundColor: UIColor?
    open var alpha: CGFloat = 1
    open var isHidden = false {
        // A stack view places those that it arranges anew.
        didSet { if isHidden != oldValue, superview is UIStackView { superview?.setNeedsLayout() } }
    }
    open var isOpaque = true
    open var clipsToBounds = false {
        didSet { layer.masksToBounds = clipsToBounds }
    }
    open var contentMode = ContentMode.scaleToFill
    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var tintColor: UIColor! = .tintColor
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { setNeedsTraitDelivery() }
    }
    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    open var mask: UIView?
    open var gestureRecognizers: [UIGestureRecognizer]?
    open private(set) var interactions: [any UIInteraction] = []
    open var showsLargeContentViewer = false
    open var largeContentTitle: String?
    open var largeContentImage: UIImage?
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        didSet { setNeedsTraitDelivery() }
    }
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        didSet { setNeedsTraitDelivery() }
    }

    open internal(set) weak var superview: UIView?
    open internal(set) var subviews: [UIView] = []

    open var translatesAutoresizingMaskIntoConstraints = true
    open internal(set) var constraints: [NSLayoutConstraint] = []
    open internal(set) var layoutGuides: [UILayoutGuide] = []
    open var directionalLayoutMargins = UIView.defaultLayoutMargins {
        didSet { if directionalLayoutMargins != oldValue { setNeedsLayout() } }
    }
    open var preservesSuperviewLayoutMargins = false
    open var insetsLayoutMarginsFromSafeArea = true
    open var safeAreaInsets: UIEdgeInsets { foundSafeAreaInsets }

    open var isAccessibilityElement = false
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityTraits: UIAccessibilityTraits {
        get { storedAccessibilityTraits ?? standardTraits }
        set { storedAccessibilityTraits = newValue }
    }
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false
    open var accessibilityElements: [Any]?
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityLanguage: String?
    open var accessibilityIgnoresInvertColors = false
    open var shouldGroupAccessibilityChildren = false
    open var accessibilityUserInputLabels: [String]?
    open var accessibilityRespondsToUserInteraction = false

    /// The traits that were set; nil before any were.
    var storedAccessibilityTraits: UIAccessibilityTraits?
    /// Constraints below this root that UIKit would have refused with an exception.
    var refusedConstraints: [NSLayoutConstraint] = []
    var huggingPriorities = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
    var compressionResistancePriorities = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
    var traitRegistrations: [UITraitRegistration] = []
    var currentTraitCollection = UITraitCollection.current
    /// The traits that the view was told of last.
    var knownTraits = UITraitCollection.current
    var needsPropertyUpdate = true
    /// Of a root: true where traits or properties of the hierarchy may have changed since they were delivered.
    var needsTraitDelivery = true
    var needsLayout = true
    /// The number of times that a view of the hierarchy has asked for layout; counted at its root.
    var layoutRequests = 0
    var needsConstraintUpdate = true
    /// Of a root: true while its hierarchy is laid out.
    var isLayingOut = false
    /// Of a root: what UIKit would have logged when the hierarchy was laid out last.
    var layoutConflicts: [ConstraintConflict] = []
    var isPlacedAmbiguously = false
    /// The insets of the safe area that layout has found last.
    var foundSafeAreaInsets = UIEdgeInsets.zero
    /// The width that texts of several lines are measured in; nil before the first pass.
    var textLayoutWidth: CGFloat?
    weak var viewController: UIViewController?

    private let storedLayer: CALayer
    /// The guides that every view has, if anybody has asked for one of them.
    private(set) var existingSystemGuides: UIViewSystemGuides?

    open class var layerClass: AnyClass { CALayer.self }
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Below this alpha UIKit gives a view no touches.
    static let leastTouchableAlpha: CGFloat = 0.01

    public static let noIntrinsicMetric: CGFloat = -1
    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    public convenience override init() {
        self.init(frame: .zero)
    }

    public init(frame: CGRect) {
        self.frame = frame
        self.storedLayer = (Self.layerClass as? CALayer.Type)?.init() ?? CALayer()
        super.init()
    }

    public required init?(coder: NSCoder) {
        self.frame = .zero
        self.storedLayer = (Self.layerClass as? CALayer.Type)?.init() ?? CALayer()
        super.init()
    }

    var systemGuides: UIViewSystemGuides {
        if let existingSystemGuides { return existingSystemGuides }
        let guides = UIViewSystemGuides(view: self)
        existingSystemGuides = guides
        return guides
    }

    /// The traits of the view before any are set.
    var standardTraits: UIAccessibilityTraits { .none }
    /// True if the height of the view follows from its width.
    var wrapsText: Bool { false }
    /// True if a stack view limits the width of the view in favour of other texts.
    var isMultilineCandidate: Bool { false }
    /// The text that stands on the view's baselines; nil for a view without one.
    var baselineText: BaselineText? { nil }

    override var isInWindow: Bool { window != nil }
    override var currentFirstResponder: UIResponder? { root.firstResponder }

    open internal(set) var isFocused = false
    /// Called when the focus has moved.
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    open override var next: UIResponder? { viewController ?? superview }
    open var layer: CALayer { storedLayer }
    open var traitCollection: UITraitCollection {
        traits(in: traitsAround)
    }
    /// The traits that the view inherits, without limits and overrides of its own.
    var traitsAround: UITraitCollection { superview?.traitCollection ?? currentTraitCollection }
    @available(iOS 17.0, *)
    public var traitOverrides: UITraitOverrides {
        get { storedTraitOverrides }
        set {
            storedTraitOverrides = newValue
            setNeedsTraitDelivery()
        }
    }
    private(set) var storedTraitOverrides = UITraitOverrides()
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    open func addSubview(_ view: UIView) {
        insertSubview(view, at: subviews.count)
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= UIView.leastTouchableAlpha else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        let hits = subviews.reversed().lazy.compactMap { $0.hitTest($0.convert(point, from: self), with: event) }
        return hits.first ?? self
    }

    open func removeFromSuperview() {
        guard let superview else { return }
        let hadWindow = window != nil
        willMove(toSuperview: nil)
        superview.willRemoveSubview(self)
        superview.removeConstraints(crossing: self)
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        didMoveToSuperview()
        if hadWindow { tellOfWindow() }
    }

    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}

    open func setNeedsLayout() {
        needsLayout = true
        root.layoutRequests += 1
    }

    open func layoutIfNeeded() {
        layOutHierarchy()
    }

    open func layoutSubviews() {}

    @available(iOS 26.0, *)
    open func updateProperties() {}

    @available(iOS 26.0, *)
    open func setNeedsUpdateProperties() {
        needsPropertyUpdate = true
        setNeedsTraitDelivery()
    }

    open func setNeedsUpdateConstraints() {
        needsConstraintUpdate = true
    }

    open func updateConstraintsIfNeeded() {
        for subview in subviews { subview.updateConstraintsIfNeeded() }
        guard needsConstraintUpdate else { return }
        updateConstraints()
    }

    open func updateConstraints() {
        needsConstraintUpdate = false
    }

    open func invalidateIntrinsicContentSize() {
        superview?.setNeedsLayout()
    }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view = self
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view = nil
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }

    open func addInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
    }

    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func tintColorDidChange() {}
    open func layoutMarginsDidChange() {}
    open func safeAreaInsetsDidChange() {}
    open func draw(_ rect: CGRect) {}
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
    open func sizeToFit() {}
    open func setNeedsDisplay() {}

    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        subviews.reduce(resignFirstResponder()) { $1.endEditing(force) || $0 }
    }
}
