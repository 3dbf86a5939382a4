import Testing

/// `genvc render`: Mustache as published.
struct RenderTests {
    struct Case: Sendable {
        let template: String
        let context: String
        let file: String
        let text: String
    }

    @Test(
        "contexts in JSON and YAML",
        arguments: [
            Case(template: "Hi {{name}}!", context: #"{"name": "A & B"}"#, file: "c.json", text: "Hi A &amp; B!"),
            Case(template: "Hi {{{name}}}!", context: "name: A & B\n", file: "c.yml", text: "Hi A & B!"),
            Case(template: "{{#on}}yes{{/on}}", context: "on: true\n", file: "c.yaml", text: "yes"),
            Case(template: "{{#on}}yes{{/on}}", context: "on: false\n", file: "c.yml", text: ""),
            Case(template: "{{#on}}{{.}}{{/on}}", context: "on: \"false\"\n", file: "c.yml", text: "false"),
            Case(template: "{{n}}", context: "n: 1.10\n", file: "c.yml", text: "1.10"),
            Case(template: "{{#l}}{{.}},{{/l}}", context: #"{"l": [1, 2.50, "x"]}"#, file: "c.json", text: "1,2.50,x,"),
            Case(template: "{{gone}}{{> gone}}|", context: "{}", file: "c.json", text: "|"),
            Case(template: "{{> part}}", context: #"{"a": "b"}"#, file: "c.json", text: "[b]"),
        ])
    func rendered(_ example: Case) throws {
        let folder = try Folder()
        try folder.write(example.template, to: "t.mustache")
        try folder.write("[{{a}}]", to: "parts/part.mustache")
        try folder.write(example.context, to: example.file)
        let outcome = try Tool.run(
            ["render", "t.mustache", "--context", example.file, "--partials", "parts"], in: folder.url)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.text == example.text)
        #expect(outcome.errors.isEmpty)
    }

    @Test("`--strict` makes a missing name or partial an error", arguments: ["{{gone}}", "{{> gone}}"])
    func strict(_ template: String) throws {
        let folder = try Folder()
        try folder.write(template, to: "t.mustache")
        try folder.write("{}", to: "c.json")
        let outcome = try Tool.run(["render", "t.mustache", "--context", "c.json", "--strict"], in: folder.url)
        #expect(outcome.status == 1)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("t.mustache:1:"))
    }

    @Test("an error lies in the file that has it")
    func places() throws {
        let folder = try Folder()
        try folder.write("{{#open}}", to: "bad.mustache")
        try folder.write("{{a}}", to: "good.mustache")
        try folder.write("{\"a\": 1,}", to: "bad.json")
        try folder.write("{}", to: "good.json")
        let template = try Tool.run(["render", "bad.mustache", "--context", "good.json"], in: folder.url)
        #expect(template.status == 1)
        #expect(template.errors.hasPrefix("bad.mustache:1:1: error: "))
        let context = try Tool.run(["render", "good.mustache", "--context", "bad.json"], in: folder.url)
        #expect(context.status == 1)
        #expect(context.errors.hasPrefix("bad.json:1:"))
        #expect(context.errors.hasSuffix("1 error in bad.json.\n"))
    }
}
