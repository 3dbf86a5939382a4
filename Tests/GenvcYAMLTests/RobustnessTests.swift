import GenvcDiagnostics
import GenvcYAML
import RandomSpecs
import Testing

/// Whatever the bytes are, reading ends, and what it says lies within the file.
struct RobustnessTests {
    private static let pieces: [String] = [
        "a", "key", ": ", ":", "- ", "-", "\n", "\n  ", "\n    ", "\n   ", "\r\n", "\r", "\t", " ", "  ", "[", "]", "{",
        "}", ",",
        ", ", "\"", "'", "\\", "|", ">", "|-\n", ">+\n", "#", " # c", "&a ", "*a", "!t ", "? ", "<<: ", "%", "---\n",
        "...\n", "é",
        "\u{201C}", "\u{FF1A}", "\u{A0}", "\u{FEFF}", "\u{2028}", "~", "null", "#FF8800", "@", "`", "😀",
    ]

    @Test(arguments: 0..<8)
    func randomStructure(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<1_500 {
            let count = Int.random(in: 1...40, using: &random)
            let text = (0..<count).map { _ in Self.pieces.randomElement(using: &random)! }.joined()
            check(Reading(text, root: Bool.random(using: &random) ? .any : .mapping))
        }
    }

    @Test(arguments: 8..<12)
    func randomBytes(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<1_000 {
            let count = Int.random(in: 0...60, using: &random)
            // Mostly ASCII: other bytes are refused at the first that is no UTF-8.
            let limit: UInt8 = Int.random(in: 0..<4, using: &random) == 0 ? 255 : 127
            check(Reading(bytes: (0..<count).map { _ in UInt8.random(in: 0...limit, using: &random) }, root: .any))
        }
    }

    /// CRLF and LF are one line end.
    @Test func lineEndsDoNotMatter() {
        var random = SeededGenerator(seed: 20)
        var read = 0
        for _ in 0..<4_000 {
            let count = Int.random(in: 1...20, using: &random)
            let text = (0..<count).map { _ in Self.pieces.randomElement(using: &random)! }.joined()
                .split(separator: "\r\n").joined()
            guard !text.utf8.contains(UInt8(ascii: "\r")) else { continue }
            let bytes = text.utf8.flatMap { $0 == UInt8(ascii: "\n") ? Array("\r\n".utf8) : [$0] }
            let json = Reading(text, root: .any).json
            #expect(Reading(bytes: bytes, root: .any).json == json, "\(text.debugDescription)")
            if json != nil { read += 1 }
        }
        #expect(read > 100)
    }

    private func check(_ reading: Reading) {
        let count = reading.file.bytes.count
        var fails: [String] = []
        for diagnostic in reading.diagnostics {
            let ranges =
                [diagnostic.range].compactMap { $0 } + diagnostic.related.map(\.range)
                + diagnostic.fixes.flatMap { $0.edits.map(\.range) }
            if ranges.contains(where: { $0.start < 0 || $0.end > count || $0.start > $0.end }) {
                fails.append("a range outside the file: \(diagnostic)")
            }
            if diagnostic.message.isEmpty { fails.append("no message") }
        }
        let hasErrors = reading.diagnostics.contains { $0.severity == .error }
        if let tree = reading.tree {
            if isDamaged(tree.root, within: 0, count) && !hasErrors { fails.append("an error node without an error") }
        } else if !hasErrors {
            fails.append("nothing was read, and no error says why")
        }
        #expect(fails.isEmpty, "\(fails) for \(reading.file.text(of: reading.file.fullRange).debugDescription)")
    }

    /// True if an error node is within `node`; ranges outside the file count as one.
    private func isDamaged(_ node: YAMLNode, within start: Int, _ end: Int) -> Bool {
        if node.range.start < start || node.range.end > end { return true }
        switch node.content {
        case .error: return true
        case .scalar, .null: return false
        case .sequence(let items): return items.contains { isDamaged($0, within: start, end) }
        case .mapping(let entries): return entries.contains { isDamaged($0.value, within: start, end) }
        }
    }
}
