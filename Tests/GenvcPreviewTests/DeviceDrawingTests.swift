import GenvcChecks
import GenvcDiagnostics
import GenvcModel
import GenvcViews
import SimpleLayout
import Testing

@testable import GenvcPreview

/// A screen on a device: what stands where.
struct DeviceDrawingTests {
    /// A phone of 40 columns and 20 lines at the finest scale.
    private static let phone = "320x320@32,0,0,0"

    private func drawn(_ spec: String, device: String = phone, direction: LayoutDirection = .leftToRight) throws
        -> DrawnScreen
    {
        let tree = try checked(spec: spec).tree
        let device = try #require(Device.named(device))
        let point = LayoutPoint(Viewport(device, screen: tree.screen), direction: direction)
        return DrawnScreen(ScreenChecker.check(tree, at: .single(point)), at: point)
    }

    private func text(_ spec: String, device: String = phone, direction: LayoutDirection = .leftToRight) throws
        -> String
    {
        let file = SourceFile(name: "Login.yml", text: spec)
        return ScreenDrawing.devices([try drawn(spec, device: device, direction: direction)], in: SourceFiles(file))
    }

    @Test("frames are to scale: 8 points a column, 16 a line")
    func scale() throws {
        let spec = """
            screen: Login
            margins: { horizontal: large }
            rows:
              - { imageView: logo, image: logo, decorative: true, height: 64 }
              - { button: login, title: Log In, style: primary, height: 48 }
            """
        expect(
            try text(spec),
            equals: """
                320x320@32,0,0,0, L
                ┌────────────────────────────────────────┐
                │                                        │
                ├┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┤
                │   ┌────────────────────────────────┐   │
                │   │              Logo              │   │
                │   │                                │   │
                │   └────────────────────────────────┘   │
                │   ┌────────────────────────────────┐   │
                │   │             Log In             │   │
                │   └────────────────────────────────┘   │

                """ + String(repeating: "│" + String(repeating: " ", count: 40) + "│\n", count: 11)
                    + "└" + String(repeating: "─", count: 40) + "┘\n")
    }

    @Test("text breaks where UIKit breaks it, and keeps to its side in either direction")
    func lines() throws {
        let spec = """
            screen: Login
            rows:
              - label: terms
                text: By signing up you agree to the terms
                font: title1
              - { label: price, text: "12", textAlignment: right }
            """
        let lines = try text(spec).split(separator: "\n").map(String.init)
        #expect(lines.contains("│  By signing up you                     │"))
        #expect(lines.contains("│  agree to the terms                    │"))
        #expect(lines.contains("│                                    12  │"))
        let mirrored = try text(spec, direction: .rightToLeft).split(separator: "\n").map(String.init)
        #expect(mirrored.contains("│                     By signing up you  │"))
        #expect(mirrored.contains("│                                    12  │"))
    }

    @Test(
        "the picture of a button stands where `imagePlacement` says",
        arguments: [
            ("leading", ["[Chevron down] Pick"], ["Pick [Chevron down]"]),
            ("trailing", ["Pick [Chevron down]"], ["[Chevron down] Pick"]),
            ("top", ["[Chevron down]", "Pick"], ["[Chevron down]", "Pick"]),
            ("bottom", ["Pick", "[Chevron down]"], ["Pick", "[Chevron down]"]),
        ])
    func imagePlacement(placement: String, drawn: [String], mirrored: [String]) throws {
        for configuration in ["plain", "filled"] {
            let spec = """
                screen: Login
                rows:
                  - { button: pick, title: Pick, image: symbol:chevron.down, imagePlacement: \(placement), height: 96, configuration: \(configuration) }
                """
            for (direction, expected) in [(LayoutDirection.leftToRight, drawn), (.rightToLeft, mirrored)] {
                let lines = try text(spec, direction: direction).split(separator: "\n").map { line in
                    String(line.filter { !"│┌┐└┘─".contains($0) }).split(separator: " ").joined(separator: " ")
                }
                #expect(lines.filter { $0.contains("Pick") || $0.contains("[") } == expected)
            }
            // The table has one line for it.
            let words = expectedWords(drawn)
            #expect(drawnLines(try checked(spec: spec)).contains { $0.filter { $0 != "\"" }.contains(words) })
        }
    }

    private func expectedWords(_ lines: [String]) -> String { lines.joined(separator: " ") }

