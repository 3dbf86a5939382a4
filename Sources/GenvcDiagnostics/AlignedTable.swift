/// Rows of text with their columns one below the other, as the pages of `explain` and `devices` print them.
///
/// A column is as wide as its widest cell on a terminal, where an East Asian character takes two columns. Rows need not
/// have equally many cells; an empty cell keeps its column free.
package enum AlignedTable {
    /// The blanks between two columns.
    private static let gap = 2
    /// The blanks before what goes on in another line.
    private static let indent = 4

    /// The lines of the table, each ended by LF, without blanks at their ends; empty if there are no rows.
    ///
    /// - Parameter columns: those of the terminal, in which each row stays by going on in another line where a cell
    ///   would end behind them; nil for rows of one line.
    package static func text(_ rows: [[String]], columns: Int? = nil) -> String {
        var widths: [Int] = []
        for row in rows {
            for (column, cell) in row.enumerated() {
                let width = DisplayWidth.columns(of: cell)
                if column < widths.count { widths[column] = max(widths[column], width) } else { widths.append(width) }
            }
        }
        return rows.map { row in
            var line = ""
            var (owed, used) = (0, 0)
            for (cell, width) in zip(row, widths) {
                if !cell.isEmpty {
                    let needed = owed + DisplayWidth.columns(of: cell)
                    if let columns, used > 0, used + needed > columns {
                        line += "\n" + String(repeating: " ", count: indent) + cell
                        used = indent + needed - owed
                    } else {
                        line += String(repeating: " ", count: owed) + cell
                        used += needed
                    }
                    owed = 0
                }
                owed += width - DisplayWidth.columns(of: cell) + gap
            }
            return line + "\n"
        }.joined()
    }
}
