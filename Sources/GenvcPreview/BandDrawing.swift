import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

/// Draws the screen as bands between rules, each with what the layout says of it at its right.
struct BandDrawing {
    let tree: ViewTree
    let pen: Pen
    let options: DrawingOptions
    private(set) var lines: [String] = []

    /// Points of the system's bars as Apple's Human Interface Guidelines give them for an upright iPhone: drawn only.
    private enum BarHeight {
        static let navigation = 44
        static let largeTitleNavigation = 96
        static let tab = 49
        static let bottomInset = 34
    }

    init(tree: ViewTree, options: DrawingOptions) {
        self.tree = tree
        self.options = options
        pen = Pen(options.format)
        draw()
    }

    /// Columns between the borders.
    private var columns: Int { options.width - 2 }

    private mutating func draw() {
        let strokes = pen.strokes
        lines.append(strokes.top.left + pen.rule(columns) + strokes.top.right)
        addTop()
        for row in tree.rows where !row.isLayer {
            addRule()
            addRow(row)
        }
        addBottom()
        lines.append(strokes.bottom.left + pen.rule(columns) + strokes.bottom.right)
    }

    // MARK: - Bars

    private var hasBars: Bool { tree.screen.navigation != nil || tree.screen.hasTabBar }

    private mutating func addTop() {
        guard hasBars else { return addLabel("Safe Area Top") }
        addLabel("Status Bar", note: "Safe area top")
        guard let navigation = tree.screen.navigation else { return }
        addRule()
        let isLarge = navigation.largeTitleDisplayMode == "always"
        let height = isLarge ? BarHeight.largeTitleNavigation : BarHeight.navigation
        addLabel("Navigation Bar - \(height)pt", note: "Fixed height")
        guard let title = navigation.title else { return }
        let quoted = pen.quoted(pen.line(title.text), to: columns - 2 * ViewDrawing.textIndent)
        add(pen.place(quoted, in: columns, isLarge ? .start : .center, indent: ViewDrawing.textIndent))
    }

    private mutating func addBottom() {
        addRule()
        if tree.screen.hasTabBar {
            addLabel("Tab Bar - \(BarHeight.tab)pt", note: "Fixed height")
            addRule()
            addLabel("Safe Area Bottom - \(BarHeight.bottomInset)pt", note: "Safe area bottom")
        } else {
            addLabel("Safe Area Bottom", note: hasBars ? "Safe area bottom" : nil)
        }
    }

    // MARK: - Rows

    private mutating func addRow(_ row: RowDescription) {
        switch row.element.kind.drawing {
        case .gap where row.isFlexible:
            add(" [")
            add(pen.place("Flexible Spacer", in: columns, .center), note: row.mark)
            add("")
        case .line:
            let label = "[\(pen.cut(pen.line(row.caption), to: columns / 2))]"
            let rule = pen.rule(columns - DisplayWidth.columns(of: label) - 3)
            add(" \(label) \(rule) ", note: row.mark)
        case .gap:
            addTitle(of: row)
        default:
            addTitle(of: row)
            for line in ViewDrawing(tree: tree, pen: pen).lines(of: row.view, width: columns) { add(line) }
        }
    }

    /// A caption that is too long is cut before the height, never behind it.
    private mutating func addTitle(of row: RowDescription) {
        let number = row.number.map { "Row \($0): " } ?? ""
        let height = row.isFlexible ? "" : row.height.map { " - \($0.pointText)pt" } ?? ""
        let room = columns - 4 - number.utf8.count - height.utf8.count
        addLabel(number + pen.cut(pen.line(row.caption), to: room) + height, note: row.mark)
    }

    // MARK: - Lines

    private mutating func addRule() {
        lines.append(pen.strokes.middle.left + pen.rule(columns) + pen.strokes.middle.right)
    }

    private mutating func addLabel(_ label: String, note: String? = nil) {
        let content = pen.place(" [\(label)]", in: columns)
        add(content, note: note)
    }

    private mutating func add(_ content: String, note: String? = nil) {
        let border = pen.strokes.vertical
        let line = border + pen.place(content, in: columns) + border
        lines.append(note.map { line + "  " + options.palette.paint("<- " + $0, as: .note) } ?? line)
    }
}

extension RowDescription {
    /// What the layout says of the row's height, as the drawing marks it.
    var mark: String {
        var words = [isFlexible ? "Flexible" : hasOwnHeight ? "Fixed" : "Flexible (content)"]
        if section != .content { words.append("pinned") }
        if element.value(.isHidden) == .boolean(true) { words.append("hidden") }
        return words.joined(separator: ", ")
    }

    /// True if a constraint says the height.
    var hasOwnHeight: Bool { height != nil || element.kind.standardHeight == .hairline }
}
