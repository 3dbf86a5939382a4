/// The widths of the characters of a text, and the heights of its lines.
package enum TextMetrics {
    /// The height of a line in parts of the font size: ascender and descender of the system font.
    package static let lineHeightFactor = 1.193
    /// The height of the ascender in parts of the font size, from the baseline up.
    package static let ascenderFactor = 0.952

    /// The advance of a character, in thousandths of the font size.
    package static func advance(of scalar: Unicode.Scalar, in face: TextFace) -> Int {
        let isBold = face == .bold
        let isMonospaced = face == .monospaced
        if scalar.value < 0x80 {
            let advance = Int((isBold ? AdvanceWidths.bold : AdvanceWidths.regular)[Int(scalar.value)])
            return isMonospaced && advance > 0 ? AdvanceWidths.monospaced : advance
        }
        if let listed = AdvanceWidths.listed(scalar.value) {
            return isMonospaced ? AdvanceWidths.monospaced : isBold ? listed.bold : listed.regular
        }
        if let base = CharacterClasses.baseLetter(of: scalar.value) {
            return isMonospaced
                ? AdvanceWidths.monospaced : Int((isBold ? AdvanceWidths.bold : AdvanceWidths.regular)[Int(base)])
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .control, .format: return 0
        default:
            if CharacterClasses.isWide(scalar.value) { return AdvanceWidths.wide }
            return isMonospaced ? AdvanceWidths.monospaced : AdvanceWidths.unknown
        }
    }

    /// The width of `text` on one line, in points, not rounded.
    package static func width(of text: String, size: Double, face: TextFace = .regular) -> Double {
        var sum = 0
        for scalar in text.unicodeScalars { sum += advance(of: scalar, in: face) }
        return Double(sum) * size / 1_000
    }

    /// Points from line to line of the system font.
    package static func lineHeight(size: Double) -> Double { lineHeightFactor * size }

    /// `points` rounded up to a whole number of pixels, as intrinsic sizes of text are.
    package static func roundedUp(_ points: Double, scale: Double) -> Double {
        // A millionth of a pixel is a rounding error, and no reason for one more pixel.
        let pixels = points * scale - 0.000_001
        guard pixels > 0, pixels < mostPixels else { return max(0, points) }
        // Not `rounded(.up)`, which would need the C mathematics library to be linked.
        let whole = Double(Int(pixels))
        return (whole < pixels ? whole + 1 : whole) / scale
    }

    /// `points` rounded to the nearest whole number of pixels, as gaps are.
    package static func rounded(_ points: Double, scale: Double) -> Double {
        guard points > 0, points * scale < mostPixels else { return max(0, points) }
        return Double(Int(points * scale + 0.5)) / scale
    }

    /// Far more than any screen has, and far less than an `Int` holds.
    private static let mostPixels = 1e12
}
