/// Strict decoding of one character: no overlong forms, no surrogates, nothing beyond U+10FFFF.
enum UTF8Decoder {
    /// The character that begins at `offset` and its length in bytes; nil where the bytes are no UTF-8.
    static func decode(_ bytes: [UInt8], at offset: Int) -> (scalar: UInt32, length: Int)? {
        let first = bytes[offset]
        let length: Int
        let smallest: UInt32
        var scalar: UInt32
        switch first {
        case 0x00...0x7F: return (UInt32(first), 1)
        case 0xC2...0xDF: (length, smallest, scalar) = (2, 0x80, UInt32(first & 0x1F))
        case 0xE0...0xEF: (length, smallest, scalar) = (3, 0x800, UInt32(first & 0x0F))
        case 0xF0...0xF4: (length, smallest, scalar) = (4, 0x1_0000, UInt32(first & 0x07))
        default: return nil
        }
        guard offset + length <= bytes.count else { return nil }
        for index in offset + 1..<offset + length {
            guard bytes[index] & 0xC0 == 0x80 else { return nil }
            scalar = scalar << 6 | UInt32(bytes[index] & 0x3F)
        }
        guard scalar >= smallest, Unicode.Scalar(scalar) != nil else { return nil }
        return (scalar, length)
    }
}
