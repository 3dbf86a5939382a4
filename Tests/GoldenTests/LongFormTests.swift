import Foundation
import GenvcDiagnostics
import GenvcKit
import GenvcTestSupport
import Testing

/// The output of `genvc expand`.
@Suite("The long form of a spec")
struct LongFormTests {
    @Test("gives the same code, and is its own long form", arguments: GoldenSpec.all)
    func sameCode(spec: GoldenSpec) throws {
        let text = try spec.longForm()
        let expanded = try spec.generate(from: text)
        #expect(expanded.diagnostics.map(\.message) == (try spec.generate()).diagnostics.map(\.message))
        let (code, expected) = (expanded.files.map(Self.lines), try spec.generate().files.map(Self.lines))
        #expect(code == expected)
        #expect(try spec.longForm(of: text) == text)
    }

    /// All but the header, which has the checksum.
    private static func lines(of file: Genvc.File) -> [Substring] {
        String(decoding: file.contents, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("// genvc-checksum: ") }
    }
}
