/// Numbers as YAML's core schema has them, without exponents: `16`, `-2`, `0.5`.
package enum DecimalNumber {
    /// The number of digits up to which a number is exact, so that what is written is what is meant.
    private static let mostDigits = 15
    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]

    /// The number of a text; nil where the text is none: no unit, no leading zero, no exponent, at most 15 digits.
    package static func parse(_ text: some StringProtocol) -> Double? {
        var mantissa = 0.0
        var (digits, decimals) = (0, 0)
        var (isNegative, hasPoint, startsWithZero) = (false, false, false)
        for (index, byte) in text.utf8.enumerated() {
            switch byte {
            case UInt8(ascii: "-") where index == 0: isNegative = true
            case UInt8(ascii: "+") where index == 0: continue
            case UInt8(ascii: ".") where !hasPoint && digits > 0: hasPoint = true
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                if !hasPoint, startsWithZero { return nil }
                if digits == 0, byte == UInt8(ascii: "0") { startsWithZero = true }
                mantissa = mantissa * 10 + Double(byte - UInt8(ascii: "0"))
                digits += 1
                if hasPoint { decimals += 1 }
            default: return nil
            }
            if digits > mostDigits { return nil }
        }
        guard digits > 0, !hasPoint || decimals > 0 else { return nil }
        let magnitude = mantissa / powersOfTen[decimals]
        return isNegative && magnitude != 0 ? -magnitude : magnitude
    }
}
