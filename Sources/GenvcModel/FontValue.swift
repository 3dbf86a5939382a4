import GenvcVocabulary

package struct FontValue: Sendable, Hashable {
    package enum Size: Sendable, Hashable {
        /// A text style: it follows the text size.
        case style(TextStyle)
        /// Points at the default text size; it follows the text size like the nearest style.
        case points(Double, relativeTo: TextStyle)
    }

    package let size: Size
    /// A case of `UIFont.Weight`, or nil for the weight of the style.
    package let weight: String?
    package let isItalic: Bool
    /// A case of `UIFontDescriptor.SystemDesign`, or nil.
    package let design: String?
    /// The PostScript name of a font of the project's, or nil for the system font.
    package let name: String?

    package init(
        _ size: Size, weight: String? = nil, isItalic: Bool = false, design: String? = nil, name: String? = nil
    ) {
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.design = design
        self.name = name
    }
}
