/// Characters that follow each other in one font.
package struct TextPiece: Sendable {
    package let text: String
    /// Points of the font.
    package let size: Double
    package let face: TextFace
    /// Points added to each character.
    package let kern: Double
    /// Points of each character, whatever it is; nil: those of its glyph.
    package let advance: Double?

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
