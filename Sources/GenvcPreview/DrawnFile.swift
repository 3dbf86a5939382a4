import GenvcDiagnostics

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
        let lines = lines(of: contents)
        let places = DrawnPlaces(edges: lines.filter(isUpperEdge), headers: lines.filter(isTableHeader))
        return lines.indices.contains { index in
            let (line, next) = (lines[index], lines.dropFirst(index + 1).first)
            let isHeading = hasSize(line) && next.map(isUpperEdge) == true
            return !kept.contains(line) && !isHeading && !places.hold(line)
        }
    }

    private static func lines(of contents: [UInt8]) -> [Substring] {
        String(decoding: contents, as: UTF8.self).split(whereSeparator: \.isNewline)
    }

    /// True if the line has the names of all columns of the table, which stands in every sketch and is the format
    /// `table`.
    private static func isTableHeader(_ line: Substring) -> Bool {
        let cells = line.split { "│|".contains($0) }.map { $0.drop { $0 == " " } }
        return cells.count == RowTable.header.count && zip(cells, RowTable.header).allSatisfy { isName($0, $1) }
    }

    /// True for a cell with the name of a column, which a narrow table cuts.
    private static func isName(_ cell: Substring, _ name: String) -> Bool {
        if cell.hasPrefix(name) { return true }
        let words = cell.split(separator: " ").joined(separator: " ")
        return [Strokes.lines, .ascii].contains { strokes in
            let kept = words.dropLast(strokes.ellipsis.count)
            return words.hasSuffix(strokes.ellipsis) && !kept.isEmpty && name.hasPrefix(kept)
        }
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

/// The columns at which the boxes and tables of a file have their borders. A line that has none there is no part of
/// them, whatever signs it begins with.
private struct DrawnPlaces {
    /// The columns of the left borders of boxes, from 0.
    private let starts: Set<Int>
    /// The columns of the right borders of boxes, from 0.
    private let ends: Set<Int>
    /// The columns of the lines between the cells of each table, from 0.
    private let separators: [[Int]]

    /// - Parameters:
    ///   - edges: The lines with the upper edges of boxes.
    ///   - headers: The lines with the names of the columns of tables.
    init(edges: [Substring], headers: [Substring]) {
        let strokes = [Strokes.lines, .ascii]
        var (starts, ends): (Set<Int>, Set<Int>) = ([], [])
        for edge in edges {
            // One box stands beside the other: corners are left and right in turn.
            let corners = Self.columns(of: edge) { sign in
                strokes.contains { [$0.top.left, $0.top.right].contains(sign) }
            }
            for (place, column) in corners.enumerated() {
                if place.isMultiple(of: 2) { starts.insert(column) } else { ends.insert(column) }
            }
        }
        (self.starts, self.ends) = (starts, ends)
        separators = headers.map { Self.separators(of: $0) }
    }

    /// True for a line of a box, with nothing behind it but a note of the drawing, and for a row of a table.
    func hold(_ line: Substring) -> Bool {
        let separators = Self.separators(of: line)
        if !separators.isEmpty, self.separators.contains(separators) { return true }
        guard let first = line.firstIndex(where: { $0 != " " }),
            starts.contains(DisplayWidth.columns(of: String(line[..<first])))
        else { return false }
        let borders = Self.columns(of: line) { !$0.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " } }
        guard let last = borders.last(where: ends.contains) else { return false }
        var width = 0
        let rest = line.drop { character in
            width += DisplayWidth.columns(of: String(character))
            return width <= last + 1
        }.drop { $0 == " " }
        return rest.isEmpty || rest.hasPrefix(Strokes.noteMark)
    }

    /// The columns of the lines between the cells of a row, or of the crossings in the rule below the header.
    private static func separators(of line: Substring) -> [Int] {
        columns(of: line) { sign in [Strokes.lines, .ascii].contains { [$0.vertical, $0.crossing].contains(sign) } }
    }

    /// The columns of the characters that are wanted, from 0.
    private static func columns(of line: Substring, where isWanted: (String) -> Bool) -> [Int] {
        var column = 0
        var found: [Int] = []
        for character in line {
            let sign = String(character)
            if isWanted(sign) { found.append(column) }
            column += DisplayWidth.columns(of: sign)
        }
        return found
    }
}
