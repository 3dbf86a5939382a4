import GenvcChecks
import GenvcDiagnostics
import Testing

/// Codes and rules are declared once, and the lists of them are whole.
struct DiagnosticCodeTests {
    @Test("every code of a finding says what it is about", arguments: DiagnosticCode.all)
    func summaries(_ code: DiagnosticCode) {
        #expect((10...79).contains(code.summary.utf8.count))
        #expect(!code.summary.hasSuffix("."))
        #expect(code.rawValue.utf8.allSatisfy { $0 == 0x2D || (0x61...0x7A).contains($0) || $0 == 0x38 })
    }

    @Test("no two codes have the same name or the same summary")
    func differ() {
        #expect(Set(DiagnosticCode.all).count == DiagnosticCode.all.count)
        #expect(Set(DiagnosticCode.all.map(\.summary)).count == DiagnosticCode.all.count)
    }

    /// The matches of `pattern` in the Swift files of a folder.
    private func matches(_ pattern: Regex<(Substring, Substring)>, in folder: String) -> Set<String> {
        Set(
            Repository.files(below: folder, "swift").flatMap { file in
                file.text.matches(of: pattern).map { String($0.1) }
            })
    }

    @Test("each code that is declared is listed")
    func codesAreListed() {
        let declared = ["Sources/GenvcDiagnostics", "Sources/GenvcChecks/Rules"].flatMap {
            matches(/DiagnosticCode\(\s*(?:rule: )?"([a-z0-9-]+)"/, in: $0)
        }
        #expect(declared.count == DiagnosticCode.all.count)
        #expect(Set(declared) == Set(DiagnosticCode.all.map(\.rawValue)))
    }

    @Test("each rule that is declared is listed, and is the only one of its code")
    func rulesAreListed() {
        let declared = matches(/static let rule = Rule\(\s*\.(\w+)/, in: "Sources/GenvcChecks/Rules")
        let listed = DiagnosticCode.rules.map { $0.rawValue.filter { $0 != "-" } }
        #expect(declared.map { $0.lowercased() }.sorted() == listed.sorted())
    }
}
