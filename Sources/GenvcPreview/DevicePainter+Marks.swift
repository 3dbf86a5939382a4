import GenvcDiagnostics

extension DevicePainter {
    /// Writes the numbers of findings at the views that they are about.
    ///
    /// - Returns: The marks that have no place in the drawing.
    mutating func paint(_ marks: FindingMarks) -> [FindingMarks.Mark] {
        var others = marks.others
        for (view, marks) in marks.views {
            let columns = marks.reduce(0) { $0 + DisplayWidth.columns(of: pen.strokes.mark($1.number)) }
            guard let (column, line) = place(ofMarkAt: view, columns: columns) else {
                others += marks
                continue
            }
            var end = column
            for mark in marks {
                let text = pen.strokes.mark(mark.number)
                canvas.write(text, column: end, line: line, role: mark.severity.role)
                end += DisplayWidth.columns(of: text)
            }
        }
        return others
    }

    /// The cell at which the marks of a view begin: its upper right corner, or else the nearest place in it or beside
    /// it where nothing is written; if there is none, over what is written there. Nil if the view is not drawn.
    private func place(ofMarkAt view: Int, columns: Int) -> (column: Int, line: Int)? {
        guard let figure = extent.figure(of: view) else { return nil }
        let parts = extent.parts(of: figure).map { $0.intersection(canvas.bounds) }
        guard let part = parts.first(where: { $0.lines > 0 }) ?? parts.first(where: { $0.columns > 0 }) else {
            return nil
        }
        let strokes: Set = [pen.strokes.horizontal, pen.strokes.hidden]
        let lines = part.line..<max(part.endLine, part.line + 1)
        for line in lines {
            for column in [part.endColumn - columns - 1, part.endColumn - columns] where column >= part.column {
                if canvas.isBlank(CellRect(column: column, line: line, columns: columns, lines: 1), but: strokes) {
                    return (column, line)
                }
            }
        }
        for line in lines {
            for column in [part.endColumn, part.column - columns] {
                let cells = CellRect(column: column, line: line, columns: columns, lines: 1)
                if canvas.isBlank(cells), canvas.isFree(cells) { return (column, line) }
            }
        }
        let last = canvas.bounds.endColumn - columns
        return (min(max(part.column, part.endColumn - columns), max(canvas.bounds.column, last)), part.line)
    }
}
