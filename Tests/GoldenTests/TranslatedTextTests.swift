import Foundation
import GenvcCodegen
import GenvcKit
import GenvcTestSupport
import Testing

/// The texts of generated code, as translators and Apple's tools see them.
@Suite("Texts for translators")
struct TranslatedTextTests {
    /// The code of a golden, with the shipped components.
    private static let files = GoldenSpec.folders.flatMap { GoldenSpec.files(below: $0 + "/Code", ext: "swift") }

    private func code(_ path: String) throws -> String {
        try String(contentsOf: RepositoryRoot.url(of: path), encoding: .utf8)
    }

    @Test("are plain literals in each call, so that Apple's tools extract them")
    func areExtractable() throws {
        let literal = #""(?:[^"\\\n]|\\["\\nrt0]|\\u\{[0-9A-F]+\})*""#
        let call = try Regex(
            #"NSLocalizedString\(\s*"# + literal + #",\s*value: "# + literal + #"(?:\s*\+ "# + literal
                + #")*,\s*comment: "# + literal + #"\s*\)"#)
        var count = 0
        for path in Self.files {
            let code = try code(path)
            let calls = code.matches(of: /NSLocalizedString\(/).count
            #expect(code.matches(of: call).count == calls, "\(path)")
            count += calls
        }
        #expect(count > 900)
    }

    @Test("end in no blank, and neither does any other line")
    func noTrailingBlanks() throws {
        for path in Self.files {
            let lines = try code(path).split(separator: "\n")
            #expect(lines.allSatisfy { $0.last?.isWhitespace != true }, "\(path)")
        }
    }

    @Test("are those of the catalogue", arguments: GoldenSpec.all)
    func areInCatalog(spec: GoldenSpec) throws {
        for file in try spec.generate().files {
            let code = String(decoding: file.contents, as: UTF8.self)
            let calls = code.matches(of: /NSLocalizedString\(\s*"((?:[^"\\]|\\.)*)"/)
            let keys: [String] = calls.map { call in
                // The golden of hostile texts has a key with these three.
                String(call.output.1).replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
                    .replacing("\\n", with: "\n")
            }
            #expect(Set(keys) == Set(file.texts.all.map(\.key)), "\(file.name)")
            #expect(Set(file.texts.all.map(\.key)).count == file.texts.all.count)
        }
    }

    @Test("have no form for one in the code where they are translated")
    func formsAreInCatalog() throws {
        for path in Self.files {
            #expect(
                try !code(path).contains(/== 1\s*\? (NSLocalizedString|String\.localizedStringWithFormat)/), "\(path)")
        }
    }

    @Test("of each kind are told apart")
    func comments() throws {
        let texts = try GoldenSpec.all.flatMap { try $0.generate().files.flatMap(\.texts.all) }
        let comments = Set(texts.map(\.comment))
        for words in [
            "Label on ", "Button title on ", "Text field placeholder on ", "Menu item title on ", "Submenu title on ",
            "Alert title on ", "Alert message on ", "Alert button title on ", "Alert text field placeholder on ",
            "Cell on ", "Cell secondary text on ", "Section header on ", "Swipe action title on ",
            "Bar button item title on ", "Navigation title on ", "Navigation prompt on ", "Tab bar item title on ",
            "VoiceOver action title on ", "VoiceOver announcement on ", "Button label read by VoiceOver on ",
            "Row value read by VoiceOver on ", "Segmented control segment on ",
        ] {
            // The id of an element stands before the words for its kind.
            let named = " " + words.prefix(1).lowercased() + words.dropFirst()
            #expect(comments.contains { $0.hasPrefix(words) || $0.contains(named) }, "\(words)")
        }
        #expect(comments.contains("Summary label on Plurals: %1$@ is name, %2$lld is posts"))
    }
}
