import GenvcDiagnostics
import GenvcYAML
import Testing

/// Hostile files give a few clear findings, quickly.
struct LimitTests {
    @Test(arguments: [
        ("one line of brackets", String(repeating: "[", count: 1_000_000), "1:1 line-too-long"),
        ("a bracket a line", String(repeating: "[\n", count: 500_000), "65:1 too-deep"),
        ("dashes", String(repeating: "- ", count: 30_000) + "\n", "1:129 too-deep"),
        ("a long line", String(repeating: "a", count: 1 << 20), "1:1 line-too-long"),
        ("too many bytes", String(repeating: "a", count: 10_000_000), "- file-too-large"),
        ("blank lines", String(repeating: "\n", count: 1_000_000), "1:1 empty-file"),
        ("a text without end", "a: b\n" + String(repeating: " c\n", count: 300_000), "2:2 multiline-text"),
        ("a bracket without end", "a: [\n" + String(repeating: " b,\n", count: 200_000), "1:4 unclosed-bracket"),
    ])
    func oneFinding(_ name: String, _ source: String, _ finding: String) {
        let findings = Reading(source).findings
        #expect(findings.count == 1)
        #expect(findings.first?.hasPrefix(finding) == true, "\(name): \(findings.first ?? "nothing")")
    }

    @Test func depth() {
        func nested(_ count: Int) -> String {
            String(repeating: "[", count: count) + String(repeating: "]", count: count)
        }
        func indented(_ count: Int) -> String {
            (0..<count).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
        }
        #expect(Reading(nested(64)).findings == [])
        #expect(Reading(nested(65)).findings == ["1:65 too-deep more than 64 levels lie within each other here"])
        #expect(Reading(indented(64)).findings == [])
        #expect(Reading(indented(65)).findings == ["65:65 too-deep more than 64 levels lie within each other here"])
        #expect(Reading("a:\n" + indented(2_000).shifted() + "b: c\n").findings.count == 1)
    }

    @Test func keys() {
        let longest = String(repeating: "é", count: 1_024)
        #expect(Reading("\(longest): a\n").findings == [])
        #expect(Reading("{\(longest): a}\n").findings == [])
        let message = "key-too-long this key has more than 1024 characters"
        #expect(Reading("\(longest)e: a\n").findings == ["1:1 \(message)"])
        #expect(Reading("{\(longest)e: a}\n").findings == ["1:2 \(message)"])
    }

    @Test func lines() {
        let longest = "a: " + String(repeating: "b", count: YAMLLimits.lineBytes - 3)
        #expect(Reading(longest).findings == [])
        #expect(
            Reading("c: d\n" + longest + "b\n").findings == [
                "2:1 line-too-long this line has 65537 bytes; a line has at most 65536"
            ])
    }

    @Test(arguments: ["a b c\n", "- \"abc\n", "a: [\n", "a: b: c\n", "? a\n"])
    func aFileOfErrorsStopsEarly(_ line: String) {
        let reading = Reading("x: y\n" + String(repeating: line, count: 1 << 17))
        #expect(reading.diagnostics.count <= DiagnosticSink.capacity)
        #expect(reading.json == nil)
    }

    @Test func manyKeysAreComparedQuickly() {
        let source = (0..<80_000).map { "key\($0): v\n" }.joined()
        #expect(Reading(source).findings == [])
        #expect(Reading(source + "key7: v\n").findings == ["80001:1 duplicate-key `key7` stands here twice"])
    }

    @Test(
        arguments: [
            ([0xFF, 0xFE, 0x61, 0x00], "1:1 not-utf8 the file is UTF-16, not UTF-8"),
            ([0x61, 0x00, 0x3A, 0x00], "1:1 not-utf8 the file is UTF-16, not UTF-8"),
            ([0x61, 0x3A, 0x20, 0xE9, 0x0A], "1:4 not-utf8 byte 0xE9 is no UTF-8"),
            ([0x61, 0x3A, 0x20, 0xC0, 0x80], "1:4 not-utf8 byte 0xC0 is no UTF-8"),
            ([0x61, 0x3A, 0x20, 0xED, 0xA0, 0x80], "1:4 not-utf8 byte 0xED is no UTF-8"),
            ([0x61, 0x3A, 0x20, 0xF4, 0x90, 0x80, 0x80], "1:4 not-utf8 byte 0xF4 is no UTF-8"),
            ([0x61, 0x3A, 0x20, 0x00], "1:4 odd-character the file holds a zero byte, so it is no text"),
            ([0xEF, 0xBB, 0xBF], "1:1 empty-file the file is empty"),
        ] as [([UInt8], String)])
    func bytesThatAreNoText(_ bytes: [UInt8], _ finding: String) {
        let reading = Reading(bytes: bytes)
        #expect(reading.tree == nil)
        #expect(reading.findings == [finding])
    }
}

extension String {
    /// The text with each line one column further right.
    fileprivate func shifted() -> String {
        split(separator: "\n").map { " " + $0 + "\n" }.joined()
    }
}
