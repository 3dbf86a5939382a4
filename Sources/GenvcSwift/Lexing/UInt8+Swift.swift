extension UInt8 {
    /// True for a byte of an identifier in Swift's UTF-8: a letter, a digit, an underscore, or any of another script.
    package var isPartOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    /// True for an ASCII digit.
    var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    /// True for a line feed or a carriage return.
    var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

    /// True for what stands between tokens: a blank, a tab, a line end, a vertical tab or a form feed.
    var isSpace: Bool { self == UInt8(ascii: " ") || self >= 9 && self <= 13 }

    /// True for a control character, of which Swift knows none outside of literals and comments.
    var isControl: Bool { self < UInt8(ascii: " ") && !isSpace || self == 0x7F }
}

extension Collection<UInt8> {
    /// The runs of bytes of identifiers, of a text that need not be Swift; words of literals and comments are among
    /// them.
    package var nameLikeWords: [SubSequence] { split { !$0.isPartOfName } }
}
