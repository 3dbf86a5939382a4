import GenvcDiagnostics
import GenvcKit
import Testing

@Suite("A Bool compared with true or false")
struct BoolConditionTests {
    @Test(
        "is asked by itself",
        arguments: [
            ("$isOpen == true", "state.isOpen"), ("$isOpen == false", "!state.isOpen"),
            ("$isOpen != true", "!state.isOpen"), ("$isOpen != false", "state.isOpen"),
            ("not $isOpen == false", "state.isOpen"), ("not $isOpen == true", "!state.isOpen"),
            ("$isOpen == false and $isNew == true", "!state.isOpen && state.isNew"),
        ])
    func alone(condition: String, code: String) {
        #expect(self.code(condition).contains("noteLabel.isHidden = \(code)\n"))
    }

    @Test("stays compared where it may be nil")
    func optional() {
        #expect(code("$isKnown == false").contains("noteLabel.isHidden = state.isKnown == false\n"))
    }

    private func code(_ condition: String) -> String {
        let spec = """
            screen: Test
            state: { isOpen: Bool, isNew: Bool, isKnown: "Bool?" }
            rows:
              - { label: note, text: Note, isHidden: \(condition) }
            """
        let result = Genvc.generate(spec: SourceFile(name: "Test.yml", text: spec), options: Genvc.Options())
        #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return result.files.first.map { String(decoding: $0.contents, as: UTF8.self) } ?? ""
    }
}
