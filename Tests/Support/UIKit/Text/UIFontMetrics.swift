@MainActor
open class UIFontMetrics: NSObject {
    private let textStyle: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
        super.init()
    }

    public static let `default` = UIFontMetrics(forTextStyle: .body)

    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, compatibleWith: nil)
    }

    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        UIFont(
            descriptor: font.fontDescriptor, size: scaledValue(for: font.pointSize, compatibleWith: traitCollection),
            scaling: UIFont.Scaling(style: textStyle, defaultSize: font.pointSize))
    }

    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
    }

    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return value * textStyle.pointSize(at: category) / textStyle.pointSize(at: .large)
    }
}
