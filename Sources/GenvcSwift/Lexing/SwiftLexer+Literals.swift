extension SwiftLexer {
    /// The delimiters of a text.
    struct Delimiter {
        /// The number signs before the first quote: `#"…"#` has one.
        let hashes: Int
        /// True for three quotes, between which lines end.
        let isMultiline: Bool
    }

    /// Moves behind a text as far as its first interpolation, or behind `#/…/#`; nil where neither begins.
    mutating func readText() -> SwiftToken.Kind? {
        var start = index
        while byte(at: start) == UInt8(ascii: "#") { start += 1 }
        let hashes = start - index
        switch byte(at: start) {
        case UInt8(ascii: "\""):
            let isMultiline = areQuotes(at: start, count: 3) && !isEmptyText(at: start, hashes: hashes)
            index = start + (isMultiline ? 3 : 1)
            return readText(within: Delimiter(hashes: hashes, isMultiline: isMultiline))
        case UInt8(ascii: "/") where hashes > 0:
            index = start + 1
            skipExtendedRegularExpression(hashes: hashes)
            return .literal
        default: return nil
        }
    }

    /// True for `#""#`, whose last quote is followed by its number signs, so that no third quote belongs to it.
    private func isEmptyText(at start: Int, hashes: Int) -> Bool {
        hashes > 0 && areHashes(at: start + 2, count: hashes)
    }

    /// Moves behind the rest of a text, or behind the `\(` of its next interpolation.
    mutating func readText(within delimiter: Delimiter) -> SwiftToken.Kind {
        while let byte = byte(at: index) {
            switch byte {
            case UInt8(ascii: "\""):
                let quotes = delimiter.isMultiline ? 3 : 1
                if areQuotes(at: index, count: quotes), areHashes(at: index + quotes, count: delimiter.hashes) {
                    index += quotes + delimiter.hashes
                    return .literal
                }
                index += 1
            case UInt8(ascii: "\\") where areHashes(at: index + 1, count: delimiter.hashes):
                index += 1 + delimiter.hashes
                if skipEscape(in: delimiter) { return .literal }
            case _ where byte.isLineEnd && !delimiter.isMultiline:
                // The text is not closed; the lines below are read all the same.
                return .literal
            default: index += 1
            }
        }
        return .literal
    }

    /// Moves behind the character that is escaped; true where that begins an interpolation.
    private mutating func skipEscape(in delimiter: Delimiter) -> Bool {
        guard let escaped = byte(at: index), delimiter.isMultiline || !escaped.isLineEnd else { return false }
        index += 1
        guard escaped == UInt8(ascii: "(") else { return false }
        enterInterpolation(of: delimiter)
        return true
    }

    /// True if `count` quotes stand from `offset` on.
    private func areQuotes(at offset: Int, count: Int) -> Bool {
        (offset..<offset + count).allSatisfy { byte(at: $0) == UInt8(ascii: "\"") }
    }

    /// True if `count` number signs stand from `offset` on.
    private func areHashes(at offset: Int, count: Int) -> Bool {
        (offset..<offset + count).allSatisfy { byte(at: $0) == UInt8(ascii: "#") }
    }

    // MARK: Regular expressions

    /// Moves behind the slash that is followed by as many number signs, or to the end of the text.
    private mutating func skipExtendedRegularExpression(hashes: Int) {
        while let byte = byte(at: index) {
            index += 1
            if byte == UInt8(ascii: "/"), areHashes(at: index, count: hashes) {
                index += hashes
                return
            }
        }
    }

    /// Moves behind `/…/`; nil where the slash is an operator.
    mutating func readRegularExpression() -> SwiftToken.Kind? {
        guard isAtOperand, let first = byte(at: index + 1), !first.isSpace else { return nil }
        var end = index + 1
        // A parenthesis that closes one of the code around says that the slashes were operators.
        var parentheses = 0
        while let byte = byte(at: end), !byte.isLineEnd {
            switch byte {
            case UInt8(ascii: "/"):
                guard !bytes[end - 1].isSpace, parentheses == 0 else { return nil }
                index = end + 1
                return .literal
            case UInt8(ascii: "\\") where self.byte(at: end + 1)?.isLineEnd == false: end += 1
            case UInt8(ascii: "("): parentheses += 1
            case UInt8(ascii: ")"):
                parentheses -= 1
                if parentheses < 0 { return nil }
            default: break
            }
            end += 1
        }
        return nil
    }

    /// True where an operator would stand before its operand: behind space, an opening bracket or a separator.
    private var isAtOperand: Bool {
        guard let before = byte(at: index - 1) else { return true }
        return before.isSpace || "([{,;:".utf8.contains(before)
    }
}
