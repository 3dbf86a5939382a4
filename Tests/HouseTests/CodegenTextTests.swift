import Testing

/// The generator writes values, and the printer alone knows lines and columns: nothing is read out of text again.
struct CodegenTextTests {
    /// A line that looks into text, with the reason why that is no text that the generator wrote.
    private struct Exception {
        let file: String
        let part: String
        let reason: String
    }

    private static let exceptions = [
        Exception(
            file: "Declarations/ViewNode+Swift", part: "type.hasPrefix(\"UI\")",
            reason: "the name of a type in the vocabulary"),
        Exception(
            file: "Kinds/Button", part: ".labels.contains(\"configuration\")", reason: "Swift of a person, by the lexer"
        ),
        Exception(file: "Kinds/AttributedText", part: "$0.starts(with: first)", reason: "statements, not text"),
        Exception(
            file: "Values/FormatPieces", part: "text.utf8.split(separator: UInt8(ascii: \"%\")",
            reason: "a text for people"),
        Exception(
            file: "Lists/CellGroup", part: "type.hasSuffix($0)", reason: "the name of a component, which a person gave"),
        Exception(
            file: "State/DeclarationWriter+Rendering", part: "standard.split(separator: \"x\")",
            reason: "a standard of the vocabulary"),
    ]

    /// Files that read what stands on the disk, which a person may have changed.
    private static let readers = ["Files/FileHeader", "Files/FormerText", "Files/StampedText", "Files/Checksum"]

    /// Calls that look into text, count its columns, or pad it by hand.
    private let reading =
        /hasPrefix|hasSuffix|\.contains\("|\.split\(|starts\(with|utf8\.count|mentions|[a-z)\]]\.text ==|columns\(|indentation|"    |repeating: " "|\.lines\[|inline\(/

    private static let files = Repository.files(below: "Sources/GenvcCodegen", "swift")

    private static func name(of file: Repository.File) -> String {
        String(file.path.dropFirst("Sources/GenvcCodegen/".count).dropLast(".swift".count))
    }

    @Test("the generator reads no text that it wrote, and counts no columns")
    func readsNothing() {
        #expect(Self.files.count > 80)
        for file in Self.files where !Self.readers.contains(Self.name(of: file)) {
            let parts = Self.exceptions.filter { $0.file == Self.name(of: file) }.map(\.part)
            let found = file.lines.filter { line in
                let code = parts.reduce(String(line)) { $0.replacing($1, with: "") }
                return code.contains(reading) && !code.drop { $0 == " " }.hasPrefix("//")
            }
            #expect(found.isEmpty, "\(file.path): \(found)")
        }
    }

    @Test("each exception is needed, and says why")
    func exceptionsAreNeeded() {
        for exception in Self.exceptions {
            let file = Self.files.first { Self.name(of: $0) == exception.file }
            #expect(file?.text.contains(exception.part) == true, "\(exception.file): \(exception.part)")
            #expect(exception.part.contains(reading), "\(exception.part) would not be found")
            #expect(!exception.reason.isEmpty)
        }
        for reader in Self.readers { #expect(Self.files.contains { Self.name(of: $0) == reader }, "\(reader)") }
    }

    @Test("no name in the code that is made has a control character, which would have to be found again")
    func noControlCharacters() {
        let escape = /\\u\{0*[01]?[0-9A-Fa-f]\}/
        for target in ["GenvcModel", "GenvcViews", "GenvcSwift", "GenvcCodegen"] {
            let files = Repository.files(below: "Sources/\(target)", "swift")
            #expect(!files.isEmpty)
            for file in files {
                let found = file.lines.filter { $0.contains(escape) }
                #expect(found.isEmpty, "\(file.path): \(found)")
                let isPlain = file.text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" }
                #expect(isPlain, "\(file.path)")
            }
        }
    }
}
