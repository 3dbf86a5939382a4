import GenvcChecks
import GenvcModel
import GenvcViews
import GenvcVocabulary

/// A visible view in a drawing to scale, with the cells that it takes.
struct Figure {
    /// The index of the view in the tree.
    let view: Int
    /// The cells of its frame while nothing is scrolled.
    let cells: CellRect
    /// The cells in which it can be seen. What lies outside is beyond the screen, or cut off by a view that it stands
    /// in.
    let clip: CellRect
    /// True if it is scrolled in where it lies below the scroll view.
    let scrollsVertically: Bool
    /// True if it is scrolled in where it lies beside the scroll view, or stands in a scroll view of the spec.
    let scrollsHorizontally: Bool

    /// The cells in which it is drawn. What has to be scrolled in from the side is not drawn.
    var drawn: CellRect {
        scrollsHorizontally ? cells.intersection(clip) : cells
    }
}

extension Figure {
    /// The lines around a view that scrolls up and down, in any of which it can be seen.
    private static let endless = 1_000_000

    /// The number of screens around the first that are looked at; views end there at the latest.
    private static let mostScreens = 5

    /// The figures of all views of the tree by the indices of the views; nil for those that are hidden.
    static func all(of drawn: DrawnScreen, on screen: CellRect, _ scale: DrawingScale) -> [Figure?] {
        let tree = drawn.tree
        let world = CellRect(
            column: -mostScreens * screen.columns, line: -mostScreens * screen.lines,
            columns: (2 * mostScreens + 1) * screen.columns, lines: (2 * mostScreens + 1) * screen.lines)
        var figures: [Figure?] = []
        figures.reserveCapacity(tree.views.count)
        // A view stands behind its parent, whose clip is known by then.
        for (index, view) in tree.views.enumerated() {
            var clip = screen
            var (vertically, horizontally) = (false, false)
            if let parent = view.parent, let outer = figures[parent] {
                clip = outer.clip
                (vertically, horizontally) = (outer.scrollsVertically, outer.scrollsHorizontally)
                if tree.scroll(of: parent) != nil {
                    // A part that its own scroll view hides is not drawn.
                    (horizontally, clip) = (true, outer.cells.intersection(clip))
                } else if case .scroll(let scroll) = tree.views[parent].container {
                    (vertically, horizontally) = (scroll.isVertical, scroll.isHorizontal)
                    clip = outer.cells.intersection(clip)
                    if vertically { (clip.line, clip.lines) = (-endless, 2 * endless) }
                } else if tree.views[parent].element?.value(.clipsToBounds) == .boolean(true) {
                    clip = outer.cells.intersection(clip)
                }
            }
            figures.append(
                drawn.frames[index].map {
                    Figure(
                        view: index, cells: scale.cells(of: $0).limited(to: world), clip: clip,
                        scrollsVertically: vertically,
                        scrollsHorizontally: horizontally)
                })
        }
        return figures
    }

    /// The indices of all views from the lowest layer to the highest: underlays before their host, all others behind
    /// it.
    static func order(of tree: ViewTree) -> [Int] {
        var order: [Int] = []
        // A list of its own in the place of recursion, so that no depth is too deep.
        var open = tree.views.indices.filter { tree.views[$0].parent == nil }.reversed().map { ($0, isOpened: false) }
        while let (index, isOpened) = open.popLast() {
            if isOpened {
                order.append(index)
                continue
            }
            let children = tree.views[index].children
            let under = children.filter { tree.views[$0].isUnderlay }
            let above = children.filter { !tree.views[$0].isUnderlay }
            open += above.reversed().map { ($0, isOpened: false) }
            open.append((index, isOpened: true))
            open += under.reversed().map { ($0, isOpened: false) }
        }
        return order
    }
}

extension Screen.Scroll {
    /// True if what lies above or below the screen can be scrolled in.
    var isVertical: Bool { self == .vertical || self == .both }
    /// True if what lies beside the screen can be scrolled in.
    var isHorizontal: Bool { self == .horizontal || self == .both }
}
