import GenvcSwift
import Testing

/// A choice between two values of one target takes one line where both are short.
@Suite("A choice between two values")
struct ChosenValueTests {
    private static let equal = Expression.comparison("a", "==", "b")

    private func code(_ condition: Expression, _ value: Expression, _ other: Expression) -> String {
        let chain = Statement.chain([(condition, [.set("x", value)]), (nil, [.set("x", other)])])
        return StatementPrinter.lines([chain]).joined(separator: "\n")
    }

    @Test("is one of them, or a condition where one is true or false")
    func forms() {
        let either = Expression.terms(["y", "z"], joinedBy: "||")
        let both = Expression.terms(["y", "z"], joinedBy: "&&")
        #expect(code(Self.equal, "1", "2") == "x = a == b ? 1 : 2")
        #expect(code(.not("c"), "1", "2") == "x = c ? 2 : 1")
        #expect(code(Self.equal, "true", "false") == "x = a == b")
        #expect(code(Self.equal, "false", "true") == "x = a != b")
        #expect(code(.comparison("w", "<", "9"), "false", "c") == "x = w >= 9 && c")
        #expect(code(Self.equal, "false", either) == "x = a != b && (y || z)")
        #expect(code(either, "false", "c") == "x = !(y || z) && c")
        #expect(code(Self.equal, "c", "false") == "x = a == b && c")
        #expect(code(Self.equal, "true", both) == "x = a == b || (y && z)")
        #expect(code(Self.equal, "c", "true") == "x = a != b || c")
        #expect(code("c", Expression(literal: "Why? {"), Expression(literal: "So")) == "x = c ? \"Why? {\" : \"So\"")
    }

    @Test("stays a condition where a value is long, or Swift that may be more than a value")
    func conditions() {
        let long = Expression(String(repeating: "long", count: 28))
        for value in [long, Expression(written: "try! f()"), Expression(written: "flag // later"), "a ?? b"] {
            #expect(code("c", value, "2").hasPrefix("if c {\n"), "\(value.text)")
        }
        #expect(code("let c = d", "1", "2").hasPrefix("if let c = d {\n"))
        let targets = Statement.chain([("c", [.set("x", "1")]), (nil, [.set("y", "2")])])
        #expect(StatementPrinter.lines([targets]).count == 5)
    }
}
