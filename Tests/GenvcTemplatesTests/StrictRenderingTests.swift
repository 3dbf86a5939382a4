import GenvcDiagnostics
import Testing

@testable import GenvcTemplates

@Suite struct StrictRenderingTests {
    private static let context: TemplateValue = [
        "title": "T", "items": [["id": "1"], ["id": "2"]], "group": ["a": "b"],
    ]

    @Test(arguments: [
        ("x {{titel}}", "nothing in the context is named `titel`", 2, 11),
        ("x {{{titel}}}", "nothing in the context is named `titel`", 2, 13),
        ("{{#titel}}{{/titel}}", "nothing in the context is named `titel`", 0, 10),
        ("{{^titel}}{{/titel}}", "nothing in the context is named `titel`", 0, 10),
        ("{{ group.b }}", "nothing in the context is named `group.b`", 0, 13),
        ("{{title.b}}", "nothing in the context is named `title.b`", 0, 11),
        ("{{#items}}{{nr}}{{/items}}", "nothing in the context is named `nr`", 10, 16),
        ("a\n  {{> part }}\n", "there is no template named `part`", 4, 15),
        ("{{items}}", "`items` is a list, not a text", 0, 9),
        ("{{group}}", "`group` is a group of names, not a text", 0, 9),
    ])
    func findings(_ template: String, _ message: String, _ start: Int, _ end: Int) {
        let result = rendering(template, Self.context, options: .generation)
        #expect(result.text == nil)
        #expect(result.messages == [message])
        #expect(result.diagnostics.first?.range == SourceRange(file: mainFileID, start: start, end: end))
    }

    @Test func theNamesInReachAreListed() {
        let outer = rendering("{{nr}}", Self.context, options: .generation)
        #expect(outer.diagnostics.first?.help == "names here: `title`, `items`, `group`")
        let inner = rendering("{{#items}}{{nr}}{{/items}}", Self.context, options: .generation)
        #expect(inner.diagnostics.first?.help == "names here: `id`")
        let none = rendering("{{nr}}", [:], options: .generation)
        #expect(none.diagnostics.count == 1)
        #expect(none.diagnostics.first?.help == nil)
    }

    @Test func aFindingInAPartialPointsIntoThePartial() {
        let result = rendering("{{>part}}", partials: ["part": "ab{{x}}"], options: .generation)
        #expect(result.diagnostics.first?.range == SourceRange(file: SourceFileID(rawValue: 8), start: 2, end: 7))
    }

    @Test func everyPlaceIsReportedOnce() {
        let result = rendering("{{#items}}{{p}}{{q}}{{/items}}", Self.context, options: .generation)
        #expect(result.messages == ["nothing in the context is named `p`", "nothing in the context is named `q`"])
    }

    @Test func aNullIsNotMissing() {
        TemplateCase("", "[{{x}}{{#x}}a{{/x}}{{^x}}b{{/x}}]", ["x": nil], gives: "[b]").check(options: .generation)
    }

    @Test func whatIsNotRenderedMayBeMissing() {
        TemplateCase("", "[{{#off}}{{x}}{{>part}}{{/off}}]", ["off": false], gives: "[]").check(options: .generation)
    }
}
