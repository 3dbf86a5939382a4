import GenvcViews

/// A part of a screen that is solved as one system.
struct LayoutScope: Sendable {
    /// The row that a scope is.
    struct Row: Sendable {
        /// The outermost view of the row.
        let view: Int
    }

    /// The views to be placed, in ascending order of their indices.
    let views: [Int]
    /// Rows that are solved by themselves, so that their contents do not count here. Rows that follow each other in a
    /// stack are one span, however many they are.
    let rows: Set<Int>
    /// Indices into the constraints of the tree, group by group.
    let constraints: [Int]
    /// The row that the scope is; nil for the frame or the whole screen.
    let row: Row?
    let coupling: Coupling

    /// The ways in which the widths of a scope depend on its heights, the loosest first.
    enum Coupling: Sendable, Comparable {
        /// No constraint is between a width and a height: widths are found first, and heights with them.
        case none
        /// One of each such width and height is a constant, so that both axes can still be solved one after the other.
        /// If that comes to nothing, they are solved together, so that a conflict names all that takes part in it.
        case fixed
        /// Neither axis can be solved alone.
        case open
    }

    /// True if the view is to be placed.
    func contains(_ view: Int) -> Bool { position(of: view) != nil }

    /// The place where the view stands among the views of the scope; nil if it is none of them.
    func position(of view: Int) -> Int? {
        // Views of a row follow each other without a gap.
        if let row, view >= row.view { return view - row.view < views.count ? view - row.view : nil }
        if row != nil { return nil }
        if views.count > view, views[view] == view { return view }
        var (low, high) = (0, views.count)
        while low < high {
            let middle = (low + high) / 2
            if views[middle] < view { low = middle + 1 } else { high = middle }
        }
        return low < views.count && views[low] == view ? low : nil
    }
}
