import Testing

@testable import GenvcTemplates

@Suite struct DelimiterTests {
    private static let tail = "\n  {{x}}\n  |x|\n"

    @Test(arguments: [
        TemplateCase("a pair", "{{=<% %>=}}[<%x%>]", ["x": "v"], gives: "[v]"),
        TemplateCase("one byte each", "({{=[ ]=}}[x])", ["x": "v"], gives: "(v)"),
        TemplateCase("and back", "{{=| |=}}|x||={{ }}=|{{x}}", ["x": "v"], gives: "vv"),
        TemplateCase("to the same", "{{={{ }}=}}{{x}}", ["x": "v"], gives: "v"),
        TemplateCase("unescaped", "{{=<% %>=}}<%{x}%><%& x %><%{ x }%>", ["x": "<"], gives: "<<<"),
        TemplateCase("the old ones are text", "{{=<% %>=}}{{x}}", ["x": "v"], gives: "{{x}}"),
        TemplateCase("more than one byte of UTF-8", "{{=« »=}}«x»", ["x": "v"], gives: "v"),
        TemplateCase(
            "outside sections", "{{#on}}\(tail){{/on}}\n{{= | | =}}\n|#on|\(tail)|/on|\n", ["on": true, "x": "v"],
            gives: "  v\n  |x|\n  {{x}}\n  v\n"),
        TemplateCase(
            "outside inverted sections", "{{^on}}\(tail){{/on}}\n{{= | | =}}\n|^on|\(tail)|/on|\n", ["x": "v"],
            gives: "  v\n  |x|\n  {{x}}\n  v\n"),
        TemplateCase(
            "do not enter partials", "{{>part}}\n{{= | | =}}\n|>part|\n", ["x": "v"], partials: ["part": "<{{x}}>\n"],
            gives: "<v>\n<v>\n"),
        TemplateCase(
            "do not leave partials", "[{{>part}}]\n[{{x}} |x|]\n", ["x": "v"],
            partials: ["part": "{{x}} {{= | | =}} |x|"], gives: "[v  v]\n[v |x|]\n"),
    ])
    func meaning(_ example: TemplateCase) { example.check() }

    @Test(arguments: [
        TemplateCase("around", "| {{=@ @=}} |", gives: "|  |"),
        TemplateCase("amid text", " | {{=@ @=}}\n", gives: " | \n"),
        TemplateCase("own line", "a\n{{=@ @=}}\nb\n", gives: "a\nb\n"),
        TemplateCase("indented line", "a\n  {{=@ @=}}\nb\n", gives: "a\nb\n"),
        TemplateCase("CRLF", "a\r\n{{= @ @ =}}\r\nb", gives: "a\r\nb"),
        TemplateCase("first line", "  {{=@ @=}}\nb", gives: "b"),
        TemplateCase("last line", "a\n  {{=@ @=}}", gives: "a\n"),
        TemplateCase("padding", "|{{= @   @ =}}|", gives: "||"),
    ])
    func whiteSpace(_ example: TemplateCase) { example.check() }
}
