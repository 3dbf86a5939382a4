import GenvcChecks
import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

/// The sketch of a screen: its bars and rows as bands between rules, each with what the layout says of it at its right.
///
/// A sketch is not to scale. It shows what stands in which row, and which heights are fixed.
struct BandDrawing {
    /// The views of the screen as its samples show it.
    let tree: ViewTree
    /// Writes in the characters of the drawing's format.
    let pen: Pen
    let options: DrawingOptions
    private let heights: RowHeights
    /// Columns between the borders.
    private var columns = 0
    /// False where a line has no room for what the layout says of its row; it stands in the table too.
    private var hasMarks = true
    /// The bands from top to bottom; their lines together are the drawing.
    private(set) var bands: [DrawnBand] = []

    /// The points of the safe area at the bottom of an upright iPhone without a home button. They are only drawn.
    private static let bottomInset = 34
    /// The characters between a band and what the layout says of it.
    private static let beside = "  " + Strokes.noteMark

    init(tree: ViewTree, heights: RowHeights, options: DrawingOptions) {
        self.tree = tree
        self.options = options
        pen = Pen(options.format)
        self.heights = heights
        if let lineWidth = options.lineWidth {
            let marks = tree.rows.filter { !$0.isLayer }.map { Self.beside.utf8.count + mark(of: $0).utf8.count }
            let room = lineWidth - (marks.max() ?? 0)
            hasMarks = room >= DrawingOptions.widths.lowerBound
            columns = DrawingOptions.clamped(hasMarks ? room : lineWidth) - 2
        } else {
            columns = options.width - 2
        }
        draw()
    }

    /// All lines of the drawing, from the upper border to the lower one.
    var lines: [String] { bands.flatMap(\.lines) }

    /// Draws the bands from top to bottom; layers over and under the screen are left out.
    private mutating func draw() {
        let strokes = pen.strokes
        begin(.statusBar, with: strokes.top.left + pen.rule(columns) + strokes.top.right)
        // A part of a screen begins with its first row.
        if !tree.screen.isFitting { addTop() }
        for (place, row) in tree.rows.filter({ !$0.isLayer }).enumerated() {
            if place > 0 || !tree.screen.isFitting { addRule(above: .element(row.element.range.start)) }
            addRow(row)
        }
        if !tree.screen.isFitting { addBottom() }
        begin(.edge, with: strokes.bottom.left + pen.rule(columns) + strokes.bottom.right)
    }

    // MARK: - Bars

    /// The heights of the bars of an upright iPhone, in points.
    private var bars: BarHeights { BarHeights(of: tree.screen, isPad: false, isLandscape: false) }

    /// True if the screen has a bar, so that the safe area is drawn with its parts.
    private var hasBars: Bool { bars.top + bars.bottom > 0 }

    /// Draws the status bar and the navigation bar, or one line for both where the screen has no bars.
    private mutating func addTop() {
        guard hasBars else { return addLabel("Safe Area Top") }
        addLabel("Status Bar", note: "Safe area top")
        guard let navigation = tree.screen.navigation else { return }
        addRule(above: .navigationBar)
        addLabel("Navigation Bar - \(bars.navigation.pointText)pt", note: "Fixed height")
        let title = navigation.title.map { pen.quoted(pen.line($0.text), to: columns - 2 * ViewDrawing.textIndent) }
        for line in BarDrawing(tree: tree, pen: pen).navigationLines(columns: columns, title: title) { add(line) }
    }

    /// Draws the toolbar and the tab bar, as far as the screen has them, and the safe area below.
    private mutating func addBottom() {
        if let line = BarDrawing(tree: tree, pen: pen).toolbarLine(columns: columns) {
            addRule(above: .toolbar)
            addLabel("Toolbar - \(bars.toolbar.pointText)pt", note: "Fixed height")
            add(line)
        }
        if tree.screen.showsTabBar {
            addRule(above: .tabBar)
            addLabel("Tab Bar - \(bars.tabBar.pointText)pt", note: "Fixed height")
        }
        addRule(above: .safeArea)
        if tree.screen.showsTabBar {
            addLabel("Safe Area Bottom - \(Self.bottomInset)pt", note: "Safe area bottom")
        } else {
            addLabel("Safe Area Bottom", note: hasBars ? "Safe area bottom" : nil)
        }
    }

    // MARK: - Rows

    /// Draws a row in the form that its kind has: a gap, a line, or a title over its content.
    private mutating func addRow(_ row: RowDescription) {
        switch row.element.kind.drawing {
        case .gap where row.isFlexible:
            add(" [")
            add(pen.place("Flexible Spacer", in: columns, .center), note: mark(of: row))
            add("")
        case .line:
            let label = "[\(pen.cut(pen.line(row.caption), to: columns / 2))]"
            let rule = pen.rule(columns - DisplayWidth.columns(of: label) - 3)
            add(" \(label) \(rule) ", note: mark(of: row))
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
        var height = ""
        if case .fixed(let points) = heights[row] { height = " - \(points.pointText)pt" }
        let room = columns - 4 - number.utf8.count - height.utf8.count
        addLabel(number + pen.cut(pen.line(row.caption), to: room) + height, note: mark(of: row))
    }

    /// The mark for the row's height, as the layout says it, and whether the row stays in place or is hidden.
    private func mark(of row: RowDescription) -> String {
        var words: [String] =
            switch heights[row] {
            case .flexible: ["Flexible"]
            case .fixed, .hairline: ["Fixed"]
            case .content: ["Flexible (content)"]
            }
        if row.section != .content { words.append("pinned") }
        if row.element.value(.isHidden) == .boolean(true) { words.append("hidden") }
        return words.joined(separator: ", ")
    }

    // MARK: - Lines

    /// Begins a band with the rule that parts it from the band above.
    private mutating func addRule(above owner: DrawnBand.Owner) {
        begin(owner, with: pen.strokes.middle.left + pen.rule(columns) + pen.strokes.middle.right)
    }

    /// Begins a band with its rule.
    private mutating func begin(_ owner: DrawnBand.Owner, with line: String) {
        bands.append(DrawnBand(owner: owner, lines: [line]))
    }

    /// Adds a line that names a bar or an edge, in brackets.
    private mutating func addLabel(_ label: String, note: String? = nil) {
        let content = pen.place(" [\(label)]", in: columns)
        add(content, note: note)
    }

    /// Adds a line to the last band, with borders, and a note at the right of it.
    private mutating func add(_ content: String, note: String? = nil) {
        let border = pen.strokes.vertical
        let line = border + pen.place(content, in: columns) + border
        let shown = hasMarks ? note : nil
        bands[bands.count - 1].lines.append(
            shown.map { line + "  " + options.palette.paint(Strokes.noteMark + $0, as: .note) } ?? line)
    }
}
