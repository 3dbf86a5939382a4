import GenvcChecks
import GenvcDiagnostics
import GenvcModel
import GenvcViews
import SimpleLayout

/// Paints the screen of a device on a canvas. The methods are called in the order of the layers, from the lowest to the
/// highest.
struct DevicePainter {
    let drawn: DrawnScreen
    let sketch: SketchDrawing
    /// The cells that the drawing takes, by which views below the screen are moved.
    let extent: DeviceExtent
    /// The drawing so far.
    var canvas: Canvas

    var pen: Pen { sketch.pen }
    private var strokes: Strokes { sketch.pen.strokes }
    private var screen: CellRect { extent.screen }
    private var scale: DrawingScale { sketch.scale }

    init(_ drawn: DrawnScreen, _ sketch: SketchDrawing) {
        self.drawn = drawn
        self.sketch = sketch
        extent = DeviceExtent(drawn, sketch)
        canvas = Canvas(extent.bounds)
    }

    // MARK: - Screen

    /// Paints the border, the edges of the safe area, and the bars.
    mutating func paintScreen() {
        write(pen.box((0..<screen.lines).map { _ in pen.spaces(screen.columns) }, columns: screen.columns), -1, -1)
        let bare = Viewport(drawn.viewport.device, drawn.viewport.orientation).safeArea
        let safe = drawn.viewport.safeArea
        for column in [scale.columns(bare.left) - 1, screen.columns - scale.columns(bare.right)]
        where (0..<screen.columns).contains(column) {
            for line in 0..<screen.lines { canvas.write(strokes.dash.vertical, column: column, line: line) }
        }
        let (top, bottom) = (scale.lines(bare.top) - 1, screen.lines - scale.lines(bare.bottom))
        for line in [top, bottom] { paintEdge(line, with: strokes.dash.horizontal) }
        if safe.top > bare.top { paintNavigation(from: top + 1, to: scale.lines(safe.top) - 1) }
        if safe.bottom > bare.bottom { paintBottomBars(from: screen.lines - scale.lines(safe.bottom), to: bottom) }
    }

    /// Paints a rule from one border of the screen to the other; nothing if the line lies outside.
    private mutating func paintEdge(_ line: Int, with stroke: String) {
        guard (0..<screen.lines).contains(line) else { return }
        let rule = String(repeating: stroke, count: screen.columns)
        canvas.write(strokes.middle.left + rule + strokes.middle.right, column: -1, line: line)
    }

    /// Paints the navigation bar, whose rule stands at `last`. Its lines are cut at the top where it is too low for
    /// all.
    private mutating func paintNavigation(from first: Int, to last: Int) {
        paintEdge(last, with: strokes.horizontal)
        guard let navigation = drawn.tree.screen.navigation, last > first else { return }
        let title = navigation.title.map { pen.line($0.text) } ?? "[Navigation Bar]"
        let lines = bars.navigationLines(columns: screen.columns, title: title).suffix(last - first)
        // A line alone stands in the middle of the bar, unless it is the large title.
        let isCentered = lines.count == 1 && !navigation.hasLargeTitle
        let start = isCentered ? (first + last - 1) / 2 : last - lines.count
        for (number, line) in lines.enumerated() { canvas.write(line, column: 0, line: start + number) }
    }

    /// The words of the bars, mirrored as the screen is.
    private var bars: BarDrawing {
        BarDrawing(tree: drawn.tree, pen: pen, isMirrored: sketch.isMirrored)
    }

    /// The toolbar, and below it the tab bar.
    private mutating func paintBottomBars(from first: Int, to end: Int) {
        let viewport = drawn.viewport
        let heights = BarHeights(
            of: drawn.tree.screen, isPad: viewport.device.isPad, isLandscape: viewport.orientation == .landscape)
        let middle = heights.toolbar == 0 ? first : min(end, first + scale.lines(heights.toolbar))
        if let line = bars.toolbarLine(columns: screen.columns) { paintBar(line, from: first, to: middle) }
        guard drawn.tree.screen.showsTabBar else { return }
        paintBar(pen.place("[Tab Bar]", in: screen.columns, .center), from: middle, to: end)
    }

    /// Paints a bar with one line of text in its middle; a bar of one line shows its rule alone.
    private mutating func paintBar(_ text: String, from first: Int, to end: Int) {
        paintEdge(first, with: strokes.horizontal)
        guard end > first + 1 else { return }
        canvas.write(text, column: 0, line: (first + end) / 2)
    }

    // MARK: - Views

    /// Paints all views, after the room of each is taken, so that no text is written over a view that is painted later.
    mutating func paintViews() {
        for figure in extent.figures { takeRoom(of: figure) }
        for figure in extent.figures { paint(figure) }
    }

    /// Takes the cells of a view, or of a surface only its left and right edge, so that views in it may use the inside.
    private mutating func takeRoom(of figure: Figure) {
        for part in extent.parts(of: figure) {
            guard sketch.isSurface(figure.view) else {
                canvas.take(part)
                continue
            }
            let (left, right) = (part.column, part.endColumn - 1)
            for column in [left, right] {
                canvas.take(CellRect(column: column, line: part.line, columns: 1, lines: part.lines))
            }
        }
    }

    /// Paints a view into its cells, with the part of it that nobody sees filled.
    private mutating func paint(_ figure: Figure) {
        guard let frame = drawn.frames[figure.view] else { return }
        hide(figure)
        let cells = widened(figure, frame)
        let lines = sketch.lines(of: figure.view, frame: frame, columns: cells.columns, lines: cells.lines)
        for (number, text) in lines.enumerated() {
            let line = extent.line(cells.line + number, of: figure)
            guard figure.scrollsHorizontally else {
                canvas.write(text, column: cells.column, line: line)
                continue
            }
            let isSeen = (figure.drawn.line..<figure.drawn.endLine).contains(cells.line + number)
            if isSeen { paintScrolled(text, figure, line) }
        }
    }

