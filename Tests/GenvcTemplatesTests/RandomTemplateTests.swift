import GenvcDiagnostics
import RandomSpecs
import Testing

@testable import GenvcTemplates

/// Random templates over random contexts, from a fixed seed.
@Suite struct RandomTemplateTests {
    private static let names = ["a", "b", "c", "a.b", "b.c.a", "."]
    private static let texts = ["", "x", "é", "\n", "\r\n", "  ", "\t", "}}", "{", "} {", "\u{0}", "<&>"]

    /// A value with nothing deeper than `depth`.
    private static func value(depth: Int, _ random: inout SeededGenerator) -> TemplateValue {
        switch Int.random(in: 0..<(depth > 0 ? 6 : 3), using: &random) {
        case 0: return nil
        case 1: return .bool(Bool.random(using: &random))
        case 2: return .string(texts.randomElement(using: &random)!)
        case 3: return .list((0..<Int.random(in: 0...3, using: &random)).map { _ in value(depth: depth - 1, &random) })
        default:
            var record = TemplateRecord()
            for name in ["a", "b", "c"] where Bool.random(using: &random) {
                record.set(TemplateName(name), to: value(depth: depth - 1, &random))
            }
            return .record(record)
        }
    }

    /// A well-formed template.
    private static func template(depth: Int, _ random: inout SeededGenerator) -> String {
        var text = ""
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            let name = names.randomElement(using: &random)!
            switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &random) {
            case 0: text += "{{\(name)}}"
            case 1: text += "{{{ \(name) }}}"
            case 2: text += "{{! \(name)\n}}"
            case 3: text += "\n  {{>\(["p", "q", "none"].randomElement(using: &random)!)}}\n"
            case 4, 5:
                let piece = texts.randomElement(using: &random)!
                // A brace before a tag would be taken for a part of it.
                text += piece.hasSuffix("{") ? piece + "." : piece
            case 6: text += "{{#\(name)}}" + template(depth: depth - 1, &random) + "{{/\(name)}}"
            default: text += "{{^\(name)}}" + template(depth: depth - 1, &random) + "{{/\(name)}}"
            }
        }
        return text
    }

    @Test func wellFormedTemplatesEnd() {
        var random = SeededGenerator(seed: 20)
        var rendered = 0
        for _ in 0..<500 {
            let partials = ["p": Self.template(depth: 1, &random), "q": Self.template(depth: 1, &random)]
            let context = Self.value(depth: 4, &random)
            let result = rendering(Self.template(depth: 3, &random), context, partials: partials)
            // Partials that include each other for ever are the only fault such a template can have.
            let codes = Set(result.diagnostics.map(\.code))
            #expect(codes.isSubset(of: [.templateTooDeep, .templateTooLarge]))
            #expect((result.text == nil) != codes.isEmpty)
            rendered += result.text == nil ? 0 : 1
        }
        #expect(rendered > 250)
    }

    @Test func textBetweenTagsIsKeptByteForByte() {
        var random = SeededGenerator(seed: 21)
        for _ in 0..<500 {
            var template = ""
            var expected = ""
            for _ in 0..<Int.random(in: 0...20, using: &random) {
                let text = Self.texts.randomElement(using: &random)!
                // A brace before a tag would be taken for a part of it.
                let gap = text.hasSuffix("{") ? "." : ""
                template +=
                    text + gap + ["{{a}}", "{{#b}}{{{a}}}{{/b}}", "{{^a}}x{{/a}}|"].randomElement(using: &random)!
                expected += text + gap + (template.hasSuffix("|") ? "|" : "v")
            }
            TemplateCase("", template, ["a": "v", "b": true], gives: expected).check()
        }
    }

    @Test func anyBytesEnd() {
        var random = SeededGenerator(seed: 22)
        let pieces = [
            "{{", "}}", "{", "}", "=", "#", "/", "^", ">", "!", "&", " ", "\n", "\r\n", "a", ".", "<%", "%>", "é",
        ]
        var accepted = 0
        for _ in 0..<2_000 {
            let count = Int.random(in: 0...12, using: &random)
            let template = (0..<count).map { _ in pieces.randomElement(using: &random)! }.joined()
            let result = rendering(template, ["a": ["b"]])
            #expect((result.text == nil) == !result.diagnostics.isEmpty)
            for finding in result.diagnostics {
                #expect(finding.range.map { $0.start < $0.end && $0.end <= template.utf8.count } == true)
            }
            accepted += result.text == nil ? 0 : 1
        }
        #expect((500..<1_900).contains(accepted))
    }
}
