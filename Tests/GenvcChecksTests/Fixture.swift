import GenvcChecks
import GenvcDiagnostics
import GenvcModel
import GenvcReader
import GenvcViews
import GenvcVocabulary
import GenvcYAML
import SimpleLayout
import Testing

/// A spec, read and expanded into views.
struct Fixture {
    let tree: ViewTree

    /// - Parameter mayWarn: true for a spec about which the reader may have a warning.
    init(_ text: String, mayWarn: Bool = false) throws {
        let file = SourceFile(name: "Test.yml", text: text)
        var sink = DiagnosticSink()
        let document = YAMLParser.parse(file, into: &sink)
        let screen = document.flatMap { ScreenReader.read($0, of: file, project: .withRules, into: &sink) }
        #expect(sink.sorted.filter { !mayWarn || $0.severity == .error }.map(\.message) == [])
        tree = ViewTreeBuilder.build(try #require(screen))
    }

    /// A screen without margins that does not scroll, whose rows are these lines.
    init(rows: String) throws {
        try self.init("screen: Test\nscroll: none\nmargins: 0\nrows:\n" + rows)
    }

    init(_ screen: Screen) {
        tree = ViewTreeBuilder.build(screen)
    }

    /// 300 × 400 points at 3 pixels each, without a safe area: round numbers for sums by hand.
    static let plain = Viewport(Device.custom("300x400@0,0,0,0")!)

    func frames(
        on viewport: Viewport = plain, textSize: TextSize = .large, direction: LayoutDirection = .leftToRight,
        keyboard: Double = 0
    ) -> Frames {
        var solver = LayoutSolver(tree)
        return solver.frames(
            of: LayoutPlan(tree, textSize: textSize),
            at: LayoutPoint(viewport, textSize: textSize, direction: direction, keyboard: keyboard))
    }

    /// The frame of a view by its name, as `x y w h` with at most three decimals; `-` if it is hidden.
    func frame(_ name: String, in frames: Frames) -> String {
        guard let index = tree.index(of: name) else { return "no \(name)" }
        guard let rect = frames[index] else { return "-" }
        return [rect.minX, rect.minY, rect.width, rect.height].map(\.pointText).joined(separator: " ")
    }
}

extension ScreenChecker {
    /// The screen with its findings at the standard points of some devices.
    static func check(_ tree: ViewTree, devices: [Device]) -> CheckedScreen {
        check(tree, at: .standard(of: tree, devices: devices))
    }
}
