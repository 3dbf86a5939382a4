/// Tells drawings from other files. A drawing has no header to know it by, since people read it as it is.
package enum DrawnFile {
    /// True if the bytes of a file are a drawing in any format, or no text at all.
    package static func isDrawing(_ contents: [UInt8]) -> Bool {
        let lines = String(decoding: contents, as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.isEmpty || lines.contains(where: isTableHeader) || isOfDevices(lines)
    }

    /// True if the line has the names of all columns of the table, which stands in every sketch and is the format
    /// `table`.
    private static func isTableHeader(_ line: Substring) -> Bool {
        let cells = line.split { "│|".contains($0) }.map { $0.drop { $0 == " " } }
        return cells.count == RowTable.header.count && zip(cells, RowTable.header).allSatisfy { $0.hasPrefix($1) }
    }

    /// True if lines with the size of a device stand above an upper edge, as in drawings to scale.
    private static func isOfDevices(_ lines: [Substring]) -> Bool {
        guard let edge = lines.firstIndex(where: isUpperEdge) else { return false }
        return lines[..<edge].contains { line in
            line.split { !$0.isLetter && !$0.isNumber }.contains { word in
                let numbers = word.split(separator: "x", omittingEmptySubsequences: false)
                return numbers.count == 2 && numbers.allSatisfy { Int($0) != nil }
            }
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