    @Test("a finding stands in its view, in the list with its line, and once for all devices")
    func findings() throws {
        let spec = """
            screen: Login
            rows:
              - { imageView: logo, image: logo, size: 96 }
            """
        let screens = [try drawn(spec), try drawn(spec, device: "400x320@32,0,0,0")]
        let text = ScreenDrawing.devices(screens, in: SourceFiles(SourceFile(name: "Login.yml", text: spec)))
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines[4].hasPrefix("│  ┌─────────①┐  "))
        #expect(lines[4].split(separator: "①", omittingEmptySubsequences: false).count == 3)
        #expect(lines.last == "① line 3: warning: VoiceOver has no words for `logoImageView`   [missing-label]")
    }

    @Test("a finding about the screen stands at its caption")
    func screenFinding() throws {
        let spec = """
            screen: Login
            rows: [ { view: chart, height: 400, accessibilityLabel: Sales } ]
            """
        let lines = try text(spec).split(separator: "\n").map(String.init)
        #expect(lines[0] == "320x320@32,0,0,0, L  ①")
        // Below the screen, hatched: nobody sees it.
        #expect(lines.contains("   │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│"))
        #expect(lines.last?.hasPrefix("① line 1: error: ") ?? false)
    }

    @Test("what sticks out beside the screen is hatched there")
    func sticksOut() throws {
        let spec = """
            screen: Login
            rows: [ { view: chart, size: { width: 400, height: 64 }, accessibilityLabel: Sales } ]
            """
        let lines = try text(spec).split(separator: "\n").map(String.init)
        #expect(lines.contains { $0.hasSuffix("░░░│") || $0.hasSuffix("░░░░") })
    }

    @Test("colour is for numbers, severities and captions")
    func colour() throws {
        let spec = """
            screen: Login
            rows: [ { view: chart, height: 400, accessibilityLabel: Sales } ]
            """
        let text = ScreenDrawing.devices(
            [try drawn(spec)], in: SourceFiles(SourceFile(name: "Login.yml", text: spec)),
            options: DrawingOptions(width: 120, palette: .ansi))
        #expect(text.contains("\u{1B}[1;31m①\u{1B}[0m line 1: \u{1B}[1;31merror:\u{1B}[0m "))
        #expect(text.hasPrefix("\u{1B}[1m320x320"))
    }

    @Test("devices stand side by side at one scale, or below each other")
    func groups() throws {
        let spec = "screen: Login\nrows: [ { label: a, text: Hello } ]"
        let screens = [try drawn(spec, device: "iphone-se-3"), try drawn(spec, device: "ipad-10")]
        let files = SourceFiles(SourceFile(name: "Login.yml", text: spec))
        let beside = ScreenDrawing.devices(screens, in: files).split(separator: "\n").map(String.init)
        #expect(beside[0].contains("iPhone SE, 375x667, L") && beside[0].contains("iPad, 820x1180, L"))
        let below = ScreenDrawing.devices(screens, in: files, options: DrawingOptions(width: 100))
            .split(separator: "\n").map(String.init)
        #expect(below[0] == "iPhone SE, 375x667, L")
        #expect(below.contains("iPad, 820x1180, L"))
        // One scale for both: 820 points are as many columns of 375 points as they should be.
        let widths = below.filter { $0.hasPrefix("┌") }.map { DisplayWidth.columns(of: $0) - 2 }
        #expect(widths == [42, 91])
    }

    @Test("a canvas keeps its width, whatever is written over half of a wide character")
    func canvas() {
        var canvas = Canvas(CellRect(column: 0, line: 0, columns: 6, lines: 1))
        canvas.write("漢字漢", column: 0, line: 0)
        #expect(canvas.lines(.plain) == ["漢字漢"])
        canvas.write("x", column: 1, line: 0)
        #expect(canvas.lines(.plain) == [" x字漢"])
        canvas.write("y", column: 2, line: 0)
        #expect(canvas.lines(.plain) == [" xy 漢"])
        canvas.write("漢", column: 5, line: 0)
        #expect(canvas.lines(.plain) == [" xy 漢"])
        canvas.write("\u{301}🇩🇪", column: 0, line: 0)
        #expect(canvas.lines(.plain) == ["🇩🇪y 漢"])
        canvas.write("\u{1F1E9}", column: 2, line: 0)
        #expect(canvas.lines(.plain) == ["🇩🇪??漢"])
    }
}
