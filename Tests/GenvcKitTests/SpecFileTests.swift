import GenvcDiagnostics
import Testing

@testable import GenvcKit

/// Which YAML files of a folder are specs.
struct SpecFileTests {
    @Test(
        "the outermost keys decide",
        arguments: [
            ("screen: Login\n", true), ("# comment\nscreen: Login\n", true), ("rows: []\nscreen : Login\n", true),
            ("\u{FEFF}screen: Login\r\n", true), ("\"screen\": Login\n", true), ("{ screen: Login }\n", true),
            ("screen:\n  name: x\n", true), ("rows: [\nscreen: Broken\n", true),
            ("components:\n  Card: { rows: [] }\n", true), ("styles: {}\ncomponents: {}\n", true),
            ("openapi: 3.0.3\ncomponents:\n  schemas: {}\n", false), ("styles: {}\n", false),
            ("", false), ("name: x\n", false), ("app:\n  screen: Login\n", false), ("- screen: Login\n", false),
            ("screens: Login\n", false), ("scren: Login\n", true), ("Screen: Login\n", true), ("rows: [\n", true),
            ("# screen: Login\n", false), ("screen\n", false), ("\"screen: x\n", false),
        ])
    func isSpec(_ text: String, _ expected: Bool) {
        #expect(Genvc.isSpec(SourceFile(name: "a.yml", text: text)) == expected)
    }
}
