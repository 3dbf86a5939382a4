/// Pages of prose, tables and examples within the columns of a terminal.
package enum FittedPage {
    /// The blanks before what goes on, where a cell begins too far to the right.
    private static let leastIndentation = 4
    /// The columns that a cell needs to be read as one.
    private static let narrowest = 30

    /// The page with each line of prose, and the last cell of each row of a table, going on in further lines where it
    /// would end behind the columns. Examples, which are to be copied, stay as they are.
    package static func text(_ page: String, columns: Int) -> String {
        // The column in which the last cell of the row above begins.
        var cell: Int?
        return page.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            let blanks = line.prefix { $0 == " " }.count
            let start = blanks == cell ? blanks : lastCell(of: line, from: blanks)
            let isProse = blanks == 0
            if !line.isEmpty { cell = start ?? (isProse ? nil : cell) } else { cell = nil }
            guard DisplayWidth.columns(of: String(line)) > columns, isProse || start != nil else { return String(line) }
            return broken(String(line), at: start ?? 0, columns)
        }.joined(separator: "\n")
    }

    /// The place where the second cell of a row begins, behind two blanks or more; nil for a line that is no row, as in
    /// an example, which is indented further.
    private static func lastCell(of line: Substring, from blanks: Int) -> Int? {
        guard blanks < leastIndentation else { return nil }
        let characters = Array(line.utf8)
        let space = UInt8(ascii: " ")
        var gap = blanks
        while gap + 1 < characters.count, characters[gap] != space || characters[gap + 1] != space { gap += 1 }
        let start = gap + characters[gap...].prefix { $0 == space }.count
        return gap + 1 < characters.count && start < characters.count ? start : nil
    }

    /// A line that goes on below the cell that begins at a place.
    private static func broken(_ line: String, at start: Int, _ columns: Int) -> String {
        let indentation = columns - start >= narrowest ? start : leastIndentation
        let head = String(line.prefix(start))
        var words = line.dropFirst(start).split(separator: " ").map(String.init)
        guard !words.isEmpty else { return line }
        words[0] = head + words[0]
        return FilledText.lines(words, width: columns, indented: indentation).joined(separator: "\n")
    }
}
