import GenvcSwift
import Testing

@Suite("The lexer of Swift")
struct SwiftLexerTests {
    /// Swift text, and its tokens without space.
    struct Case: Sendable, CustomStringConvertible {
        let text: String
        let tokens: [String]

        init(_ text: String, _ tokens: String...) {
            self.text = text
            self.tokens = tokens
        }

        var description: String { text }
    }

    private static func tokens(of text: String) -> [String] {
        let bytes = Array(text.utf8)
        return SwiftLexer(bytes).filter { $0.kind != .space }.map { token in
            "\(token.kind) \(String(decoding: bytes[token.range], as: UTF8.self))"
        }
    }

    static let names = [
        Case("state.user", "identifier state", "mark .", "identifier user"),
        Case("`default`", "identifier `default`"),
        Case("`in two words`", "identifier `in two words`"),
        Case("`open", "mark `", "identifier open"),
        Case("größe", "identifier größe"),
        Case("a$0", "identifier a$0"),
        Case("$0.x", "dollarName $0", "mark .", "identifier x"),
        Case("$01", "dollarName $01"),
        Case("$ 0", "mark $", "number 0"),
        Case("#if DEBUG", "directive #if", "identifier DEBUG"),
        Case("# if", "mark #", "identifier if"),
        Case("@objc", "mark @", "identifier objc"),
        Case("\u{FEFF}import", "identifier import"),
        Case("a\u{1}b", "identifier a\u{1}b"),
    ]

    static let numbers = [
        Case("1_000.5e-3", "number 1_000.5e-3"),
        Case("0x1F.8p+2", "number 0x1F.8p+2"),
        Case("0xe-1", "number 0xe", "mark -", "number 1"),
        Case("1...5", "number 1", "mark .", "mark .", "mark .", "number 5"),
        Case("0..<1.5", "number 0", "mark .", "mark .", "mark <", "number 1.5"),
        Case("1.max", "number 1", "mark .", "identifier max"),
        Case("a.0.1", "identifier a", "mark .", "number 0", "mark .", "number 1"),
    ]

    static let comments = [
        Case("a // b \"c", "identifier a", "comment // b \"c"),
        Case("/* a /* b */ c */ d", "comment /* a /* b */ c */", "identifier d"),
        Case("/* a", "comment /* a"),
        Case("// a\nb", "comment // a", "identifier b"),
    ]

    static let literals = [
        Case(#"path == "C:\\""#, "identifier path", "mark =", "mark =", #"literal "C:\\""#),
        Case(#""a \" b" c"#, #"literal "a \" b""#, "identifier c"),
        Case(#""" a"#, #"literal """#, "identifier a"),
        Case("\"a\nb", "literal \"a", "identifier b"),
        Case("\"\"\"\n a \" b\n\"\"\" c", "literal \"\"\"\n a \" b\n\"\"\"", "identifier c"),
        Case("\"\"\"\n a \\\"\"\" b\n\"\"\"", "literal \"\"\"\n a \\\"\"\" b\n\"\"\""),
        Case(##"#"a " \ \(b)"# c"##, ##"literal #"a " \ \(b)"#"##, "identifier c"),
        Case(##"#""# c"##, ##"literal #""#"##, "identifier c"),
        Case(##"#"\#(a)"#"##, ##"literal #"\#("##, "identifier a", ##"literal )"#"##),
        Case(
            #""a \(b(c)) d""#, #"literal "a \("#, "identifier b", "mark (", "identifier c", "mark )",
            #"literal ) d""#),
        Case(
            #""\("\(a)")""#, #"literal "\("#, #"literal "\("#, "identifier a", #"literal )""#, #"literal )""#),
        Case(#""\("#, #"literal "\("#),
    ]

    static let regularExpressions = [
        Case("#/a\"/b/#", "literal #/a\"/b/#"),
        Case("x = /a\"b/", "identifier x", "mark =", "literal /a\"b/"),
        Case("a / b / c", "identifier a", "mark /", "identifier b", "mark /", "identifier c"),
        Case("a/b/c", "identifier a", "mark /", "identifier b", "mark /", "identifier c"),
        Case("f(/a(b)\\//)", "identifier f", "mark (", "literal /a(b)\\//", "mark )"),
        Case("f(/a)", "identifier f", "mark (", "mark /", "identifier a", "mark )"),
    ]

    @Test("tells tokens apart", arguments: names + numbers + comments + literals + regularExpressions)
    func tokens(_ example: Case) {
        #expect(Self.tokens(of: example.text) == example.tokens)
    }
}
