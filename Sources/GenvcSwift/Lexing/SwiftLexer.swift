/// Reads the tokens of Swift text one by one; their ranges tile the text, whatever it is.
///
/// Text that Swift would refuse has tokens too: a literal that is not closed ends with its line, and a control
/// character counts as part of a name. A bare `/…/` is a regular expression where the compiler would try to read one:
/// behind a blank or an opening mark, without a blank behind the slash, and closed on its line.
package struct SwiftLexer: Sequence, IteratorProtocol {
    /// A literal whose interpolation is being read.
    struct OpenLiteral {
        /// The opening delimiter of the literal, which decides the closing one.
        let delimiter: Delimiter
        /// Parentheses that are open within the interpolation.
        var parentheses = 0
    }

    let bytes: [UInt8]
    /// The offset of the next byte.
    var index = 0
    /// The literals around the place, from the outermost to the innermost.
    private(set) var openLiterals: [OpenLiteral] = []

    /// - Parameter bytes: Swift text in UTF-8.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The interpolations that the place behind the last token stands in.
    package var interpolationDepth: Int { openLiterals.count }

    /// The next token; nil at the end.
    package mutating func next() -> SwiftToken? {
        guard index < bytes.count else { return nil }
        let start = index
        let kind = readToken(bytes[index])
        return SwiftToken(kind, start..<index)
    }

    /// Moves behind the token that begins here with this byte.
    private mutating func readToken(_ byte: UInt8) -> SwiftToken.Kind {
        switch byte {
        case _ where byte.isDigit: return readNumber()
        case _ where byte.isPartOfName || byte.isControl: return readName()
        case _ where byte.isSpace: return readSpace()
        case UInt8(ascii: "/"): return readComment() ?? readRegularExpression() ?? readMark()
        case UInt8(ascii: "\""), UInt8(ascii: "#"): return readText() ?? readDirective()
        case UInt8(ascii: "`"): return readEscapedName()
        case UInt8(ascii: "$"): return readDollarName()
        case UInt8(ascii: "("): return readOpeningParenthesis()
        case UInt8(ascii: ")"): return readClosingParenthesis()
        default: return readMark()
        }
    }

    /// The byte at an offset; nil outside of the text.
    func byte(at offset: Int) -> UInt8? {
        offset >= 0 && offset < bytes.count ? bytes[offset] : nil
    }

    /// Moves behind one character that is a token of its own.
    mutating func readMark() -> SwiftToken.Kind {
        index += 1
        return .mark
    }

    // MARK: Space and comments

    /// Moves behind blanks and line ends.
    private mutating func readSpace() -> SwiftToken.Kind {
        while let byte = byte(at: index), byte.isSpace { index += 1 }
        return .space
    }

    /// Moves behind a comment; nil where none begins.
    private mutating func readComment() -> SwiftToken.Kind? {
        switch byte(at: index + 1) {
        case UInt8(ascii: "/"):
            while let byte = byte(at: index), !byte.isLineEnd { index += 1 }
            return .comment
        case UInt8(ascii: "*"):
            readBlockComment()
            return .comment
        default: return nil
        }
    }

    /// Moves behind a comment with all comments in it, or to the end of the text where it is not closed.
    private mutating func readBlockComment() {
        var depth = 0
        while let first = byte(at: index) {
            let second = byte(at: index + 1)
            if first == UInt8(ascii: "/"), second == UInt8(ascii: "*") {
                depth += 1
                index += 2
            } else if first == UInt8(ascii: "*"), second == UInt8(ascii: "/") {
                depth -= 1
                index += 2
                if depth == 0 { return }
            } else {
                index += 1
            }
        }
    }

    // MARK: Parentheses

    /// Counts a parenthesis that opens within an interpolation.
    private mutating func readOpeningParenthesis() -> SwiftToken.Kind {
        if !openLiterals.isEmpty { openLiterals[openLiterals.count - 1].parentheses += 1 }
        return readMark()
    }

    /// Moves behind a parenthesis; one that ends an interpolation also begins the rest of its literal.
    private mutating func readClosingParenthesis() -> SwiftToken.Kind {
        guard let literal = openLiterals.last else { return readMark() }
        if literal.parentheses > 0 {
            openLiterals[openLiterals.count - 1].parentheses -= 1
            return readMark()
        }
        openLiterals.removeLast()
        index += 1
        return readText(within: literal.delimiter)
    }

    /// Enters the interpolation that begins here.
    mutating func enterInterpolation(of delimiter: Delimiter) {
        openLiterals.append(OpenLiteral(delimiter: delimiter))
    }
}
