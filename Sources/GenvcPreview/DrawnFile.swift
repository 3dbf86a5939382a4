/// Tells drawings from other files. A drawing has no header to know it by, since people read it as it is.
package enum DrawnFile {
    /// Lines that are no drawing and may stand above one: the name of a component, or the words for a state.
    private static let mostHeadings = 1

    /// True if the bytes of a file begin with a drawing in any format, or are no text at all.
    ///
    /// A text of somebody's that has a drawing further down is none.
    package static func isDrawing(_ contents: [UInt8]) -> Bool {
        let lines = lines(of: contents)
        guard !lines.isEmpty else { return true }
        guard let start = lines.firstIndex(where: { isUpperEdge($0) || isTableHeader($0) }) else { return false }
        if lines[..<start].contains(where: hasSize) { return isUpperEdge(lines[start]) }
        return start <= mostHeadings && lines.contains(where: isTableHeader)
    }

    /// True if a file has lines that are no part of a drawing as far as anybody can tell, and that a new drawing does
    /// not have either: somebody may have written them.
    package static func losesWords(_ contents: [UInt8], to drawing: String) -> Bool {
        let kept = Set(lines(of: Array(drawing.utf8)))
        return lines(of: contents).contains { line in
            !kept.contains(line) && !isOfBoxes(line) && !isTableRow(line) && !hasSize(line)
        }
    }

    private static func lines(of contents: [UInt8]) -> [Substring] {
        String(decoding: contents, as: UTF8.self).split(whereSeparator: \.isNewline)
    }

    /// True if the line begins with a border, as all lines of boxes do.
    private static func isOfBoxes(_ line: Substring) -> Bool {
        [Strokes.lines, .ascii].contains { strokes in
            let borders = [
                strokes.vertical, strokes.dash.vertical, strokes.top.left, strokes.middle.left, strokes.bottom.left,
            ]
            let text = line.drop { $0 == " " }
            return borders.contains { text.hasPrefix($0) }
        }
    }

    /// True if the line has as many cells as the table has columns, or is the rule below their names.
    private static func isTableRow(_ line: Substring) -> Bool {
        let cells = line.split(omittingEmptySubsequences: false) { "│|┼+".contains($0) }
        return cells.count == RowTable.header.count
    }

    /// True if the line has the names of all columns of the table, which stands in every sketch and is the format
    /// `table`.
    private static func isTableHeader(_ line: Substring) -> Bool {
        let cells = line.split { "│|".contains($0) }.map { $0.drop { $0 == " " } }
        return cells.count == RowTable.header.count && zip(cells, RowTable.header).allSatisfy { $0.hasPrefix($1) }
    }

    /// True if the line has the size of a device, as the lines above drawings to scale do.
    private static func hasSize(_ line: Substring) -> Bool {
        line.split { !$0.isLetter && !$0.isNumber }.contains { word in
            let numbers = word.split(separator: "x", omittingEmptySubsequences: false)
            return numbers.count == 2 && numbers.allSatisfy { Int($0) != nil }
        }
    }

    /// True if the line is made of upper edges of boxes alone.
    private static func isUpperEdge(_ line: Substring) -> Bool {
        [Strokes.lines, .ascii].contains { strokes in
            let start = strokes.top.left + strokes.horizontal
            let signs = strokes.top.left + strokes.horizontal + strokes.top.right + " "
            return line.drop { $0 == " " }.hasPrefix(start) && line.allSatisfy { signs.contains($0) }
        }
    }
}
