import Testing

@testable import GenvcTemplates

@Suite struct CommentTests {
    @Test(arguments: [
        TemplateCase("inline", "ab{{! a note! }}cd", gives: "abcd"),
        TemplateCase("several lines", "ab{{!\n  one\n  two\n}}cd\n", gives: "abcd\n"),
        TemplateCase("own line", "a\n{{! note }}\nb\n", gives: "a\nb\n"),
        TemplateCase("indented line", "a\n  {{! note }}\nb\n", gives: "a\nb\n"),
        TemplateCase("CRLF", "a\r\n{{! note }}\r\nb", gives: "a\r\nb"),
        TemplateCase("first line", "  {{! note }}\nb", gives: "b"),
        TemplateCase("last line", "a\n  {{! note }}", gives: "a\n"),
        TemplateCase("own lines", "a\n{{!\nnote\n}}\nb\n", gives: "a\nb\n"),
        TemplateCase("indented lines", "a\n  {{!\n    note\n  }}\nb\n", gives: "a\nb\n"),
        TemplateCase("indented amid text", "  ab {{! cd }}\n", gives: "  ab \n"),
        TemplateCase("around", "ab {{! note }} cd", gives: "ab  cd"),
        TemplateCase("holds other tags' signs", "a{{! {{#x # / }}b", gives: "ab"),
        TemplateCase("empty", "a{{!}}b", gives: "ab"),
        TemplateCase(
            "is no name", "[{{! note }}{{!note}}]", ["! note ": "1", "!note": "2", "note": "3"], gives: "[]"),
        TemplateCase("a tag on its last line is not alone", "{{! a\n}}{{#x}}\nb{{/x}}", ["x": true], gives: "\nb"),
    ])
    func comments(_ example: TemplateCase) { example.check() }
}
