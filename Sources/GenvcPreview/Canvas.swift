import GenvcDiagnostics

/// A grid of terminal cells on which shapes are drawn one over the other. The spaces of a shape are transparent.
///
/// Apart from what is written in them, cells can be taken, so that texts of other views are not written into them.
struct Canvas {
    /// One place for a character.
    private struct Cell {
        /// The character of the cell; empty behind a character that takes two columns.
        var text = " "
        /// The color of the character; nil for the color of the terminal.
        var role: Palette.Role?
        /// True if something stands in the cell, even if nothing is written there.
        var isTaken = false
    }

    /// The columns and lines that the canvas has; they need not begin at 0.
    let bounds: CellRect
    /// The cells line by line, from the upper left corner.
    private var cells: [Cell]

    init(_ bounds: CellRect) {
        self.bounds = bounds
        cells = Array(repeating: Cell(), count: max(0, bounds.columns) * max(0, bounds.lines))
    }

    /// The index of a cell; nil if it lies outside.
    private func index(_ column: Int, _ line: Int) -> Int? {
        guard bounds.contains(column: column, line: line) else { return nil }
        return (line - bounds.line) * bounds.columns + column - bounds.column
    }

    // MARK: - Drawing

    /// Writes text from that cell on. What lies outside the canvas is left out.
    mutating func write(_ text: String, column: Int, line: Int, role: Palette.Role? = nil) {
        var column = column
        for character in text {
            let text = Self.alone(character)
            let columns = DisplayWidth.columns(of: text)
            if columns > 0, text != " " { put(text, columns, column, line, role) }
            column += columns
        }
    }

    /// Writes a character into all cells of `rect` that are empty or hold one of the strokes.
    mutating func fill(_ rect: CellRect, with text: String, over strokes: Set<String> = []) {
        let rect = rect.intersection(bounds)
        for line in rect.line..<rect.endLine {
            for column in rect.column..<rect.endColumn {
                guard let index = index(column, line) else { continue }
                if cells[index].text == " " || strokes.contains(cells[index].text) { cells[index].text = text }
            }
        }
    }

    /// Empties all cells of `rect`.
    mutating func erase(_ rect: CellRect) {
        let rect = rect.intersection(bounds)
        for line in rect.line..<rect.endLine {
            for column in rect.column..<rect.endColumn {
                if let index = index(column, line) { clear(index) }
            }
        }
    }

    /// Writes a character into its cells, or nothing if one of them lies outside.
    private mutating func put(_ text: String, _ columns: Int, _ column: Int, _ line: Int, _ role: Palette.Role?) {
        guard let first = index(column, line), let last = index(column + columns - 1, line) else { return }
        for index in first...last { clear(index) }
        cells[first].text = text
        cells[first].role = role
        for index in (first..<last) { cells[index + 1].text = "" }
    }

    /// Empties a cell, and with it the other half of a character that takes two columns.
    private mutating func clear(_ index: Int) {
        var first = index
        while cells[first].text.isEmpty, first > 0 { first -= 1 }
        var next = first + 1
        cells[first].text = " "
        cells[first].role = nil
        while next < cells.count, cells[next].text.isEmpty {
            cells[next].text = " "
            next += 1
        }
    }

    /// The character; or question marks in its columns if it would join another one before or behind it, as the halves
    /// of a flag do.
    private static func alone(_ character: Character) -> String {
        let text = String(character)
        guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else { return text }
        let isHalfFlag = (0x1F1E6...0x1F1FF).contains(scalar.value)
        guard isHalfFlag || scalar.properties.isEmojiModifier else { return text }
        return String(repeating: "?", count: DisplayWidth.columns(of: text))
    }

    // MARK: - Room

    /// Marks the cells as taken.
    mutating func take(_ rect: CellRect) {
        let rect = rect.intersection(bounds)
        for line in rect.line..<rect.endLine {
            for column in rect.column..<rect.endColumn {
                if let index = index(column, line) { cells[index].isTaken = true }
            }
        }
    }

    /// True if none of the cells is taken; cells outside the canvas count as free.
    func isFree(_ rect: CellRect) -> Bool {
        let rect = rect.intersection(bounds)
        return (rect.line..<rect.endLine).allSatisfy { line in
            (rect.column..<rect.endColumn).allSatisfy { column in
                index(column, line).map { !cells[$0].isTaken } ?? true
            }
        }
    }

    /// True if all of the cells lie on the canvas and hold nothing but spaces and the given strokes.
    func isBlank(_ rect: CellRect, but strokes: Set<String> = []) -> Bool {
        guard rect.intersection(bounds) == rect else { return false }
        return (rect.line..<rect.endLine).allSatisfy { line in
            (rect.column..<rect.endColumn).allSatisfy { column in
                guard let index = index(column, line) else { return false }
                return cells[index].text == " " || strokes.contains(cells[index].text)
            }
        }
    }

    // MARK: - Result

    /// The lines of the canvas, each as wide as it is, with neighbours of one colour painted together.
    func lines(_ palette: Palette) -> [String] {
        (0..<max(0, bounds.lines)).map { line in
            var result = ""
            var open = ""
            var role: Palette.Role?
            for cell in cells[(line * bounds.columns)..<((line + 1) * bounds.columns)] {
                if cell.role != role, !cell.text.isEmpty {
                    result += role.map { palette.paint(open, as: $0) } ?? open
                    (open, role) = ("", cell.role)
                }
                open += cell.text
            }
            return result + (role.map { palette.paint(open, as: $0) } ?? open)
        }
    }
}
