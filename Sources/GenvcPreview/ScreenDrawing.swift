import GenvcChecks
import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

/// A screen in text, drawn from its spec alone: the same spec gives the same bytes.
package enum ScreenDrawing {
    /// The text that `genvc preview` prints: the drawing, a blank line, the table of the rows and what no band shows;
    /// in the format `table` without the drawing. It ends in a line feed.
    package static func text(_ checked: CheckedScreen, options: DrawingOptions = DrawingOptions()) -> String {
        var lines: [String] = []
        let heights = RowHeights(checked.tree)
        if options.format != .table {
            lines = BandDrawing(tree: checked.tree, heights: heights, options: options).lines + [""]
        }
        lines +=
            RowTable(
                tree: checked.tree, heights: heights, pen: Pen(options.format), lineWidth: options.lineWidth
            ).lines
        let facts = ScreenFacts(tree: checked.tree, pen: Pen(options.format)).lines
        if !facts.isEmpty { lines += [""] + facts }
        return joined(lines)
    }

    /// The text that `genvc preview --device` prints: the screen on each device, side by side and to scale, with the
    /// numbers of findings at their places, and below what was found, with lines of `files`. It ends in a line feed.
    package static func devices(
        _ screens: [DrawnScreen], in files: SourceFiles,
        options: DrawingOptions = DrawingOptions(width: DrawingOptions.devicesWidth)
    ) -> String {
        let list = FindingList(screens)
        let findings = list.lines(Pen(options.format), in: files, width: options.width, palette: options.palette)
        let drawing = DevicesDrawing(screens, list, options: options).lines
        let lines = drawing + (findings.isEmpty ? [] : [""] + findings)
        return joined(lines.map(trimmed))
    }

    /// The drawing alone.
    package static func drawing(_ checked: CheckedScreen, options: DrawingOptions = DrawingOptions()) -> String {
        joined(BandDrawing(tree: checked.tree, heights: RowHeights(checked.tree), options: options).lines)
    }

    /// The lines of the drawing, cut above each row.
    package static func bands(_ checked: CheckedScreen) -> [DrawnBand] {
        BandDrawing(tree: checked.tree, heights: RowHeights(checked.tree), options: DrawingOptions()).bands
    }

    /// The table of the rows alone.
    package static func table(_ checked: CheckedScreen, options: DrawingOptions = DrawingOptions()) -> String {
        joined(RowTable(tree: checked.tree, heights: RowHeights(checked.tree), pen: Pen(options.format)).lines)
    }

    /// The elements that stand in one row side by side, in a box of its own: names over widths; nil where no row has
    /// that number, or where it is not horizontal.
    package static func row(
        _ number: Int, of checked: CheckedScreen, options: DrawingOptions = DrawingOptions(width: rowWidth)
    ) -> String? {
        let tree = checked.tree
        guard let row = tree.rows.first(where: { $0.number == number }),
            case .stack(let layout) = tree.views[tree.contentView(of: row)].container, layout.axis == .horizontal
        else { return nil }
        let pen = Pen(options.format)
        let columns = ColumnsDrawing(tree: tree, pen: pen)
        let view = tree.contentView(of: row)
        let title = "Row: [" + columns.titles(of: view).joined(separator: " | ") + "]"
        let width = options.width - 2
        return joined(
            [pen.cut(title, to: DrawingOptions.widths.upperBound)]
                + pen.box(columns.lines(of: view, width: width), columns: width))
    }

    /// The columns of the source document's rows drawn alone: 40 between the borders.
    package static let rowWidth = 42

    /// The line without the spaces at its end.
    private static func trimmed(_ line: String) -> String {
        guard let last = line.utf8.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return "" }
        return String(line[...last])
    }

    /// The lines as one text, each ended by a line feed.
    private static func joined(_ lines: [String]) -> String {
        var bytes: [UInt8] = []
        for line in lines {
            bytes.append(contentsOf: line.utf8)
            bytes.append(UInt8(ascii: "\n"))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
