import GenvcCodegen

/// A hash that tells the bytes of a spec from others.
package enum SpecHash {
    /// 16 hexadecimal digits, which do not depend on the line ends of a checkout.
    package static func digits(of bytes: [UInt8]) -> String {
        let plain = bytes.filter { $0 != UInt8(ascii: "\r") }
        return String(decoding: Checksum.digits(of: plain[...]), as: UTF8.self)
    }
}
