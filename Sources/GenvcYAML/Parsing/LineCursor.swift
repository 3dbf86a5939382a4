import GenvcDiagnostics

/// The place in a document up to which it is read, with the findings so far.
struct LineCursor {
    let source: YAMLSource
    /// The findings so far; tabs are added at the end, from `tabs`.
    var sink: DiagnosticSink
    /// The index of the line that is read.
    var lineIndex = 0
    /// The first line that is no part of the document.
    var lineLimit: Int
    var tabs = TabFindings()

    init(_ source: YAMLSource, _ sink: DiagnosticSink) {
        self.source = source
        self.sink = sink
        lineLimit = source.lines.count
    }

    /// Goes to the next line with content; it stays where it is when the current line has some.
    mutating func skipBlankLines() {
        while lineIndex < lineLimit, source.lines[lineIndex].isBlank { lineIndex += 1 }
    }

    /// The next line with content; nil at the end, and when so many findings came that reading on helps nobody.
    mutating func nextLine() -> Line? {
        skipBlankLines()
        guard lineIndex < lineLimit, !sink.isFull else { return nil }
        noteTabIndentation()
        return source.lines[lineIndex]
    }

    /// The next byte that is no white space, on the same line. A tab before a value or a key is noted.
    mutating func skipWhite(from offset: Int, in line: Line) -> Int {
        var next = offset
        while next < line.end, source.bytes[next] == .space { next += 1 }
        guard next < line.end, source.bytes[next] == .tab else { return next }
        let tab = next
        while next < line.end, source.bytes[next].isWhite { next += 1 }
        // White space before a comment or the end of the line separates nothing.
        if next < line.end, source.bytes[next] != .hash {
            tabs.note(source.range(tab, tab + 1), line: lineIndex, .separation)
        }
        return next
    }

    /// Notes a tab in the indentation of the current line, if one stands there.
    mutating func noteTabIndentation() {
        let line = source.lines[lineIndex]
        guard line.hasTabIndentation else { return }
        let tab = line.start + line.spaces
        tabs.note(source.range(tab, tab + 1), line: lineIndex, .indentation)
    }

    /// Passes the lines of a broken entry: all that are deeper than `column`.
    mutating func skipLines(deeperThan column: Int) {
        while lineIndex < lineLimit, source.lines[lineIndex].isBlank || source.lines[lineIndex].indentation > column {
            lineIndex += 1
        }
    }

    /// Notes a tab within a text without quotes.
    mutating func noteTab(in plain: PlainScan) {
        if let tab = plain.tab { tabs.note(source.range(tab, tab + 1), line: lineIndex, .separation) }
    }

    // MARK: - Findings

    /// Adds a finding; nil is none.
    mutating func report(_ finding: Diagnostic?) {
        if let finding { sink.add(finding) }
    }

    /// Reports a value or a key that begins with a sign YAML keeps for itself; the answer is where the broken text
    /// ends.
    mutating func reportBadStart(at offset: Int, in line: Line, withinBrackets: Bool = false) -> Int {
        let end =
            withinBrackets
            ? max(source.scanPlain(at: offset, in: line, withinBrackets: true).end, offset + 1)
            : source.textEnd(from: offset, in: line)
        report(ValueMistakes(source).badStart(source.range(offset, end)))
        return end
    }

    /// Reports `? key` or `: value`; the answer is the whole text as a key.
    mutating func reportComplexKey(at offset: Int, in line: Line) -> BlockKey {
        let place = source.range(offset, source.textEnd(from: offset, in: line))
        report(KeyMistakes(source).complexKey(at: offset))
        return BlockKey(
            scalar: YAMLScalar(text: source.text(place.start, place.end), style: .plain, range: place), next: line.end)
    }

    /// Reports a collection that lies in more others than are read.
    mutating func reportDepth(at offset: Int) {
        report(DocumentMistakes(source).depth(at: offset))
    }
}
