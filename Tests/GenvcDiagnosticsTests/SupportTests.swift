import Foundation
import GenvcTestSupport
import RandomSpecs
import Testing

@Suite struct SupportTests {
    @Test func aDiffShowsTheChangeWithThreeLinesAround() {
        let expected = "1\n2\n3\n4\nold\n6\n7\n8\n9\n"
        let hunk = LineDiff.hunk(expected: expected, actual: expected.replacing("old", with: "new\nmore"))
        #expect(hunk == "@@ line 5 @@\n  2\n  3\n  4\n- old\n+ new\n+ more\n  6\n  7\n  8")
    }

    @Test func aDiffSeesTwoSpellingsOfOneCharacter() {
        #expect(LineDiff.hunk(expected: "é\n", actual: "é\n") == nil)
        #expect(LineDiff.hunk(expected: "é\n", actual: "e\u{301}\n") == "@@ line 1 @@\n- é\n+ e\u{301}\n  ")
    }

    @Test func aDiffOfRepeatedLinesCountsThemOnce() {
        #expect(LineDiff.hunk(expected: "a\n", actual: "a\na\n") == "@@ line 2 @@\n  a\n+ a\n  ")
    }

    @Test func aGoldenMatchesWithEitherLineEnd() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("golden-\(UUID().uuidString)")
        try Data("a\r\nb\r\n".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        Golden.expect("a\nb\n", equals: file)
        withKnownIssue {
            Golden.expect("a\nc\n", equals: file)
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            return text.contains("- b\n+ c") && text.contains("run `swift run genvc-dev update` to accept")
        }
        #expect(try Data(contentsOf: file) == Data("a\r\nb\r\n".utf8))
    }

    @Test func aMissingGoldenIsAFailureAndIsNotWritten() {
        withKnownIssue {
            Golden.expect("a", equals: "Tests/no-such-golden")
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("is missing") }
        }
        #expect(!FileManager.default.fileExists(atPath: RepositoryRoot.url(of: "Tests/no-such-golden").path))
    }

    @Test func theGeneratorGivesThePublishedNumbers() {
        var generator = SeededGenerator(seed: 1_234_567)
        // The first outputs for this seed in the reference implementation.
        #expect(generator.next() == 6_457_827_717_110_365_317)
        #expect(generator.next() == 3_203_168_211_198_807_973)
    }
}
