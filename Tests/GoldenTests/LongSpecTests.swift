import GenvcDiagnostics
import GenvcKit
import GenvcTestSupport
import Testing

/// The text of `genvc expand`: its comments are defaults of these very elements.
@Suite("The long form of a spec, with its defaults")
struct LongSpecTests {
    @Test(
        "makes the same code where all of its comments are written out",
        arguments: ["Examples/Login/Login.yml"]
            + ["Looks", "TextFieldKind", "Contacts"].map { "Tests/Goldens/Screens/\($0).yml" })
    func writtenOut(path: String) throws {
        let spec = GoldenSpec(path: path)
        let long = try Self.long(of: spec.run()) { try? spec.run($0) }
        #expect(long.contains("# "))
        #expect(
            try spec.generate(from: Self.writingOut(long)).files.map(\.contents)
                == spec.generate().files.map(\.contents))
    }

    @Test("spells out shorthands, and tells defaults in comments")
    func golden() throws {
        let spec = GoldenSpec(path: "Tests/Goldens/LongForm/Short.yml")
        Golden.expect(try Self.long(of: spec.run()) { try? spec.run($0) }, equals: "Tests/Goldens/LongForm/Long.yml")
    }

    @Test("has no default of the kind that the type, the purpose or the place of an element changes")
    func wrongDefaults() throws {
        let text = """
            screen: Tiny
            type: form
            rows:
              - textField: address
                placeholder: Address
                keyboardType: emailAddress
              - textField: name
                placeholder: Name

            """
        let long = try Self.long(of: SpecRun(SourceFile(name: "Tiny.yml", text: text))) {
            SpecRun(SourceFile(name: "Tiny.yml", text: $0))
        }
        let lines = long.split(separator: "\n").map(String.init)
        #expect(!lines.contains("# scroll: none"))
        #expect(!lines.contains("# keyboardDismissMode: none"))
        // A name has the standard of the kind, an address does not.
        #expect(lines.filter { $0 == "    # autocapitalizationType: sentences" }.count == 1)
        #expect(lines.filter { $0 == "    # clearButtonMode: never" }.count == 2)
    }

    @Test("of a spec with an error is none")
    func refused() {
        var library = TemplateLibrary()
        let run = SpecRun(SourceFile(name: "Tiny.yml", text: "screen: Tiny\nrows: 7\n"))
        #expect(LongSpec(run, &library) { SpecRun($0) }.data == nil)
    }

    private static func long(of run: SpecRun, reading read: (String) -> SpecRun?) throws -> String {
        var library = TemplateLibrary()
        let long = LongSpec(run, &library) { file in read(String(decoding: file.bytes, as: UTF8.self)) ?? SpecRun(file)
        }
        return String(decoding: try #require(long.data).bytes, as: UTF8.self)
    }

    /// The text with each comment in place of which its key stands.
    private static func writingOut(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in
                let comment = line.drop { $0 == " " }
                guard comment.hasPrefix("# ") else { return String(line) }
                return line.prefix { $0 == " " } + String(comment.dropFirst(2))
            }
            .joined(separator: "\n")
    }
}
