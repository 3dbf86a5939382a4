import GenvcDiagnostics

extension JSONReader {
    /// Reads a string whose opening quote is the next byte. Bytes that are no UTF-8 are refused, never repaired.
    mutating func readString() throws(Stop) -> String {
        let start = position
        position += 1
        var text: [UInt8] = []
        var isASCII = true
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                let string = String(decoding: text, as: UTF8.self)
                // Decoding repairs what is no UTF-8, so a difference tells of it.
                guard isASCII || string.utf8.elementsEqual(text) else {
                    throw stop("this text is not UTF-8", at: start..<position, code: .notUTF8)
                }
                return string
            case UInt8(ascii: "\\"):
                text += try readEscape()
            case 0..<0x20:
                throw stop(
                    "a line break or control character stands in this text", at: position..<position + 1,
                    label: byte == UInt8(ascii: "\n") ? "write `\\n`" : "write it as `\\u00XX`")
            default:
                isASCII = isASCII && byte < 0x80
                text.append(byte)
                position += 1
            }
        }
        throw stop("this text is never closed", at: start..<start + 1, label: "no `\"` follows")
    }

    /// Reads an escape whose backslash is the next byte; the bytes are empty where the file ends behind it, which the
    /// string around it reports.
    private mutating func readEscape() throws(Stop) -> [UInt8] {
        let start = position
        position += 2
        guard position <= bytes.count else { return [] }
        switch bytes[start + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [bytes[start + 1]]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "n"): return [UInt8(ascii: "\n")]
        case UInt8(ascii: "r"): return [UInt8(ascii: "\r")]
        case UInt8(ascii: "t"): return [UInt8(ascii: "\t")]
        case UInt8(ascii: "u"): return Array(String(try readUnicodeEscape(from: start)).utf8)
        default:
            throw stop(
                "JSON has no such escape", at: start..<position, label: "write `\\\\` for a backslash",
                code: .badEscape)
        }
    }

    /// Reads the digits after `\u`, and a second escape where the first is half of a pair.
    private mutating func readUnicodeEscape(from start: Int) throws(Stop) -> UnicodeScalar {
        let first = try readHexDigits(from: start)
        if let scalar = UnicodeScalar(first) { return scalar }
        let isLeading = (0xD800...0xDBFF).contains(first)
        let nextIsEscape = bytes[position...].starts(with: "\\u".utf8)
        if isLeading, nextIsEscape {
            position += 2
            let second = try readHexDigits(from: start)
            // The pairs of UTF-16 count from the end of the basic plane.
            if (0xDC00...0xDFFF).contains(second),
                let scalar = UnicodeScalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
            {
                return scalar
            }
        }
        throw stop("this escape is half of a surrogate pair", at: start..<position, code: .badEscape)
    }

    /// Reads exactly four digits, as `\u` takes them (RFC 8259, 7).
    private mutating func readHexDigits(from start: Int) throws(Stop) -> UInt32 {
        let digitCount = 4
        var value: UInt32 = 0
        for _ in 0..<digitCount {
            guard let byte = peek, let digit = Self.hexDigit(byte) else {
                throw stop("`\\u` takes four hexadecimal digits", at: start..<position, code: .badEscape)
            }
            value = value << 4 + digit
            position += 1
        }
        return value
    }

    /// 0...15; nil for a byte that is no hexadecimal digit.
    private static func hexDigit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
        default: nil
        }
    }
}
