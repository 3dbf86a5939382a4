import GenvcModel
import GenvcText
import GenvcViews
import Testing

@testable import GenvcChecks

/// A text broken into lines agrees with the count that decides its height.
struct TextLinesTests {
    @Test(
        "lines are as many as are counted, and hold the whole text",
        arguments: [
            "", "Hello", "one two  three   four", " a b ", "one\ntwo\n\nthree", "Donaudampfschifffahrt auf", "漢字 かな 漢字",
        ])
    func agree(_ text: String) throws {
        let quoted = "\"\(text.replacing("\n", with: "\\n"))\""
        let plan = LayoutPlan(try Fixture(rows: "  - { label: a, text: \(quoted) }").tree)
        let view = try #require(plan.tree.index(of: "aLabel"))
        let measured = MeasuredText(text, size: 17, face: .regular)
        for width in stride(from: 1.0, through: 300, by: 7) {
            let lines = try #require(plan.textLines(of: view, width: width)).lines
            #expect(lines.count == measured.lineCount(in: width))
            #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " && $0 != "\n" })
            #expect(lines.allSatisfy { $0.last != " " })
        }
    }
}
