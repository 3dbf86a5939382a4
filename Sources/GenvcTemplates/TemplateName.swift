import GenvcDiagnostics

/// A name as tags and records hold it: its text, and a hash that is computed once and compared first.
///
/// Names are equal when their bytes are.
package struct TemplateName: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name as tags write it.
    package let text: String
    /// A hash of the text's bytes, computed once: looking names up is most of what rendering does.
    let fingerprint: UInt64

    /// A name with this text.
    package init(_ text: String) {
        self.text = text
        fingerprint = Self.fingerprint(of: text.utf8)
    }

    /// A name with the text of the literal.
    package init(stringLiteral text: String) {
        self.init(text)
    }

    /// The fingerprint as the key of a dictionary.
    var number: Int { Int(truncatingIfNeeded: fingerprint) }

    /// One bit of 64; a record holds the union of its names' bits, which tells most absent names at once.
    var bit: UInt64 { 1 << (fingerprint >> 58) }

    /// True if the bytes of both names are equal.
    package static func == (left: TemplateName, right: TemplateName) -> Bool {
        // The fingerprint is of the bytes, so texts that only look alike differ in it.
        left.fingerprint == right.fingerprint && left.text == right.text
    }

    /// Hashes the text.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(text)
    }

    /// FNV-1a with 64 bits; its last multiplication spreads the bytes into the high bits too.
    private static func fingerprint(of bytes: String.UTF8View) -> UInt64 {
        let prime = FNV1a.prime
        var hash = FNV1a.offsetBasis
        for byte in bytes {
            hash = (hash ^ UInt64(byte)) &* prime
        }
        return hash
    }
}
