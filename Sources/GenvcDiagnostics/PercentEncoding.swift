/// Paths as they stand in addresses (RFC 3986, section 2).
package enum PercentEncoding {
    private static let digits = Array("0123456789ABCDEF".utf8)

    /// The path with all bytes but letters, digits, `-`, `.`, `_`, `~` and slashes written as `%` and two digits.
    package static func encoded(_ path: String) -> String {
        var bytes: [UInt8] = []
        for byte in path.utf8 {
            if isPlain(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "-._~/".utf8.contains(byte)
        }
    }
}
