import Foundation
import Testing

/// `genvc lsp` with words: completion, hover, the outline, and names.
struct LanguageWordTests {
    private static let address = "file:///Screens/Tiny.yml"

    private static let spec = """
        # 😀
        screen: Tiny
        state:
          email: String
        styles:
          big: { font: title1 bold }
        components:
          StatCard:
            parameters: { title: String }
            rows:
              - label: name
                text: $title
        rows:
          - label: heading
            text: Hello 😀
            style: big
          - textField: email
            text: $email
          - StatCard: first
            title: Foo
          - button: login
            title: Log In
            constraints: top == heading.bottom + 16

        """

    /// A client with the document open, in which `|` stands for the cursor, and the line and the character of that.
    private func client(_ text: String) throws -> (LanguageClient, line: Int, character: Int) {
        let client = try LanguageClient.initialized()
        let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        try client.openDocument(parts.joined(), at: Self.address)
        let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
        return (client, lines.count - 1, lines.last?.utf16.count ?? 0)
    }

    private func completion(_ text: String) throws -> [[String: Any]] {
        let (client, line, character) = try client(text)
        let result = try client.result("textDocument/completion", Self.address, line, character)
        return (result as? [String: Any])?["items"] as? [[String: Any]] ?? []
    }

    private func hover(_ text: String) throws -> String? {
        let (client, line, character) = try client(text)
        let result = try client.result("textDocument/hover", Self.address, line, character) as? [String: Any]
        return (result?["contents"] as? [String: Any])?["value"] as? String
    }

    private func lines(_ result: Any?) -> [Int] {
        (result as? [[String: Any]] ?? []).compactMap {
            (($0["range"] as? [String: Any])?["start"] as? [String: Any])?["line"] as? Int
        }
    }

