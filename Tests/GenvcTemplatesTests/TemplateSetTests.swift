import GenvcDiagnostics
import Testing

@testable import GenvcTemplates

@Suite struct TemplateSetTests {
    private static let texts = [
        (name: "screen", text: "screen {{>body}}"), (name: "body", text: "body {{x}}"),
        (name: "other", text: "{{#open}}"),
    ]
    private static let firstID = SourceFileID(rawValue: 40)

    private func templates(_ overrides: [String: String] = [:]) -> TemplateSet {
        let files = overrides.mapValues { SourceFile(name: "mine", text: $0, id: SourceFileID(rawValue: 3)) }
        return TemplateSet(bundled: Self.texts, firstFileID: Self.firstID, overrides: files)
    }

    private func render(_ name: String, _ set: inout TemplateSet) -> (text: String?, findings: [Diagnostic]) {
        var sink = DiagnosticSink()
        let bytes = set.render(name, context: ["x": "v"], options: .generation, into: &sink)
        return (bytes.map { String(decoding: $0, as: UTF8.self) }, sink.diagnostics)
    }

    @Test func bundledTemplatesReachEachOther() {
        var set = templates()
        #expect(render("screen", &set).text == "screen body v")
        #expect(render("screen", &set).text == "screen body v")
    }

    @Test func anOverrideTakesThePlaceOfTheBundledText() {
        var set = templates(["body": "mine {{>extra}}", "extra": "and {{x}}"])
        #expect(render("screen", &set).text == "screen mine and v")
        #expect(set.names == ["screen", "body", "other", "extra"])
        #expect(set.names.map(set.origin) == [.bundled, .overridden, .bundled, .overridden])
        #expect(set.origin(of: "none") == nil)
        #expect(set.file(named: "body")?.name == "mine")
        #expect(set.file(named: "screen")?.name == "screen")
        #expect(set.file(named: "none") == nil)
    }

    @Test func onlyWhatIsUsedIsParsed() {
        var set = templates()
        #expect(render("screen", &set).findings == [])
        #expect(render("other", &set).findings.map(\.message) == ["section `open` is never closed"])
        #expect(render("other", &set).text == nil)
    }

    @Test func aFaultInAPartialIsReported() {
        var set = templates(["body": "{{x"])
        let result = render("screen", &set)
        #expect(result.text == nil)
        #expect(result.findings.map(\.range) == [SourceRange(file: SourceFileID(rawValue: 3), start: 0, end: 2)])
        // Another run of the same set is told again.
        #expect(render("screen", &set).findings == result.findings)
        #expect(render("body", &set).findings == result.findings)
    }

    @Test func aFindingLeadsToItsBundledFile() throws {
        var set = templates()
        let range = try #require(render("other", &set).findings.first?.range)
        let file = try #require(set.bundledFile(range.file))
        #expect(file.name == "other")
        #expect(file.text(of: range) == "{{#open}}")
        #expect(set.bundledFile(SourceFileID(rawValue: 39)) == nil)
        #expect(set.bundledFile(SourceFileID(rawValue: 43)) == nil)
    }

    @Test func anUnknownTemplate() {
        var set = templates()
        let result = render("scren", &set)
        #expect(result.text == nil)
        #expect(result.findings.map(\.message) == ["there is no template named `scren`"])
        #expect(result.findings.map(\.code) == [.templateUnknownPartial])
    }

    @Test func recordsKeepTheirOrderAndFindEveryName() {
        var record = TemplateRecord()
        for number in 0..<100 { record.set(TemplateName("name\(number)"), to: .string("old")) }
        for number in 0..<100 { record.set(TemplateName("name\(number)"), to: .string("\(number)")) }
        #expect(record.fields.map(\.name.text) == (0..<100).map { "name\($0)" })
        #expect((0..<100).allSatisfy { record[TemplateName("name\($0)")] == .string("\($0)") })
        #expect(record["name100"] == nil)
    }

    @Test func namesAreComparedByTheirBytes() {
        let record: TemplateRecord = ["\u{E9}": "composed"]
        #expect(record["e\u{301}"] == nil)
        #expect(record["\u{E9}"] == "composed")
    }
}
