import GenvcSwift
import Testing

@Suite("Swift literals")
struct LiteralTests {
    @Test(
        "hold any text as data",
        arguments: [
            ("Log In", "\"Log In\""), ("a \"b\" \\(c)", "\"a \\\"b\\\" \\\\(c)\""),
            ("a\nb\tc\r\0", "\"a\\nb\\tc\\r\\0\""),
            ("\u{202E}x\u{2066}", "\"\\u{202E}x\\u{2066}\""), ("\u{1B}[31m", "\"\\u{1B}[31m\""),
            ("\u{2028}\u{85}", "\"\\u{2028}\\u{85}\""), ("日本 é 👩‍👩‍👧", "\"日本 é 👩‍👩‍👧\""), ("", "\"\""),
        ])
    func strings(text: String, literal: String) {
        #expect(SwiftLiteral.string(text) == literal)
    }

    @Test(
        "write numbers plainly",
        arguments: [
            (16.0, "16"), (0.5, "0.5"), (-2.0, "-2"), (33.333, "33.333"), (0.0, "0"), (-120_000.0, "-120000"),
            (-5_230_000.0, "-5_230_000"),
        ])
    func numbers(value: Double, literal: String) {
        #expect(SwiftLiteral.number(value) == literal)
    }

    @Test("for translators are joined by `+` where a line has no room, and never stand on lines of their own")
    func extractable() {
        let text = String(repeating: "seven and twenty ", count: 20)
        let call = Expression.fittingCall("call", ["value: \(Expression(extractable: text))", "comment: \"\""])
        let lines = StatementPrinter.lines([.line(call)], depth: 2)
        #expect(lines.count > 3 && lines.allSatisfy { $0.utf8.count <= 120 && !$0.contains("\"\"\"") })
        let parts = lines.joined(separator: "\n").matches(of: /"([^"]+)"/).map { String($0.output.1) }
        #expect(parts.joined() == text)
        #expect(lines.count { $0.contains("+ \"") } == parts.count - 1)
    }

    @Test("over several lines end in no blank")
    func trailingBlank() {
        let text = String(repeating: "seven and twenty ", count: 20)
        let lines = StatementPrinter.lines([.set("label.text", Expression(literal: text))], depth: 2)
        #expect(lines.count > 3 && lines.allSatisfy { !$0.hasSuffix(" ") })
        #expect(lines.suffix(2).first?.hasSuffix("twenty\\u{20}") == true)
    }
}
