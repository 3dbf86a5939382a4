open class UIFont: AttributeValue, @unchecked Sendable {
    public let fontDescriptor: UIFontDescriptor
    public let pointSize: CGFloat
    /// The scaling of the font with the text size; nil: it has none.
    let scaling: Scaling?

    /// The text style that a font grows with, and its size at the default text size.
    struct Scaling {
        let style: UIFont.TextStyle
        let defaultSize: CGFloat
    }

    /// The font at the text size of the traits, as views show it that adjust their fonts.
    package func adjusted(to traits: UITraitCollection) -> UIFont {
        guard let scaling else { return self }
        let category = traits.preferredContentSizeCategory
        let size =
            scaling.defaultSize * scaling.style.pointSize(at: category) / scaling.style.pointSize(at: .large)
        return size == pointSize ? self : UIFont(descriptor: fontDescriptor, size: size, scaling: scaling)
    }

    init(descriptor: UIFontDescriptor, size: CGFloat, scaling: Scaling) {
        pointSize = size
        fontDescriptor = descriptor.withSize(size)
        self.scaling = scaling
        super.init()
    }

    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.pointSize = pointSize > 0 ? pointSize : descriptor.pointSize
        self.fontDescriptor = descriptor.withSize(self.pointSize)
        scaling = nil
        super.init()
    }

    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(descriptor: UIFontDescriptor(name: fontName, size: fontSize), size: fontSize)
    }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(descriptor: UIFontDescriptor(size: fontSize, weight: weight), size: fontSize)
    }

    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        let descriptor = UIFontDescriptor(size: fontSize, weight: .regular)
        return UIFont(descriptor: descriptor.withTraits(.traitItalic), size: fontSize)
    }

    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        let descriptor = UIFontDescriptor(size: fontSize, weight: weight)
        return UIFont(descriptor: descriptor.withTraits(.traitMonoSpace), size: fontSize)
    }

    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        let descriptor = UIFontDescriptor(size: fontSize, weight: weight, hasMonospacedDigits: true)
        return UIFont(descriptor: descriptor, size: fontSize)
    }

    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    open class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style, compatibleWith: traitCollection)
        let scaling = Scaling(style: style, defaultSize: style.pointSize(at: .large))
        return UIFont(descriptor: descriptor, size: descriptor.pointSize, scaling: scaling)
    }

    public static let labelFontSize: CGFloat = 17
    public static let buttonFontSize: CGFloat = 18
    public static let smallSystemFontSize: CGFloat = 12
    public static let systemFontSize: CGFloat = 14

    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(descriptor: fontDescriptor, size: fontSize)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont).map { $0.fontDescriptor == fontDescriptor } ?? false
    }

    open override var hash: Int { fontDescriptor.hash }
}
