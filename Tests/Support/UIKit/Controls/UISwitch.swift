@MainActor
open class UISwitch: UIControl {
    open var isOn = false
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var onImage: UIImage?
    open var offImage: UIImage?
    open var title: String?
    open var preferredStyle = Style.automatic

    public override init(frame: CGRect) {
        super.init(frame: frame)
        huggingPriorities = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
        isAccessibilityElement = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

    open func setOn(_ on: Bool, animated: Bool) {
        isOn = on
    }
}
