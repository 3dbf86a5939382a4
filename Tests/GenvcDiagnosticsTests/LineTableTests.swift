import GenvcDiagnostics
import RandomSpecs
import Testing

@Suite struct LineTableTests {
    @Test func aTextWithoutLineEndsIsOneLine() {
        for text in ["", "abc", "a\rb"] {
            let table = LineTable(Array(text.utf8))
            #expect(table.count == 1)
            #expect(table.range(ofLine: 1) == 0..<text.utf8.count)
            #expect(table.position(at: text.utf8.count) == SourcePosition(line: 1, column: text.utf8.count + 1))
        }
    }

    @Test func aLineEndBelongsToTheLineItEnds() {
        let table = LineTable(Array("ab\r\ncd\n".utf8))
        #expect((1...3).map { table.range(ofLine: $0) } == [0..<2, 4..<6, 7..<7])
        #expect(table.position(at: 3) == SourcePosition(line: 1, column: 4))
        #expect(table.position(at: 4) == SourcePosition(line: 2, column: 1))
        #expect(table.position(at: 7) == SourcePosition(line: 3, column: 1))
    }

    @Test func whatLiesOutsideCountsAsTheBorder() {
        let table = LineTable(Array("ab\ncd".utf8))
        #expect(table.position(at: -1) == SourcePosition(line: 1, column: 1))
        #expect(table.position(at: 1_000) == SourcePosition(line: 2, column: 3))
    }

    /// Position and line content by walking from the start, one byte at a time.
    private struct Walk {
        var lines: [Range<Int>] = []
        var positions: [SourcePosition] = []

        init(_ bytes: [UInt8]) {
            var start = 0
            for offset in 0...bytes.count {
                positions.append(SourcePosition(line: lines.count + 1, column: offset - start + 1))
                guard offset == bytes.count || bytes[offset] == 0x0A else { continue }
                let hasReturn = offset < bytes.count && offset > start && bytes[offset - 1] == 0x0D
                lines.append(start..<(hasReturn ? offset - 1 : offset))
                start = offset + 1
            }
        }
    }

    @Test func randomTextsAgreeWithAWalkFromTheStart() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<300 {
            let length = Int.random(in: 0...60, using: &generator)
            let bytes = (0..<length).map { _ in [0x61, 0x0A, 0x0D, 0xC3].randomElement(using: &generator)! as UInt8 }
            let (table, walk) = (LineTable(bytes), Walk(bytes))
            #expect((1...table.count).map { table.range(ofLine: $0) } == walk.lines, "\(bytes)")
            #expect((0...length).map { table.position(at: $0) } == walk.positions, "\(bytes)")
        }
    }
}
