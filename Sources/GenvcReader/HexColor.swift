import GenvcVocabulary

/// `#RRGGBB` or `#RRGGBBAA`, a colour in sRGB as designers hand it over.
///
/// Only the theme of a project takes such values; a spec names a token.
package enum HexColor {
    /// The color of a text; nil for any other form. An opacity is kept in thousandths.
    package static func parse(_ text: some StringProtocol) -> Shade? {
        guard let digits = text.dropping(prefix: "#"), digits.utf8.count == 6 || digits.utf8.count == 8 else {
            return nil
        }
        var bytes: [Double] = []
        var high: UInt8?
        for byte in digits.utf8 {
            guard let digit = value(of: byte) else { return nil }
            if let first = high {
                bytes.append(Double(first * 16 + digit))
                high = nil
            } else {
                high = digit
            }
        }
        return Shade(
            .components(SystemColor.Components(bytes[0], bytes[1], bytes[2])),
            opacity: bytes.count == 4 ? thousandths(bytes[3] / 255) : nil)
    }

    /// Rounds to three decimals, which tell the 256 opacities apart.
    private static func thousandths(_ number: Double) -> Double {
        Double(Int(number * 1_000 + 0.5)) / 1_000
    }

    /// The text in the form that is read; nil where it is no colour at all.
    package static func meant(by text: String) -> String? {
        var digits = Substring(text)
        for prefix in ["#", "0x", "0X"] { digits = digits.dropping(prefix: prefix) ?? digits }
        guard digits.utf8.allSatisfy({ value(of: $0) != nil }) else { return nil }
        let whole =
            digits.utf8.count == 3 || digits.utf8.count == 4
            ? digits.reduce(into: "") { $0 += [String($1), String($1)].joined() } : String(digits)
        return parse("#" + whole).map { _ in "#" + whole.uppercased() }
    }

    /// The value of a hexadecimal digit, 0 to 15; nil for any other byte.
    private static func value(of byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
