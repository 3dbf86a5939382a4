@MainActor
open class UISlider: UIControl {
    open var value: Float {
        get { storedValue }
        set { storedValue = min(max(newValue, minimumValue), maximumValue) }
    }
    open var minimumValue: Float = 0 {
        didSet { value = storedValue }
    }
    open var maximumValue: Float = 1 {
        didSet { value = storedValue }
    }
    open var isContinuous = true
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?

    private var storedValue: Float = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        huggingPriorities.vertical = .defaultHigh
        isAccessibilityElement = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }

    open func setValue(_ value: Float, animated: Bool) {
        self.value = value
    }
}
