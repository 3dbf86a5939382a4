import GenvcDiagnostics
import Testing

@testable import GenvcTemplates

@Suite struct TemplateSyntaxTests {
    struct Fault: Sendable, CustomTestStringConvertible {
        let template: String
        /// The text that the finding covers.
        let place: String
        let message: String
        let label: String

        var testDescription: String { template }
    }

    @Test(arguments: [
        Fault(template: "a {{x", place: "{{", message: "this tag is never closed", label: "no `}}` follows"),
        Fault(
            template: "{{=<% %>=}}<%x }}", place: "<%", message: "this tag is never closed", label: "no `%>` follows"),
        Fault(template: "{{=<% %>}}", place: "{{", message: "this tag is never closed", label: "no `}}` follows"),
        Fault(
            template: "a {{{x}} b {{{y}}}", place: "{{{x}}", message: "a tag that opens with `{{{` closes with `}}}`",
            label: "one `}` is missing"),
        Fault(template: "a {{ }} b", place: "{{ }}", message: "this tag names nothing", label: "write a name in it"),
        Fault(template: "a {{#}} b", place: "{{#}}", message: "this tag names nothing", label: "write a name in it"),
        Fault(
            template: "a {{> two words }} b", place: "two words", message: "the name in this tag has a space in it",
            label: "write it as one word"),
        Fault(
            template: "a {{=<%=}} b", place: "{{=<%=}}", message: "this tag does not set two delimiters",
            label: "write `{{=<% %>=}}`"),
        Fault(
            template: "{{=a b c=}}", place: "{{=a b c=}}", message: "this tag does not set two delimiters",
            label: "write `{{=<% %>=}}`"),
        Fault(
            template: "{{=a= =b=}}", place: "{{=a= =b=}}", message: "this tag does not set two delimiters",
            label: "write `{{=<% %>=}}`"),
        Fault(
            template: "a {{#items}} b", place: "{{#items}}", message: "section `items` is never closed",
            label: "write `{{/items}}` where it ends"),
        Fault(
            template: "a {{/items}} b", place: "{{/items}}", message: "no section is open that this tag could close",
            label: "remove it, or open the section before"),
        Fault(
            template: "{{#a}}{{^b}}{{/a}}", place: "{{/a}}",
            message: "this tag closes a section, but another is open", label: "write `{{/b}}`"),
        Fault(
            template: "{{#a}}x{{/b}}{{/a}}", place: "{{/b}}",
            message: "this tag closes a section, but another is open", label: "write `{{/a}}`"),
    ])
    func faults(_ fault: Fault) throws {
        let result = rendering(fault.template)
        #expect(result.text == nil)
        let finding = try #require(result.diagnostics.first)
        #expect(result.diagnostics.count == 1)
        #expect(finding.code == .templateSyntax)
        #expect(finding.message == fault.message)
        #expect(finding.label == fault.label)
        let range = try #require(finding.range)
        #expect(range.file == mainFileID)
        #expect(SourceFile(name: "", text: fault.template).text(of: range) == fault.place)
    }

    @Test func crossedSectionsShowWhereTheOpenOneBegins() throws {
        let finding = try #require(rendering("ab{{#one}}{{/two}}{{/one}}").diagnostics.first)
        #expect(
            finding.related == [
                Diagnostic.Label(SourceRange(file: mainFileID, start: 2, end: 10), "`one` is opened here")
            ])
    }

    @Test func allFaultsAreReported() {
        let result = rendering("{{}}\n{{/a}}\n{{#b}}\n{{x y}}\n")
        #expect(
            result.messages == [
                "this tag names nothing", "no section is open that this tag could close",
                "the name in this tag has a space in it", "section `b` is never closed",
            ])
    }

    @Test func longNamesAreCut() throws {
        let name = String(repeating: "n", count: 1_000)
        let finding = try #require(rendering("{{#\(name)}}").diagnostics.first)
        #expect(finding.message == "section `\(String(repeating: "n", count: 40))…` is never closed")
    }
}
