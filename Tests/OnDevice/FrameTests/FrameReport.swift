import ScreenViews
import ShownScreens
import UIKit

/// The comparison of screens at points, and the texts that tell of it.
@MainActor
struct FrameReport {
    /// The differences of each screen that has any, in the order of the screens.
    private(set) var differences: [(screen: String, found: [FrameDifference])] = []
    /// The number of frames that were compared.
    private(set) var frames = 0
    /// The number of points of screens at which frames were compared.
    private(set) var points = 0
    /// The points of screens for which genvc promises no frames.
    private(set) var skipped: [(screen: String, point: String)] = []
    /// The number of promised frames of views that no property holds.
    private(set) var unheld = 0
    private var textWidths: [CGFloat] = []

    /// Rows of the table that a screen has at most.
    private static let mostRows = 12

    /// Shows a screen at each of its points and compares its frames.
    mutating func add(_ screen: ShownScreen, _ expectations: [ExpectedFrames]) {
        var found: [FrameDifference] = []
        if expectations.isEmpty { found.append(difference(screen, "", "the file has no line for \(screen.spec)")) }
        for expected in expectations {
            guard let rects = expected.frames.rects else {
                skipped.append((screen.name, expected.point))
                continue
            }
            found += compare(screen, expected, rects)
        }
        if !found.isEmpty { differences.append((screen.name, found)) }
    }

    private mutating func compare(
        _ screen: ShownScreen, _ expected: ExpectedFrames, _ rects: [String: CGRect]
    ) -> [FrameDifference] {
        let shown = ScreenOnDevice(screen, on: expected.frames)
        defer { shown.close() }
        let shortcomings = shown.shortcomings
        guard shortcomings.isEmpty else {
            return [difference(screen, expected.point, "not shown with its \(shortcomings.joined(separator: ", "))")]
        }
        let views = ScreenViews(of: shown.controller)
        let comparison = FrameComparison(rects, with: views, of: screen.name, at: expected.point)
        points += 1
        frames += comparison.count
        unheld += comparison.unheld.count
        textWidths += comparison.textWidths
        return comparison.differences
    }

    private func difference(_ screen: ShownScreen, _ point: String, _ remark: String) -> FrameDifference {
        FrameDifference(screen: screen.name, point: point, view: "", expected: nil, actual: nil, remark: remark)
    }

    /// A table of the differences in Markdown; a screen with many has the first, and the number of the others.
    static func table(_ found: [FrameDifference]) -> String {
        let shown = found.prefix(mostRows).map(\.cells)
        let rows = [FrameDifference.header] + shown
        let widths = FrameDifference.header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        let line = { (cells: [String]) in
            let padded = zip(cells, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
            return "| " + padded.joined(separator: " | ") + " |"
        }
        let rule = line(widths.map { String(repeating: "-", count: $0) })
        let rest = found.count > shown.count ? ["and \(found.count - shown.count) more of this screen"] : []
        return ([line(FrameDifference.header), rule] + shown.map(line) + rest).joined(separator: "\n")
    }

    /// The tables of all screens, what was compared, and what was not.
    var text: String {
        let tables = differences.map { Self.table($0.found) + "\n\n" }.joined()
        let count = differences.reduce(0) { $0 + $1.found.count }
        var lines = [
            "\(frames) frames at \(points) points of screens were compared, \(count) are not as genvc says",
            "\(unheld) frames of views that no property holds were not compared: cells, and bands of what is repeated",
        ]
        if let narrowest = textWidths.min(), let widest = textWidths.max() {
            let percent = { (part: CGFloat) in "\(Int((Double(part) * 100).rounded())) %" }
            lines.append("texts have \(percent(narrowest)) to \(percent(widest)) of their estimated widths")
        }
        lines.append("\(skipped.count) points of screens have no frames: something conflicts there, or is open")
        let points = Dictionary(grouping: skipped, by: \.screen).sorted { $0.key < $1.key }
        lines += points.map { screen, points in "    \(screen): \(points.map(\.point).joined(separator: "; "))" }
        return tables + lines.joined(separator: "\n") + "\n"
    }
}
