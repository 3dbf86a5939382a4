/// Rows of text with their columns one below the other, as the pages of `explain` and `devices` print them.
///
/// A column is as wide as its widest cell on a terminal, where an East Asian character takes two columns. Rows need not
/// have equally many cells; an empty cell keeps its column free.
package enum AlignedTable {
    /// The blanks between two columns.
    private static let gap = 2

    /// The lines of the table, each ended by LF, without blanks at their ends; empty if there are no rows.
    package static func text(_ rows: [[String]]) -> String {
        var widths: [Int] = []
        for row in rows {
            for (column, cell) in row.enumerated() {
                let width = DisplayWidth.columns(of: cell)
                if column < widths.count { widths[column] = max(widths[column], width) } else { widths.append(width) }
            }
        }
        return rows.map { row in
            var line = ""
            var owed = 0
            for (cell, width) in zip(row, widths) {
                if !cell.isEmpty {
                    line += String(repeating: " ", count: owed) + cell
                    owed = 0
                }
                owed += width - DisplayWidth.columns(of: cell) + gap
            }
            return line + "\n"
        }.joined()
    }
}
