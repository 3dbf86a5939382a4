import GenvcDiagnostics
import GenvcKit
import Testing

@Suite("Swift that a spec gives")
struct OwnSwiftTests {
    private func generated(_ spec: String) throws -> Genvc.Result {
        let result = Genvc.generate(spec: SourceFile(name: "Test.yml", text: spec))
        #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return result
    }

    private func code(swift lines: String...) throws -> String {
        let statements = lines.map { "      \($0)\n" }.joined()
        let result = try generated(
            """
            screen: Test
            scroll: vertical
            state: { path: String }
            rows:
              - label: price
                text: $path
                swift: |
            \(statements)
            """)
        return String(decoding: try #require(result.files.first).contents, as: UTF8.self)
    }

    /// The lines between `func render() {` and its end.
    private func render(_ code: String) throws -> Substring {
        let start = try #require(code.firstRange(of: "func render()"))
        let rest = code[start.upperBound...]
        return rest[..<(try #require(rest.firstRange(of: "\n    }"))).lowerBound]
    }

    @Test("names state behind a text that ends with a backslash")
    func escapedBackslash() throws {
        let code = try code(swift: "$0.isHidden = \"C:\\\\\" == state.path")
        #expect(try render(code).contains("priceLabel.isHidden = \"C:\\\\\" == state.path"))
    }

    @Test("names state as the key of a dictionary")
    func dictionaryKey() throws {
        let code = try code(swift: "$0.accessibilityUserInputLabels = Array([state.path: 1].keys)")
        #expect(try render(code).contains("[state.path: 1]"))
    }

    @Test("keeps the dollars of a text")
    func dollarInText() throws {
        #expect(try code(swift: "$0.accessibilityHint = \"$0.50\"").contains("\"$0.50\""))
    }

    @Test("is parted into statements by brackets of code alone")
    func bracketInText() throws {
        let code = try code(swift: "$0.accessibilityHint = \"(\"", "$0.accessibilityValue = state.path")
        #expect(try !render(code).contains("accessibilityHint"))
        #expect(try render(code).contains("priceLabel.accessibilityValue = state.path"))
    }

    @Test("labels an initializer in code alone")
    func label() throws {
        func code(_ initializer: String) throws -> String {
            let result = try generated(
                """
                screen: Test
                scroll: vertical
                rows: [ { button: go, title: Go, init: '\(initializer)' } ]
                """)
            return String(decoding: try #require(result.files.first).contents, as: UTF8.self)
        }
        let adds = "configuration == nil"
        #expect(try code("RoundButton(\"configuration: a\")").contains(adds))
        #expect(try !code("RoundButton(configuration: .plain())").contains(adds))
    }

    @Test("reads a field by its whole name alone")
    func unusedField() throws {
        func notes(_ statement: String) throws -> [String] {
            try generated(
                """
                screen: Test
                scroll: vertical
                state: { item: String }
                rows: [ { label: price, text: Price, swift: '\(statement)' } ]
                """
            ).diagnostics.map(\.message)
        }
        let note = "nothing reads or sets the field `item`"
        #expect(try notes("$0.tag = items.count").contains(note))
        #expect(try notes("$0.accessibilityHint = \"an item\"").contains(note))
        #expect(try !notes("$0.text = state.item").contains(note))
    }
}
