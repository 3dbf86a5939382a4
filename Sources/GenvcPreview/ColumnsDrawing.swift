import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

/// Draws what stands side by side: names over widths, in columns.
struct ColumnsDrawing {
    let tree: ViewTree
    let pen: Pen

    /// The fewest columns that still show a name: its bracket, a letter and the ellipsis.
    private static let leastColumns = 3
    private static let separatorColumns = 3
    /// Names in one column that are drawn, one below the other.
    private static let nameLines = 4
    private static let depthLimit = 8

    /// The lines of a horizontal stack, each `width` columns.
    func lines(of index: Int, width: Int) -> [String] {
        let available = width - 2
        let most = max(1, (available + Self.separatorColumns) / (Self.leastColumns + Self.separatorColumns))
        let children = tree.arrangedChildren(of: index)
        var columns = children.prefix(most).map { column(of: $0, in: index) }
        if children.count > most {
            columns[most - 1] = Column(names: [pen.strokes.ellipsis], width: "", isFlexible: false)
        }
        guard !columns.isEmpty else { return [] }
        let widths = Self.widths(of: columns, fitting: available)
        let height = columns.map(\.lines.count).max() ?? 0
        return (0..<height).map { line in
            let cells = zip(columns, widths).map { column, width in
                pen.place(line < column.lines.count ? column.lines[line] : "", in: width, .center)
            }
            return " " + cells.joined(separator: " \(pen.strokes.vertical) ") + " "
        }
    }

    /// `44pt`, `Flexible`, `Equal`: the widths of what stands in a horizontal stack.
    func widthNames(of index: Int) -> [String] {
        tree.arrangedChildren(of: index).map { widthName(of: $0, in: index) }
    }

    /// The names of what stands in a horizontal stack, without brackets.
    func titles(of index: Int) -> [String] {
        tree.arrangedChildren(of: index).map { names(of: $0, depth: 0).joined(separator: " + ") }
    }

    // MARK: - Columns

    private struct Column {
        /// One below the other.
        let names: [String]
        let width: String
        let isFlexible: Bool

        var lines: [String] { names + [width] }
        var columns: Int { lines.map { DisplayWidth.columns(of: $0) }.max() ?? 0 }
    }

    private func column(of child: Int, in stack: Int) -> Column {
        var names = self.names(of: child, depth: 0)
        if names.count > Self.nameLines { names[Self.nameLines - 1] = pen.strokes.ellipsis }
        names = Array(names.prefix(Self.nameLines))
        let widest = names.map { DisplayWidth.columns(of: $0) }.max() ?? 0
        return Column(
            names: names.map { "[" + pen.place($0, in: widest) + "]" }, width: widthName(of: child, in: stack),
            isFlexible: isFlexible(child, in: stack))
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

    // MARK: - Names

    private func names(of index: Int, depth: Int) -> [String] {
        let view = tree.views[index]
        guard depth < Self.depthLimit else { return [pen.strokes.ellipsis] }
        let children = tree.arrangedChildren(of: index)
        switch view.container {
        case .stack(let layout) where !children.isEmpty:
            let inner = children.map { names(of: $0, depth: depth + 1) }
            return layout.axis == .vertical
                ? Array(inner.joined()) : [inner.map { $0.joined(separator: " + ") }.joined(separator: " + ")]
        case .band: return children.flatMap { names(of: $0, depth: depth + 1) }
        case .none, .stack, .scroll: break
        }
        switch view.role {
        case .filler: return ["Spacer"]
        case .errorLabel: return ["Error label"]
        default: return [view.element.map { pen.line($0.shortName) } ?? ""]
        }
    }

    // MARK: - Widths

    private func distribution(of stack: Int) -> String? {
        if case .stack(let layout) = tree.views[stack].container { return layout.distribution }
        return nil
    }

    private func isEqual(_ index: Int, in stack: Int) -> Bool {
        distribution(of: stack) == "fillEqually" || tree.views[index].equalLength != nil
            || tree.views[stack].children.contains { tree.views[$0].equalLength?.view == index }
    }

    private func isFlexible(_ index: Int, in stack: Int) -> Bool {
        tree.views[index].flexibleWeight != nil || distribution(of: stack) == "fillEqually"
    }

    private func widthName(of index: Int, in stack: Int) -> String {
        let view = tree.views[index]
        if let rule = view.width.first {
            let points = "\(rule.length.points.pointText)pt"
            switch rule.relation {
            case .plain, .equal: return points
            case .minimum: return "min \(points)"
            case .maximum: return "max \(points)"
            }
        }
        if view.flexibleWeight != nil { return "Flexible" }
        if isEqual(index, in: stack) { return "Equal" }
        if view.container == .band, let child = view.children.first { return widthName(of: child, in: index) }
        if case .fixed(let width, _)? = view.element?.kind.intrinsicSize, view.role == .element {
            return "\(width.pointText)pt"
        }
        return "Content"
    }
}
