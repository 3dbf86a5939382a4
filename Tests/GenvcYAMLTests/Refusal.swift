import GenvcDiagnostics
import Testing

/// A document with one mistake, and the one finding it gives.
struct Refusal: Sendable, CustomTestStringConvertible {
    let source: String
    /// `line:column code message`
    let finding: String
    /// The words behind the caret.
    let label: String

    init(_ source: String, _ finding: String, _ label: String) {
        self.source = source
        self.finding = finding
        self.label = label
    }

    var testDescription: String { finding }

    func check() {
        let reading = Reading(source)
        #expect(reading.findings == [finding])
        #expect(reading.diagnostics.first?.label ?? "" == label)
        #expect(reading.diagnostics.allSatisfy { $0.message.count < 80 })
    }
}
