import GenvcChecks
import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary
import RandomSpecs
import SimpleLayout
import Testing

@testable import GenvcPreview

/// Properties that the drawing of every screen has on every device.
struct DevicePropertyTests {
    /// Random screens at random points of the matrix.
    private static func drawn(seed: UInt64, count: Int = 60, keyboard: Bool = true) -> [DrawnScreen] {
        var (elements, random) = (RandomScreen(seed: seed), SeededGenerator(seed: seed))
        return (0..<count).map { number in
            let scroll = Screen.Scroll.allCases[number % 4]
            let tree = checked(
                elements.next(), header: number % 3 == 0 ? elements.next() : nil,
                footer: number % 5 == 0 ? elements.next() : nil, scroll: scroll, hasTabBar: number % 2 == 0
            ).tree
            let device = Device.all[Int.random(in: 0..<Device.all.count, using: &random)]
            let viewport = Viewport(device, Bool.random(using: &random) ? .portrait : .landscape, screen: tree.screen)
            let size = TextSize.allCases[Int.random(in: 0..<TextSize.allCases.count, using: &random)]
            let point = LayoutPoint(
                viewport, textSize: size,
                direction: Bool.random(using: &random) ? .leftToRight : .rightToLeft,
                keyboard: keyboard && number % 4 == 0 ? 300 : 0)
            return DrawnScreen(ScreenChecker.check(tree, at: .single(point)), at: point)
        }
    }

    @Test(arguments: [(8.0, DrawingOptions.Format.text), (11, .ascii), (12, .text), (40, .text)])
    func allLinesHaveTheSameWidth(_ column: Double, _ format: DrawingOptions.Format) {
        for screen in Self.drawn(seed: UInt64(column)) {
            let drawing = DeviceDrawing(
                screen, FindingList([screen]), scale: DrawingScale(column: column),
                options: DrawingOptions(format: format))
            let odd = (drawing.caption + drawing.lines).first {
                DisplayWidth.columns(of: $0) != drawing.columns
            }
            #expect(odd == nil, "\(screen.caption)")
        }
    }

    @Test func noLineIsWiderThanAskedForOrEndsInSpaces() {
        let screens = Self.drawn(seed: 2)
        for (first, second) in zip(screens, screens.dropFirst()) {
            let text = ScreenDrawing.devices([first, second], in: SourceFiles(SourceFile(name: "a.yml", text: "")))
            for line in text.split(separator: "\n") {
                #expect(DisplayWidth.columns(of: String(line)) <= DrawingOptions.devicesWidth)
                #expect(line.utf8.last != UInt8(ascii: " "))
            }
        }
    }

    @Test func asciiIsASCII() {
        for screen in Self.drawn(seed: 3) {
            let text = ScreenDrawing.devices(
                [screen], in: SourceFiles(SourceFile(name: "a.yml", text: "")),
                options: DrawingOptions(format: .ascii, width: 120))
            #expect(text.utf8.allSatisfy { $0 == UInt8(ascii: "\n") || (0x20..<0x7F).contains($0) })
        }
    }

    @Test func theSameScreenGivesTheSameBytes() {
        let files = SourceFiles(SourceFile(name: "a.yml", text: ""))
        let (first, second) = (Self.drawn(seed: 4), Self.drawn(seed: 4))
        #expect(
            ScreenDrawing.devices(first, in: files).utf8.elementsEqual(ScreenDrawing.devices(second, in: files).utf8))
    }

    /// A view of two cells or more, beside all others and in sight, shows the beginning of its text or its name.
    @Test func whatIsToBeSeenIsSeen() {
        var count = 0
        for screen in Self.drawn(seed: 5, count: 200, keyboard: false) {
            let sketch = SketchDrawing(
                plan: screen.plan, pen: Pen(.text), scale: DrawingScale(column: 8),
                isMirrored: screen.point.direction == .rightToLeft)
            var painter = DevicePainter(screen, sketch)
            painter.paintScreen()
            painter.paintViews()
            let lines = painter.canvas.lines(.plain)
            let extent = painter.extent
            for figure in extent.figures {
                guard figure.cells.columns >= 2, figure.cells.intersection(figure.clip) == figure.cells,
                    let part = extent.parts(of: figure).first, part.lines == figure.cells.lines,
                    part.intersection(extent.bounds) == part,
                    !extent.figures.contains(where: { $0.view != figure.view && overlaps($0, part, extent) }),
                    let sign = Self.sign(of: screen.tree.views[figure.view], columns: part.columns)
                else { continue }
                count += 1
                let rows = part.line - extent.bounds.line..<part.endLine - extent.bounds.line
                let isShown = lines[rows].contains { $0.contains(sign) }
                #expect(
                    isShown,
                    "\(screen.caption): \(screen.tree.views[figure.view].name) shows no `\(sign)`\n\(lines[rows].joined(separator: "\n"))"
                )
            }
        }
        #expect(count > 300)
    }

    private func overlaps(_ figure: Figure, _ cells: CellRect, _ extent: DeviceExtent) -> Bool {
        extent.parts(of: figure).contains { !$0.intersection(cells).isEmpty }
    }

    /// The first character of what a view shows, where it has room; nil: it shows signs of its kind, or nothing.
    private static func sign(of view: ViewNode, columns: Int) -> Character? {
        guard let element = view.element else { return nil }
        if view.role == .errorLabel { return columns > 2 ? "E" : nil }
        let text: String
        switch element.kind.drawing {
        case .text, .button, .field, .textArea: text = element.mainText?.text ?? ""
        case .picture: text = ShownName(of: element).short
        case .area: text = view.children.isEmpty ? ShownName(of: element).short : ""
        case .symbol(let characters): return characters.first
        case .track: return "o"
        case .line: return columns > 1 ? nil : "│"
        case .segments, .gap, .container, .cell: return nil
        }
        // Between the sides of a box, and beside a picture, is room for a letter and an ellipsis.
        if element.kind.drawing == .field, columns < 8 { return nil }
        let first = Pen(.text).line(text).first { $0 != " " }
        // A wide character, and one that was split into an escape, may not fit.
        guard let first, DisplayWidth.columns(of: String(first)) == 1, first != "\\" else { return nil }
        return first
    }
}