    /// Fills the part of the figure that nobody sees.
    private mutating func hide(_ figure: Figure) {
        guard !figure.scrollsHorizontally, figure.cells.intersection(figure.clip) != figure.cells else { return }
        let border: Set = [strokes.vertical, strokes.horizontal, strokes.dash.horizontal, strokes.dash.vertical]
        for part in figure.cells.without(figure.clip) {
            for line in part.line..<max(part.line, min(part.endLine, canvas.bounds.endLine)) {
                let cells = CellRect(
                    column: part.column, line: extent.line(line, of: figure), columns: part.columns, lines: 1)
                canvas.fill(cells, with: strokes.hidden, over: border)
            }
        }
    }

    /// The part of a line that lies in the scroll view, with a sign on the border where it goes on.
    private mutating func paintScrolled(_ text: String, _ figure: Figure, _ line: Int) {
        let seen = figure.drawn
        guard seen.columns > 0 else { return }
        let hidden = seen.column - figure.cells.column
        let before = DisplayWidth.prefix(of: text, fitting: hidden)
        var rest = text.dropFirst(before.count)
        var column = seen.column
        // A character of two columns that stands across the border is left out whole.
        if DisplayWidth.columns(of: before) < hidden, !rest.isEmpty {
            rest = rest.dropFirst()
            column += 1
        }
        let shown = DisplayWidth.prefix(of: String(rest), fitting: seen.endColumn - column)
        canvas.write(shown, column: column, line: line)
        if figure.cells.endColumn > seen.endColumn { canvas.write(strokes.more, column: screen.endColumn, line: line) }
    }

    // MARK: - What scrolls, and the keyboard

    /// Paints the border beside what is scrolled in.
    mutating func paintScrolled() {
        guard let lines = extent.scrolledLines else { return }
        for line in lines {
            for column in [-1, screen.columns] { canvas.write(strokes.dash.vertical, column: column, line: line) }
        }
    }

    /// Paints the border below what is scrolled in, which says how high the content is.
    mutating func paintEndOfContent() {
        guard let lines = extent.scrolledLines else { return }
        let points = drawn.frames.contentSize.height.pointText
        let isWhole = extent.scrolled.map { $0.end - $0.first == lines.count } ?? true
        let words = isWhole ? " end of content, \(points)pt " : " more; content is \(points)pt high "
        let label = pen.cut(words, to: screen.columns)
        let rule = String(repeating: strokes.dash.horizontal, count: screen.columns - DisplayWidth.columns(of: label))
        canvas.erase(CellRect(column: -1, line: lines.upperBound, columns: screen.columns + 2, lines: 1))
        canvas.write(strokes.bottom.left + label + rule + strokes.bottom.right, column: -1, line: lines.upperBound)
    }

    /// Paints the keyboard over what it covers.
    mutating func paintKeyboard() {
        let lines = min(scale.lines(drawn.point.keyboard), screen.lines)
        guard drawn.point.keyboard > 0, lines > 0 else { return }
        let place = CellRect(column: 0, line: screen.lines - lines, columns: screen.columns, lines: lines)
        canvas.erase(place)
        for line in place.line..<place.endLine {
            for column in [-1, screen.columns] { canvas.write(strokes.vertical, column: column, line: line) }
        }
        let name = "Keyboard, \(drawn.point.keyboard.pointText)pt"
        write(sketch.box(named: name, columns: place.columns, lines: lines), 0, place.line)
    }

    // MARK: - Room beside a text

    /// The cells in which the text of a figure is written. A text that takes more columns than its frame may use free
    /// cells beside it.
    private func widened(_ figure: Figure, _ frame: Rect) -> CellRect {
        var cells = figure.cells
        guard let words = sketch.words(of: figure.view, frame: frame), words.columns > cells.columns,
            words.lines.count <= cells.lines, !figure.scrollsHorizontally
        else { return cells }
        let lacking = words.columns - cells.columns
        switch words.placement {
        case .fill, .start: cells.columns += free(behind: figure, lacking)
        case .end:
            let free = free(before: figure, lacking)
            cells.column -= free
            cells.columns += free
        case .center:
            let half = (lacking + 1) / 2
            let free = min(free(before: figure, half), free(behind: figure, half))
            cells.column -= free
            cells.columns += 2 * free
        }
        return cells
    }

    /// The number of free columns at the left of a figure, at most `most`.
    private func free(before figure: Figure, _ most: Int) -> Int {
        free(from: figure.cells.column, step: -1, figure, most)
    }

    /// The number of free columns at the right of a figure, at most `most`.
    private func free(behind figure: Figure, _ most: Int) -> Int {
        free(from: figure.cells.endColumn - 1, step: 1, figure, most)
    }

    /// The number of free columns beside the figure, each with another free one behind it.
    private func free(from edge: Int, step: Int, _ figure: Figure, _ most: Int) -> Int {
        let parts = extent.parts(of: figure)
        let isFree = { (column: Int) in
            parts.allSatisfy {
                canvas.isFree(CellRect(column: column, line: $0.line, columns: 1, lines: $0.lines))
            }
        }
        var count = 0
        while count < most {
            let next = edge + step * (count + 1)
            guard next >= figure.clip.column, next < figure.clip.endColumn, isFree(next), isFree(next + step) else {
                break
            }
            count += 1
        }
        return count
    }

    /// Writes lines one below the other, the first at the given cell.
    private mutating func write(_ lines: [String], _ column: Int, _ line: Int) {
        for (number, text) in lines.enumerated() { canvas.write(text, column: column, line: line + number) }
    }
}
