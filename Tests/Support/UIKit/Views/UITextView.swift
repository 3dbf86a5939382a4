@MainActor
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting {
    open var text: String! = "" {
        didSet {
            // UIKit never gives nil back.
            if text == nil { text = "" }
            storedAttributedText = NSAttributedString(string: text)
            setNeedsLayout()
            invalidateIntrinsicContentSize()
        }
    }
    open var attributedText: NSAttributedString! {
        get { storedAttributedText }
        set {
            text = newValue?.string ?? ""
            let attributed = newValue ?? NSAttributedString(string: "")
            // The color at the first character becomes that of the view, and the others keep theirs.
            if attributed.length > 0,
                let first = attributed.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
            {
                textColor = first
            }
            storedAttributedText = attributed
        }
    }
    private var storedFont: UIFont?
    /// The font at the text size that the view follows, if it adjusts its font.
    open var font: UIFont? {
        get { adjustsFontForContentSizeCategory ? storedFont?.adjusted(to: traitCollection) : storedFont }
        set {
            storedFont = newValue
            storedAttributedText = storedAttributedText.giving(.font, newValue)
            setNeedsLayout()
        }
    }
    open var textColor: UIColor? {
        didSet { storedAttributedText = storedAttributedText.giving(.foregroundColor, textColor) }
    }
    open var textAlignment = NSTextAlignment.natural
    open var isEditable = true
    open var isSelectable = true
    open var selectedRange = NSRange(location: 0, length: 0)
    open var allowsEditingTextAttributes = false
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.tintColor]
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    open var adjustsFontForContentSizeCategory = false
    open var usesStandardTextScaling = false
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

    private var storedAttributedText = NSAttributedString(string: "")
    private var storedInputView: UIView?
    private var storedInputAccessoryView: UIView?
    private let storedTextContainer: NSTextContainer

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.storedTextContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        isAccessibilityElement = true
    }

    public required init?(coder: NSCoder) {
        self.storedTextContainer = NSTextContainer()
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

    /// Without scrolling as high as its text in the width that it was given.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : textSize(in: textLayoutWidth)
    }

    /// The text of a view that scrolls is laid out in the width that the view has.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if isScrollEnabled {
            contentSize = CGSize(width: bounds.width, height: textSize(in: bounds.width).height)
        }
    }

    /// The size of the text in that width, with what is around it; nil: on one line.
    private func textSize(in width: CGFloat?) -> CGSize {
        // Without a text it has room for the caret: that of a space, since nobody has published it.
        let traits = adjustsFontForContentSizeCategory ? traitCollection : nil
        let font = self.font ?? .systemFont(ofSize: UIFont.smallSystemFontSize)
        let ruler =
            text.isEmpty
            ? TextRuler(" ", font: font, stretch: textStretch)
            : storedAttributedText.ruler(font: font, stretch: textStretch, adjustedTo: traits)
        let sides = textContainerInset.left + textContainerInset.right + 2 * storedTextContainer.lineFragmentPadding
        let room = width.map { $0 - sides } ?? CGFloat(ruler.width)
        let height = ruler.size(in: room, atMost: 0).height
        return CGSize(
            width: roundedUpToPixel(CGFloat(ruler.width) + sides),
            height: roundedUpToPixel(height) + textContainerInset.top + textContainerInset.bottom)
    }

    override var wrapsText: Bool { !isScrollEnabled }

    var textViewDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }
    override var mayBeginEditing: Bool { textViewDelegate?.textViewShouldBeginEditing(self) ?? true }
    override var mayEndEditing: Bool { textViewDelegate?.textViewShouldEndEditing(self) ?? true }

    override func didBeginEditing() {
        textViewDelegate?.textViewDidBeginEditing(self)
    }

    override func didEndEditing() {
        textViewDelegate?.textViewDidEndEditing(self)
    }

    open var textContainer: NSTextContainer { storedTextContainer }
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}
