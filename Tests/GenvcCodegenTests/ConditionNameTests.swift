import GenvcDiagnostics
import GenvcKit
import Testing

@Suite("The constraints of a case")
struct ConditionNameTests {
    @Test(
        "are named by its condition",
        arguments: [
            ("width > 600", "Wide"), ("width <= 350", "Narrow"), ("height < 700", "Low"), ("not height < 700", "High"),
            ("$count > 3", "CountOver3"), ("$count <= 3", "CountUpTo3"), ("not $count < 2", "CountFrom2"),
            ("$isOpen and width > 600", "IsOpenAndWide"), ("$isOpen or $count > 3", "IsOpenOrCountOver3"),
            ("$name != nil and width > 600", "HasNameAndWide"), ("$phase == done or $phase == failed", "DoneOrFailed"),
            ("contentSizeCategory >= accessibilityMedium", "AccessibilityMedium"),
            ("$name == nil", "NoName"), ("$name != nil", "HasName"), ("$phase != done", "NotDone"),
            ("not $isOpen", "NotIsOpen"),
        ])
    func names(condition: String, name: String) {
        let code = code(condition)
        #expect(code.contains("private lazy var barView\(name)Constraints"), "\(code)")
        #expect(code.contains("barViewDefaultConstraints"))
    }

    @Test("are numbered where a name would say too much")
    func numbers() {
        #expect(code("$isOpen and $count > 3 and width > 600").contains("barViewCase1Constraints"))
        #expect(code("$count > 3.5").contains("barViewCase1Constraints"))
    }

    private func code(_ condition: String) -> String {
        let spec = """
            screen: Test
            scroll: vertical
            state: { isOpen: Bool, count: Double, name: String?, phase: [idle, done, failed] }
            rows:
              - { view: bar, height: 40, when: [ { if: \(condition), height: { min: 60 } } ] }
            """
        let result = Genvc.generate(spec: SourceFile(name: "Test.yml", text: spec), options: Genvc.Options())
        #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return result.files.first.map { String(decoding: $0.contents, as: UTF8.self) } ?? ""
    }
}
