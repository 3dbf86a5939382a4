import GenvcSwift
import Testing

@Suite("Names in Swift")
struct MemberChainTests {
    /// Code and the chains that refer to something, keywords among them.
    struct Case: Sendable, CustomStringConvertible {
        let code: String
        let uses: [String]
        var labels: [String] = []
        var declarations: [String] = []

        var description: String { code }
    }

    static let cases = [
        Case(code: "state.user?.name", uses: ["state.user.name"]),
        Case(code: "self.state.user!.name", uses: ["state.user.name"]),
        Case(code: "state\n    .items.count", uses: ["state.items.count"]),
        Case(code: "`default`.`in`", uses: ["default.in"]),
        Case(code: "0...state.count", uses: ["state.count"]),
        Case(code: "f().state", uses: ["f"]),
        Case(code: "\\.state", uses: []),
        Case(code: "isOn ? .red : .blue", uses: ["isOn"]),
        // A text that ends with an escaped backslash is closed.
        Case(code: "path == \"C:\\\\\" ? state.a : b", uses: ["path", "state.a", "b"]),
        Case(code: "\"state.a\" + #\"state.b\"#", uses: []),
        Case(code: "\"\\(state.a) state.b\"", uses: ["state.a"]),
        Case(code: "x // state.a", uses: ["x"]),
        Case(code: "f(state: a, content: b.c)", uses: ["f", "a", "b.c"], labels: ["state", "content"]),
        Case(code: "f(isOn ? a: b)", uses: ["f", "isOn", "a", "b"]),
        Case(code: "[state.key: 1, id: 2]", uses: ["state.key", "id"]),
        Case(code: "items[safe: id]", uses: ["items", "id"], labels: ["safe"]),
        Case(code: "Button(\"configuration: a\")", uses: ["Button"]),
        Case(code: "let state: Int = content.a", uses: ["let", "Int", "content.a"], declarations: ["state"]),
        Case(code: "items.map { state in state.a }", uses: ["items.map", "in", "state.a"], declarations: ["state"]),
        Case(code: "\"\\(a, specifier: b)\"", uses: ["a", "b"], labels: ["specifier"]),
    ]

    @Test("are told from labels, literals and comments", arguments: cases)
    func chains(_ example: Case) {
        let chains = SwiftText(example.code).memberChains
        #expect(chains.filter { $0.role == .use }.map(\.text) == example.uses)
        #expect(SwiftText(example.code).labels == example.labels)
        #expect(chains.filter { $0.role == .declaration }.map(\.text) == example.declarations)
    }

    @Test("stand in lines that go on with those before them")
    func continuedLines() {
        let lines = ["f(\"(\")", "g(", ")", "h = \"\"\"", "(", "\"\"\"", "/* a", "b */ c", "d"]
        let expected = [false, false, true, false, true, true, false, true, false]
        #expect(SwiftLines(lines).areContinued == expected)
    }
}
