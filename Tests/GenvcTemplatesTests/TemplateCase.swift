import GenvcDiagnostics
import Testing

@testable import GenvcTemplates

/// One template with what it must render to.
struct TemplateCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let template: String
    let context: TemplateValue
    let partials: [String: String]
    let expected: String

    init(
        _ description: String, _ template: String, _ context: TemplateValue = [:], partials: [String: String] = [:],
        gives expected: String
    ) {
        testDescription = description
        self.template = template
        self.context = context
        self.partials = partials
        self.expected = expected
    }

    /// Renders as published; findings fail the test that runs this.
    func check(options: TemplateOptions = .published) {
        let result = rendering(template, context, partials: partials, options: options)
        #expect(result.diagnostics == [])
        #expect(result.text == expected)
    }
}

struct Rendering {
    /// Nil if there are findings.
    let text: String?
    let diagnostics: [Diagnostic]

    var messages: [String] { diagnostics.map(\.message) }
}

/// The number of the template file in `rendering`, unlike that of any partial.
let mainFileID = SourceFileID(rawValue: 7)

func rendering(
    _ template: String, _ context: TemplateValue = [:], partials: [String: String] = [:],
    options: TemplateOptions = .published
) -> Rendering {
    var files = partials.mapValues { SourceFile(name: "partial", text: $0, id: SourceFileID(rawValue: 8)) }
    files["main of the test"] = SourceFile(name: "main.mustache", text: template, id: mainFileID)
    var templates = TemplateSet(bundled: [], firstFileID: SourceFileID(rawValue: 100), overrides: files)
    var sink = DiagnosticSink()
    let bytes = templates.render("main of the test", context: context, options: options, into: &sink)
    return Rendering(text: bytes.map { String(decoding: $0, as: UTF8.self) }, diagnostics: sink.diagnostics)
}
