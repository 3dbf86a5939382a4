import GenvcChecks
import GenvcDiagnostics
import GenvcModel
import GenvcViews
import SimpleLayout

/// Draws a screen as it stands on one device, to scale.
struct DeviceDrawing {
    /// The lines over the drawing, each as wide as the lines of the drawing.
    let caption: [String]
    /// The lines of the drawing with their colors, each `columns` wide.
    let lines: [String]
    /// The columns of each line.
    let columns: Int

    /// The fewest columns in which a caption can be read.
    private static let leastColumns = 24
    /// The number of lines that a caption may take.
    private static let captionLines = 4

    /// Paints the layers from the lowest to the highest: the screen, its views, the keyboard, and the numbers of
    /// findings.
    init(_ drawn: DrawnScreen, _ list: FindingList, scale: DrawingScale, options: DrawingOptions) {
        let sketch = SketchDrawing(
            plan: drawn.plan, pen: Pen(options.format), scale: scale,
            isMirrored: drawn.point.direction == .rightToLeft)
        var painter = DevicePainter(drawn, sketch)
        painter.paintScreen()
        painter.paintScrolled()
        painter.paintViews()
        painter.paintEndOfContent()
        painter.paintKeyboard()
        let unplaced = painter.paint(FindingMarks(drawn, list))
        lines = painter.canvas.lines(options.palette)
        columns = painter.canvas.bounds.columns
        caption = Self.caption(
            drawn.caption, unplaced, column: painter.extent.screen.column - 1 - painter.canvas.bounds.column,
            columns: columns, sketch.pen, options.palette)
    }

    /// The columns that the drawing of a screen takes at a scale.
    static func columns(of drawn: DrawnScreen, scale: DrawingScale) -> Int {
        let sketch = SketchDrawing(plan: drawn.plan, pen: Pen(.text), scale: scale, isMirrored: false)
        return DeviceExtent(drawn, sketch).bounds.columns
    }

    /// The caption over the screen, behind which stand the marks of findings that have no place in the drawing.
    ///
    /// - Parameter column: The column at which the screen begins.
    private static func caption(
        _ text: String, _ marks: [FindingMarks.Mark], column: Int, columns: Int, _ pen: Pen, _ palette: Palette
    ) -> [String] {
        let marks = marks.map { (text: pen.strokes.mark($0.number), role: $0.severity.role) }
        let tail = marks.isEmpty ? "" : "  " + marks.map(\.text).joined()
        let room = columns - column
        var lines = pen.wrap(text, to: room, count: captionLines)
        let last = lines.last.map { DisplayWidth.columns(of: $0) } ?? 0
        if last + DisplayWidth.columns(of: tail) > room { lines.append("") }
        var canvas = Canvas(CellRect(column: 0, line: 0, columns: columns, lines: lines.count))
        for (line, text) in lines.enumerated() { canvas.write(text, column: column, line: line, role: .heading) }
        var end = column + DisplayWidth.columns(of: lines.last ?? "") + (lines.last?.isEmpty ?? true ? 0 : 2)
        for mark in marks {
            canvas.write(mark.text, column: end, line: lines.count - 1, role: mark.role)
            end += DisplayWidth.columns(of: mark.text)
        }
        return canvas.lines(palette)
    }
}
