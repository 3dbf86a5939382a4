@MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    open var text: String? {
        didSet {
            if let attributedText, attributedText.string != text { self.attributedText = nil }
            if text != oldValue { setNeedsLayout() }
        }
    }
    open var attributedText: NSAttributedString? {
        didSet {
            if let attributedText { text = attributedText.string }
            if attributedText != oldValue { setNeedsLayout() }
        }
    }
    private var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    /// The font at the text size that the label follows, if it adjusts its font: UIKit replaces it when that changes.
    open var font: UIFont! {
        get { adjustsFontForContentSizeCategory ? storedFont.adjusted(to: traitCollection) : storedFont }
        set {
            let former = storedFont
            storedFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            attributedText = attributedText?.giving(.font, storedFont)
            if storedFont.pointSize != former.pointSize || storedFont.fontName != former.fontName { setNeedsLayout() }
        }
    }
    open var textColor: UIColor! = .label {
        didSet { attributedText = attributedText?.giving(.foregroundColor, textColor) }
    }
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    open var textAlignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false
    open var isEnabled = true
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { setNeedsLayout() } }
    }
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    open var minimumScaleFactor: CGFloat = 0
    open var allowsDefaultTighteningForTruncation = false
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var showsExpansionTextWhenTruncated = false

    private static func spokenText(of text: NSAttributedString) -> String {
        var spoken = ""
        let whole = NSString(string: text.string)
        var location = 0
        while location < text.length {
            var range = NSRange(location: location, length: 0)
            let attributes = text.attributes(at: location, effectiveRange: &range)
            let attachment = attributes[.attachment] as? NSTextAttachment
            spoken += attachment.map { $0.accessibilityLabel ?? "" } ?? whole.substring(with: range)
            location = range.location + range.length
        }
        return spoken
    }

    private var lastRuler:
        (
            text: String, attributes: NSAttributedString?, font: UIFont, category: UIContentSizeCategory?,
            ruler: TextRuler
        )?

    /// The place where the text stands at the top of `bounds`, in whole pixels.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = ruler.size(in: max(0, bounds.size.width), atMost: numberOfLines)
        return CGRect(
            origin: bounds.origin,
            size: CGSize(width: roundedUpToPixel(size.width), height: roundedUpToPixel(size.height)))
    }

    /// As wide as the text on one line; as high as it is in the width that the label was given.
    open override var intrinsicContentSize: CGSize {
        let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : Self.unlimited
        let free = textRect(forBounds: Self.bounds(width: limit), limitedToNumberOfLines: numberOfLines)
        guard wrapsText, let textLayoutWidth else { return free.size }
        let wrapped = textRect(
            forBounds: Self.bounds(width: min(limit, textLayoutWidth)), limitedToNumberOfLines: numberOfLines)
        return CGSize(width: free.width, height: wrapped.height)
    }

    override var wrapsText: Bool { numberOfLines != 1 }
    override var isMultilineCandidate: Bool { numberOfLines != 1 }

    override var baselineText: BaselineText? {
        guard !ruler.isEmpty else { return nil }
        let text = textRect(
            forBounds: Self.bounds(width: textLayoutWidth ?? Self.unlimited), limitedToNumberOfLines: numberOfLines)
        return BaselineText(height: text.height, font: font)
    }

    /// Far more points than any text is long.
    private static let unlimited: CGFloat = 1_000_000_000

    private static func bounds(width: CGFloat) -> CGRect {
        CGRect(x: 0, y: 0, width: width, height: unlimited)
    }

    private var ruler: TextRuler {
        let (text, font): (String, UIFont) = (text ?? "", font)
        // The font of a plain text changes itself with the text size.
        let traits = attributedText != nil && adjustsFontForContentSizeCategory ? traitCollection : nil
        let category = traits?.preferredContentSizeCategory
        if let lastRuler, lastRuler.text == text, lastRuler.font == font, lastRuler.attributes === attributedText,
            lastRuler.category == category
        {
            return lastRuler.ruler
        }
        let ruler =
            attributedText?.ruler(font: font, stretch: textStretch, adjustedTo: traits)
            ?? TextRuler(text, font: font, stretch: textStretch)
        lastRuler = (text, attributedText, font, category, ruler)
        return ruler
    }

    /// Nothing is drawn: there is no screen.
    open func drawText(in rect: CGRect) {}

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
    }

    override var standardTraits: UIAccessibilityTraits { .staticText }

    /// VoiceOver reads the text, with the label of an attachment in the place of its character, unless a label is set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? attributedText.map(Self.spokenText) ?? text }
        set { super.accessibilityLabel = newValue }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }
}
