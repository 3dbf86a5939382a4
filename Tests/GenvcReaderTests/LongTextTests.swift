import Testing

/// Texts of a spec that are longer or deeper than anybody writes: each is read or refused in words, in time that grows
/// with the text.
@Suite("A text that goes on and on")
struct LongTextTests {
    private func findings(state: String = "", components: String = "", row: String) -> [String] {
        Fixture("screen: Test\nstate: { \(state) }\n\(components)rows:\n  - \(row)\n").findings
    }

    @Test("of defaults behind defaults is refused", arguments: [9, 2_000, 8_000])
    func defaults(count: Int) {
        let text = String(repeating: "$n ?? ", count: count) + "x"
        let findings = findings(state: "n: \"String?\"", row: "label: a\n    text: \(text)")
        #expect(findings.first?.contains("more than 8 defaults stand in one value") == true, "\(findings)")
    }

    @Test("of eight defaults is read")
    func fewDefaults() {
        let text = String(repeating: "$n ?? $m ?? ", count: 4) + "x"
        #expect(findings(state: "n: \"String?\", m: \"String?\"", row: "label: a\n    text: \(text)") == [])
    }

    @Test("of question marks or brackets around a type is refused or read", arguments: [2, 30_000])
    func marks(count: Int) {
        let optional = "String" + String(repeating: "?", count: count)
        #expect(findings(state: "n: \"\(optional)\"", row: "{ label: a, text: $n ?? A }") == [])
        let list = String(repeating: "[", count: count) + "String" + String(repeating: "]", count: count)
        let found = findings(state: "n: \"\(list)\"", row: "{ label: a, text: A }")
        #expect(found.contains { $0.contains("is no type") } == (count > 2), "\(found.map { $0.prefix(80) })")
    }

    @Test("of components in each other is refused", arguments: [63, 8_000])
    func components(count: Int) {
        var lines = (0..<count).map { "  C\($0): { rows: [ { C\($0 + 1): c } ] }" }
        lines.append("  C\(count): { rows: [ { label: a, text: A } ] }")
        let found = findings(
            components: "components:\n" + lines.joined(separator: "\n") + "\n", row: "{ C0: c }")
        let isRefused = found.contains { $0.contains("stands in more than 64 components") }
        #expect(isRefused == (count > 63), "\(found.prefix(2))")
    }

    @Test("of terms in a condition is refused, and none is lost", arguments: [19, 20, 21, 23, 400])
    func terms(count: Int) {
        let fields = (0..<count).map { "a\($0): Bool" }.joined(separator: ", ")
        let condition = "not " + (0..<count).map { "$a\($0)" }.joined(separator: " and ")
        let found = findings(state: fields, row: "label: a\n    text: A\n    isHidden: \(condition)")
        #expect(found.contains { $0.contains("more than 40 words and signs") } == (2 * count > 40), "\(found)")
    }

    // To look through so many signs once for each of them would take hours.
    @Test(
        "of signs of other languages is looked through once", .timeLimit(.minutes(1)),
        arguments: ["\\n", "{", "{{a ", "%", "$$", "\\("])
    func signs(piece: String) {
        let found = findings(row: "label: a\n    text: '\(String(repeating: piece, count: 300_000))'")
        #expect(found.count <= 2, "\(found.map { $0.prefix(200) })")
    }
}
