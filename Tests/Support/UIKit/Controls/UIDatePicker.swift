@MainActor
open class UIDatePicker: UIControl {
    open var datePickerMode = Mode.dateAndTime
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { invalidateIntrinsicContentSize() } }
    }
    open var locale: Locale?
    open var calendar: Calendar!
    open var timeZone: TimeZone?
    open var date = Date()
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var countDownDuration: TimeInterval = 0
    open var minuteInterval = 1
    open var roundsToMinuteInterval = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
        huggingPriorities = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle }

    open override var intrinsicContentSize: CGSize {
        switch preferredDatePickerStyle {
        case .wheels:
            CGSize(width: 320, height: traitCollection.verticalSizeClass == .compact ? 162 : 216)
        case .inline: CGSize(width: 320, height: 330)
        case .automatic, .compact: CGSize(width: 130, height: 34.333)
        }
    }

    open func setDate(_ date: Date, animated: Bool) {
        self.date = date
    }
}
