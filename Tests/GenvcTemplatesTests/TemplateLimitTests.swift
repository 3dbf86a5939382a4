import GenvcDiagnostics
import Testing

@testable import GenvcTemplates

/// Templates and contexts that no one would write in good faith: each ends, with a finding where it has no sense.
@Suite struct TemplateLimitTests {
    private static let tooDeep = "more than 128 sections and partials lie in each other here"

    @Test func aTemplateThatIncludesItself() throws {
        let result = rendering("a {{>loop}}", partials: ["loop": "{{>loop}}{{>loop}}"])
        #expect(result.messages == [Self.tooDeep])
        #expect(result.diagnostics.first?.code == .templateTooDeep)
        #expect(result.diagnostics.first?.range == SourceRange(file: SourceFileID(rawValue: 8), start: 0, end: 9))
        #expect(result.text == nil)
    }

    @Test func aTemplateThatIncludesItselfInASection() {
        let result = rendering("{{>loop}}", ["x": "v"], partials: ["loop": "{{#x}}\n {{>loop}}\n{{/x}}\n"])
        #expect(result.messages == [Self.tooDeep])
    }

    @Test func recursionOverDataMayBeAsDeepAsTheLimit() {
        var tree: TemplateValue = ["kids": []]
        let levels = TemplateRenderer.maximumDepth / 2
        for _ in 1..<levels { tree = ["kids": [tree]] }
        let partials = ["tree": "({{#kids}}{{>tree}}{{/kids}})"]
        let expected = String(repeating: "(", count: levels) + String(repeating: ")", count: levels)
        TemplateCase("", "{{>tree}}", tree, partials: partials, gives: expected).check()
        #expect(rendering("{{>tree}}", ["kids": [["kids": [tree]]]], partials: partials).messages == [Self.tooDeep])
    }

    @Test func sectionsWithinSections() throws {
        let limit = TemplateParser.maximumNesting
        let (open, close) = ("{{#x}}", "{{/x}}")
        let allowed = String(repeating: open, count: limit) + "v" + String(repeating: close, count: limit)
        TemplateCase("", allowed, ["x": true], gives: "v").check()
        let finding = try #require(rendering(String(repeating: open, count: limit + 1)).diagnostics.first)
        #expect(finding.message == "more than 128 sections lie in each other here")
        #expect(finding.code == .templateTooDeep)
        #expect(finding.range?.start == limit * open.utf8.count)
    }

    @Test func partialsThatMultiply() throws {
        var partials = ["level0": ""]
        for level in 1...60 { partials["level\(level)"] = "{{>level\(level - 1)}}{{>level\(level - 1)}}" }
        let result = rendering("{{>level60}}", partials: partials)
        #expect(result.messages == ["the text of this template has no sensible end"])
        #expect(result.diagnostics.first?.code == .templateTooLarge)
    }

    @Test func textWithoutEnd() {
        let megabyte = String(repeating: "x", count: 1 << 20)
        let many = TemplateValue.list(Array(repeating: nil, count: 65))
        #expect(rendering("{{#l}}{{t}}{{/l}}", ["l": many, "t": .string(megabyte)]).text == nil)
        let result = rendering("{{#l}}\(megabyte){{/l}}", ["l": many])
        #expect(result.messages == ["the text of this template has no sensible end"])
    }

    @Test(arguments: [
        "{{", "{{{", "{{#", "{{=", "{", "{{!", " {{", "\n {{/", "{{/a}}", "{{}}", "{{a}", "{{ a a }}", "{{=a b",
    ])
    func aMegabyteOfTheSame(_ piece: String) {
        let template = String(repeating: piece, count: (1 << 20) / piece.utf8.count)
        let result = rendering(template)
        if piece == "{" {
            #expect(result.messages == ["this tag is never closed"])
        }
        #expect(result.text == nil)
        #expect((1...DiagnosticSink.capacity).contains(result.diagnostics.count))
    }

    @Test func aMegabyteOfBlanksBeforeTags() {
        let blanks = String(repeating: " ", count: 1 << 19)
        TemplateCase("", blanks + "{{! a }}" + blanks + "{{! b }}", gives: blanks + blanks).check()
    }

    @Test func bytesThatAreNoUTF8PassThrough() {
        let bytes: [UInt8] = [0xFF, 0x7B, 0x7B, 0x78, 0x7D, 0x7D, 0xC0, 0x00]
        var sink = DiagnosticSink()
        let template = Template.parse(SourceFile(name: "t", bytes: bytes), into: &sink)
        let output = template.flatMap {
            TemplateRenderer.render($0, context: ["x": "v"], partials: [:], options: .published, into: &sink)
        }
        #expect(output == [0xFF, 0x76, 0xC0, 0x00])
    }
}
