import GenvcChecks
import GenvcModel
import GenvcViews
import SimpleLayout

/// The cells that a drawing to scale takes: the screen, what can be scrolled into it, and what sticks out of it.
///
/// Content that is scrolled in from below is drawn below the screen, as if the screen were longer, with a border
/// between.
struct DeviceExtent {
    let scale: DrawingScale
    /// The cells of the screen without its border; its first cell is column 0 of line 0.
    let screen: CellRect
    /// The views of which something is drawn, from the lowest layer to the highest.
    let figures: [Figure]
    /// The figures of all visible views by the indices of the views, also of those that draw nothing; nil for hidden
    /// views.
    private let all: [Figure?]
    /// The lines of the content that is scrolled in from below, from the first to the one behind the last; nil if there
    /// is none.
    let scrolled: (first: Int, end: Int)?
    /// All cells of the drawing: the screen with its border, what sticks out, and what is scrolled in.
    let bounds: CellRect

    /// The number of columns beside the screen that are drawn of views that stick out.
    private static let mostOverhang = 12
    /// The number of heights of the screen that are drawn below it, of content that scrolls or sticks out.
    private static let mostScreens = 3

    /// Computes the cells from the frames at the point that is drawn. What sticks out or scrolls is cut at
    /// `mostOverhang` and `mostScreens`.
    init(_ drawn: DrawnScreen, _ sketch: SketchDrawing) {
        let viewport = drawn.viewport
        scale = sketch.scale
        let screen = CellRect(
            column: 0, line: 0, columns: max(1, scale.columns(viewport.width)),
            lines: max(1, scale.lines(viewport.height)))
        let all = Figure.all(of: drawn, on: screen, scale)
        let figures = Figure.order(of: drawn.tree).compactMap { all[$0] }.filter {
            !$0.cells.isEmpty && sketch.isSeen($0.view)
        }
        var scrolled: (first: Int, end: Int)?
        if let rows = drawn.frames.visibleRows(of: drawn.tree), drawn.tree.screen.scroll.isVertical {
            let (first, end) = (scale.lines(rows.maxY), scale.lines(rows.minY + drawn.frames.contentSize.height))
            if end > first { scrolled = (first, end) }
        }
        let pinned = figures.filter { !$0.scrollsVertically }
        let left = -(figures.map(\.drawn.column).min() ?? 0)
        let right = (figures.map(\.drawn.endColumn).max() ?? 0) - screen.columns
        let above = -(pinned.map(\.drawn.line).min() ?? 0)
        let below = (pinned.map(\.drawn.endLine).max() ?? 0) - screen.lines
        // The border of the screen and the one below the content take a line each.
        let more = scrolled.map { $0.end - $0.first + 2 } ?? 0
        self.screen = screen
        self.figures = figures
        self.all = all
        self.scrolled = scrolled
        bounds = screen.outset(
            left: min(max(1, left), Self.mostOverhang), top: min(max(1, above), screen.lines),
            right: min(max(1, right), Self.mostOverhang),
            bottom: min(max(1, below, more), Self.mostScreens * screen.lines))
    }

    /// The figure of a view; nil if it is hidden.
    func figure(of view: Int) -> Figure? { all[view] }

    /// The lines of the drawing between the two borders below the screen; nil if nothing is scrolled in.
    var scrolledLines: Range<Int>? {
        guard let scrolled else { return nil }
        let first = screen.endLine + 1
        return first..<max(first, min(first + scrolled.end - scrolled.first, bounds.endLine - 1))
    }

    /// The line of the drawing in which a line of a figure stands: below the screen if it has to be scrolled in.
    func line(_ line: Int, of figure: Figure) -> Int {
        guard figure.scrollsVertically, let scrolled, line >= scrolled.first else { return line }
        return line - scrolled.first + screen.endLine + 1
    }

    /// The cells of a figure in the drawing, in two parts where the border of the screen runs through it.
    func parts(of figure: Figure) -> [CellRect] {
        let cells = figure.drawn
        guard figure.scrollsVertically, let scrolled, cells.endLine > scrolled.first else { return [cells] }
        let above = max(0, scrolled.first - cells.line)
        var (upper, lower) = (cells, cells)
        upper.lines = above
        lower.line = line(cells.line + above, of: figure)
        lower.lines = cells.lines - above
        return above > 0 ? [upper, lower] : [lower]
    }
}

extension CellRect {
    /// The rectangle with each of its sides moved out by so many cells.
    fileprivate func outset(left: Int, top: Int, right: Int, bottom: Int) -> CellRect {
        CellRect(
            column: column - left, line: line - top, columns: columns + left + right, lines: lines + top + bottom)
    }
}
