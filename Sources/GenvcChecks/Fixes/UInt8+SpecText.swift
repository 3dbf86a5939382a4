/// The bytes that mean something in a spec.
extension UInt8 {
    static let newline = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let colon = UInt8(ascii: ":")
    static let comma = UInt8(ascii: ",")
    static let dash = UInt8(ascii: "-")
    static let hash = UInt8(ascii: "#")
    static let underscore = UInt8(ascii: "_")
    static let openBrace = UInt8(ascii: "{")
    static let closeBrace = UInt8(ascii: "}")
    static let openBracket = UInt8(ascii: "[")
    static let closeBracket = UInt8(ascii: "]")
    static let backslash = UInt8(ascii: "\\")
    static let doubleQuote = UInt8(ascii: "\"")
    static let singleQuote = UInt8(ascii: "'")

    /// True for a space or a part of a line end.
    var isBlank: Bool { self == .space || self == .newline || self == .carriageReturn }

    /// True for a byte of an unsigned decimal number.
    var isNumber: Bool {
        self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") || self == UInt8(ascii: ".")
    }

    /// True for a byte of a name: an ASCII letter, a digit or an underscore.
    var isWord: Bool {
        (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z")
            || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") || self == .underscore
    }
}
