/// The published numbers of the hash FNV-1a with 64 bits, by Fowler, Noll and Vo (IETF draft-eastlake-fnv).
package enum FNV1a {
    /// The hash of nothing.
    package static let offsetBasis: UInt64 = 0xcbf2_9ce4_8422_2325
    /// The factor by which the hash is multiplied behind each byte.
    package static let prime: UInt64 = 0x100_0000_01b3
}
