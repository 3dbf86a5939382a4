import Testing

@testable import GenvcTemplates

@Suite struct InterpolationTests {
    private static let markup = "a & b < \"c\" > 'd'"
    private static let street: TemplateValue = ["street": ["house": ["door": ["sign": ["owner": ["first": "Ada"]]]]]]

    @Test(arguments: [
        TemplateCase("no tag", "Only {braces}, } and {\n", gives: "Only {braces}, } and {\n"),
        TemplateCase("nothing", "", gives: ""),
        TemplateCase("a name", "Dear {{who}},\n", ["who": "Grace"], gives: "Dear Grace,\n"),
        TemplateCase("output is not read again", "{{a}} {{b}}", ["a": "{{b}}", "b": "moon"], gives: "{{b}} moon"),
        TemplateCase("escaped", "<{{x}}>", ["x": .string(markup)], gives: "<a &amp; b &lt; &quot;c&quot; &gt; 'd'>"),
        TemplateCase("triple", "<{{{x}}}>", ["x": .string(markup)], gives: "<\(markup)>"),
        TemplateCase("ampersand", "<{{&x}}>", ["x": .string(markup)], gives: "<\(markup)>"),
        TemplateCase("a whole number", "{{n}}|{{{n}}}|{{&n}}", ["n": "44"], gives: "44|44|44"),
        TemplateCase("a decimal", "{{n}}|{{{n}}}|{{&n}}", ["n": "16.5"], gives: "16.5|16.5|16.5"),
        TemplateCase("null", "({{x}}|{{{x}}}|{{&x}})", ["x": nil], gives: "(||)"),
        TemplateCase("booleans", "{{yes}} {{no}}", ["yes": true, "no": false], gives: "true false"),
        TemplateCase("a missing name", "({{x}}|{{{x}}}|{{&x}})", gives: "(||)"),
        TemplateCase("a list has no text", "({{x}})", ["x": ["a"]], gives: "()"),
        TemplateCase("multi-byte text", "→{{é}}←", ["é": "日本"], gives: "→日本←"),
    ])
    func values(_ example: TemplateCase) { example.check() }

    @Test(arguments: [
        TemplateCase("as in sections", "{{p.q}}={{#p}}{{q}}{{/p}}", ["p": ["q": "1"]], gives: "1=1"),
        TemplateCase("triple", "{{{p.q}}}", ["p": ["q": "<"]], gives: "<"),
        TemplateCase("ampersand", "{{&p.q}}", ["p": ["q": "<"]], gives: "<"),
        TemplateCase("any depth", "{{street.house.door.sign.owner.first}}", street, gives: "Ada"),
        TemplateCase("broken at once", "[{{p.q.r}}]", ["p": [:]], gives: "[]"),
        TemplateCase("through a text", "[{{p.q}}]", ["p": "text"], gives: "[]"),
        TemplateCase("parts look only in their parent", "[{{p.q.r}}]", ["p": ["q": [:]], "r": "far"], gives: "[]"),
        TemplateCase(
            "the first part looks everywhere", "{{#p}}{{q.r}}{{/p}}", ["p": ["q": ["r": "near"]], "q": ["r": "far"]],
            gives: "near"),
        TemplateCase(
            "the nearest first part decides", "[{{#p}}{{q.r}}{{/p}}]", ["p": ["q": [:]], "q": ["r": "far"]], gives: "[]"
        ),
        TemplateCase("a key with a dot is never a path", "[{{p.q}}]", ["p.q": "single"], gives: "[]"),
        TemplateCase(
            "a key with a dot hides nothing", "{{p.q}}", ["p.q": "single", "p": ["q": "chained"]], gives: "chained"),
        TemplateCase("an empty first part is a name too", "[{{.q}}]", ["q": "found"], gives: "[]"),
    ])
    func dottedNames(_ example: TemplateCase) { example.check() }

    @Test(arguments: [
        TemplateCase("the context itself", "{{.}}!", "hello", gives: "hello!"),
        TemplateCase("escaped", "{{.}}", .string(markup), gives: "a &amp; b &lt; &quot;c&quot; &gt; 'd'"),
        TemplateCase("triple", "{{{.}}}", .string(markup), gives: markup),
        TemplateCase("ampersand", "{{&.}}", .string(markup), gives: markup),
        TemplateCase("a number", "{{.}}", "16", gives: "16"),
    ])
    func implicitIterator(_ example: TemplateCase) { example.check() }

    @Test(arguments: ["{{x}}", "{{{x}}}", "{{&x}}", "{{ x }}", "{{{ x }}}", "{{& x }}", "{{\n\tx\n}}", "{{ & x}}"])
    func whiteSpace(_ tag: String) {
        TemplateCase(tag, "| \(tag) |", ["x": "--"], gives: "| -- |").check()
        TemplateCase(tag, "  \(tag)\n\t\(tag)\r\n", ["x": "--"], gives: "  --\n\t--\r\n").check()
    }

    @Test func generationDoesNotEscape() {
        TemplateCase("", "{{x}}{{{x}}}", ["x": "<&>"], gives: "<&><&>").check(options: .generation)
    }
}
