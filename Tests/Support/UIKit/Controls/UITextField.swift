@MainActor
open class UITextField: UIControl, UIContentSizeCategoryAdjusting {
    open var text: String? = ""
    open var attributedText: NSAttributedString? {
        didSet { text = attributedText?.string }
    }
    open var textColor: UIColor? = .label
    open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize)
    open var textAlignment = NSTextAlignment.natural
    open var borderStyle = BorderStyle.none
    open var placeholder: String?
    open var attributedPlaceholder: NSAttributedString?
    open var clearsOnBeginEditing = false
    open var clearsOnInsertion = false
    open var allowsEditingTextAttributes = false
    open var adjustsFontSizeToFitWidth = false
    open var minimumFontSize: CGFloat = 0
    open var adjustsFontForContentSizeCategory = false
    open weak var delegate: (any UITextFieldDelegate)?
    open var background: UIImage?
    open var disabledBackground: UIImage?
    open var clearButtonMode = ViewMode.never
    open var leftView: UIView?
    open var leftViewMode = ViewMode.never
    open var rightView: UIView?
    open var rightViewMode = ViewMode.never
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType!
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var passwordRules: UITextInputPasswordRules?
    private var storedInputView: UIView?
    private var storedInputAccessoryView: UIView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var inputView: UIView? {
        get { storedInputView }
        set { storedInputView = newValue }
    }

    open override var inputAccessoryView: UIView? {
        get { storedInputAccessoryView }
        set { storedInputAccessoryView = newValue }
    }

    /// As wide as the text, or the placeholder where there is none, with the border and the views beside it.
    open override var intrinsicContentSize: CGSize {
        let font = shownFont ?? .systemFont(ofSize: UIFont.labelFontSize)
        let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder ?? ""
        // An empty field still has room for its caret: that of a space, since nobody has published it.
        let ruled = shown.isEmpty ? " " : shown
        let (margin, border, line): (CGFloat, CGFloat, CGFloat) = borderStyle == .none ? (0, 0, 22) : (7, 6, 22)
        let extra = line - font.withSize(UIFont.labelFontSize).lineHeight
        let hasRightView = rightView != nil && rightViewMode == .always
        let beside = hasRightView ? rightViewRect(forBounds: bounds).width : 0
        return CGSize(
            width: beside + roundedUpToPixel(TextRuler(ruled, font: font, stretch: textStretch).width) + 2 * margin,
            height: roundedUpToPixel(font.lineHeight + extra + 2 * border))
    }

    override var baselineText: BaselineText? {
        shownFont.map { BaselineText(height: $0.lineHeight, font: $0) }
    }

    /// The font at the text size that the field follows.
    private var shownFont: UIFont? {
        adjustsFontForContentSizeCategory ? font?.adjusted(to: traitCollection) : font
    }

    open var isEditing: Bool { isFirstResponder }
    open override var canBecomeFirstResponder: Bool { isEnabled }

    override var mayBeginEditing: Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
    override var mayEndEditing: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

    override func didBeginEditing() {
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
    }

    override func didEndEditing() {
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
    }

    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }

    nonisolated public static let textDidChangeNotification =
        Notification.Name("UITextFieldTextDidChangeNotification")
}
