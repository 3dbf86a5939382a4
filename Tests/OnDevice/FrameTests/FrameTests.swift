import Foundation
import ShownScreens
import Testing
import UIKit

/// Shows the golden controllers on the devices of the file `points`, and compares their frames with those that
/// `genvc dump frames` prints.
@MainActor
@Suite("A shown screen", .serialized)
struct FrameTests {
    @Test("has the frames that genvc promises")
    func frames() throws {
        let expected = Dictionary(grouping: try Expectations.of(ShownScreen.all), by: \.spec)
        var report = FrameReport()
        for screen in ShownScreen.all {
            // Where UIKit ends the process, the last of these lines names the screen.
            print("comparing \(screen.name)")
            report.add(screen, expected[screen.spec] ?? [])
        }
        try Expectations.publish(report.text)
        for (screen, found) in report.differences {
            Issue.record("\(screen) has \(found.count) differences\n\(FrameReport.table(found))")
        }
        #expect(report.frames > 3 * report.unheld, "most of the promised views are found")
    }

    @Test("that lies elsewhere stands in the table, with the point and both frames")
    func wrongExpectation() throws {
        let login = try #require(ShownScreen.all.first { $0.name == "Login" })
        var expected = try #require(
            try Expectations.of([login]).first { $0.spec == login.spec && $0.frames.rects?["titleLabel"] != nil })
        let title = try #require(expected.frames.rects?["titleLabel"])
        var before = FrameReport()
        before.add(login, [expected])

        expected.frames.move("titleLabel", to: title.offsetBy(dx: 0, dy: -100))
        expected.frames.move("logoImageView", to: nil)
        expected.frames.move("nobodyLabel", to: title)
        var after = FrameReport()
        after.add(login, [expected])

        let known = Set(before.differences.flatMap(\.found).map(\.view))
        let found = after.differences.flatMap(\.found).filter { !known.contains($0.view) }
        #expect(found.map(\.view) == ["titleLabel", "logoImageView"])
        #expect(after.unheld == before.unheld + 1)
        let rows = FrameReport.table(found).split(separator: "\n").map { row in
            row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        #expect(rows.first == FrameDifference.header)
        #expect(rows.dropFirst(2).first?.prefix(3) == ["Login", expected.point, "titleLabel"])
        #expect(rows.last?.last == "should be hidden")
        #expect(after.text.contains("2 are not as genvc says") || !known.isEmpty)
    }

    @Test("for which nothing is promised, or that is not shown as it should be, is a difference and not left out")
    func missing() throws {
        let login = try #require(ShownScreen.all.first { $0.name == "Login" })
        var report = FrameReport()
        report.add(login, [])
        #expect(report.text.contains("the file has no line for Examples/Login/Login.yml"))

        let expected = try #require(try Expectations.of([login]).first { $0.spec == login.spec })
        let shown = ScreenOnDevice(login, on: expected.frames)
        defer { shown.close() }
        #expect(shown.shortcomings == [])
        shown.controller.view.frame.size.width += 1
        shown.controller.view.semanticContentAttribute =
            shown.controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? .forceLeftToRight : .forceRightToLeft
        #expect(shown.shortcomings == ["size", "effectiveUserInterfaceLayoutDirection"])
    }

    @Test("that has too many differences for the table has the number of the others")
    func longTable() {
        let found = (1...20).map {
            FrameDifference(
                screen: "Login", point: "--device a", view: "view\($0)", expected: .zero,
                actual: CGRect(x: 0, y: 12, width: 3.5, height: 0))
        }
        let lines = FrameReport.table(found).split(separator: "\n")
        #expect(lines.count == 2 + 12 + 1)
        #expect(lines[2].contains("| y +12, width +3.5 |"))
        #expect(lines.last == "and 8 more of this screen")
    }
}
