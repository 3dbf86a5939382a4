/// The elements of two versions of a spec that are the same ones, each by the first byte of its kind.
package struct ElementPairs: Sendable {
    /// An element in both versions, by the offset of its kind in each.
    struct Pair {
        let old: Int
        let new: Int
        /// True if it stands elsewhere among the others.
        let isMoved: Bool
    }

    var pairs: [Pair] = []
    /// All that were compared; what is in no pair is gone, or new.
    var known: (old: Set<Int>, new: Set<Int>) = ([], [])
}
