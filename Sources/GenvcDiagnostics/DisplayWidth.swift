/// The number of columns of a terminal that a text takes.
package enum DisplayWidth {
    /// The columns of `text`, where an emoji of any number of code points counts two.
    package static func columns(of text: String) -> Int {
        if isPrintableASCII(text) { return text.utf8.count }
        return text.reduce(0) { $0 + columns(of: $1) }
    }

    /// The columns of one code point on its own: 0, 1 or 2.
    package static func columns(of scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x7F { return scalar.value < 0x20 ? 0 : 1 }
        switch scalar.properties.generalCategory {
        case .control, .nonspacingMark, .enclosingMark: return 0
        default: break
        }
        if scalar.properties.isEmojiPresentation || isWide(scalar.value) { return 2 }
        if combiningJamo.contains(where: { $0.contains(scalar.value) }) { return 0 }
        // A terminal shows the soft hyphen wherever it stands.
        let isInvisible = scalar.properties.isDefaultIgnorableCodePoint && scalar != "\u{AD}"
        return isInvisible ? 0 : 1
    }

    /// The longest beginning of `text` that takes at most `columns`; no character is cut in two.
    package static func prefix(of text: String, fitting columns: Int) -> String {
        if isPrintableASCII(text) { return String(text.prefix(max(0, columns))) }
        var used = 0
        var end = text.startIndex
        while end < text.endIndex {
            used += self.columns(of: text[end])
            if used > columns { break }
            end = text.index(after: end)
        }
        return String(text[..<end])
    }

    /// The longest end of `text` that takes at most `columns`; no character is cut in two.
    package static func suffix(of text: String, fitting columns: Int) -> String {
        var used = 0
        var start = text.endIndex
        while start > text.startIndex {
            let previous = text.index(before: start)
            used += self.columns(of: text[previous])
            if used > columns { break }
            start = previous
        }
        return String(text[start...])
    }

    // Only here are graphemes the right unit: a terminal draws them, not bytes.
    /// The columns of one character as terminals draw it, whatever number of code points it has.
    private static func columns(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        let first = scalars[scalars.startIndex]
        if scalars.index(after: scalars.startIndex) == scalars.endIndex { return columns(of: first) }
        return isEmojiSequence(scalars) ? 2 : scalars.reduce(0) { $0 + columns(of: $1) }
    }

    /// True for an emoji that a selector, a joiner, a modifier or a second regional indicator makes two columns wide.
    private static func isEmojiSequence(_ scalars: Character.UnicodeScalarView) -> Bool {
        guard let first = scalars.first, first.properties.isEmoji else { return false }
        return scalars.dropFirst().contains { scalar in
            switch scalar.value {
            case emojiVariationSelector, zeroWidthJoiner, 0x1F1E6...0x1F1FF: true
            default: scalar.properties.isEmojiModifier
            }
        }
    }

    /// True for text whose columns are its bytes, which nearly all text is.
    private static func isPrintableASCII(_ text: String) -> Bool {
        text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    }

    /// True for the classes W and F of East Asian Width (UAX #11).
    private static func isWide(_ value: UInt32) -> Bool {
        guard value >= wideRanges[0].lowerBound else { return false }
        return wideRanges.contains { $0.contains(value) }
    }

    /// The selector that asks for an emoji in the place of a text sign.
    private static let emojiVariationSelector: UInt32 = 0xFE0F
    /// The character that joins emoji into one picture.
    private static let zeroWidthJoiner: UInt32 = 0x200D

    /// Vowels and finals of Hangul, which join the syllable before them.
    private static let combiningJamo: [ClosedRange<UInt32>] = [0x1160...0x11FF, 0xD7B0...0xD7FB]

    /// Classes W and F of Unicode's EastAsianWidth.txt without the emoji, which have a property of their own; gaps of
    /// unassigned code points are closed.
    private static let wideRanges: [ClosedRange<UInt32>] = [
        0x1100...0x115F,  // Hangul initials
        0x2329...0x232A,  // angle brackets
        0x2E80...0x303E,  // radicals, CJK punctuation
        0x3041...0x3247,  // kana, bopomofo, Hangul compatibility
        0x3250...0x4DBF,  // enclosed and squared letters, extension A
        0x4E00...0xA4C6,  // unified ideographs, Yi
        0xA960...0xA97C,  // Hangul initials, extended
        0xAC00...0xD7A3,  // Hangul syllables
        0xF900...0xFAFF,  // compatibility ideographs
        0xFE10...0xFE19,  // vertical forms
        0xFE30...0xFE6B,  // compatibility and small forms
        0xFF01...0xFF60,  // full-width forms
        0xFFE0...0xFFE6,  // full-width signs
        0x16FE0...0x1B2FB,  // Tangut, Khitan, Nushu, kana supplements
        0x1F200...0x1F265,  // squared ideographs
        0x20000...0x3FFFD,  // further planes of ideographs
    ]
}
