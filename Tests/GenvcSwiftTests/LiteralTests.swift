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
}
