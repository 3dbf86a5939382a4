@MainActor
open class UIStepper: UIControl {
    open var isContinuous = true
    open var autorepeat = true
    open var wraps = false
    open var value: Double {
        get { storedValue }
        set { storedValue = min(max(newValue, minimumValue), maximumValue) }
    }
    open var minimumValue: Double = 0 {
        didSet { adoptBounds() }
    }
    open var maximumValue: Double = 100 {
        didSet { adoptBounds() }
    }
    open var stepValue: Double = 1

    private var storedValue: Double = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        huggingPriorities = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

    private func adoptBounds() {
        guard minimumValue < maximumValue else {
            fatalError("UIKit raises an exception: \(minimumValue) is not less than \(maximumValue)")
        }
        value = storedValue
    }
}
