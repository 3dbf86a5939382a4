/// Knows drawings again: they have no header, since people read them as they are.
package enum DrawnFile {
    /// Whether a file is a drawing of any format, or says nothing.
    package static func isDrawing(_ contents: [UInt8]) -> Bool {
        let lines = String(decoding: contents, as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.isEmpty || lines.contains(where: isTableHeader) || isOfDevices(lines)
    }

    /// The sketch of a screen, and the table alone, have a line with the names of all columns.
    private static func isTableHeader(_ line: Substring) -> Bool {
        let cells = line.split { "│|".contains($0) }.map { $0.drop { $0 == " " } }
        return cells.count == RowTable.header.count && zip(cells, RowTable.header).allSatisfy { $0.hasPrefix($1) }
    }

    /// Devices begin with a caption that has their sizes, and below it are their upper edges.
    private static func isOfDevices(_ lines: [Substring]) -> Bool {
        guard let edge = lines.firstIndex(where: isUpperEdge) else { return false }
        return lines[..<edge].contains { line in
            line.split { !$0.isLetter && !$0.isNumber }.contains { word in
                let numbers = word.split(separator: "x", omittingEmptySubsequences: false)
                return numbers.count == 2 && numbers.allSatisfy { Int($0) != nil }
            }
        }
    }

    private static func isUpperEdge(_ line: Substring) -> Bool {
        [Strokes.lines, .ascii].contains { strokes in
            let start = strokes.top.left + strokes.horizontal
            let signs = strokes.top.left + strokes.horizontal + strokes.top.right + " "
            return line.drop { $0 == " " }.hasPrefix(start) && line.allSatisfy { signs.contains($0) }
        }
    }
}
