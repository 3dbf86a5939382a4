import GenvcDiagnostics

/// Reads the lines of a document into a tree. The extensions read one form of a value each.
///
/// Every method that reads a value leaves the cursor at the first line that is not part of the value.
struct DocumentParser {
    let source: YAMLSource
    /// The form that the outermost value must have.
    let root: YAMLParser.Root
    var cursor: LineCursor
    /// The reader of brackets. It holds the cursor while it runs, and is kept so that its list of brackets is allocated
    /// once.
    var flow: FlowParser
    /// The item being read has its dash at a wrong column, which is reported.
    var isItemShifted = false
    /// The item being read has several keys on its first line, which is reported.
    var isItemWithoutBraces = false
    /// By how many spaces the last key that was reported differs from its siblings.
    var keyShift: Int?

    init(_ source: YAMLSource, root: YAMLParser.Root, sink: DiagnosticSink) {
        self.source = source
        self.root = root
        cursor = LineCursor(source, sink)
        flow = FlowParser(source)
    }

    /// The root of the document; nil when it holds nothing.
    mutating func parseDocument() -> YAMLNode? {
        skipPrologue()
        cursor.lineLimit =
            (cursor.lineIndex..<source.lines.count).first { source.isMarker(source.lines[$0]) } ?? source.lines.count
        cursor.skipBlankLines()
        guard cursor.lineIndex < cursor.lineLimit else {
            if !cursor.sink.hasErrors { cursor.report(DocumentMistakes(source).emptyDocument()) }
            return nil
        }
        cursor.noteTabIndentation()
        var node = parseBlockNode(at: source.lines[cursor.lineIndex].contentStart, parent: -1, depth: 1)
        if let rest = cursor.nextLine() {
            reportTextAfterRoot(rest, root: node)
            node = YAMLNode(.error, range: node.range)
        }
        if cursor.lineLimit < source.lines.count {
            cursor.report(DocumentMistakes(source).secondDocument(source.lines[cursor.lineLimit]))
        }
        cursor.tabs.report(to: &cursor.sink)
        return node
    }

    /// Reports lines below a root that is complete.
    private mutating func reportTextAfterRoot(_ line: Line, root node: YAMLNode) {
        if case .scalar(let scalar) = node.content, scalar.style == .plain, !source.beginsKey(line) {
            reportContinuation(of: node, parent: -1)
        } else {
            cursor.report(DocumentMistakes(source).textAfterRoot(line))
        }
    }

    /// Passes comments, directives and the `---` that may stand before the document.
    private mutating func skipPrologue() {
        cursor.skipBlankLines()
        while cursor.lineIndex < cursor.lineLimit, source.lines[cursor.lineIndex].spaces == 0,
            source.byte(at: source.lines[cursor.lineIndex].start) == .percent
        {
            cursor.report(DocumentMistakes(source).directive(source.lines[cursor.lineIndex]))
            cursor.lineIndex += 1
            cursor.skipBlankLines()
        }
        guard cursor.lineIndex < cursor.lineLimit, source.isMarker(source.lines[cursor.lineIndex]),
            source.lines[cursor.lineIndex].isDashMarker(in: source.bytes)
        else {
            return
        }
        let line = source.lines[cursor.lineIndex]
        let rest = cursor.skipWhite(from: line.contentStart + 3, in: line)
        if rest < line.end, source.bytes[rest] != .hash {
            cursor.report(DocumentMistakes(source).textAfterMarker(from: rest, in: line))
        }
        cursor.lineIndex += 1
    }
}

extension Line {
    /// True for `---`, false for `...`; the line must be a marker.
    fileprivate func isDashMarker(in bytes: [UInt8]) -> Bool { bytes[contentStart] == .dash }
}
