import GenvcDiagnostics
import GenvcKit
import Testing

@Suite("What follows the device")
struct AdaptLayoutTests {
    private func lines(_ rows: String) throws -> ArraySlice<Substring> {
        let result = Genvc.generate(
            spec: SourceFile(name: "Test.yml", text: "screen: Test\nscroll: vertical\nrows:\n\(rows)\n"))
        #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let code = String(decoding: try #require(result.files.first).contents, as: UTF8.self)
        return code.split(separator: "\n").drop { !$0.contains("private func adaptLayout()") }
    }

    @Test("stands under each condition once, in the order of the views")
    func grouped() throws {
        let lines = try lines(
            """
              - { label: first, text: First, when: [ { if: contentSizeCategory >= accessibilityMedium, numberOfLines: 2 } ] }
              - { label: second, text: Second, when: [ { if: width < 350, textAlignment: center } ] }
              - { label: third, text: Third, when: [ { if: contentSizeCategory >= accessibilityMedium, numberOfLines: 3 } ] }
            """)
        let conditions = lines.filter { $0.contains("if ") }
        #expect(conditions.count == 1)
        let set = lines.filter { $0.contains(" = ") }.map { $0.drop { $0 == " " } }
        #expect(
            set == [
                "firstLabel.numberOfLines = 2", "thirdLabel.numberOfLines = 3", "firstLabel.numberOfLines = 0",
                "thirdLabel.numberOfLines = 0",
                "secondLabel.textAlignment = view.bounds.width < 350 ? .center : .natural",
            ])
    }
}
