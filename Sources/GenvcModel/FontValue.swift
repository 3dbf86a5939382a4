import GenvcVocabulary

package struct FontValue: Sendable, Hashable {
    package enum Size: Sendable, Hashable {
        /// A text style: it follows the text size.
        case style(TextStyle)
        /// Points at the default text size; it follows the text size like the nearest style.
        case points(Double, relativeTo: TextStyle)
    }

    /// How large a font may be; beyond, no line of text fits on a screen.
    package static let points = 1.0...500.0

    package let size: Size
    /// A case of `UIFont.Weight`, or nil for the weight of the style.
    package let weight: String?
    package let isItalic: Bool
    /// A case of `UIFontDescriptor.SystemDesign`, or nil.
    package let design: String?
    /// The PostScript name of a font of the project's, or nil for the system font.
    package let name: String?
    /// The digits are as wide as one another.
    package let hasMonospacedDigits: Bool
    /// The token that was written, which all the rest is of.
    package let token: String?

    package init(
        _ size: Size, weight: String? = nil, isItalic: Bool = false, design: String? = nil, name: String? = nil,
        hasMonospacedDigits: Bool = false, token: String? = nil
    ) {
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.design = design
        self.name = name
        self.hasMonospacedDigits = hasMonospacedDigits
        self.token = token
    }

    /// The font as that token of the theme.
    package func asToken(_ token: String) -> FontValue {
        FontValue(
            size, weight: weight, isItalic: isItalic, design: design, name: name,
            hasMonospacedDigits: hasMonospacedDigits, token: token)
    }
}
