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
    /// It makes none of those words, and looks at few of the bytes: it is asked of every file of an app. A window as
    /// long as the shortest word moves over the text. The byte at its end says how far it may move without passing the
    /// start of a word (Horspool's search, for several words).
    ///
    /// - Parameter words: Names in UTF-8, none of them empty.
    package func hasNameLikeWord(among words: [[UInt8]]) -> Bool {
        guard let length = words.map(\.count).min() else { return false }
        var moves = [Int](repeating: length, count: Int(UInt8.max) + 1)
        for word in words {
            for place in 0..<length { moves[Int(word[place])] = Swift.min(moves[Int(word[place])], length - 1 - place) }
        }
        return moves.withUnsafeBufferPointer { moves in
            withUnsafeBufferPointer { bytes in
                var start = 0
                while start + length <= bytes.count {
                    let move = moves[Int(bytes[start + length - 1])]
                    if move == 0, words.contains(where: { bytes.hasNameLikeWord($0, at: start) }) { return true }
                    start += Swift.max(move, 1)
                }
                return false
            }
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// True if the word stands at a place of the text, and is no part of a longer one.
    fileprivate func hasNameLikeWord(_ word: [UInt8], at start: Int) -> Bool {
        let end = start + word.count
        return end <= count && self[start..<end].elementsEqual(word)
            && (start == 0 || !self[start - 1].isPartOfName) && (end == count || !self[end].isPartOfName)
    }
}
