import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

/// Draws what stands side by side: names over widths, in columns.
struct ColumnsDrawing {
    let tree: ViewTree
    let pen: Pen

    /// The fewest columns that still show a name: a letter and the ellipsis in brackets.
    private static let leastColumns = 4
    private static let separatorColumns = 3
    /// Names in one column that are drawn, one below the other.
    private static let nameLines = 4
    /// Names and widths in a line of text, which is cut long before.
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

    /// `44pt`, `Flexible`, `Equal`: the widths of what stands in a horizontal stack, as many as a line may hold.
    func widthNames(of index: Int) -> [String] {
        tree.arrangedChildren(of: index).prefix(Self.namesInLine).map { widthName(of: $0, in: index) }
    }

    /// The names of the same, without brackets.
    func titles(of index: Int) -> [String] {
        tree.arrangedChildren(of: index).prefix(Self.namesInLine).map {
            names(of: $0, depth: 0).joined(separator: " + ")
        }
    }

    // MARK: - Columns

    private struct Column {
        /// The names in the column, from top to bottom.
        let names: [String]
        let width: String
        let isFlexible: Bool
        var isEqual = false
        /// Columns that it takes at the least.
        var least = 0

        /// What the longest name in brackets and the width take.
        var columns: Int {
            let name = names.map { DisplayWidth.columns(of: $0) }.max() ?? 0
            return max(name + 2, DisplayWidth.columns(of: width), least)
        }
    }

    /// The names in brackets, which stay closed where a name is cut, and the width below.
    private func lines(of column: Column, width: Int) -> [String] {
        let names = column.names.map { pen.place("[\(pen.cut($0, to: width - 2))]", in: width, .center) }
        return names + [pen.place(column.width, in: width, .center)]
    }

    private func column(of child: Int, in stack: Int) -> Column {
        // What fills up the last line of a grid is nothing to see.
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

    /// What is as wide as each other is drawn so.
    private static func widenEqual(_ columns: inout [Column]) {
        let widest = columns.filter(\.isEqual).map(\.columns).max() ?? 0
        for index in columns.indices where columns[index].isEqual { columns[index].least = widest }
    }

    /// Free columns go to what is flexible; of too many the widest gives first.
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
