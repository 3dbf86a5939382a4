/// Numbers in base 16, as messages and escapes write them.
enum Hexadecimal {
    /// Upper case, with zeros in front up to `digits`.
    static func text(_ value: UInt32, digits: Int) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
    }

    /// The code point as Unicode names it: `U+201C`.
    static func name(_ scalar: UInt32) -> String { "U+" + text(scalar, digits: 4) }
}
