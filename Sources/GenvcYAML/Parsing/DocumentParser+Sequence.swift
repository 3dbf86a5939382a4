import GenvcDiagnostics

/// Lines of `- item`.
extension DocumentParser {
    /// Reads the items whose dashes stand at `column`, from the current line on. `parent` is the column of the
    /// collection around it; a key's list may stand at the key's own column.
    mutating func parseSequence(column: Int, parent: Int, depth: Int) -> YAMLNode {
        let line = source.lines[cursor.lineIndex]
        let start = line.contentStart + column - line.indentation
        guard depth <= YAMLLimits.depth else { return refuseDepth(at: start, parent: parent) }
        var items: [YAMLNode] = []
        items.reserveCapacity(4)
        var reportedIndentation: Int?
        let outerShift = keyShift
        keyShift = nil
        defer { keyShift = outerShift }
        items.append(parseItem(at: start, column: column, depth: depth))
        while let line = cursor.nextLine(), line.indentation >= column || line.indentation > parent {
            let isItem = source.isDash(at: line.contentStart, in: line)
            if line.indentation == column, !isItem, parent == column { break }
            if isItem {
                // Keys and dashes that differ from the first dash by as much: it is the first that stands wrong.
                if items.count == 1, keyShift == line.indentation - column { reportedIndentation = line.indentation }
                if line.indentation != column, reportedIndentation != line.indentation {
                    reportedIndentation = line.indentation
                    cursor.report(
                        IndentationMistakes(source).wrongColumn(
                            of: line, end: line.contentStart + 1, siblingColumn: column,
                            sibling: source.range(start, start + 1)))
                }
                let threshold = max(column, line.indentation)
                isItemShifted = line.indentation != column
                items.append(parseItem(at: line.contentStart, column: threshold, depth: depth))
            } else {
                readStrayLine(line, among: &items, column: column)
            }
        }
        return YAMLNode(.sequence(items), range: source.range(start, max(start, items.last?.range.end ?? start)))
    }

    /// Reads what stands after the dash at `dash`, on its line or on the lines below it.
    private mutating func parseItem(at dash: Int, column: Int, depth: Int) -> YAMLNode {
        let line = source.lines[cursor.lineIndex]
        let start = cursor.skipWhite(from: dash + 1, in: line)
        if start < line.end, source.bytes[start] != .hash {
            defer { isItemShifted = false }
            return parseBlockNode(at: start, parent: column, depth: depth + 1)
        }
        isItemShifted = false
        cursor.lineIndex += 1
        if let next = cursor.nextLine(), next.indentation > column {
            return parseBlockNode(at: next.contentStart, parent: column, depth: depth + 1)
        }
        return emptyValue(of: nil, at: dash + 1, comment: start, in: line)
    }

    /// A line among items that does not begin with a dash.
    private mutating func readStrayLine(_ line: Line, among items: inout [YAMLNode], column: Int) {
        if line.indentation > column, let last = items.last, !source.beginsKey(line) {
            reportContinuation(of: last, parent: column)
            cursor.skipLines(deeperThan: column)
            items[items.count - 1] = source.errorNode(last.range.start, last.range.end)
            return
        }
        cursor.report(IndentationMistakes(source).lineWithoutDash(line, column: column))
        let start = line.contentStart
        items.append(endBrokenValue(from: start, to: line.end, parent: max(line.indentation, column)))
        guard line.indentation < column else { return }
        // All lines below one at the left of the list belong to it, up to the next item.
        while let below = cursor.nextLine(), below.indentation > line.indentation,
            !source.isDash(at: below.contentStart, in: below)
        {
            cursor.lineIndex += 1
            cursor.skipLines(deeperThan: column)
        }
    }
}
