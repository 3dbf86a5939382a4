import GenvcDiagnostics
import GenvcKit
import Testing

@Suite("Margins")
struct MarginTests {
    @Test("of nothing are written for a card, which has some of its own", arguments: ["0", "{ horizontal: 0 }"])
    func emptyMarginsOfACard(margins: String) throws {
        let spec = "screen: T\nrows:\n- { card: a, margins: \(margins), rows: [ { label: b, text: B } ] }\n"
        let result = Genvc.generate(spec: SourceFile(name: "T.yml", text: spec))
        let code = String(decoding: try #require(result.files.first).contents, as: UTF8.self)
        #expect(code.contains("cardView.directionalLayoutMargins = .zero"))
    }
}
