import GenvcChecks
import GenvcDiagnostics
import GenvcModel
import GenvcViews
import Testing

@testable import GenvcPreview

/// Properties that the drawing of every screen has.
struct DrawingPropertyTests {
    private static let screens = 150

    @Test(arguments: [(30, DrawingOptions.Format.text), (39, .text), (39, .ascii), (41, .ascii), (120, .text)])
    func everyLineHasTheWidthOfTheDrawing(_ width: Int, _ format: DrawingOptions.Format) {
        var random = RandomScreen(seed: UInt64(width))
        for number in 0..<Self.screens {
            let screen = checked(random.next(), hasTabBar: number % 2 == 0)
            let options = DrawingOptions(format: format, width: width)
            let text = ScreenDrawing.drawing(screen, options: options)
            if let line = misdrawn(text.split(separator: "\n").map(String.init), width: width) {
                Issue.record("screen \(number): \(line)\n\(text)")
                return
            }
        }
    }

    @Test func asciiIsASCII() {
        var random = RandomScreen(seed: 7)
        for _ in 0..<Self.screens {
            let screen = checked(random.next(), header: random.next())
            let text = ScreenDrawing.text(screen, options: DrawingOptions(format: .ascii))
            #expect(text.utf8.allSatisfy { $0 == UInt8(ascii: "\n") || (0x20..<0x7F).contains($0) })
        }
    }

    @Test func nothingThatDrivesATerminalIsPrinted() {
        var random = RandomScreen(seed: 8)
        for _ in 0..<Self.screens {
            let text = ScreenDrawing.text(checked(random.next()))
            #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !VisibleText.isHarmful($0) })
        }
    }

    @Test func everyRowIsMarkedAndNumberedInOrder() {
        var random = RandomScreen(seed: 9)
        for _ in 0..<Self.screens {
            let screen = checked(random.next())
            let lines = drawnLines(screen)
            #expect(lines.count { $0.contains("│  <- ") } == screen.tree.rows.count)
            let numbers = screen.tree.rows.compactMap(\.number)
            #expect(numbers == Array(1..<(numbers.count + 1)))
            for number in numbers {
                // By bytes: a caption may begin with a mark that joins the space before it.
                let label = "│ [Row \(number): ".utf8
                #expect(lines.contains { $0.utf8.starts(with: label) })
            }
        }
    }

    @Test func theSameScreenGivesTheSameBytes() {
        var (first, second) = (RandomScreen(seed: 10), RandomScreen(seed: 10))
        for _ in 0..<20 {
            let (left, right) = (ScreenDrawing.text(checked(first.next())), ScreenDrawing.text(checked(second.next())))
            #expect(left.utf8.elementsEqual(right.utf8))
        }
    }

    @Test func colourIsPrintedOnlyIfAskedFor() {
        let screen = checked(loginRows)
        let plain = ScreenDrawing.text(screen)
        let coloured = ScreenDrawing.text(screen, options: DrawingOptions(palette: .ansi))
        #expect(!plain.utf8.contains(0x1B))
        #expect(coloured.contains("  \u{1B}[1;36m<- Fixed\u{1B}[0m\n"))
    }

    @Test(arguments: [(-5, 30), (30, 30), (39, 39), (200, 200), (1_000_000, 200)])
    func widthIsKeptWithinWhatCanBeDrawn(_ asked: Int, _ drawn: Int) {
        let lines = drawnLines(checked([label("title", "x")]), DrawingOptions(width: asked))
        #expect(DisplayWidth.columns(of: lines[0]) == drawn)
    }

    // MARK: - Extremes

    @Test func drawsAScreenWithoutRows() {
        #expect(drawnLines(checked([])).count == 5)
    }

    @Test func drawsAScreenOfNothingButASpacer() {
        #expect(drawnLines(checked([element("spacer")])).count == 9)
    }

    @Test func drawsFiftyRows() {
        let lines = drawnLines(checked((1...50).map { label("title\($0)", "Title") }))
        #expect(lines.count == 5 + 50 * 3)
        #expect(lines.contains("│ [Row 50: Title 50]                  │  <- Flexible (content)"))
    }

    @Test func drawsSixLevelsAndAnEllipsisForFurtherOnes() {
        func nested(_ levels: Int) -> Element {
            levels == 0 ? label("core", "x") : element("card", "card\(levels)", children: [nested(levels - 1)])
        }
        #expect(drawnLines(checked([nested(6)])).contains("│ │ │ │ │ │ │  \"x\"        │ │ │ │ │ │ │"))
        let deep = drawnLines(checked([nested(40)]))
        #expect(misdrawn(deep, width: 39) == nil)
        #expect(deep.count { $0.contains("…") } == 1)
        // A drawing with plenty of columns is limited by its depth alone.
        let wide = drawnLines(checked([nested(40)]), DrawingOptions(width: DrawingOptions.widths.upperBound))
        #expect(wide.count { $0.contains("┌") } == 1 + ViewDrawing.depthLimit)
    }

    @Test func drawsAnEndlessTextInThreeLines() {
        let lines = drawnLines(checked([label("terms", String(repeating: "word 漢字 ", count: 100_000))]))
        #expect(lines.count == 5 + 5)
        #expect(lines[6].hasSuffix("…\"  │") || lines[6].hasSuffix("…\"   │"))
    }
}
