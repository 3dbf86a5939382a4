/// Dollar signs in a text that holds no reference.
enum TextReference {
    /// The text with `$$` as `$`.
    static func unescaped(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
        var bytes: [UInt8] = []
        var isEscaped = false
        for byte in text.utf8 {
            if byte == UInt8(ascii: "$"), bytes.last == byte, !isEscaped {
                isEscaped = true
                continue
            }
            isEscaped = false
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension UInt8 {
    var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
    var isLowerCase: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
    var isUpperCase: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
    var isLetter: Bool { isLowerCase || isUpperCase }
    /// True for a byte that a name can begin with.
    var isNameStart: Bool { isLetter || self == UInt8(ascii: "_") }
    /// True for a byte within a name.
    var isNamePart: Bool { isNameStart || isDigit }
}
