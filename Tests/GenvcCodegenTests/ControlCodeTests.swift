import GenvcDiagnostics
import GenvcKit
import Testing

@Suite("Controls")
struct ControlCodeTests {
    /// Room behind a component is that of the stack where it stands, so that nothing in it follows its state.
    @Test("have no observer where nothing is shown anew")
    func observer() throws {
        let spec = """
            screen: Test
            components:
              Panel: { base: control, when: [ { if: isHighlighted, spacingAfter: xLarge } ], rows: [ { label: a, text: A } ] }
            rows:
              - { Panel: first }
            """
        let result = Genvc.generate(spec: SourceFile(name: "Test.yml", text: spec))
        let code = String(decoding: try #require(result.files.first).contents, as: UTF8.self)
        #expect(code.contains("class Panel"))
        #expect(code.contains("render()") == code.contains("func render()"))
    }
}
