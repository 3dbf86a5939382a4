import Testing

/// The words of the house in `Sources/README.md`: each is in use, and stands there once.
struct GlossaryTests {
    /// The first column of the table, with several words of one row apart.
    private static func words() throws -> [String] {
        let text = try Repository.text("Sources/README.md")
        let table = try #require(text.split(separator: "## Words\n", maxSplits: 1).last)
        let cells = table.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2).map {
            $0.dropFirst(2).prefix { $0 != "|" }
        }
        return cells.flatMap { $0.split(separator: ",") }.map { String($0.filter { $0 != " " }) }
    }

    @Test("each word is in use in code or comments, and stands in the table once")
    func words() throws {
        let words = try Self.words()
        #expect(words.count > 30 && Set(words).count == words.count)
        let files = Repository.files(below: "Sources", "swift") + Repository.files(below: "Tests", "swift")
        let used = Set(files.flatMap { Self.parts(of: $0.text) })
        for word in words { #expect(used.contains(word), "nothing is called `\(word)`") }
    }

    /// The words of names and comments, in small letters and without the `s` of a plural.
    private static func parts(of text: String) -> Set<String> {
        var parts: Set<String> = []
        var word = ""
        func end() {
            if !word.isEmpty { parts.formUnion([word, word.hasSuffix("s") ? String(word.dropLast()) : word]) }
            word = ""
        }
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"):
                end()
                word.unicodeScalars.append(Unicode.Scalar(byte | 0x20))
            case UInt8(ascii: "a")...UInt8(ascii: "z"): word.unicodeScalars.append(Unicode.Scalar(byte))
            default: end()
            }
        }
        end()
        return parts
    }
}
