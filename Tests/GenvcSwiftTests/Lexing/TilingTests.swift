import Foundation
import GenvcSwift
import GenvcTestSupport
import RandomSpecs
import Testing

@Suite("The tokens of Swift")
struct TilingTests {
    /// True if each token begins where the one before it ends, and they cover the text.
    private static func tile(_ bytes: [UInt8]) -> Bool {
        var end = 0
        for token in SwiftLexer(bytes) {
            guard token.range.lowerBound == end, !token.range.isEmpty else { return false }
            end = token.range.upperBound
        }
        return end == bytes.count
    }

    private static func goldens() -> [[UInt8]] {
        ["Examples", "Tests/Goldens"].flatMap { folder in
            let files = FileManager.default.enumerator(
                at: RepositoryRoot.url(of: folder), includingPropertiesForKeys: nil)
            return (files?.compactMap { $0 as? URL } ?? [])
                .filter { $0.pathExtension == "swift" }
                .sorted { $0.path < $1.path }
                .compactMap { try? Data(contentsOf: $0) }.map(Array.init)
        }
    }

    @Test("tile each golden, which closes all that it opens")
    func goldenFiles() {
        let goldens = Self.goldens()
        #expect(goldens.count > 50)
        for bytes in goldens {
            #expect(Self.tile(bytes))
            let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            #expect(SwiftLines(lines.map(String.init)).areContinued.last == false)
        }
    }

    @Test("tile goldens with random bytes in the place of others")
    func damagedFiles() throws {
        var generator = SeededGenerator(seed: 1)
        let marks = Array("\"\"\"\"\\\\##//**(){}[]`$\n\r é\u{1}".utf8)
        for var bytes in Self.goldens().prefix(40) {
            for _ in 0..<30 {
                bytes[Int.random(in: bytes.indices, using: &generator)] = try #require(
                    marks.randomElement(using: &generator))
            }
            #expect(Self.tile(bytes))
        }
    }

    @Test("tile short random texts")
    func randomTexts() throws {
        var generator = SeededGenerator(seed: 2)
        let pieces = "\" \"\"\" # \\ \\( ( ) / /* */ // a 0 . $ `".split(separator: " ").map(String.init) + [" ", "\n"]
        for _ in 0..<5_000 {
            let text = (0..<Int.random(in: 1...12, using: &generator)).compactMap { _ in
                pieces.randomElement(using: &generator)
            }
            #expect(Self.tile(Array(text.joined().utf8)), "\(text)")
        }
    }
}