    @Test(
        "completion offers what may stand there",
        arguments: [
            ("  - |", "label: ", ["text: "]), ("  - la|", "label: ", ["barButtonItem: "]),
            ("  - label: x\n    te|", "text: ", ["title: "]), ("  - label: x\n    te|: 3", "text", []),
            ("  - { label: x, te|", "text: ", []), ("  - { label: x, textAlignment: | }", "center", ["text"]),
            ("  - label: x\n    textAlignment: ce|", "center", ["middle"]),
            ("  - label: x\n    isHidden: |", "true", []), ("  - label: x\n    textColor: |", "primary", []),
            ("  - label: x\n    font: title1 |", "bold", []), ("  - label: x\n    font: { | }", "weight: ", ["bold"]),
            ("  - label: x\n    style: |", "big", ["primary"]), ("  - button: x\n    style: |", "primary", []),
            ("  - label: x\n    text: \"😀 $e|\"", "$email", ["$title"]),
            ("  - StatCard: x\n    |", "title: ", ["text: "]),
            ("  - St|", "StatCard: ", []), ("  - button: x\n    constraints: top == |", "heading", ["login.title"]),
            ("  - label: x\n    accessibilityTraits:\n      - he|", "header", []),
            ("  - label: x\n    when: [ { | } ]", "if: ", ["x"]), ("alerts:\n  - |", "alert: ", ["label: "]),
            ("  - { label: x, text: 'it''s # 5', textAl|", "textAlignment: ", []),
            ("  - { label: x, text: \"a\\\\\", textAl|", "textAlignment: ", []),
            ("navigation:\n  trailing:\n    - |", "barButtonItem: ", ["label: "]), ("ty|", "type: ", ["screen: "]),
        ])
    func completion(typed: String, offered: String, absent: [String]) throws {
        let items = try completion(Self.spec + typed + "\n")
        let texts = items.compactMap { ($0["textEdit"] as? [String: Any])?["newText"] as? String }
        #expect(texts.contains(offered), "\(texts)")
        for word in absent { #expect(!texts.contains(word)) }
        #expect(Set(texts).count == texts.count)
    }

    @Test(
        "a word that is there is not offered again, and none in comments",
        arguments: ["  - label: x\n    text: A\n    t|", "# la|"])
    func nothingTwice(typed: String) throws {
        let items = try completion(Self.spec + typed + "\n")
        #expect(!items.contains { $0["label"] as? String == "text" })
    }

    @Test(
        "hover tells what a word means",
        arguments: [
            ("  - la|bel: x", "**label** (`UILabel`)"), ("  - spa|cer", "**spacer**"),
            (
                "  - label: x\n    textAlign|ment: center",
                "**textAlignment**: natural, left, center, right or justified"
            ),
            ("  - label: x\n    textAlignment: cen|ter", "**textAlignment**"), ("tabB|ar: true", "**tabBar**"),
        ])
    func hover(typed: String, beginning: String) throws {
        let documentation = try #require(try hover(Self.spec + typed + "\n"))
        #expect(documentation.hasPrefix(beginning), "\(documentation)")
    }

    @Test(
        "documentation comes in the first form that the editor names and that there is",
        arguments: [
            (["plaintext"], "plaintext", "label (UILabel)\n\n"),
            (["asciidoc", "plaintext", "markdown"], "plaintext", "label (UILabel)\n\n"),
            (["markdown", "plaintext"], "markdown", "**label** (`UILabel`)\n\n"),
            (["asciidoc"], "markdown", "**label** (`UILabel`)\n\n"), ([], "markdown", "**label** (`UILabel`)\n\n"),
        ])
    func markup(forms: [String], kind: String, beginning: String) throws {
        let abilities: [String: Any] = [
            "hover": ["contentFormat": forms], "completion": ["completionItem": ["documentationFormat": forms]],
        ]
        let client = try LanguageClient()
        _ = try client.request("initialize", ["capabilities": ["textDocument": abilities]])
        try client.openDocument("screen: Tiny\nrows:\n  - label: a\n  - \n", at: Self.address)
        let hover = try client.result("textDocument/hover", Self.address, 2, 5) as? [String: Any]
        let completion = try client.result("textDocument/completion", Self.address, 3, 4) as? [String: Any]
        let label = (completion?["items"] as? [[String: Any]])?.first { $0["label"] as? String == "label" }
        for contents in [hover?["contents"], label?["documentation"]] {
            let contents = try #require(contents as? [String: String])
            #expect(contents["kind"] == kind)
            let text = try #require(contents["value"])
            #expect(text.hasPrefix(beginning), "\(text)")
            #expect(text.contains("```yaml\n") == (kind == "markdown"))
            #expect(text.contains("genvc explain label"))
        }
    }

    @Test("hover over an element tells where it lies, as `genvc dump frames` does")
    func frame() throws {
        let outcome = try Tool.run("dump", "frames", Tool.login)
        let object = try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any]
        let frame = try #require((object?["views"] as? [String: [Double]])?["titleLabel"])
        let sides = frame.map { $0 == $0.rounded() ? String(Int($0)) : String($0) }
        let text = try String(contentsOfFile: Tool.login, encoding: .utf8)
        let documentation = try #require(
            try hover(text.replacingOccurrences(of: "label: title", with: "label: ti|tle")))
        #expect(
            documentation.hasSuffix(
                "\n\n`titleLabel` is \(sides[2]) × \(sides[3]) points, at \(sides[0]), \(sides[1]) on iPhone 14."))
    }

    @Test("nothing is told of names")
    func noHover() throws {
        #expect(try hover("screen: Tiny\nstyles:\n  b|ig: { font: body }\n") == nil)
        #expect(try hover("screen: Tiny\n\n|\n") == nil)
    }

    @Test("the outline has the screen, its rows, and components with theirs")
    func outline() throws {
        let (client, _, _) = try client(Self.spec)
        let parameters = ["textDocument": ["uri": Self.address]]
        let symbols = try client.request("textDocument/documentSymbol", parameters)["result"] as? [[String: Any]]
        let screen = try #require(symbols?.first)
        #expect(screen["name"] as? String == "Tiny")
        let children = try #require(screen["children"] as? [[String: Any]])
        #expect(children.compactMap { $0["name"] as? String } == ["StatCard", "heading", "email", "first", "login"])
        #expect(
            children.compactMap { $0["detail"] as? String } == [
                "component", "label", "textField", "StatCard", "button",
            ])
        let folds = try client.request("textDocument/foldingRange", parameters)["result"] as? [[String: Int]]
        #expect(folds?.contains { $0["startLine"] == 13 && $0["endLine"] == 15 } == true)
        #expect(folds?.contains { $0["startLine"] == 12 && $0["endLine"] == 22 } == true)
    }

    @Test(
        "a name leads to its declaration and to all its places",
        arguments: [
            ("style: big", "style: b|ig", [5, 15]), ("$email", "$em|ail", [3, 17]),
            ("- StatCard", "- Stat|Card", [7, 18]), ("heading.bottom", "head|ing.bottom", [13, 22]),
            ("title: Foo", "ti|tle: Foo", [8, 11, 19]),
        ])
    func names(text: String, cursor: String, expected: [Int]) throws {
        let (client, line, character) = try client(Self.spec.replacingOccurrences(of: text, with: cursor))
        #expect(lines(try client.result("textDocument/definition", Self.address, line, character)) == [expected[0]])
        #expect(lines(try client.result("textDocument/references", Self.address, line, character)) == expected)
        let edit = try client.request(
            "textDocument/rename",
            [
                "textDocument": ["uri": Self.address], "position": ["line": line, "character": character],
                "newName": text.contains("Stat") ? "Other" : "other",
            ] as [String: Any])
        let changes = (edit["result"] as? [String: Any])?["changes"] as? [String: Any]
        #expect(lines(changes?[Self.address]) == expected, "\(edit)")
    }

    @Test("a name that would break the spec is refused, and what is no name cannot be renamed")
    func refusedNames() throws {
        let (client, line, character) = try client(Self.spec.replacingOccurrences(of: "$email", with: "$em|ail"))
        func rename(_ line: Int, _ character: Int, _ name: String) throws -> Int? {
            let answer = try client.request(
                "textDocument/rename",
                [
                    "textDocument": ["uri": Self.address], "position": ["line": line, "character": character],
                    "newName": name,
                ] as [String: Any])
            return (answer["error"] as? [String: Any])?["code"] as? Int
        }
        #expect(try rename(line, character, "not a name") == -32803)
        #expect(try rename(1, 2, "other") == -32803)
        #expect(try rename(line, character, "address # x") == -32803)
        #expect(try rename(line, character, "address") == nil)
    }
}
