import GenvcDiagnostics

/// A number that tells contents from others, the same in every run.
///
/// It takes eight bytes at a step, since a run computes it of every file of a project. The steps are those of FNV-1a
/// with 64 bits, but with words in place of bytes; what only the upper half of a word says is
/// folded into the lower one behind each step, as a product carries nothing down.
package struct ContentDigest: Hashable, Sendable {
    package private(set) var number: UInt64

    /// The digest of contents, one behind the other; where one of them ends counts too.
    package init(of parts: [[UInt8]]) {
        number = FNV1a.offsetBasis
        for part in parts { add(part) }
    }

    package init(_ number: UInt64) {
        self.number = number
    }

    private mutating func add(_ bytes: [UInt8]) {
        let prime = FNV1a.prime
        add(UInt64(bytes.count), prime)
        bytes.withUnsafeBytes { buffer in
            let size = MemoryLayout<UInt64>.size
            let whole = buffer.count / size * size
            for place in stride(from: 0, to: whole, by: size) {
                add(UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: place, as: UInt64.self)), prime)
            }
            for place in whole..<buffer.count { add(UInt64(buffer[place]), prime) }
        }
    }

    private mutating func add(_ word: UInt64, _ prime: UInt64) {
        number = (number ^ word) &* prime
        number ^= number >> 32
    }
}
