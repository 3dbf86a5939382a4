import Testing

@testable import GenvcTemplates

@Suite struct InvertedSectionTests {
    @Test(arguments: [
        TemplateCase("false", "[{{^on}}shown{{/on}}]", ["on": false], gives: "[shown]"),
        TemplateCase("true", "[{{^on}}hidden{{/on}}]", ["on": true], gives: "[]"),
        TemplateCase("null", "[{{^on}}shown{{/on}}]", ["on": nil], gives: "[shown]"),
        TemplateCase("missing", "[{{^on}}shown{{/on}}]", gives: "[shown]"),
        TemplateCase("record", "[{{^on}}{{name}}{{/on}}]", ["on": ["name": "Ada"]], gives: "[]"),
        TemplateCase("list", "[{{^on}}{{n}}{{/on}}]", ["on": [["n": "1"], ["n": "2"]]], gives: "[]"),
        TemplateCase("empty list", "[{{^on}}none{{/on}}]", ["on": []], gives: "[none]"),
        TemplateCase("empty text is true", "[{{^on}}hidden{{/on}}]", ["on": ""], gives: "[]"),
        TemplateCase(
            "twice", "{{^on}}\n- one\n{{/on}}\n- {{two}}\n{{^on}}\n- three\n{{/on}}\n", ["on": false, "two": "two"],
            gives: "- one\n- two\n- three\n"),
        TemplateCase("nested, false", "a {{^on}}b {{^on}}c{{/on}} d{{/on}} e", ["on": false], gives: "a b c d e"),
        TemplateCase("nested, true", "a {{^on}}b {{^on}}c{{/on}} d{{/on}} e", ["on": true], gives: "a  e"),
        TemplateCase("no context is added", "{{^on}}{{.}}{{/on}}", "text", gives: "text"),
        TemplateCase("dotted, true", "[{{^p.q.r}}x{{/p.q.r}}]", ["p": ["q": ["r": true]]], gives: "[]"),
        TemplateCase("dotted, false", "[{{^p.q.r}}x{{/p.q.r}}]", ["p": ["q": ["r": false]]], gives: "[x]"),
        TemplateCase("dotted, broken", "[{{^p.q.r}}x{{/p.q.r}}]", ["p": [:]], gives: "[x]"),
    ])
    func truth(_ example: TemplateCase) { example.check() }

    @Test(arguments: [
        TemplateCase("around", " | {{^on}}\t-\t{{/on}} | \n", gives: " | \t-\t | \n"),
        TemplateCase("inside", " | {{^on}} {{! note }}\n {{/on}} | \n", gives: " |  \n  | \n"),
        TemplateCase("on one line", " {{^on}}A{{/on}}\n {{^on}}B{{/on}}\n", gives: " A\n B\n"),
        TemplateCase("own lines", "a\n{{^on}}\nb\n{{/on}}\nc\n", gives: "a\nb\nc\n"),
        TemplateCase("indented lines", "a\n  {{^on}}\nb\n  {{/on}}\nc\n", gives: "a\nb\nc\n"),
        TemplateCase("CRLF", "a\r\n{{^on}}\r\n{{/on}}\r\nc", gives: "a\r\nc"),
        TemplateCase("first line", "  {{^on}}\n-{{/on}}\n.", gives: "-\n."),
        TemplateCase("last line", "-{{^on}}\n.\n  {{/on}}", gives: "-\n.\n"),
        TemplateCase("padding", "|{{^ on }}={{/ on }}|", gives: "|=|"),
    ])
    func whiteSpace(_ example: TemplateCase) { example.check() }
}
