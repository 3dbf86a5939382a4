@MainActor
open class UITextField: UIControl, UIContentSizeCategoryAdjusting {
    open var text: String? = "" {
        didSet {
            // UIKit never gives nil back.
            if text == nil { text = "" }
            if text != oldValue { invalidateIntrinsicContentSize() }
        }
    }
    open var attributedText: NSAttributedString? {
        didSet { text = attributedText?.string }
    }
    open var textColor: UIColor? = .label
    private var storedFont: UIFont? = .systemFont(ofSize: UIFont.labelFontSize)
    /// The font at the text size that the field follows, if it adjusts its font.
    open var font: UIFont? {
        get { adjustsFontForContentSizeCategory ? storedFont?.adjusted(to: traitCollection) : storedFont }
        set {
            let former = storedFont
            storedFont = newValue
            if former != newValue { invalidateIntrinsicContentSize() }
        }
    }
    open var textAlignment = NSTextAlignment.natural
    open var borderStyle = BorderStyle.none {
        didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// The placeholder without its attributes; one that is set has none.
    open var placeholder: String? {
        get { attributedPlaceholder?.string ?? plainPlaceholder }
        set {
            attributedPlaceholder = nil
            plainPlaceholder = newValue
        }
    }
    private var plainPlaceholder: String? {
        didSet { if plainPlaceholder != oldValue { invalidateIntrinsicContentSize() } }
    }
    open var attributedPlaceholder: NSAttributedString? {
        didSet { if attributedPlaceholder != oldValue { invalidateIntrinsicContentSize() } }
    }
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
    open var leftView: UIView? {
        didSet { replaceSideView(oldValue, with: leftView) }
    }
    open var leftViewMode = ViewMode.never {
        didSet { setNeedsLayout() }
    }
    open var rightView: UIView? {
        didSet { replaceSideView(oldValue, with: rightView) }
    }
    open var rightViewMode = ViewMode.never {
        didSet { setNeedsLayout() }
    }
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var isSecureTextEntry = false {
        didSet {
            if isSecureTextEntry, !oldValue, isFirstResponder { isReplacedByTyping = true }
        }
    }
    /// True for a text that was hidden again while it is edited: UIKit drops it at the next letter.
    var isReplacedByTyping = false
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

    /// As wide as the text, or the placeholder where there is none, with all that `textRect(forBounds:)` keeps free.
    open override var intrinsicContentSize: CGSize {
        let font = self.font ?? .systemFont(ofSize: UIFont.labelFontSize)
        let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder ?? ""
        // An empty field still has room for its caret: that of a space, since nobody has published it.
        let ruled = shown.isEmpty ? " " : shown
        let extra = Self.lineHeight - font.withSize(UIFont.labelFontSize).lineHeight
        let bounds = CGRect(origin: .zero, size: UIView.layoutFittingExpandedSize)
        let textRect = textRect(forBounds: bounds)
        return CGSize(
            width: roundedUpToPixel(TextRuler(ruled, font: font, stretch: textStretch).width) + bounds.width
                - textRect.width,
            height: roundedUpToPixel(font.lineHeight + extra) + bounds.height - textRect.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        viewOnLeft?.frame = leftViewRect(forBounds: bounds)
        viewOnRight?.frame = rightViewRect(forBounds: bounds)
    }

    /// Points of a line at the standard font.
    private static let lineHeight: CGFloat = 22

    override var baselineText: BaselineText? {
        font.map { BaselineText(height: $0.lineHeight, font: $0) }
    }

    /// Adds a text at the end, as a key does.
    open func insertText(_ inserted: String) {
        text = (isReplacedByTyping ? "" : text ?? "") + inserted
        isReplacedByTyping = false
        sendActions(for: .editingChanged)
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

    open func textRect(forBounds bounds: CGRect) -> CGRect { rectOfText(in: bounds) }

    /// UIKit does not ask `textRect(forBounds:)` for it: fields that inset both are inset once.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { rectOfText(in: bounds) }

    /// The bounds without the border, and without the widths of the views beside the text.
    private func rectOfText(in bounds: CGRect) -> CGRect {
        let rect = borderStyle == .none ? bounds : bounds.insetBy(dx: 7, dy: 6)
        let left = viewOnLeft == nil ? 0 : leftViewRect(forBounds: bounds).width
        let right = viewOnRight == nil ? 0 : rightViewRect(forBounds: bounds).width
        return CGRect(
            x: rect.minX + left, y: rect.minY, width: max(0, rect.width - left - right), height: rect.height)
    }

    /// The placeholder stands where the text will.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = viewOnLeft.map(Self.ownSize) ?? .zero
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = viewOnRight.map(Self.ownSize) ?? .zero
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The view that stands at the left edge: right to left it is `rightView`.
    private var viewOnLeft: UIView? {
        effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? shown(rightView, rightViewMode) : shown(leftView, leftViewMode)
    }

    /// The view that stands at the right edge: right to left it is `leftView`.
    private var viewOnRight: UIView? {
        effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? shown(leftView, leftViewMode) : shown(rightView, rightViewMode)
    }

    private func shown(_ view: UIView?, _ mode: ViewMode) -> UIView? {
        switch mode {
        case .never: nil
        case .whileEditing: isEditing ? view : nil
        case .unlessEditing: isEditing ? nil : view
        case .always: view
        }
    }

    /// The size of a view that nothing has laid out: its frame, or where that is empty what it contains.
    private static func ownSize(of view: UIView) -> CGSize {
        guard view.frame.size == .zero else { return view.frame.size }
        let own = view.intrinsicContentSize
        // A picture that is not known here counts as an icon, as it does in the checks of genvc.
        if (view as? UIImageView)?.image != nil, own.width < 0 {
            let side = UIFont.systemFont(ofSize: UIFont.labelFontSize).lineHeight
            return CGSize(width: side, height: side)
        }
        // A view without a size of itself takes no room.
        return CGSize(width: max(own.width, 0), height: max(own.height, 0))
    }

    private func replaceSideView(_ old: UIView?, with new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    nonisolated public static let textDidChangeNotification =
        Notification.Name("UITextFieldTextDidChangeNotification")
}
