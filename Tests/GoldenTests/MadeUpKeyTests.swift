import GenvcChecks
import GenvcCodegen
import GenvcDiagnostics
import GenvcKit
import GenvcModel
import GenvcPreview
import GenvcReader
import GenvcViews
import GenvcVocabulary
import GenvcYAML
import Testing

@testable import GenvcExplain

/// The effect of one line in the vocabulary on every stage.
@Suite("A made-up key")
struct MadeUpKeyTests {
    /// The label of the vocabulary with two more keys, a line each, and another main text.
    private static func kinds() throws -> [Kind] {
        let label = try #require(Vocabulary.kind(named: "label"))
        let motto = Key.mainText("motto", "The words of the sign.")
        let glow = Key.property("glow", .number(0...10), standard: "0", "How much it shines.")
        let sign = Kind(
            "sign", typeName: "SignView", traits: label.traits, intrinsicSize: .text, drawing: .text,
            example: "{ sign: exit, motto: Way out }", "A lit sign.", keys: [motto, glow])
        return Vocabulary.kinds + [sign]
    }

    @Test("is read, explained, drawn and emitted")
    func works() throws {
        let kinds = try Self.kinds()
        let file = SourceFile(
            name: "Hall.yml", text: "screen: Hall\nrows:\n  - { sign: exit, motto: Way out, glow: 3 }\n")
        var sink = DiagnosticSink()
        let tree = try #require(YAMLParser.parse(file, into: &sink))
        let screen = try #require(ScreenReader.read(tree, of: file, kinds: kinds, into: &sink))
        #expect(sink.diagnostics.isEmpty)
        #expect(screen.rows.first?.value(named: "glow")?.value == .number(3))

        let page = KindPage.text(of: try #require(kinds.last))
        #expect(page.contains("motto") && page.contains("The words of the sign."))
        #expect(page.contains("glow") && page.contains("How much it shines."))

        let checked = ScreenChecker.check(ViewTreeBuilder.build(screen))
        #expect(ScreenDrawing.text(checked, options: DrawingOptions(format: .text)).contains("\"Way out\""))

        var templates = TemplateLibrary().templates
        let valid = try #require(ValidScreen(checked))
        let files = CodeGenerator.generate(valid, specName: file.name, templates: &templates, into: &sink)
        let code = String(decoding: try #require(files?.first).contents, as: UTF8.self)
        #expect(code.contains("let exitSign: SignView = {"))
        #expect(code.contains(#"signView.motto = NSLocalizedString("hall.exit", value: "Way out""#))
        #expect(code.contains("signView.glow = 3"))
    }

    @Test("stands to other views as any element does")
    func relations() throws {
        let file = SourceFile(
            name: "Hall.yml",
            text: "screen: Hall\nrows:\n  - { label: title, text: Hall }\n"
                + "  - { sign: exit, motto: Way out, constraints: [ width <= title * 0.5 + 12 @750 ] }\n")
        var sink = DiagnosticSink()
        let tree = try #require(YAMLParser.parse(file, into: &sink))
        let screen = try #require(ScreenReader.read(tree, of: file, kinds: try Self.kinds(), into: &sink))
        #expect(sink.diagnostics.isEmpty)
        let page = try #require(Explain.page("constraints"))
        #expect(page.contains("lastBaseline") && page.contains("readableContent") && page.contains("largeControl"))

        let checked = ScreenChecker.check(ViewTreeBuilder.build(screen))
        #expect(ScreenDrawing.text(checked, options: DrawingOptions(format: .text)).contains("\"Way out\""))
        let dump = ConstraintDump.json(of: checked.tree)
        #expect(
            dump.contains(
                #""item":"exitSign","attribute":"width","relation":"<=","target":"titleLabel","targetAttribute":"width","#
                    + #""multiplier":0.5,"constant":12,"priority":750"#))

        var templates = TemplateLibrary().templates
        let valid = try #require(ValidScreen(checked))
        let files = CodeGenerator.generate(valid, specName: file.name, templates: &templates, into: &sink)
        let code = String(decoding: try #require(files?.first).contents, as: UTF8.self)
        #expect(code.contains("lessThanOrEqualTo: titleLabel.widthAnchor"))
        #expect(code.contains(".prioritized(.defaultHigh)"))
    }

    @Test("is refused outside its range, and named when it is misspelt")
    func refuses() throws {
        let file = SourceFile(
            name: "Hall.yml",
            text: "screen: Hall\nrows:\n  - { sign: exit, motto: Way out, glwo: 3 }\n  - { sign: way, glow: 11 }\n")
        var sink = DiagnosticSink()
        let tree = try #require(YAMLParser.parse(file, into: &sink))
        _ = ScreenReader.read(tree, of: file, kinds: try Self.kinds(), into: &sink)
        #expect(sink.sorted.map(\.code) == [.unknownKey, .outOfRange])
        #expect(sink.sorted.first?.label == "did you mean `glow`?")
    }
}
