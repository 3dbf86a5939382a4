import Foundation
import GenvcChecks
import GenvcDiagnostics
import GenvcKit
import GenvcTestSupport
import Testing

@Suite("Findings")
struct FindingTests {
    /// Specs with one mistake each, named by the code of the finding, and more words where a code has several.
    private static let cases = GoldenSpec.files(below: "Tests/Goldens/Findings", ext: "yml")
        .filter { !$0.hasSuffix("/genvc.yml") && !$0.contains("/Shared/") }

    @Test("read as their golden says", arguments: cases)
    func isGolden(path: String) throws {
        let text = try FindingText.of(path)
        Golden.expect(text, equals: path.replacing(".yml", with: ".txt"))
        let name = (path as NSString).lastPathComponent.replacing(".yml", with: "")
        #expect(DiagnosticCode.all.contains { name.hasPrefix($0.rawValue) && text.contains("[\($0.rawValue)]") })
    }

    @Test("leave no golden without a spec")
    func noStaleGolden() {
        let texts = Set(GoldenSpec.files(below: "Tests/Goldens/Findings", ext: "txt"))
        #expect(texts == Set(Self.cases.map { $0.replacing(".yml", with: ".txt") }))
    }

    /// Codes that a spec alone cannot cause; the tests of the command line and of the templates have them.
    private static let elsewhere: Set<DiagnosticCode> = [
        .missingFile, .unreadableFile, .notAFile, .fileTooLarge, .notUTF8, .lineTooLong, .tooManyErrors, .contextSyntax,
        .templateSyntax, .templateUnknownName, .templateUnknownPartial, .templateTooDeep, .templateTooLarge,
        .templateWrongType, .duplicateScreen, .missingAsset,
    ]

    @Test("have a golden for each code")
    func isComplete() throws {
        let goldens = try GoldenSpec.files(below: "Tests/Goldens/Findings", ext: "txt").map { path in
            try String(contentsOf: RepositoryRoot.url(of: path), encoding: .utf8)
        }
        let missing = DiagnosticCode.all.filter { code in
            !Self.elsewhere.contains(code) && !goldens.contains { $0.contains("[\(code.rawValue)]") }
        }
        #expect(missing.isEmpty, "no golden shows \(missing.map(\.rawValue))")
    }
}
