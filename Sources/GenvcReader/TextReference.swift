/// `$name` and `${name}` inside a text.
enum TextReference {
    /// The name of the first reference, or nil; `$$` is a dollar sign, and `$4` is itself.
    static func first(in text: String) -> String? {
        let bytes = text.utf8
        var index = bytes.startIndex
        while let dollar = bytes[index...].firstIndex(of: UInt8(ascii: "$")) {
            var next = bytes.index(after: dollar)
            guard next < bytes.endIndex else { return nil }
            if bytes[next] == UInt8(ascii: "$") {
                index = bytes.index(after: next)
                continue
            }
            if bytes[next] == UInt8(ascii: "{") { next = bytes.index(after: next) }
            if next < bytes.endIndex, bytes[next].isNameStart {
                let end = bytes[next...].firstIndex { !$0.isNamePart } ?? bytes.endIndex
                return String(bytes[next..<end])
            }
            index = next
        }
        return nil
    }

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
    var isNameStart: Bool { isLetter || self == UInt8(ascii: "_") }
    var isNamePart: Bool { isNameStart || isDigit }
}
