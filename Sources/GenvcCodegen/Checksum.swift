/// FNV-1a with 64 bits (Fowler, Noll and Vo; the numbers are its published parameters).
package enum Checksum {
    private static let start: UInt64 = 0xcbf2_9ce4_8422_2325
    private static let prime: UInt64 = 0x100_0000_01b3
    private static let digitCount = 16

    /// The checksum of the parts, one behind the other, as 16 hexadecimal digits.
    package static func digits(of parts: ArraySlice<UInt8>...) -> [UInt8] {
        var hash = start
        for part in parts {
            for byte in part { hash = (hash ^ UInt64(byte)) &* prime }
        }
        let digits = Array(String(hash, radix: 16).utf8)
        return [UInt8](repeating: UInt8(ascii: "0"), count: digitCount - digits.count) + digits
    }
}
