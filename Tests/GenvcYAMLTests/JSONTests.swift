import GenvcYAML
import RandomSpecs
import Testing

/// Every JSON document with unique keys is a document, and means the same.
struct JSONTests {
    /// A random document: as it is written, and as the dump has it.
    private struct Document {
        var source = ""
        var dump = ""
        var random: SeededGenerator

        private static let strings = [
            #""""#, #""a""#, #""b c""#, #""d: e""#, ##""# f""##, #""[g]""#, #""\"h\\""#, #""i\nj""#, #""\t""#, #""é😀""#,
            #""null""#,
            #""- k""#, #""'""#, #""{{}}""#, #"",""#,
        ]
        private static let words = ["0", "-1", "2.5", "1e3", "-4.0E-5", "true", "false"]
        private static let spaces = ["", " ", "\n", "\r\n  ", "\n    "]

        init(seed: UInt64) {
            random = SeededGenerator(seed: seed)
            appendValue(depth: 0)
        }

        private mutating func space() {
            source += Self.spaces.randomElement(using: &random)!
        }

        private mutating func appendValue(depth: Int) {
            switch Int.random(in: 0..<(depth < 4 ? 7 : 4), using: &random) {
            case 0:
                source += "null"
                dump += "null"
            case 1:
                let word = Self.words.randomElement(using: &random)!
                source += word
                dump += "\"\(word)\""
            case 2, 3: appendString(Self.strings.randomElement(using: &random)!)
            case 4: appendList("[", "]", depth: depth) { document, _ in document.appendValue(depth: depth + 1) }
            default:
                appendList("{", "}", depth: depth) { document, index in
                    document.appendString("\"key \(index)\"")
                    document.space()
                    document.append(":")
                    document.space()
                    document.appendValue(depth: depth + 1)
                }
            }
        }

        private mutating func appendString(_ string: String) {
            append(string)
        }

        private mutating func append(_ text: String) {
            source += text
            dump += text
        }

        private mutating func appendList(
            _ open: String, _ close: String, depth: Int, _ item: (inout Document, Int) -> Void
        ) {
            append(open)
            space()
            for index in 0..<Int.random(in: 0...3, using: &random) {
                if index > 0 {
                    append(",")
                    space()
                }
                item(&self, index)
                space()
            }
            append(close)
        }
    }

    @Test func everyDocumentIsRead() {
        for seed in 0..<3_000 {
            let document = Document(seed: UInt64(seed))
            let reading = Reading(document.source, root: .any)
            #expect(reading.json == document.dump, "\(document.source.debugDescription): \(reading.findings)")
        }
    }
}
