import Foundation
import GenvcDiagnostics
import GenvcModel
import GenvcReader
import GenvcTestSupport
import GenvcViews
import GenvcYAML
import Testing

@testable import GenvcChecks

/// The findings at some points of the matrix are those at all points.
@Suite("The folded matrix")
struct FoldedMatrixTests {
    private func tree(_ path: String) throws -> ViewTree {
        let name = (path as NSString).lastPathComponent
        let file = SourceFile(name: name, text: try String(contentsOf: RepositoryRoot.url(of: path), encoding: .utf8))
        var sink = DiagnosticSink()
        let project = try GoldenSpec.project(besides: path).flatMap { YAMLParser.parse($0, into: &sink) }
        var used = UsedFiles(GoldenSpec.finder(besides: path))
        let read = project.map {
            ProjectReader.read($0, of: file, rules: DiagnosticCode.rules, used: &used, into: &sink)
        }
        let screen = YAMLParser.parse(file, into: &sink).flatMap {
            ScreenReader.read(
                $0, of: file, project: read ?? Project(rules: DiagnosticCode.rules), used: &used, into: &sink)
        }
        #expect(!sink.hasErrors)
        return ViewTreeBuilder.build(try #require(screen))
    }

    private func expectAgreement(_ path: String) throws {
        let tree = try tree(path)
        let folded = ScreenChecker.check(tree, at: .full(of: tree))
        let every = ScreenChecker.check(tree, at: .full(of: tree), isFolded: false)
        #expect(folded.findings == every.findings)
        #expect(folded.layoutCount * 2 < every.layoutCount)
    }

    /// Every point of the matrix takes minutes for all screens.
    @Test(
        "has the findings of the whole one, with less than half of its layouts",
        arguments: Exhaustive.slowSample(GoldenSpec.screens, 3))
    func examples(spec: GoldenSpec) throws {
        try expectAgreement(spec.path)
    }

    /// Two buttons of one word each, between which the break of a word moves to and fro from width to width; the
    /// devices on which one of them is too narrow to tap are no range.
    private static let tooIrregular: Set = ["priority-tie/wrong-2-two-buttons.yml"]

    @Test(
        "has the findings of the whole one for every seeded defect",
        arguments: Exhaustive.slowSample(SeededSpec.all.filter { !tooIrregular.contains($0.name) }, 3))
    func seeded(spec: SeededSpec) throws {
        try expectAgreement(spec.path)
    }
}
