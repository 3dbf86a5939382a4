import GenvcVocabulary

/// A font as a spec gives it.
package struct FontValue: Sendable, Hashable {
    /// The size of a font.
    package enum Size: Sendable, Hashable {
        /// A text style, which follows the text size.
        case style(TextStyle)
        /// A size in points at the default text size; it scales with the text size like the nearest text style.
        case points(Double, relativeTo: TextStyle)
    }

    /// The sizes that a font may have; no line of a larger one fits on a screen.
    package static let points = 1.0...500.0

    /// A text style, which follows the text size that people choose, or a number of points.
    package let size: Size
    /// The weight; nil for that of the style.
    package let weight: FontWeight?
    /// True for an italic font.
    package let isItalic: Bool
    /// The design; nil for the default.
    package let design: FontDesign?
    /// The PostScript name of a font of the project's, or nil for the system font.
    package let name: String?
    /// True if all digits have the same width.
    package let hasMonospacedDigits: Bool
    /// The token that the spec names; the other properties come from it.
    package private(set) var token: String?

    /// A font of the system unless a name is given; without a weight or a design it has that of its style.
    package init(
        _ size: Size, weight: FontWeight? = nil, isItalic: Bool = false, design: FontDesign? = nil, name: String? = nil,
        hasMonospacedDigits: Bool = false
    ) {
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.design = design
        self.name = name
        self.hasMonospacedDigits = hasMonospacedDigits
    }

    /// The font as that token of the theme.
    package func asToken(_ token: String) -> FontValue {
        var font = self
        font.token = token
        return font
    }
}
