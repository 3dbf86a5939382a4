import Testing

@testable import GenvcTemplates

@Suite struct PartialTests {
    @Test(arguments: [
        TemplateCase("found", "[{{>part}}]", partials: ["part": "inner"], gives: "[inner]"),
        TemplateCase("missing", "[{{>part}}]", gives: "[]"),
        TemplateCase("missing on its line", "a\n  {{>part}}\nb", gives: "a\nb"),
        TemplateCase("sees the context", "[{{>part}}]", ["x": "v"], partials: ["part": "({{x}})"], gives: "[(v)]"),
        TemplateCase(
            "sees the inner context", "{{#p}}{{>part}}{{/p}}", ["x": "far", "p": ["x": "near"]],
            partials: ["part": "{{x}}"], gives: "near"),
        TemplateCase(
            "recursive", "{{>tree}}", ["v": "a", "kids": [["v": "b", "kids": []], ["v": "c", "kids": []]]],
            partials: ["tree": "{{v}}({{#kids}}{{>tree}}{{/kids}})"], gives: "a(b()c())"),
        TemplateCase(
            "nested", "{{>outer}}", ["x": "v", "y": "w"],
            partials: ["outer": "*{{x}} {{>inner}}*", "inner": "{{y}}!"], gives: "*v w!*"),
        TemplateCase("a path as name", "{{>rows/button.label}}", partials: ["rows/button.label": "B"], gives: "B"),
        TemplateCase("padding", "|{{> part }}|{{ >part}}|", partials: ["part": "[]"], gives: "|[]|[]|"),
    ])
    func basics(_ example: TemplateCase) { example.check() }

    @Test(arguments: [
        TemplateCase("around", "| {{>part}} |", partials: ["part": "\t|\t"], gives: "| \t|\t |"),
        TemplateCase(
            "inline is not indented", "  {{x}}  {{> part}}\n", ["x": "-"], partials: ["part": "a\nb"],
            gives: "  -  a\nb\n"),
        TemplateCase("CRLF", "-\r\n{{>part}}\r\n-", partials: ["part": ">"], gives: "-\r\n>-"),
        TemplateCase("first line", "  {{>part}}\n>", partials: ["part": "a\nb"], gives: "  a\n  b>"),
        TemplateCase("last line", ">\n  {{>part}}", partials: ["part": "a\nb"], gives: ">\n  a\n  b"),
        TemplateCase("CRLF inside", " {{>part}}\n", partials: ["part": "a\r\nb\r\n"], gives: " a\r\n b\r\n"),
        TemplateCase(
            "lines of a value are not indented", "{\n  {{>part}}\n}\n", ["x": "1\n2"],
            partials: ["part": "a\n{{{x}}}\nb\n"], gives: "{\n  a\n  1\n2\n  b\n}\n"),
        TemplateCase(
            "tabs", "{\n\t{{>part}}\n}\n", partials: ["part": "a\n\tb\n"], gives: "{\n\ta\n\t\tb\n}\n"),
        TemplateCase(
            "indentations add up", "{\n  {{>outer}}\n}\n",
            partials: ["outer": "a\n {{>inner}}\nb\n", "inner": "c\nd\n"], gives: "{\n  a\n   c\n   d\n  b\n}\n"),
        TemplateCase(
            "inline in an indented one", "  {{>outer}}\n",
            partials: ["outer": "a {{>inner}}\n{{>inner}} b\n", "inner": "c\nd"],
            gives: "  a c\nd\n  c\nd b\n"),
        TemplateCase(
            "standalone tags leave no blanks", "  {{>part}}\n", ["on": true],
            partials: ["part": "{{#on}}\na\n{{/on}}\n{{! note }}\n{{^on}}\nb\n{{/on}}\n"], gives: "  a\n"),
        TemplateCase(
            "sections repeat with the indentation", "  {{>part}}\n", ["l": ["1", "2"]],
            partials: ["part": "{{#l}}\n{{.}};\n{{/l}}\n"], gives: "  1;\n  2;\n"),
        TemplateCase(
            "a list on one line is indented once", "  {{>part}}\n", ["l": ["1", "2"]],
            partials: ["part": "{{#l}}{{.}}{{/l}}\n"], gives: "  12\n"),
        TemplateCase(
            "a comment of two lines", "  {{>part}}\n", partials: ["part": "a{{! x\ny }}b\nc\n"], gives: "  ab\n  c\n"),
        TemplateCase(
            "every tree level is indented", "{{>tree}}",
            ["v": "a", "kids": [["v": "b", "kids": [["v": "c", "kids": []]]], ["v": "d", "kids": []]]],
            partials: ["tree": "{{v}}\n{{#kids}}\n  {{>tree}}\n{{/kids}}\n"], gives: "a\n  b\n    c\n  d\n"),
    ])
    func indentation(_ example: TemplateCase) { example.check() }

    @Test func emptyLinesAreIndentedAsPublishedOnly() {
        let partials = ["part": "a\n\nb\n\r\nc\n"]
        TemplateCase("", "  {{>part}}\n", partials: partials, gives: "  a\n  \n  b\n  \r\n  c\n").check()
        TemplateCase("", "  {{>part}}\n", partials: partials, gives: "  a\n\n  b\n\r\n  c\n").check(
            options: .generation)
    }
}
