import GenvcDiagnostics
import GenvcViews

/// Writes text into an exact number of columns, in the characters of one format.
struct Pen {
    /// The characters of boxes in the format.
    let strokes: Strokes
    /// True if texts are written in ASCII too, for logs that know nothing else.
    let isASCII: Bool

    init(_ format: DrawingOptions.Format) {
        isASCII = format == .ascii
        strokes = isASCII ? .ascii : .lines
    }

    // MARK: - Text of the spec

    /// The text as one line that can be printed; in ASCII each column of another character is a `?`.
    func line(_ text: String) -> String {
        let visible = VisibleText.of(Self.joiningLines(text))
        guard isASCII, !visible.utf8.allSatisfy({ $0 < 0x80 }) else { return visible }
        var bytes: [UInt8] = []
        for character in visible {
            if let byte = character.asciiValue {
                bytes.append(byte)
            } else {
                let columns = DisplayWidth.columns(of: String(character))
                bytes.append(contentsOf: repeatElement(UInt8(ascii: "?"), count: columns))
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text in at most `count` lines of at most `columns`, broken at spaces where there are any. The last line is
    /// cut if there is more.
    func wrap(_ text: String, to columns: Int, count: Int) -> [String] {
        var lines: [String] = []
        var rest = Substring(line(text))
        while !rest.isEmpty, columns > 0 {
            if lines.count == count - 1 || DisplayWidth.columns(of: String(rest)) <= columns {
                lines.append(cut(String(rest), to: columns))
                break
            }
            let (first, next) = Self.breakLine(rest, at: columns)
            lines.append(first)
            rest = next
        }
        return lines
    }

    /// The text with a space in place of each line break.
    private static func joiningLines(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else { return text }
        let parts = text.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        return parts.map { String(Substring($0)) }.joined(separator: " ")
    }

    /// The words that fit into `columns`, and the rest behind them.
    private static func breakLine(_ text: Substring, at columns: Int) -> (first: String, rest: Substring) {
        let fitting = DisplayWidth.prefix(of: String(text), fitting: columns)
        // A character that is wider than the line is left out, because nothing else would end the loop.
        if fitting.isEmpty { return ("", text.dropFirst()) }
        let end = text.utf8.index(text.startIndex, offsetBy: fitting.utf8.count)
        let space = UInt8(ascii: " ")
        if end < text.endIndex, text.utf8[end] == space {
            return (fitting, text[end...].drop { $0 == " " })
        }
        if let last = text.utf8[..<end].lastIndex(of: space), last > text.startIndex {
            return (String(text[..<last]), text[last...].drop { $0 == " " })
        }
        return (fitting, text[end...])
    }

    // MARK: - Columns

    /// The text if it takes at most `columns`, else its beginning with an ellipsis.
    func cut(_ text: String, to columns: Int) -> String {
        guard DisplayWidth.columns(of: text) > columns else { return text }
        let mark = DisplayWidth.prefix(of: strokes.ellipsis, fitting: columns)
        return DisplayWidth.prefix(of: text, fitting: columns - DisplayWidth.columns(of: mark)) + mark
    }

    /// The text in exactly `columns`, cut or with spaces around it.
    ///
    /// - Parameter indent: The columns left free at the side at which the text stands; without effect in the middle,
    ///   where of an odd number of spaces one more stands behind.
    func place(_ text: String, in columns: Int, _ placement: ViewNode.Placement = .start, indent: Int = 0) -> String {
        let room = max(0, columns - (placement == .center ? 0 : indent))
        let content = cut(text, to: room)
        let free = room - DisplayWidth.columns(of: content)
        let gap = columns - room
        switch placement {
        case .fill, .start: return spaces(gap) + content + spaces(free)
        case .center: return spaces(free / 2) + content + spaces(free - free / 2)
        case .end: return spaces(free) + content + spaces(gap)
        }
    }

    /// So many spaces; none for a negative count.
    func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

    /// A horizontal line of so many columns; empty for a negative count.
    func rule(_ columns: Int) -> String { String(repeating: strokes.horizontal, count: max(0, columns)) }

    // MARK: - Boxes

    /// A box around lines that are all `columns` wide. It takes two columns and two lines more.
    func box(_ lines: [String], columns: Int) -> [String] {
        [strokes.top.left + rule(columns) + strokes.top.right]
            + lines.map { strokes.vertical + $0 + strokes.vertical }
            + [strokes.bottom.left + rule(columns) + strokes.bottom.right]
    }
}
