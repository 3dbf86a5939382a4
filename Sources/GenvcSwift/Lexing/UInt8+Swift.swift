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

extension [UInt8] {
    /// True if one of the words is among the name-like words of the text.
    ///
    /// It makes none of those words: it is asked of every file of an app.
    ///
    /// - Parameter words: Names in UTF-8, none of them empty.
    package func hasNameLikeWord(among words: [[UInt8]]) -> Bool {
        var candidates = [[[UInt8]]](repeating: [], count: Int(UInt8.max) + 1)
        for word in words { candidates[Int(word[0])].append(word) }
        return withUnsafeBufferPointer { bytes in
            var isInside = false
            for (index, byte) in bytes.enumerated() {
                let isStart = !isInside && !candidates[Int(byte)].isEmpty
                isInside = byte.isPartOfName
                guard isStart else { continue }
                let isFound = candidates[Int(byte)].contains { word in
                    let end = index + word.count
                    return end <= bytes.count && bytes[index..<end].elementsEqual(word)
                        && (end == bytes.count || !bytes[end].isPartOfName)
                }
                if isFound { return true }
            }
            return false
        }
    }
}
