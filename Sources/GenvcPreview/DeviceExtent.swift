import GenvcChecks
import GenvcModel
import GenvcViews
import SimpleLayout

/// The cells that a screen takes in a drawing to scale, with what is scrolled in and what sticks out.
struct DeviceExtent {
    let scale: DrawingScale
    /// The screen without its border.
    let screen: CellRect
    /// What is drawn of views, from the lowest layer to the highest.
    let figures: [Figure]
    /// Every visible view, also of which nothing is drawn itself.
    private let all: [Figure?]
    /// What is scrolled in begins with the first line of the content, and the content ends before the other one; nil:
    /// nothing is.
    let scrolled: (first: Int, end: Int)?
    /// Border, overhang and what is scrolled in.
    let bounds: CellRect

    /// Columns beside the screen that views may stick out into.
    private static let mostOverhang = 12
    /// Screens below the first that are drawn of what scrolls or sticks out.
    private static let mostScreens = 3

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
        if let view = drawn.tree.scrollView, let frame = drawn.frames[view], drawn.tree.screen.scroll.isVertical {
            let (first, end) = (scale.lines(frame.maxY), scale.lines(frame.minY + drawn.frames.contentSize.height))
            if end > first { scrolled = (first, end) }
        }
        let pinned = figures.filter { !$0.scrollsVertically }
        let left = -(figures.map(\.drawn.column).min() ?? 0)
        let right = (figures.map(\.drawn.endColumn).max() ?? 0) - screen.columns
        let above = -(pinned.map(\.drawn.line).min() ?? 0)
        let below = (pinned.map(\.drawn.endLine).max() ?? 0) - screen.lines
        // Between the two borders.
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

    /// The cells of a view; nil: it is hidden.
    func figure(of view: Int) -> Figure? { all[view] }

    /// The lines of the drawing between the two borders below the screen; nil: nothing is scrolled in.
    var scrolledLines: Range<Int>? {
        guard let scrolled else { return nil }
        let first = screen.endLine + 1
        return first..<max(first, min(first + scrolled.end - scrolled.first, bounds.endLine - 1))
    }

    /// Where a line of a figure is drawn: below the screen where it is scrolled in.
    func line(_ line: Int, of figure: Figure) -> Int {
        guard figure.scrollsVertically, let scrolled, line >= scrolled.first else { return line }
        return line - scrolled.first + screen.endLine + 1
    }

    /// The figure's cells in the drawing, in two parts where the border of the screen runs through it.
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
    fileprivate func outset(left: Int, top: Int, right: Int, bottom: Int) -> CellRect {
        CellRect(
            column: column - left, line: line - top, columns: columns + left + right, lines: lines + top + bottom)
    }
}
