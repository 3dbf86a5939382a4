/// The backslash escapes of double-quoted texts, as YAML 1.2 lists them (5.7).
enum EscapeSequences {
    /// An escape that cannot be read.
    struct Failure: Error {
        enum Reason {
            case unknown
            /// Fewer hexadecimal digits than the escape needs.
            case tooFewDigits(needed: Int)
            /// Half of a pair of UTF-16; `whole` is the character when the other half follows.
            case surrogate(whole: UInt32?)
            case beyondUnicode
        }

        /// The offset of the backslash.
        let start: Int
        /// One past the last byte that belongs to the escape.
        let end: Int
        let reason: Reason
    }

    /// The text of the bytes from `start` to `end`, escapes resolved.
    static func decode(_ bytes: [UInt8], from start: Int, to end: Int) -> Result<[UInt8], Failure> {
        var result: [UInt8] = []
        result.reserveCapacity(end - start)
        var offset = start
        while offset < end {
            guard bytes[offset] == .backslash, offset + 1 < end else {
                result.append(bytes[offset])
                offset += 1
                continue
            }
            let letter = bytes[offset + 1]
            if let scalar = character(for: letter) {
                append(scalar, to: &result)
                offset += 2
            } else if let digits = digitCount(for: letter) {
                switch number(bytes, from: offset, digits: digits, to: end) {
                case .success(let scalar): append(scalar, to: &result)
                case .failure(let failure): return .failure(failure)
                }
                offset += 2 + digits
            } else {
                let length = UTF8Decoder.decode(bytes, at: offset + 1)?.length ?? 1
                return .failure(Failure(start: offset, end: offset + 1 + length, reason: .unknown))
            }
        }
        return .success(result)
    }

    /// The character of an escape of one letter, such as `\n`; nil for a letter that has none, and for `\x`, `\u` and
    /// `\U`.
    private static func character(for letter: UInt8) -> Unicode.Scalar? {
        switch letter {
        case UInt8(ascii: "0"): "\0"
        case UInt8(ascii: "a"): "\u{07}"
        case UInt8(ascii: "b"): "\u{08}"
        case UInt8(ascii: "t"), .tab: "\t"
        case UInt8(ascii: "n"): "\n"
        case UInt8(ascii: "v"): "\u{0B}"
        case UInt8(ascii: "f"): "\u{0C}"
        case UInt8(ascii: "r"): "\r"
        case UInt8(ascii: "e"): "\u{1B}"
        case .space: " "
        case .doubleQuote: "\""
        case UInt8(ascii: "/"): "/"
        case .backslash: "\\"
        case UInt8(ascii: "N"): "\u{85}"
        case UInt8(ascii: "_"): "\u{A0}"
        case UInt8(ascii: "L"): "\u{2028}"
        case UInt8(ascii: "P"): "\u{2029}"
        default: nil
        }
    }

    /// The number of hexadecimal digits that follow `\x`, `\u` or `\U`; nil for every other letter.
    private static func digitCount(for letter: UInt8) -> Int? {
        switch letter {
        case UInt8(ascii: "x"): 2
        case UInt8(ascii: "u"): 4
        case UInt8(ascii: "U"): 8
        default: nil
        }
    }

    /// The character of `\x41`, `\u00E9` or `\U0001F600`, whose backslash stands at `start`. A surrogate fails even
    /// where its pair follows: YAML 1.2 writes such a character as one `\U`.
    private static func number(
        _ bytes: [UInt8], from start: Int, digits: Int, to end: Int
    ) -> Result<Unicode.Scalar, Failure> {
        let first = start + 2
        guard let value = hexadecimal(bytes, from: first, digits: digits, to: end) else {
            var last = first
            while last < min(end, first + digits), bytes[last].hexadecimalValue != nil { last += 1 }
            return .failure(Failure(start: start, end: last, reason: .tooFewDigits(needed: digits)))
        }
        if let scalar = Unicode.Scalar(value) { return .success(scalar) }
        let last = first + digits
        guard (0xD800...0xDFFF).contains(value) else {
            return .failure(Failure(start: start, end: last, reason: .beyondUnicode))
        }
        if value < 0xDC00, last + 6 <= end, bytes[last] == .backslash, bytes[last + 1] == UInt8(ascii: "u"),
            let low = hexadecimal(bytes, from: last + 2, digits: 4, to: end), (0xDC00...0xDFFF).contains(low)
        {
            let whole = 0x1_0000 + (value - 0xD800) << 10 + (low - 0xDC00)
            return .failure(Failure(start: start, end: last + 6, reason: .surrogate(whole: whole)))
        }
        return .failure(Failure(start: start, end: last, reason: .surrogate(whole: nil)))
    }

    /// The number that exactly `digits` hexadecimal digits give; nil where fewer stand before `end`.
    private static func hexadecimal(_ bytes: [UInt8], from start: Int, digits: Int, to end: Int) -> UInt32? {
        guard start + digits <= end else { return nil }
        var value: UInt32 = 0
        for offset in start..<start + digits {
            guard let digit = bytes[offset].hexadecimalValue else { return nil }
            value = value << 4 | digit
        }
        return value
    }

    private static func append(_ scalar: Unicode.Scalar, to result: inout [UInt8]) {
        result.append(contentsOf: scalar.utf8)
    }
}
