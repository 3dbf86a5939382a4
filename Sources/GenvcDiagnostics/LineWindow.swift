/// The part of a line that an excerpt shows: all of it, or about a hundred columns around a mark.
struct LineWindow: Equatable {
    /// Columns of an excerpt without its line number; twice this fits no laptop's terminal.
    static let columns = 100
    /// A line with more bytes than a spec may have is no text anyone wrote; it is not shown at all.
    static let longestLine = 65_536

    /// Columns kept before a mark that stands far to the right.
    private static let columnsBeforeMark = 60
    /// Bytes looked at on each side of the mark: a family emoji takes 25 bytes for its two columns.
    private static let reach = 2_048

    /// What is printed, with `…` where the line was cut.
    let text: String
    /// Columns of `text` before the mark.
    let columnsBefore: Int
    /// Columns of `text` under the mark, at least one.
    let markedColumns: Int
    /// True if the line's beginning was cut off.
    let isShifted: Bool

    /// The window of `line` around the bytes of `mark`, which is clipped to the line; nil if the line is too long.
    init?(_ bytes: [UInt8], line: Range<Int>, mark: Range<Int>) {
        guard line.count <= Self.longestLine else { return nil }
        let line = Self.withoutByteOrderMark(line, of: bytes)
        let start = min(max(mark.lowerBound, line.lowerBound), line.upperBound)
        let end = min(max(mark.upperBound, start), line.upperBound)

        var lower = max(line.lowerBound, start - Self.reach)
        while lower < start, lower > line.lowerBound, UTF8.isContinuation(bytes[lower]) { lower += 1 }
        var upper = min(line.upperBound, start + Self.reach)
        while upper > start, upper < line.upperBound, UTF8.isContinuation(bytes[upper]) { upper -= 1 }

        var before = VisibleText.of(bytes[lower..<start])
        var after = VisibleText.of(bytes[start..<upper])
        let marked = DisplayWidth.columns(of: VisibleText.of(bytes[start..<min(end, upper)]))

        let columns = DisplayWidth.columns(of: before) + DisplayWidth.columns(of: after)
        isShifted =
            lower > line.lowerBound
            || columns > Self.columns && DisplayWidth.columns(of: before) > Self.columnsBeforeMark
        if isShifted {
            before = "…" + DisplayWidth.suffix(of: before, fitting: Self.columnsBeforeMark - 1)
        }
        columnsBefore = DisplayWidth.columns(of: before)
        let room = Self.columns - columnsBefore
        if upper < line.upperBound || DisplayWidth.columns(of: after) > room {
            after = DisplayWidth.prefix(of: after, fitting: room - 1) + "…"
        }
        text = before + after
        markedColumns = max(1, min(marked, DisplayWidth.columns(of: after)))
    }

    private static func withoutByteOrderMark(_ line: Range<Int>, of bytes: [UInt8]) -> Range<Int> {
        let hasMark = line.lowerBound == 0 && bytes[line].starts(with: [0xEF, 0xBB, 0xBF])
        return hasMark ? 3..<line.upperBound : line
    }
}
