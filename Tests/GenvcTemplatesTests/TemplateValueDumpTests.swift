import GenvcDiagnostics
import Testing

@testable import GenvcTemplates

@Suite struct TemplateValueDumpTests {
    private static let value: TemplateValue = [
        "title": "a \"b\" \\ \n\r\t\u{1}\u{1F} é/",
        "none": nil,
        "flags": [true, false],
        "empty": [],
        "group": ["inner": [:]],
    ]

    @Test func layout() {
        let expected = #"""
            {
              "title": "a \"b\" \\ \n\r\t\u0001\u001f é/",
              "none": null,
              "flags": [
                true,
                false
              ],
              "empty": [],
              "group": {
                "inner": {}
              }
            }

            """#
        #expect(String(decoding: TemplateValueDump.json(Self.value), as: UTF8.self) == expected)
    }

    @Test func whatIsWrittenCanBeRead() {
        var sink = DiagnosticSink()
        let file = SourceFile(name: "context.json", bytes: TemplateValueDump.json(Self.value))
        #expect(JSONReader.read(file, into: &sink) == Self.value)
        #expect(sink.diagnostics == [])
    }

    @Test func depthHasALimit() {
        var value: TemplateValue = "bottom"
        for _ in 0..<1_000 { value = [value] }
        let text = String(decoding: TemplateValueDump.json(value), as: UTF8.self)
        #expect(text.contains("\"…\""))
        #expect(!text.contains("bottom"))
    }
}
