import SimpleLayout

/// The points that a column and a line of a drawing to scale stand for.
///
/// Edges, not lengths, are rounded to cells, so that views which touch on the screen touch in the drawing.
struct DrawingScale {
    /// The points of a column.
    let column: Double

    /// The points of a column at the finest scale: about the width of a character of body text, so that a line of it
    /// takes about the columns of its label.
    static let finest = 8.0
    /// The coarsest at which devices stand side by side rather than below each other: a control is still two lines
    /// high.
    static let coarsestSideBySide = 12.0
    /// The points of a column at which the largest device that can be named takes no more columns than the narrowest
    /// drawing has.
    static let coarsest = 250.0
    /// More cells than any drawing has. What lies beyond is cut off before it is counted.
    private static let mostCells = 100_000.0

    /// The points of a line: the cells of terminals are about twice as high as they are wide.
    var line: Double { 2 * column }

    /// The edge between columns that is nearest to so many points.
    func columns(_ points: Double) -> Int { Self.nearest(points / column) }

    /// The edge between lines that is nearest to so many points.
    func lines(_ points: Double) -> Int { Self.nearest(points / line) }

    /// The cells of a rectangle in points. Whatever has any length takes at least one cell.
    func cells(of rect: Rect) -> CellRect {
        let (left, right) = Self.span(rect.minX / column, rect.maxX / column)
        let (top, bottom) = Self.span(rect.minY / line, rect.maxY / line)
        return CellRect(column: left, line: top, columns: right - left, lines: bottom - top)
    }

    /// The first cell of a length and the one behind its last.
    private static func span(_ start: Double, _ end: Double) -> (Int, Int) {
        let (first, last) = (nearest(start), nearest(end))
        guard first >= last, end > start else { return (first, max(first, last)) }
        // Half a cell less than the nearest edge of the middle is the cell of the middle.
        let cell = nearest((start + end) / 2 - 0.5)
        return (cell, cell + 1)
    }

    /// The number without its fraction, from 0; 0 for a negative number and for what is no number.
    static func whole(_ number: Double) -> Int {
        number.isFinite ? Int(min(max(number, 0), mostCells)) : 0
    }

    /// The whole number that is nearest, limited to the cells that a drawing can have.
    private static func nearest(_ cells: Double) -> Int {
        guard cells.isFinite else { return 0 }
        let moved = min(max(cells, -mostCells), mostCells) + 0.5
        // Not `rounded(.down)`, which would need the C mathematics library to be linked.
        let whole = Int(moved)
        return Double(whole) > moved ? whole - 1 : whole
    }
}

/// A rectangle of cells; column 0 and line 0 are the first inside the border of the screen.
struct CellRect: Equatable {
    var column: Int
    var line: Int
    var columns: Int
    var lines: Int

    /// The column behind the last.
    var endColumn: Int { column + columns }
    /// The line behind the last.
    var endLine: Int { line + lines }
    /// True for a rectangle without cells, which still has a place.
    var isEmpty: Bool { columns <= 0 || lines <= 0 }

    func contains(column: Int, line: Int) -> Bool {
        column >= self.column && column < endColumn && line >= self.line && line < endLine
    }

    /// The cells that both rectangles have; it is empty, but has a place, if there are none.
    func intersection(_ other: CellRect) -> CellRect {
        let (left, top) = (max(column, other.column), max(line, other.line))
        return CellRect(
            column: left, line: top, columns: max(0, min(endColumn, other.endColumn) - left),
            lines: max(0, min(endLine, other.endLine) - top))
    }

    /// The rectangle with its edges moved into `other`, so that a side which lies outside becomes a side of `other`.
    func limited(to other: CellRect) -> CellRect {
        let (left, right) = (
            min(max(column, other.column), other.endColumn), min(max(endColumn, other.column), other.endColumn)
        )
        let (top, bottom) = (min(max(line, other.line), other.endLine), min(max(endLine, other.line), other.endLine))
        return CellRect(column: left, line: top, columns: right - left, lines: bottom - top)
    }

    /// The parts of the rectangle that lie outside `other`, none of them empty.
    func without(_ other: CellRect) -> [CellRect] {
        let inside = intersection(other)
        guard !inside.isEmpty else { return [self] }
        let parts = [
            CellRect(column: column, line: line, columns: columns, lines: inside.line - line),
            CellRect(column: column, line: inside.endLine, columns: columns, lines: endLine - inside.endLine),
            CellRect(column: column, line: inside.line, columns: inside.column - column, lines: inside.lines),
            CellRect(
                column: inside.endColumn, line: inside.line, columns: endColumn - inside.endColumn, lines: inside.lines),
        ]
        return parts.filter { !$0.isEmpty }
    }
}
