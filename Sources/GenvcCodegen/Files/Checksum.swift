import GenvcDiagnostics

/// Checksums of generated code: FNV-1a with 64 bits.
package enum Checksum {
    /// The checksum of nothing.
    static let start = FNV1a.offsetBasis
    /// A checksum of 64 bits in hexadecimal, with zeros in front.
    private static let digitCount = 16

    /// The checksum of the parts, one behind the other, as 16 hexadecimal digits.
    package static func digits(of parts: ArraySlice<UInt8>...) -> [UInt8] {
        let digits = Array(String(parts.reduce(start) { continued($0, $1) }, radix: 16).utf8)
        return [UInt8](repeating: UInt8(ascii: "0"), count: digitCount - digits.count) + digits
    }

    /// The number that the digits say; nil where they are no checksum.
    static func number(_ digits: ArraySlice<UInt8>) -> UInt64? {
        digits.count == digitCount ? UInt64(String(decoding: digits, as: UTF8.self), radix: 16) : nil
    }

    /// The checksum of a text whose beginning has the checksum `hash`, and whose rest is `bytes`.
    static func continued(_ hash: UInt64, _ bytes: ArraySlice<UInt8>) -> UInt64 {
        let prime = FNV1a.prime
        return bytes.reduce(hash) { ($0 ^ UInt64($1)) &* prime }
    }

    /// The checksum of the beginning of a text that has the checksum `hash` and ends in `bytes`.
    static func undone(_ hash: UInt64, _ bytes: ArraySlice<UInt8>) -> UInt64 {
        let inverse = inverse
        return bytes.reversed().reduce(hash) { ($0 &* inverse) ^ UInt64($1) }
    }

    /// The factor that undoes a multiplication by the prime, by Newton's method: each step doubles the bits that are
    /// right.
    private static let inverse: UInt64 = (0..<5).reduce(FNV1a.prime) { found, _ in
        found &* (2 &- FNV1a.prime &* found)
    }
}
