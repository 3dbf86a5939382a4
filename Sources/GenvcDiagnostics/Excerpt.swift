/// The lines of a file that a finding points at, numbered, with a line of marks below each.
struct Excerpt {
    /// Lines shown before the one in question, where no other place explains it.
    private static let contextLines = 2

    /// The signs below one line, with the words behind them.
    private struct Mark {
        /// The line, counted from 1.
        let line: Int
        /// The part of the line that is shown.
        let window: LineWindow
        /// The words behind the signs; nil for none.
        let text: String?
        /// True for the place of the finding, false for a related one.
        let isMain: Bool
    }

    /// The file of the finding; related places in other files are not shown.
    private let entry: SourceFiles.Entry
    /// The marks in the order of their lines.
    private let marks: [Mark]

    /// Related places that are shown nowhere: they lie in another file, or in a line too long to show.
    let left: [Diagnostic.Label]

    /// The columns that a line may have behind its number.
    private let width: Int

    /// Nil if the line of the finding is too long to be shown.
    init?(
        of range: SourceRange, label: String?, related: [Diagnostic.Label], in entry: SourceFiles.Entry, width: Int
    ) {
        guard let main = Self.mark(range, label, isMain: true, in: entry, width) else { return nil }
        var marks = [(start: range.start, mark: main)]
        var left: [Diagnostic.Label] = []
        for place in related {
            if place.range.file == range.file,
                let mark = Self.mark(place.range, place.text, isMain: false, in: entry, width)
            {
                marks.append((place.range.start, mark))
            } else {
                left.append(place)
            }
        }
        self.entry = entry
        self.marks = marks.sorted { $0.start < $1.start }.map(\.mark)
        self.left = left
        self.width = width
    }

    /// The mark of a range; nil if its line is too long to be shown.
    private static func mark(
        _ range: SourceRange, _ text: String?, isMain: Bool, in entry: SourceFiles.Entry, _ width: Int
    ) -> Mark? {
        let line = entry.lines.position(at: range.start).line
        let bytes = entry.lines.range(ofLine: line)
        return LineWindow(entry.file.bytes, line: bytes, mark: range.start..<range.end, width: width).map {
            Mark(line: line, window: $0, text: text, isMain: isMain)
        }
    }

    /// Columns of the line numbers: two at least, so that the excerpts of short files stand alike.
    private var numberColumns: Int { max(2, String(marks.last?.line ?? 1).utf8.count) }

    /// The text one column behind the line numbers, whose own columns stay empty.
    func indented(_ text: String) -> String {
        String(repeating: " ", count: numberColumns + 1) + text
    }

    /// The printed lines.
    func lines(_ palette: Palette, mainRole: Palette.Role) -> [String] {
        var result: [String] = []
        var last: Mark?
        for mark in marks {
            if let last, mark.line > last.line + 1 { result.append(indented("...")) }
            if last == nil, marks.count == 1 { result += context(before: mark, palette) }
            if last?.line != mark.line || last?.window.text != mark.window.text {
                result.append(numbered(mark.line, mark.window.text, palette))
            }
            result.append(drawn(mark, palette, mainRole: mainRole))
            last = mark
        }
        return result
    }

    /// The lines before a mark, without blank ones at their beginning; none before a line whose beginning was cut off.
    private func context(before mark: Mark, _ palette: Palette) -> [String] {
        // A shifted line does not stand below the lines before it.
        guard !mark.window.isShifted else { return [] }
        var result: [String] = []
        for line in max(1, mark.line - Self.contextLines)..<mark.line {
            let bytes = entry.lines.range(ofLine: line)
            let isBlank = entry.file.bytes[bytes].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            if isBlank && result.isEmpty { continue }
            let start = bytes.lowerBound..<bytes.lowerBound
            guard let window = LineWindow(entry.file.bytes, line: bytes, mark: start, width: width) else {
                result = []
                continue
            }
            result.append(numbered(line, window.text, palette))
        }
        return result
    }

    /// A line with its number; an empty line has no space at its end.
    private func numbered(_ line: Int, _ text: String, _ palette: Palette) -> String {
        let number = String(line)
        let padding = String(repeating: " ", count: numberColumns - number.utf8.count)
        return palette.paint(padding + number + " |", as: .gutter) + (text.isEmpty ? "" : " " + text)
    }

    /// The signs below a line: `^~~~` for the place of the finding, `~~~~` for a related one.
    private func drawn(_ mark: Mark, _ palette: Palette, mainRole: Palette.Role) -> String {
        let length = mark.window.markedColumns
        let sign = mark.isMain ? "^" + String(repeating: "~", count: length - 1) : String(repeating: "~", count: length)
        let text = mark.text.map { " " + VisibleText.of($0) } ?? ""
        return palette.paint(indented("|"), as: .gutter) + String(repeating: " ", count: mark.window.columnsBefore + 1)
            + palette.paint(sign + text, as: mark.isMain ? mainRole : .note)
    }
}
