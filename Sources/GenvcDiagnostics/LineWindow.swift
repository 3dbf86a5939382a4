/// The part of a line that an excerpt shows: all of it, or about a hundred columns around a mark.
struct LineWindow: Equatable {
    /// The most columns of an excerpt without its line number; twice this fits no laptop's terminal.
    static let mostColumns = 100
    /// A line with more bytes than a spec may have is no text anyone wrote; it is not shown at all.
    static let longestLine = 65_536

    /// The share of the columns, in hundredths, that is kept before a mark that stands far to the right.
    private static let shareBeforeMark = 60
    /// Bytes looked at on each side of the mark: a family emoji takes 25 bytes for its two columns.
    private static let reach = 2_048

    /// The text that is printed, with `…` where the line was cut.
    let text: String
    /// Columns of `text` before the mark.
    let columnsBefore: Int
    /// Columns of `text` under the mark, at least one.
    let markedColumns: Int
    /// True if the line's beginning was cut off.
    let isShifted: Bool

    /// The window of `line` around the bytes of `mark`, which is clipped to the line; nil if the line is too long.
    ///
    /// - Parameter width: The columns of the window.
    init?(_ bytes: [UInt8], line: Range<Int>, mark: Range<Int>, width: Int = LineWindow.mostColumns) {
        guard line.count <= Self.longestLine else { return nil }
        let line = Self.withoutByteOrderMark(line, of: bytes)
        let start = min(max(mark.lowerBound, line.lowerBound), line.upperBound)
        let end = min(max(mark.upperBound, start), line.upperBound)

        var lower = max(line.lowerBound, start - Self.reach)
        while lower < start, lower > line.lowerBound, UTF8.isContinuation(bytes[lower]) { lower += 1 }
        var upper = min(line.upperBound, start + Self.reach)
        while upper > start, upper < line.upperBound, UTF8.isContinuation(bytes[upper]) { upper -= 1 }

        let whole = VisibleText.of(bytes[lower..<upper])
        let markStart = VisibleText.of(bytes[lower..<start]).utf8.count
        let markEnd = VisibleText.of(bytes[lower..<max(start, min(end, upper))]).utf8.count
        let mark = Self.characters(of: whole, from: markStart, to: markEnd)
        var before = String(whole[..<mark.lowerBound])
        var after = String(whole[mark.lowerBound...])
        let marked = DisplayWidth.columns(of: String(whole[mark]))

        let columns = DisplayWidth.columns(of: before) + DisplayWidth.columns(of: after)
        let mostBefore = width * Self.shareBeforeMark / 100
        isShifted =
            lower > line.lowerBound || columns > width && DisplayWidth.columns(of: before) > mostBefore
        if isShifted { before = "…" + DisplayWidth.suffix(of: before, fitting: mostBefore - 1) }
        columnsBefore = DisplayWidth.columns(of: before)
        let room = width - columnsBefore
        if upper < line.upperBound || DisplayWidth.columns(of: after) > room {
            after = DisplayWidth.prefix(of: after, fitting: room - 1) + "…"
        }
        text = before + after
        markedColumns = max(1, min(marked, DisplayWidth.columns(of: after)))
    }

    /// The characters that hold the given UTF-8 offsets: a mark may begin or end within one, as within an emoji.
    private static func characters(of text: String, from start: Int, to end: Int) -> Range<String.Index> {
        var lower = text.startIndex
        var index = text.startIndex
        var offset = 0
        while index < text.endIndex, offset < end || offset < start {
            let next = text.index(after: index)
            offset += text.utf8.distance(from: index, to: next)
            index = next
            if offset <= start { lower = index }
        }
        return lower..<max(lower, index)
    }

    /// The line without the byte order mark that the first line of a file may begin with.
    private static func withoutByteOrderMark(_ line: Range<Int>, of bytes: [UInt8]) -> Range<Int> {
        let hasMark = line.lowerBound == 0 && bytes[line].starts(with: SourceFile.byteOrderMark)
        return hasMark ? 3..<line.upperBound : line
    }
}
