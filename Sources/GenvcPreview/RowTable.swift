import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

/// The rows of a screen as a table: what stands in each, how high it is, and how it is laid out across the screen.
struct RowTable {
    let tree: ViewTree
    let heights: RowHeights
    let pen: Pen
    /// The columns that a line may have; nil for as many as its words take.
    var lineWidth: Int?

    /// The columns of the widest cell; a longer text is cut.
    private static let mostColumns = 44
    /// The columns of the narrowest cell that is still cut, so that its words can be guessed.
    private static let fewestColumns = 8
    /// The columns between two cells: a line with a blank at each side.
    private static let gap = 3

    /// The names of the columns, by which `DrawnFile` knows a drawing.
    static let header = ["Row", "Content", "Height", "Horizontal Layout"]

    /// The table from its header down; each column is as wide as its widest cell.
    var lines: [String] {
        let header = Self.header
        var body = tree.rows.filter { !$0.isLayer }.map { row in
            cells(of: row).map { pen.cut(pen.line($0), to: Self.mostColumns) }
        }
        var widths = header.indices.map { column in
            ([header] + body).map { DisplayWidth.columns(of: $0[column]) }.max() ?? 0
        }
        if let lineWidth {
            // The widest column gives way first.
            while widths.reduce(0, +) + Self.gap * (widths.count - 1) > lineWidth,
                let widest = widths.indices.max(by: { widths[$0] < widths[$1] }), widths[widest] > Self.fewestColumns
            {
                widths[widest] -= 1
            }
            body = body.map { cells in zip(cells, widths).map { pen.cut($0, to: $1) } }
        }
        let rule = widths.map { pen.rule($0) }
        let (line, crossing) = (pen.strokes.horizontal, pen.strokes.crossing)
        return [
            join(zip(header, widths).map { pen.cut($0, to: $1) }, widths),
            rule.joined(separator: line + crossing + line),
        ]
            + body.map { join($0, widths) }
    }

    /// A line of the table. The last cell is not padded, so that no line ends in spaces.
    private func join(_ cells: [String], _ widths: [Int]) -> String {
        let padded = zip(cells.dropLast(), widths).map { pen.place($0, in: $1) }
        return (padded + cells.suffix(1)).joined(separator: " \(pen.strokes.vertical) ")
    }

    /// The four cells of a row, in the order of `header`.
    private func cells(of row: RowDescription) -> [String] {
        switch row.element.kind.drawing {
        case .gap: ["Spacer", "-", height(of: row), "-"]
        case .line: ["Separator", "-", height(of: row), "Full width" + margins(of: row)]
        default: [row.number.map(String.init) ?? "", content(of: row), height(of: row), layout(of: row)]
        }
    }

    // MARK: - Cells

    /// The height of a row: the points of a constraint, one pixel for a separator, or what decides on it.
    private func height(of row: RowDescription) -> String {
        func with(_ least: Double?) -> String { least.map { ", min \($0.pointText)pt" } ?? "" }
        return switch heights[row] {
        case .flexible(let least): "Flexible" + with(least)
        case .fixed(let points): "\(points.pointText)pt fixed"
        case .hairline: "1px fixed"
        case .content(let least): "Flexible (content)" + with(least)
        }
    }

    /// The captions of what stands in a row, joined as in a sentence.
    private func content(of row: RowDescription) -> String {
        let element = row.element
        let parts = [element.children, element.slots?.leading, element.slots?.center, element.slots?.trailing]
            .compactMap { $0 }.joined()
        var words = parts.isEmpty ? [element.caption] : parts.map(\.caption)
        if element.hasErrorLabel { words.append("error") }
        return words.map(Self.lowered).joined(separator: " + ").capitalizedFirst
    }

    /// The horizontal layout of a row's content.
    private func layout(of row: RowDescription) -> String {
        let index = tree.contentView(of: row)
        let view = tree.views[index]
        if case .stack(let layout) = view.container, layout.axis == .horizontal {
            let widths = ColumnsDrawing(tree: tree, pen: pen).widthNames(of: index)
            return widths.isEmpty ? "-" : widths.joined(separator: " | ")
        }
        if case .choice(let name)? = row.element.toolValue(.revealButton)?.value {
            return "\(row.element.kind.nameSuffix) + \(name) button"
        }
        if let word = placementWord(of: index, row.element) { return word }
        return "Full width" + margins(of: row)
    }

    /// A word for where the content stands; nil if it fills the row.
    private func placementWord(of index: Int, _ element: Element) -> String? {
        var placement = ViewDrawing(tree: tree, pen: pen).placement(of: index)
        var isLink = false
        switch element.kind.drawing {
        case .text where placement == .fill:
            placement = ViewNode.Placement(textAlignment: element.choice(.textAlignment))
        case .button where placement == .fill && !element.isFilledButton:
            placement = .center
            isLink = !element.caption.hasSuffix("Link")
        default: break
        }
        switch placement {
        case .fill: return nil
        case .start: return "Leading"
        case .center: return isLink ? "Centered link" : "Centered"
        case .end: return "Trailing"
        }
    }

    /// Words for the margins of the section that the row is in; empty if it has none at its sides.
    private func margins(of row: RowDescription) -> String {
        if tree.views[row.view].isEdgeToEdge { return "" }
        let margins: Insets? =
            switch row.section {
            case .header: tree.screen.header?.margins
            case .content: tree.screen.margins
            case .footer: tree.screen.footer?.margins
            case .overlay, .underlay: nil
            }
        guard let margins else { return "" }
        return margins.leading.points == 0 && margins.trailing.points == 0 ? "" : " with padding"
    }

    /// The words of a caption as they stand within a sentence: `Email Field` gives `email field`, while `FAQ` stays.
    private static func lowered(_ caption: String) -> String {
        var bytes = Array(caption.utf8)
        let upper = UInt8(ascii: "A")...UInt8(ascii: "Z")
        for index in bytes.indices where upper.contains(bytes[index]) {
            let startsWord = index == 0 || bytes[index - 1] == UInt8(ascii: " ")
            let isAcronym = index + 1 < bytes.count && upper.contains(bytes[index + 1])
            if startsWord, !isAcronym { bytes[index] += 32 }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
