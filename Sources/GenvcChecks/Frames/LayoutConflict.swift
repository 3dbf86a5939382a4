/// Required constraints that cannot all hold; without any one of them the others can. UIKit would break one of them and
/// log "Unable to simultaneously satisfy constraints".
package struct LayoutConflict: Sendable, Hashable {
    /// The constraints of the generated code that take part, as indices into the tree's constraints, counted group by
    /// group.
    package let constraints: [Int]
    /// The stack views whose own constraints take part, as indices into `ViewTree.views`.
    package let stacks: [Int]
    /// The outermost view of the row in which alone views are elsewhere because of it; nil where all of the screen may
    /// be.
    package private(set) var row: Int?

    /// A conflict of constraints and stacks, by their indices in the tree.
    package init(constraints: [Int], stacks: [Int]) {
        self.constraints = constraints
        self.stacks = stacks
    }

    /// The conflict as one that reaches no further than a row.
    func within(_ row: Int) -> LayoutConflict {
        var conflict = self
        conflict.row = row
        return conflict
    }
}
