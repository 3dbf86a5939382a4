/// Consecutive characters in one font.
package struct TextPiece: Sendable {
    /// The characters; a picture stands as the word or sign that was written for it.
    package let text: String
    /// The point size of the font.
    package let size: Double
    /// The widths that its characters are measured with.
    package let face: TextFace
    /// The points added to the width of each character.
    package let kern: Double
    /// The width of each character in points, whatever it is; nil for that of its glyph.
    package let advance: Double?

    /// A piece of text in one font, with its size and the kern in points.
    package init(_ text: String, size: Double, face: TextFace, kern: Double = 0) {
        self.text = text
        self.size = size
        self.face = face
        self.kern = kern
        advance = nil
    }

    /// A picture between characters of a font of that size.
    package init(picture text: String, size: Double, width: Double) {
        self.text = text
        self.size = size
        face = .regular
        kern = 0
        advance = width
    }
}
