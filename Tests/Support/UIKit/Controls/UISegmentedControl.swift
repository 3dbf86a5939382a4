@MainActor
open class UISegmentedControl: UIControl {
    open var isMomentary = false
    open var selectedSegmentIndex = UISegmentedControl.noSegment
    open var selectedSegmentTintColor: UIColor?
    open var apportionsSegmentWidthsByContent = false

    private var segments: [UISegment] = [] {
        didSet { invalidateIntrinsicContentSize() }
    }

    public static let noSegment = -1

    public override init(frame: CGRect) {
        super.init(frame: frame)
        huggingPriorities.vertical = .defaultHigh
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        segments = (items ?? []).map { UISegment(title: $0 as? String, image: $0 as? UIImage) }
    }

    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map { UISegment(title: $0.title, image: $0.image, action: $0) }
    }

    /// Segments as wide as the widest title, in the font of the control.
    open override var intrinsicContentSize: CGSize {
        let (fontSize, margin, height): (CGFloat, CGFloat, CGFloat) = (13, 10, 32)
        let font = UIFont.systemFont(ofSize: fontSize, weight: .medium)
        let widest = segments.map { TextRuler($0.title ?? "", font: font, stretch: textStretch).width }.max() ?? 0
        return CGSize(
            width: CGFloat(segments.count) * (roundedUpToPixel(CGFloat(widest)) + 2 * margin), height: height)
    }

    open var numberOfSegments: Int { segments.count }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        segments.insert(UISegment(title: title), at: min(segment, segments.count))
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        segments.insert(UISegment(image: image), at: min(segment, segments.count))
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        segments.remove(at: segment)
    }

    open func removeAllSegments() {
        segments = []
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        segments[segment].title = title
    }

    open func titleForSegment(at segment: Int) -> String? {
        segments[segment].title
    }

    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        segments[segment].image = image
    }

    open func imageForSegment(at segment: Int) -> UIImage? {
        segments[segment].image
    }

    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        segments[segment].isEnabled = enabled
    }

    open func isEnabledForSegment(at segment: Int) -> Bool {
        segments[segment].isEnabled
    }
}
