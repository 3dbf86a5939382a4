open class UIFontDescriptor: NSObject, @unchecked Sendable {
    public let postscriptName: String
    public let pointSize: CGFloat
    public let symbolicTraits: SymbolicTraits
    let weight: UIFont.Weight
    let design: SystemDesign
    let textStyle: UIFont.TextStyle?
    let hasMonospacedDigits: Bool

    static let systemFontName = ".SFUI-Regular"

    init(
        name: String = UIFontDescriptor.systemFontName, size: CGFloat, weight: UIFont.Weight,
        traits: SymbolicTraits = [], design: SystemDesign = .default, textStyle: UIFont.TextStyle? = nil,
        hasMonospacedDigits: Bool = false
    ) {
        self.postscriptName = name
        self.pointSize = size
        self.weight = weight
        self.symbolicTraits = weight.rawValue >= UIFont.Weight.bold.rawValue ? traits.union(.traitBold) : traits
        self.design = design
        self.textStyle = textStyle
        self.hasMonospacedDigits = hasMonospacedDigits
        super.init()
    }

    public convenience init(name fontName: String, size: CGFloat) {
        self.init(name: fontName, size: size, weight: .regular)
    }

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        let weight = style == .headline ? UIFont.Weight.semibold : .regular
        return UIFontDescriptor(size: style.pointSize(at: category), weight: weight, textStyle: style)
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        copy(size: newPointSize)
    }

    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        withTraits(symbolicTraits)
    }

    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        copy(design: design)
    }

    func withTraits(_ traits: SymbolicTraits) -> UIFontDescriptor {
        copy(traits: traits, weight: traits.contains(.traitBold) ? .bold : weight)
    }

    private func copy(
        size: CGFloat? = nil, traits: SymbolicTraits? = nil, weight: UIFont.Weight? = nil, design: SystemDesign? = nil
    ) -> UIFontDescriptor {
        UIFontDescriptor(
            name: postscriptName, size: size ?? pointSize, weight: weight ?? self.weight,
            traits: traits ?? symbolicTraits, design: design ?? self.design, textStyle: textStyle,
            hasMonospacedDigits: hasMonospacedDigits)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return postscriptName == other.postscriptName && pointSize == other.pointSize && weight == other.weight
            && symbolicTraits == other.symbolicTraits && design == other.design
            && hasMonospacedDigits == other.hasMonospacedDigits
    }

    open override var hash: Int { pointSize.hashValue ^ weight.hashValue }
}
