import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

/// Boxes and controls of a given number of columns and lines.
extension SketchDrawing {
    /// A box with a name in its middle that belongs to no view, such as that of the keyboard.
    func box(named name: String, columns: Int, lines: Int) -> [String] {
        box(Words(lines: [name], placement: .center), columns: columns, lines: lines)
    }

    /// An empty box.
    func edge(columns: Int, lines: Int) -> [String] {
        box(Words(lines: [], placement: .center), columns: columns, lines: lines)
    }

    /// A box with a name. If other views stand in it, the name moves into its upper edge.
    func named(_ name: String, _ index: Int, columns: Int, lines: Int) -> [String] {
        let words = Words(lines: [name], placement: .center)
        guard !tree.views[index].children.isEmpty, lines > 2, columns > 3 else {
            return box(words, columns: columns, lines: lines)
        }
        let empty = (2..<lines).map { _ in pen.strokes.vertical + pen.spaces(columns - 2) + pen.strokes.vertical }
        let ends = box(words, columns: columns, lines: 2)
        return [ends[0]] + empty + [ends[1]]
    }

    /// A text field as a box, with its text at its beginning and its button at its end.
    func field(_ element: Element, columns: Int, lines: Int) -> [String] {
        let words = FieldWords(element, pen)
        guard columns > 4, lines != 2 else { return lowField(words, columns: columns, lines: lines) }
        let line = words.line(columns: columns - 4, pen, isMirrored: isMirrored)
        return box(Words(lines: [line], placement: start), columns: columns, lines: lines)
    }

    /// A field whose box has no line inside: its text stands in brackets or in the upper edge.
    private func lowField(_ words: FieldWords, columns: Int, lines: Int) -> [String] {
        let content = words.content(isMirrored: isMirrored)
        // In the edge of the box, which goes on between text and trailing view.
        let end = words.trailing.isEmpty ? "" : " \(words.trailing) "
        let room = columns - 4 - DisplayWidth.columns(of: end)
        guard lines == 2, !end.isEmpty, room > 4 else {
            return box(Words(lines: [content], placement: start), columns: columns, lines: lines)
        }
        let text = " " + pen.cut(content, to: room - 2) + " "
        let rule = pen.rule(room - DisplayWidth.columns(of: text))
        let inside = isMirrored ? end + rule + text : text + rule + end
        let top = pen.strokes.top.left + pen.rule(1) + inside + pen.rule(1) + pen.strokes.top.right
        return [top, bottom(columns)]
    }

    /// The lower edge of a box.
    private func bottom(_ columns: Int) -> String {
        pen.strokes.bottom.left + pen.rule(columns - 2) + pen.strokes.bottom.right
    }

    /// A box of exactly so many columns and lines. It stands around its words if it is high enough; two lines have the
    /// words in the upper edge, and one line has brackets.
    func box(_ words: Words, columns: Int, lines: Int, isAtTop: Bool = false) -> [String] {
        guard columns > 3 else {
            return middle(pen.place(words.lines.first ?? "", in: columns), columns: columns, lines: lines)
        }
        let joined = words.lines.joined(separator: " ")
        let strokes = pen.strokes
        switch lines {
        case 1:
            let room = columns - 2
            let indent = DisplayWidth.columns(of: joined) < room ? 1 : 0
            return ["[" + pen.place(joined, in: room, words.placement, indent: indent) + "]"]
        case 2:
            let space = joined.isEmpty || DisplayWidth.columns(of: joined) > columns - 4 ? "" : " "
            let title = space + pen.cut(joined, to: columns - 2) + space
            let free = columns - 2 - DisplayWidth.columns(of: title)
            let before =
                switch words.placement {
                case .fill, .start: min(1, free)
                case .center: free / 2
                case .end: free - min(1, free)
                }
            return [
                strokes.top.left + pen.rule(before) + title + pen.rule(free - before) + strokes.top.right,
                bottom(columns),
            ]
        default:
            let inside = columns - 2
            let indent = inside > words.columns + 1 || inside > 12 ? 1 : 0
            var shown = words.lines
            if shown.count > lines - 2 { shown = pen.wrap(joined, to: inside - 2 * indent, count: lines - 2) }
            let first = isAtTop ? 0 : (lines - 2 - shown.count) / 2
            let content = (0..<(lines - 2)).map { line in
                let text = shown.indices.contains(line - first) ? shown[line - first] : ""
                let placed = pen.place(text, in: inside - 2 * indent, words.placement)
                return pen.spaces(indent) + placed + pen.spaces(indent)
            }
            return pen.box(content, columns: inside)
        }
    }

    // MARK: - Controls

    /// A line in the middle of so many lines.
    func middle(_ line: String, columns: Int, lines: Int) -> [String] {
        let blank = pen.spaces(columns)
        let before = (lines - 1) / 2
        return (0..<lines).map { $0 == before ? line : blank }
    }

    /// The titles of a segmented control in cells of equal width.
    func segments(_ element: Element, columns: Int) -> String {
        let titles = element.segmentTitles.map { pen.line($0) }
        let room = columns - 1 - titles.count
        guard !titles.isEmpty, room >= titles.count else {
            return pen.cut("[" + titles.joined(separator: "|") + "]", to: columns)
        }
        let cells = titles.enumerated().map { number, title in
            pen.place(title, in: (number + 1) * room / titles.count - number * room / titles.count, .center)
        }
        return "[" + (isMirrored ? cells.reversed() : cells).joined(separator: "|") + "]"
    }
}
