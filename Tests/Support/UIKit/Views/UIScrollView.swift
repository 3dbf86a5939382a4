@MainActor
open class UIScrollView: UIView {
    open var contentOffset = CGPoint.zero {
        didSet {
            guard contentOffset != oldValue else { return }
            // Each scroll lays the view out again, and tells of itself.
            setNeedsLayout()
            delegate?.scrollViewDidScroll(self)
        }
    }
    open var contentSize = CGSize.zero {
        didSet { if contentSize != oldValue { setNeedsLayout() } }
    }
    open var contentInset = UIEdgeInsets.zero
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { setNeedsLayout() } }
    }
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open weak var delegate: (any UIScrollViewDelegate)?
    open var isDirectionalLockEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var isPagingEnabled = false
    open var isScrollEnabled = true
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var indicatorStyle = IndicatorStyle.default
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var decelerationRate = DecelerationRate.normal
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var zoomScale: CGFloat = 1
    open var bouncesZoom = true
    open var scrollsToTop = true
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var refreshControl: UIRefreshControl?

    private(set) lazy var contentGuide = makeGuide("UIScrollView-contentLayoutGuide")
    private(set) lazy var frameGuide = makeGuide("UIScrollView-frameLayoutGuide")

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    open var adjustedContentInset: UIEdgeInsets { contentInset + adjustment }
    /// The part of the safe area by which the content is inset, as the last layout found it.
    var adjustment = UIEdgeInsets.zero
    open var contentLayoutGuide: UILayoutGuide { contentGuide }
    open var frameLayoutGuide: UILayoutGuide { frameGuide }

    /// True for each time that `setContentOffset(_:animated:)` was asked to move the content, oldest first.
    private(set) var animatedTurns: [Bool] = []

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        animatedTurns.append(animated)
        self.contentOffset = contentOffset
    }

    open internal(set) var isDragging = false

    /// Scrolls as little as shows the rectangle; nothing where it shows already.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var offset = contentOffset
        if rect.maxY > offset.y + bounds.height { offset.y = rect.maxY - bounds.height }
        if rect.minY < offset.y { offset.y = rect.minY }
        if rect.maxX > offset.x + bounds.width { offset.x = rect.maxX - bounds.width }
        if rect.minX < offset.x { offset.x = rect.minX }
        setContentOffset(offset, animated: animated)
    }
    open func flashScrollIndicators() {}

    /// UIKit leaves a touch to the control on which it began, even where it becomes a drag.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    private func makeGuide(_ identifier: String) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = identifier
        guide.owningView = self
        return guide
    }
}
