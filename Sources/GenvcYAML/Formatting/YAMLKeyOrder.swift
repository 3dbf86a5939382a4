import GenvcDiagnostics

/// The mappings of a document whose keys are to stand in another order than they were written in.
package struct YAMLKeyOrder {
    /// The indices of the entries in their new order, by the offset at which the mapping begins.
    private var orders: [Int: [Int]] = [:]

    /// An order that leaves everything where it is.
    package init() {}

    /// Lets the entries of a mapping stand by their ranks; those of one rank stay in the order in which they were
    /// written.
    package mutating func sort(_ entries: [YAMLEntry], of mapping: YAMLNode, by ranks: [Int]) {
        let order = entries.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
        guard !order.elementsEqual(entries.indices) else { return }
        orders[mapping.range.start] = order
    }

    /// The entries of the mapping that begins at `start`, in their order.
    func sorted(_ entries: [YAMLEntry], at start: Int) -> [YAMLEntry] {
        orders[start]?.map { entries[$0] } ?? entries
    }
}
