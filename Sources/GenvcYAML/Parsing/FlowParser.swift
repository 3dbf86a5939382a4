import GenvcDiagnostics

/// Reads a list or a mapping in brackets, with all that lies in it.
struct FlowParser {
    let source: YAMLSource
    /// The place that reading has come to while `parse` runs.
    var cursor: LineCursor
    /// The column of the block collection around the outermost bracket; all lines must be indented deeper.
    private var parent = -1
    /// The brackets that are open, outermost first.
    private var openers: [UInt8] = []
    /// An error that makes a closing bracket uncertain was reported; a second one would be its echo.
    var isDamaged = false
    /// Reading cannot go on within these brackets.
    private(set) var isAborted = false
    /// A line of these brackets was reported as too far left; the lines below it are not reported again.
    private var hasReportedIndentation = false

    init(_ source: YAMLSource) {
        self.source = source
        cursor = LineCursor(source, DiagnosticSink())
    }

    /// Reads the brackets that open at `offset`, within a block collection that stands at column `parent`.
    mutating func parse(at offset: Int, parent: Int, depth: Int) -> YAMLNode {
        self.parent = parent
        openers.removeAll(keepingCapacity: true)
        isDamaged = false
        isAborted = false
        hasReportedIndentation = false
        return parseNode(at: offset, depth: depth).0
    }

    /// Passes white space, comments and line ends; nil when the brackets end here without being closed.
    mutating func skipSpace(from offset: Int) -> Int? {
        var next = cursor.skipWhite(from: offset, in: source.lines[cursor.lineIndex])
        while true {
            let line = source.lines[cursor.lineIndex]
            if next < line.end,
                !(source.bytes[next] == .hash && (next == line.contentStart || source.bytes[next - 1].isWhite))
            {
                return next
            }
            cursor.lineIndex += 1
            guard let below = cursor.nextLine() else { return nil }
            if below.indentation <= parent {
                if source.beginsEntry(below) { return nil }
                if !hasReportedIndentation, !below.hasTabIndentation {
                    cursor.report(IndentationMistakes(source).flowIndentation(below, parent: parent))
                }
                hasReportedIndentation = true
            }
            next = below.contentStart
        }
    }

    /// Reads one value within brackets; the second result is the offset after it.
    mutating func parseNode(at offset: Int, depth: Int) -> (YAMLNode, Int) {
        let line = source.lines[cursor.lineIndex]
        switch source.bytes[offset] {
        case .openingBracket, .openingBrace:
            guard depth <= YAMLLimits.depth else {
                cursor.reportDepth(at: offset)
                isAborted = true
                return (source.errorNode(offset, offset + 1), offset + 1)
            }
            openers.append(source.bytes[offset])
            defer { openers.removeLast() }
            return source.bytes[offset] == .openingBracket
                ? parseSequence(at: offset, depth: depth) : parseMapping(at: offset, depth: depth)
        case .singleQuote, .doubleQuote:
            switch cursor.scanQuoted(at: offset, in: line, parent: max(parent, 0)) {
            case .text(let scalar):
                return (YAMLNode(.scalar(scalar), range: scalar.range), scalar.range.end)
            case .broken(let end):
                isDamaged = true
                return (source.errorNode(offset, end), end)
            }
        default:
            if source.bytes[offset] == .questionMark || source.bytes[offset] == .colon,
                source.isSeparator(at: offset + 1, in: line)
            {
                let key = cursor.reportComplexKey(at: offset, in: line)
                return (
                    source.errorNode(offset, key.scalar.range.end), skipBrokenItem(from: offset, leastEnd: offset + 1)
                )
            }
            guard isPlainStart(at: offset, in: line) else {
                let end = cursor.reportBadStart(at: offset, in: line, withinBrackets: true)
                return (source.errorNode(offset, end), skipBrokenItem(from: offset, leastEnd: offset + 1))
            }
            let plain = source.scanPlain(at: offset, in: line, withinBrackets: true)
            cursor.noteTab(in: plain)
            return (source.plainNode(offset, plain.end), plain.end)
        }
    }

    /// True if a text without quotes may begin at `offset` within brackets.
    private func isPlainStart(at offset: Int, in line: Line) -> Bool {
        guard source.isPlainStart(at: offset, in: line) else { return false }
        return source.bytes[offset] != .dash || !source.byte(at: offset + 1).isFlowIndicator
    }

    /// The next byte that is no space; nil, and reported, when the bracket at `open` is never closed.
    mutating func nextByte(from offset: Int, open: Int) -> Int? {
        guard !isAborted else { return nil }
        if let next = skipSpace(from: offset) { return next }
        if !isDamaged {
            let line = cursor.lineIndex < cursor.lineLimit ? source.lines[cursor.lineIndex] : nil
            cursor.report(FlowMistakes(source).unclosedBracket(at: open, before: line))
        }
        isAborted = true
        return nil
    }

    /// The offset after the bracket that closes the one at `open`, if it stands at `offset`. The wrong kind of bracket
    /// is reported; it closes the collection too, or the one around it.
    mutating func close(at offset: Int, open: Int) -> Int? {
        let byte = source.bytes[offset]
        guard byte == .closingBracket || byte == .closingBrace else { return nil }
        if byte == FlowMistakes.closer(of: source.bytes[open]) { return offset + 1 }
        if !isDamaged { cursor.report(FlowMistakes(source).wrongBracket(at: offset, open: open)) }
        isDamaged = true
        let isMeantForParent = openers.dropLast().last.map { FlowMistakes.closer(of: $0) == byte } ?? false
        return isMeantForParent ? offset : offset + 1
    }

    /// Passes the rest of a broken item: the answer is the comma or the bracket that ends it, on its own line at the
    /// furthest, and at least `leastEnd`.
    mutating func skipBrokenItem(from offset: Int, leastEnd: Int) -> Int {
        let line = source.lines[cursor.lineIndex]
        var nested = 0
        var next = offset
        while next < line.end {
            switch source.bytes[next] {
            case .openingBracket, .openingBrace:
                nested += 1
            case .closingBracket, .closingBrace:
                if nested == 0, next >= leastEnd { return next }
                nested -= 1
            case .comma where nested == 0 && next >= leastEnd:
                return next
            case .singleQuote, .doubleQuote:
                if let end = source.closingQuote(at: next, in: line) { next = end - 1 }
            case .hash where next > offset && source.bytes[next - 1].isWhite:
                return next
            default:
                break
            }
            next += 1
        }
        return line.end
    }
}
