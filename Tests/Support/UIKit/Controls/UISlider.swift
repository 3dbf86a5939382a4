@MainActor
open class UISlider: UIControl {
    open var value: Float = 0 {
        didSet { clampValue() }
    }
    open var minimumValue: Float = 0 {
        didSet { clampValue() }
    }
    open var maximumValue: Float = 1 {
        didSet { clampValue() }
    }
    open var isContinuous = true
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        huggingPriorities.vertical = .defaultHigh
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func setValue(_ value: Float, animated: Bool) {
        self.value = value
    }

    private func clampValue() {
        let clamped = min(max(value, minimumValue), maximumValue)
        if clamped != value { value = clamped }
    }
}
