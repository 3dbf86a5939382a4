import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

/// Draws the views of a horizontal stack as columns, names over widths.
struct ColumnsDrawing {
    let tree: ViewTree
    let pen: Pen

    /// The fewest columns that still show a name: a letter and the ellipsis in brackets.
    private static let leastColumns = 4
    /// The columns between two columns of the drawing: a line with a blank at each side.
    private static let separatorColumns = 3
    /// The number of names that are drawn one below the other; an ellipsis stands for the rest.
    private static let nameLines = 4
    /// The number of names or widths that go into a line of text, which is cut long before so many fit.
    private static let namesInLine = 16

    /// The lines of a horizontal stack, each `width` columns.
    func lines(of index: Int, width: Int) -> [String] {
        let available = width - 2
        let most = max(1, (available + Self.separatorColumns) / (Self.leastColumns + Self.separatorColumns))
        let children = tree.arrangedChildren(of: index)
        var columns = children.prefix(most).map { column(of: $0, in: index) }
        if children.count > most {
            columns[most - 1] = Column(names: [pen.strokes.ellipsis], width: "", isFlexible: false)
        }
        Self.widenEqual(&columns)
        guard !columns.isEmpty else { return [] }
        let widths = Self.widths(of: columns, fitting: available)
        let cells = zip(columns, widths).map { lines(of: $0, width: $1) }
        let height = cells.map(\.count).max() ?? 0
        return (0..<height).map { line in
            let texts = zip(cells, widths).map { line < $0.count ? $0[line] : pen.spaces($1) }
            return " " + texts.joined(separator: " \(pen.strokes.vertical) ") + " "
        }
    }

    /// The widths of the views of a horizontal stack, such as `44pt`, `Flexible` and `Equal`, as many as a line may
    /// hold.
    func widthNames(of index: Int) -> [String] {
        tree.arrangedChildren(of: index).prefix(Self.namesInLine).map { widthName(of: $0, in: index) }
    }

    /// The names of the views of a horizontal stack, as many as a line may hold.
    func titles(of index: Int) -> [String] {
        tree.arrangedChildren(of: index).prefix(Self.namesInLine).map {
            names(of: $0, depth: 0).joined(separator: " + ")
        }
    }

    // MARK: - Columns

    /// One column of the drawing; its numbers are columns of the terminal.
    private struct Column {
        /// The names in the column, from top to bottom.
        let names: [String]
        /// The width in words: `44pt`, `Flexible`, `Equal` or `Content`.
        let width: String
        /// True if the column gets a share of the free columns.
        let isFlexible: Bool
        /// True if the column is drawn as wide as the others that are equal.
        var isEqual = false
        /// The fewest columns that it is given.
        var least = 0

        /// The columns that the column asks for: those of its longest name in brackets, of its width in words, and at
        /// least `least`.
        var columns: Int {
            let name = names.map { DisplayWidth.columns(of: $0) }.max() ?? 0
            return max(name + 2, DisplayWidth.columns(of: width), least)
        }
    }

    /// The names, in brackets which stay closed where a name is cut, and the width below them.
    private func lines(of column: Column, width: Int) -> [String] {
        let names = column.names.map { pen.place("[\(pen.cut($0, to: width - 2))]", in: width, .center) }
        return names + [pen.place(column.width, in: width, .center)]
    }

    /// The column of a view in a stack, with at most `nameLines` names.
    private func column(of child: Int, in stack: Int) -> Column {
        // The views that fill up the last line of a grid show nothing, but keep their share of its width.
        if tree.views[child].role == .filler, tree.views[stack].role == .gridLine {
            return Column(names: [], width: "", isFlexible: true, isEqual: true)
        }
        var names = self.names(of: child, depth: 0)
        if names.count > Self.nameLines { names[Self.nameLines - 1] = pen.strokes.ellipsis }
        names = Array(names.prefix(Self.nameLines))
        let widest = names.map { DisplayWidth.columns(of: $0) }.max() ?? 0
        return Column(
            names: names.map { pen.place($0, in: widest) }, width: widthName(of: child, in: stack),
            isFlexible: isFlexible(child, in: stack), isEqual: isEqual(child, in: stack))
    }

    /// Gives columns of equal width the columns of the widest of them.
    private static func widenEqual(_ columns: inout [Column]) {
        let widest = columns.filter(\.isEqual).map(\.columns).max() ?? 0
        for index in columns.indices where columns[index].isEqual { columns[index].least = widest }
    }

    /// The columns that each column of the drawing gets. Free ones go to flexible views, else to the last one; if there
    /// are too few, the widest gives first.
    private static func widths(of columns: [Column], fitting available: Int) -> [Int] {
        let total = available - separatorColumns * (columns.count - 1)
        // No column can be wider than all of them together.
        var widths = columns.map { min($0.columns, total) }
        var free = total - widths.reduce(0, +)
        while free < 0, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }) {
            widths[widest] -= 1
            free += 1
        }
        var takers = columns.indices.filter { columns[$0].isFlexible }
        if takers.isEmpty { takers = [columns.count - 1] }
        for (order, taker) in takers.enumerated() {
            widths[taker] += free / takers.count + (order < free % takers.count ? 1 : 0)
        }
        return widths
    }
}
