/// Numbers as people write them: no exponent, no trailing zeros.
package enum PlainNumber {
    /// The fewest decimal digits that read back as `number`: `12`, `0.5`, `-3.25`; nil where it is not finite.
    package static func text(of number: Double) -> String? {
        guard number.isFinite else { return nil }
        if number == 0 { return "0" }
        // The standard library's shortest form: digits, a point or none, and perhaps an exponent.
        let parts = number.magnitude.description.utf8.split(separator: UInt8(ascii: "e"))
        let exponent = parts.count > 1 ? Int(String(Substring(parts[1]))) ?? 0 : 0
        let mantissa = parts[0].split(separator: UInt8(ascii: "."))
        var digits = Array(mantissa[0]) + (mantissa.count > 1 ? Array(mantissa[1]) : [])
        var point = mantissa[0].count + exponent

        if point < 1 {
            digits.insert(contentsOf: repeatElement(UInt8(ascii: "0"), count: 1 - point), at: 0)
            point = 1
        }
        if point > digits.count {
            digits.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: point - digits.count))
        }
        while digits.count > point, digits.last == UInt8(ascii: "0") { digits.removeLast() }
        if digits.count > point { digits.insert(UInt8(ascii: "."), at: point) }
        return (number < 0 ? "-" : "") + String(decoding: digits, as: UTF8.self)
    }
}
