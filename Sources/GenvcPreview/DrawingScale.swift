import SimpleLayout

/// How many points a column and a line of a drawing to scale stand for.
struct DrawingScale {
    /// Points of a column.
    let column: Double

    /// At the finest a line of body text, whose characters are about as wide, takes the columns of its label.
    static let finest = 8.0
    /// The coarsest at which devices stand side by side rather than below each other: a control is still two lines high.
    static let coarsestSideBySide = 12.0
    /// Here the largest device that can be named takes no more than the narrowest drawing.
    static let coarsest = 250.0
    /// More cells than any drawing has: what lies beyond is cut off before it is counted.
    private static let mostCells = 100_000.0

    /// Points of a line: the cells of terminals are about twice as high as they are wide.
    var line: Double { 2 * column }

    /// The edge between columns that is the nearest to so many points.
    func columns(_ points: Double) -> Int { Self.nearest(points / column) }

    /// The edge between lines that is the nearest to so many points.
    func lines(_ points: Double) -> Int { Self.nearest(points / line) }

    /// The cells of a rectangle: what has any length takes at least one.
    func cells(of rect: Rect) -> CellRect {
        let (left, right) = Self.span(rect.minX / column, rect.maxX / column)
        let (top, bottom) = Self.span(rect.minY / line, rect.maxY / line)
        return CellRect(column: left, line: top, columns: right - left, lines: bottom - top)
    }

    private static func span(_ start: Double, _ end: Double) -> (Int, Int) {
        let (first, last) = (nearest(start), nearest(end))
        guard first >= last, end > start else { return (first, max(first, last)) }
        // Half a cell less than the nearest edge of the middle is the cell of the middle.
        let cell = nearest((start + end) / 2 - 0.5)
        return (cell, cell + 1)
    }

    /// The number without what stands behind its point; for numbers that are not negative.
    static func whole(_ number: Double) -> Int {
        number.isFinite ? Int(min(max(number, 0), mostCells)) : 0
    }

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

    var endColumn: Int { column + columns }
    var endLine: Int { line + lines }
    var isEmpty: Bool { columns <= 0 || lines <= 0 }

    func contains(column: Int, line: Int) -> Bool {
        column >= self.column && column < endColumn && line >= self.line && line < endLine
    }

    func intersection(_ other: CellRect) -> CellRect {
        let (left, top) = (max(column, other.column), max(line, other.line))
        return CellRect(
            column: left, line: top, columns: max(0, min(endColumn, other.endColumn) - left),
            lines: max(0, min(endLine, other.endLine) - top))
    }

    /// The rectangle with its edges moved into `other`; what lies outside becomes one of its edges.
    func limited(to other: CellRect) -> CellRect {
        let (left, right) = (
            min(max(column, other.column), other.endColumn), min(max(endColumn, other.column), other.endColumn)
        )
        let (top, bottom) = (min(max(line, other.line), other.endLine), min(max(endLine, other.line), other.endLine))
        return CellRect(column: left, line: top, columns: right - left, lines: bottom - top)
    }

    /// What of the rectangle lies outside `other`.
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
