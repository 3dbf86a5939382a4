import GenvcDiagnostics

/// Lists and mappings in brackets.
extension DocumentParser {
    /// Reads the brackets that open at `offset`, and the rest of the line after them.
    mutating func parseFlowValue(at offset: Int, parent: Int, depth: Int) -> YAMLNode {
        let firstLine = cursor.lineIndex
        // The cursor is moved there and back, since a copy would count the references in it for each pair of brackets.
        swap(&cursor, &flow.cursor)
        let node = flow.parse(at: offset, parent: parent, depth: depth)
        swap(&cursor, &flow.cursor)
        if flow.isAborted {
            // The line of the bracket begins an entry itself, and must not be read again.
            if cursor.lineIndex == firstLine { cursor.lineIndex += 1 }
            skipBrokenBrackets(parent: parent)
            return source.errorNode(offset, min(offset + 1, source.bytes.count))
        }
        guard !flow.isDamaged else {
            // An error behind the bracket may be the echo of the mistake within.
            cursor.lineIndex += 1
            return node
        }
        return endLine(after: node, parent: parent)
    }

    /// Goes to where the brackets most likely end: the next line at the left of them that begins an entry.
    private mutating func skipBrokenBrackets(parent: Int) {
        while cursor.lineIndex < cursor.lineLimit {
            let line = source.lines[cursor.lineIndex]
            if !line.isBlank, line.indentation <= parent, source.beginsEntry(line) { return }
            cursor.lineIndex += 1
        }
    }
}
