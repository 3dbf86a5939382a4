import GenvcDiagnostics

/// The second pass: lines to a tree. Its parts stand in the extensions, one for each form of a value.
///
/// Every method that reads a value leaves `lineIndex` at the first line that is not part of the value.
struct DocumentParser {
    let file: SourceFile
    let bytes: [UInt8]
    let lines: [Line]
    let root: YAMLParser.Root
    var sink: DiagnosticSink
    var lineIndex = 0
    /// The first line that is no part of the document.
    var lineLimit: Int
    var tabs = TabFindings()
    var flow = FlowState()
    /// The item being read has its dash at a wrong column, which is reported.
    var isItemShifted = false
    /// The item being read has several keys on its first line, which is reported.
    var isItemWithoutBraces = false
    /// By how many spaces the last key that was reported differs from its siblings.
    var keyShift: Int?

    init(file: SourceFile, lines: [Line], root: YAMLParser.Root, sink: DiagnosticSink) {
        self.file = file
        bytes = file.bytes
        self.lines = lines
        self.root = root
        self.sink = sink
        lineLimit = lines.count
    }

    /// The root of the document; nil when it holds nothing.
    mutating func parseDocument() -> YAMLNode? {
        skipPrologue()
        let first = lineIndex
        lineLimit = (lineIndex..<lines.count).first { isMarker(lines[$0]) } ?? lines.count
        skipBlankLines()
        guard lineIndex < lineLimit else {
            reportEmptyDocument(from: first)
            return nil
        }
        noteTabIndentation()
        var node = parseBlockNode(at: lines[lineIndex].contentStart, parent: -1, depth: 1)
        if let rest = nextLine() {
            reportTextAfterRoot(rest, root: node)
            node = YAMLNode(.error, range: node.range)
        }
        if lineLimit < lines.count { reportSecondDocument(lines[lineLimit]) }
        tabs.report(to: &sink)
        return node
    }

    /// Passes comments, directives and the `---` that may stand before the document.
    private mutating func skipPrologue() {
        skipBlankLines()
        while lineIndex < lineLimit, lines[lineIndex].spaces == 0, byte(at: lines[lineIndex].start) == .percent {
            reportDirective(lines[lineIndex])
            lineIndex += 1
            skipBlankLines()
        }
        guard lineIndex < lineLimit, isMarker(lines[lineIndex]), lines[lineIndex].isDashMarker(in: bytes) else {
            return
        }
        let line = lines[lineIndex]
        let rest = skipWhite(from: line.contentStart + 3, in: line)
        if rest < line.end, bytes[rest] != .hash { reportTextAfterMarker(from: rest, in: line) }
        lineIndex += 1
    }

    /// True for `---` or `...` at the first column, alone or before a space.
    private func isMarker(_ line: Line) -> Bool {
        guard line.end - line.contentStart >= 3, line.contentStart == line.start,
            bytes[line.contentStart] == .dash || bytes[line.contentStart] == .dot
        else { return false }
        let first = bytes[line.contentStart]
        return bytes[line.contentStart + 1] == first && bytes[line.contentStart + 2] == first
            && isSeparator(at: line.contentStart + 3, in: line)
    }

    // MARK: - Moving over the bytes

    /// The byte at `offset`, or a line feed after the last one.
    func byte(at offset: Int) -> UInt8 {
        offset < bytes.count ? bytes[offset] : .lineFeed
    }

    /// True when a space, a tab or the end of the line stands at `offset`.
    func isSeparator(at offset: Int, in line: Line) -> Bool {
        offset >= line.end || bytes[offset].isWhite
    }

    /// True when `- ` stands at `offset`.
    func isDash(at offset: Int, in line: Line) -> Bool {
        bytes[offset] == .dash && isSeparator(at: offset + 1, in: line)
    }

    mutating func skipBlankLines() {
        while lineIndex < lineLimit, lines[lineIndex].isBlank { lineIndex += 1 }
    }

    /// The next line with content; nil at the end, and when so many findings came that reading on helps nobody.
    mutating func nextLine() -> Line? {
        skipBlankLines()
        guard lineIndex < lineLimit, !sink.isFull else { return nil }
        noteTabIndentation()
        return lines[lineIndex]
    }

    /// The next byte that is no white space, on the same line. A tab before a value or a key is noted.
    mutating func skipWhite(from offset: Int, in line: Line) -> Int {
        var next = offset
        while next < line.end, bytes[next] == .space { next += 1 }
        guard next < line.end, bytes[next] == .tab else { return next }
        let tab = next
        while next < line.end, bytes[next].isWhite { next += 1 }
        // White space before a comment or the end of the line separates nothing.
        if next < line.end, bytes[next] != .hash { tabs.note(range(tab, tab + 1), line: lineIndex, .separation) }
        return next
    }

    mutating func noteTabIndentation() {
        let line = lines[lineIndex]
        guard line.hasTabIndentation else { return }
        let tab = line.start + line.spaces
        tabs.note(range(tab, tab + 1), line: lineIndex, .indentation)
    }

    /// Passes what belongs to a broken entry: all lines deeper than `column`.
    mutating func skipLines(deeperThan column: Int) {
        while lineIndex < lineLimit, lines[lineIndex].isBlank || lines[lineIndex].indentation > column {
            lineIndex += 1
        }
    }

    // MARK: - Texts and ranges

    func range(_ start: Int, _ end: Int) -> SourceRange {
        SourceRange(file: file.id, start: start, end: end)
    }

    func text(_ start: Int, _ end: Int) -> String {
        String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// What could not be read, from `start` to `end`.
    func errorNode(_ start: Int, _ end: Int) -> YAMLNode {
        YAMLNode(.error, range: range(start, end))
    }

    /// One past the last byte of the line that is neither white space nor, from `start` on, part of a comment.
    func textEnd(from start: Int, in line: Line) -> Int {
        var end = start
        var offset = start
        while offset < line.end {
            let byte = bytes[offset]
            if byte == .hash, offset == start || bytes[offset - 1].isWhite { break }
            if !byte.isWhite { end = offset + 1 }
            offset += 1
        }
        return end
    }
}

extension Line {
    fileprivate func isDashMarker(in bytes: [UInt8]) -> Bool { bytes[contentStart] == .dash }
}
