import GenvcDiagnostics

/// Lists and mappings in brackets.
extension DocumentParser {
    /// Reads the brackets that open at `offset`, and the rest of the line after them.
    mutating func parseFlowValue(at offset: Int, parent: Int, depth: Int) -> YAMLNode {
        flow = FlowState(parent: parent)
        let firstLine = lineIndex
        let (node, _) = parseFlowNode(at: offset, depth: depth)
        if flow.isAborted {
            // The line of the bracket begins an entry itself, and must not be read again.
            if lineIndex == firstLine { lineIndex += 1 }
            skipBrokenBrackets(parent: parent)
            return errorNode(offset, min(offset + 1, bytes.count))
        }
        guard !flow.isDamaged else {
            // What follows the bracket may be the echo of the mistake within.
            lineIndex += 1
            return node
        }
        return endLine(after: node, parent: parent)
    }

    /// Goes to where the brackets most likely end: the next line at the left of them that begins an entry.
    private mutating func skipBrokenBrackets(parent: Int) {
        while lineIndex < lineLimit {
            let line = lines[lineIndex]
            if !line.isBlank, line.indentation <= parent, beginsEntry(line) { return }
            lineIndex += 1
        }
    }

    private func beginsEntry(_ line: Line) -> Bool {
        isDash(at: line.contentStart, in: line) || beginsKey(line)
    }

    /// Passes white space, comments and line ends; nil when the brackets end here without being closed.
    mutating func skipFlowSpace(from offset: Int) -> Int? {
        var next = skipWhite(from: offset, in: lines[lineIndex])
        while true {
            let line = lines[lineIndex]
            if next < line.end, !(bytes[next] == .hash && (next == line.contentStart || bytes[next - 1].isWhite)) {
                return next
            }
            lineIndex += 1
            guard let below = nextLine() else { return nil }
            if below.indentation <= flow.parent {
                if beginsEntry(below) { return nil }
                if !flow.reportedIndentation, !below.hasTabIndentation { reportFlowIndentation(below) }
                flow.reportedIndentation = true
            }
            next = below.contentStart
        }
    }

    /// Reads one value within brackets; the second result is the offset after it.
    mutating func parseFlowNode(at offset: Int, depth: Int) -> (YAMLNode, Int) {
        let line = lines[lineIndex]
        switch bytes[offset] {
        case .openingBracket, .openingBrace:
            guard depth <= YAMLLimits.depth else {
                reportDepth(at: offset)
                flow.isAborted = true
                return (errorNode(offset, offset + 1), offset + 1)
            }
            flow.openers.append(bytes[offset])
            defer { flow.openers.removeLast() }
            return bytes[offset] == .openingBracket
                ? parseFlowSequence(at: offset, depth: depth) : parseFlowMapping(at: offset, depth: depth)
        case .singleQuote, .doubleQuote:
            switch scanQuoted(at: offset, in: line, parent: max(flow.parent, 0)) {
            case .text(let scalar):
                return (YAMLNode(.scalar(scalar), range: scalar.range), scalar.range.end)
            case .broken(let end):
                flow.isDamaged = true
                return (errorNode(offset, end), end)
            }
        default:
            if bytes[offset] == .questionMark || bytes[offset] == .colon, isSeparator(at: offset + 1, in: line) {
                let key = reportComplexKey(at: offset, in: line)
                return (errorNode(offset, key.scalar.range.end), skipBrokenItem(from: offset, leastEnd: offset + 1))
            }
            guard isFlowPlainStart(at: offset, in: line) else {
                let end = reportBadStart(at: offset, in: line, withinBrackets: true)
                return (errorNode(offset, end), skipBrokenItem(from: offset, leastEnd: offset + 1))
            }
            let plain = scanPlain(at: offset, in: line, withinBrackets: true)
            if let tab = plain.tab { tabs.note(range(tab, tab + 1), line: lineIndex, .separation) }
            return (plainNode(offset, plain.end), plain.end)
        }
    }

    /// True if a text without quotes may begin at `offset` within brackets.
    private func isFlowPlainStart(at offset: Int, in line: Line) -> Bool {
        guard isPlainStart(at: offset, in: line) else { return false }
        return bytes[offset] != .dash || !byte(at: offset + 1).isFlowIndicator
    }

    /// The next byte that is no space; nil, and reported, when the bracket at `open` is never closed.
    mutating func nextFlowByte(from offset: Int, open: Int) -> Int? {
        guard !flow.isAborted else { return nil }
        if let next = skipFlowSpace(from: offset) { return next }
        if !flow.isDamaged { reportUnclosedBracket(at: open) }
        flow.isAborted = true
        return nil
    }

    /// The offset after the bracket that closes the one at `open`, if it stands at `offset`. The wrong kind of bracket
    /// is reported; it closes the collection too, or the one around it.
    mutating func closeFlow(at offset: Int, open: Int) -> Int? {
        let byte = bytes[offset]
        guard byte == .closingBracket || byte == .closingBrace else { return nil }
        if byte == closer(of: bytes[open]) { return offset + 1 }
        if !flow.isDamaged { reportWrongBracket(at: offset, open: open) }
        flow.isDamaged = true
        let isMeantForParent = flow.openers.dropLast().last.map { closer(of: $0) == byte } ?? false
        return isMeantForParent ? offset : offset + 1
    }

    func closer(of opener: UInt8) -> UInt8 {
        opener == .openingBracket ? .closingBracket : .closingBrace
    }

    /// Passes the rest of a broken item: the answer is the comma or the bracket that ends it, on its own line at the
    /// furthest, and at least `leastEnd`.
    mutating func skipBrokenItem(from offset: Int, leastEnd: Int) -> Int {
        let line = lines[lineIndex]
        var nested = 0
        var next = offset
        while next < line.end {
            switch bytes[next] {
            case .openingBracket, .openingBrace:
                nested += 1
            case .closingBracket, .closingBrace:
                if nested == 0, next >= leastEnd { return next }
                nested -= 1
            case .comma where nested == 0 && next >= leastEnd:
                return next
            case .singleQuote, .doubleQuote:
                if let end = closingQuote(at: next, in: line) { next = end - 1 }
            case .hash where next > offset && bytes[next - 1].isWhite:
                return next
            default:
                break
            }
            next += 1
        }
        return line.end
    }
}
