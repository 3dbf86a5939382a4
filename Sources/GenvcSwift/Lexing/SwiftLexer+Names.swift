extension SwiftLexer {
    /// The bytes by which a text may begin to say that it is UTF-8, U+FEFF.
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Moves behind a name; a byte order mark at the beginning of the text is space.
    mutating func readName() -> SwiftToken.Kind {
        if index == 0, bytes.starts(with: Self.byteOrderMark) {
            index = Self.byteOrderMark.count
            return .space
        }
        skipName()
        return .identifier
    }

    /// Moves behind the bytes of a name, among which Swift counts a dollar sign.
    private mutating func skipName() {
        while let byte = byte(at: index), byte.isPartOfName || byte.isControl || byte == UInt8(ascii: "$") {
            index += 1
        }
    }

    /// Moves behind a name in backticks; a backtick without another one on its line is a mark.
    mutating func readEscapedName() -> SwiftToken.Kind {
        var end = index + 1
        while let byte = byte(at: end), !byte.isLineEnd {
            end += 1
            if byte == UInt8(ascii: "`") {
                index = end
                return .identifier
            }
        }
        return readMark()
    }

    /// Moves behind `$0` or `$name`; a dollar sign alone is a mark.
    mutating func readDollarName() -> SwiftToken.Kind {
        guard byte(at: index + 1)?.isPartOfName == true else { return readMark() }
        skipName()
        return .dollarName
    }

    /// Moves behind `#if`; a number sign alone is a mark.
    mutating func readDirective() -> SwiftToken.Kind {
        guard byte(at: index + 1)?.isPartOfName == true else { return readMark() }
        index += 1
        skipName()
        return .directive
    }

    /// Moves behind a number; the dot of a member, such as that of `pair.0`, belongs to no number.
    mutating func readNumber() -> SwiftToken.Kind {
        let start = index
        // An exponent behind a `p` belongs to a hexadecimal number, in which `e` is a digit.
        let isHexadecimal = byte(at: start) == UInt8(ascii: "0") && byte(at: start + 1) == UInt8(ascii: "x")
        let exponent = isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")
        skipDigits(exponent: exponent)
        // `0.1` of `pair.0.1` are two members.
        let isMember = byte(at: start - 1) == UInt8(ascii: ".") && byte(at: start - 2) != UInt8(ascii: ".")
        if !isMember, byte(at: index) == UInt8(ascii: "."), byte(at: index + 1)?.isDigit == true {
            index += 1
            skipDigits(exponent: exponent)
        }
        return .number
    }

    /// Moves behind digits of any base, and behind the sign and the digits of an exponent.
    ///
    /// - Parameter exponent: The letter that an exponent follows.
    private mutating func skipDigits(exponent: UInt8) {
        while let byte = byte(at: index), byte.isPartOfName { index += 1 }
        guard let last = byte(at: index - 1), last | 0x20 == exponent,
            let sign = byte(at: index), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
            byte(at: index + 1)?.isDigit == true
        else { return }
        index += 1
        while let byte = byte(at: index), byte.isPartOfName { index += 1 }
    }
}
