import Foundation
import Testing

/// `genvc lsp` completes what another part of the spec, the project or Apple's list of symbols tells.
struct LanguageCompletionTests {
    private struct Offer {
        let words: [String]
        let isIncomplete: Bool
    }

    /// The words offered at `|` in a document.
    private func offer(_ text: String, at address: String = "file:///Screens/Tiny.yml") throws -> Offer {
        let client = try LanguageClient.initialized()
        let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        try client.openDocument(parts.joined(), at: address)
        let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
        let result =
            try client.result("textDocument/completion", address, lines.count - 1, lines.last?.utf16.count ?? 0)
            as? [String: Any]
        let items = result?["items"] as? [[String: Any]] ?? []
        return Offer(
            words: items.compactMap { ($0["textEdit"] as? [String: Any])?["newText"] as? String },
            isIncomplete: result?["isIncomplete"] as? Bool ?? false)
    }

    private static let state = """
        screen: Tiny
        state:
          user: { type: User, sample: { name: Ada, address: { city: Bern, zip: "3000" } } }
          plans: { type: "[Plan]", sample: [ { title: One, price: 9 }, { title: Two, price: 8, badge: new } ] }
          chosen: Plan?
          count: Int
        rows:
          - label: nickname
            text: $user.nickname
          - label: plan
            repeat: $plans
            text: $plan.title

        """

    @Test(
        "members behind a reference come from samples, from fields of the same type, and from other places",
        arguments: [
            ("$user.|", ["name", "address", "nickname"]), ("$user.na|", ["name", "address", "nickname"]),
            ("$user.address.|", ["city", "zip"]), ("\"Hi $user.|\"", ["name", "address", "nickname"]),
            ("$chosen?.|", ["title", "price", "badge"]), ("$count.|", []), ("$nobody.|", []), ("$plans.|", []),
            ("a.|", []),
        ])
    func members(typed: String, expected: [String]) throws {
        #expect(try offer(Self.state + "  - label: last\n    text: \(typed)\n").words == expected)
    }

    @Test("a repeated element has the members of what it shows")
    func repeatedMembers() throws {
        let text = Self.state.replacing("text: $plan.title", with: "text: $plan.|")
        #expect(try offer(text).words == ["title", "price", "badge"])
        let literal = "screen: Tiny\nrows:\n  - label: key\n    repeat: [ { id: a, digit: \"1\" } ]\n    text: $key.|\n"
        #expect(try offer(literal).words == ["id", "digit"])
    }

    @Test("a component knows its own names alone")
    func membersOfComponents() throws {
        let component =
            "components:\n  Card:\n    parameters: { user: { type: User, sample: { login: ada } } }\n    rows:\n"
            + "      - label: name\n        text: $user.|\n"
        #expect(try offer(Self.state + component).words == ["login"])
    }

    @Test(
        "symbols are offered by their beginning and by their words, and more letters bring up others",
        arguments: [
            ("image: symbol:hea|", "symbol:heart.fill"), ("image: symbol:hea|", "symbol:bolt.heart"),
            ("image: { symbol: hea| }", "heart.fill"), ("image:\n      symbol: |", "0.circle"),
            ("image: { systemName: xma| }", "xmark"),
        ])
    func symbols(typed: String, offered: String) throws {
        let found = try offer("screen: Tiny\nrows:\n  - imageView: x\n    \(typed)\n")
        #expect(found.words.contains(offered), "\(found.words)")
        #expect(found.isIncomplete)
        #expect(found.words.count <= 100)
    }

    @Test(
        "a word that is completed in its middle is replaced as a whole, and nothing else is",
        arguments: [
            ("rows:\n  - imageView: x\n    image: symbol:hea|rt.fill", "    image: symbol:heart.circle"),
            ("rows:\n  - imageView: x\n    image: { symbol: hea|rt.fill }", "    image: { symbol: heart.circle }"),
            ("rows:\n  - imageView: x\n    image: {symbol: hea|rt.fill}", "    image: {symbol: heart.circle}"),
            ("use: Sha|red/x.yml # shared", "use: Shared/ # shared"),
            ("use: Shared/|x.yml", "use: Shared/y.yml"),
            ("use: [ Sha|red/x.yml, Shared/y.yml ]", "use: [ Shared/, Shared/y.yml ]"),
            ("use:\n  - Sha|red/x.yml", "  - Shared/"), ("use: |# later", "use: Shared/# later"),
            ("use: |[ Shared/x.yml ]", "use: Shared/[ Shared/x.yml ]"),
            ("rows:\n  - lab|el: x", "  - label: x"), ("rows:\n  - lab|el:x", "  - label:x"),
            (
                "rows:\n  - { label: x, textAlignment: cen|tr, text: A }",
                "  - { label: x, textAlignment: center, text: A }"
            ),
        ])
    func replaced(typed: String, expected: String) throws {
        let folder = try Folder()
        for name in ["x", "y"] { try folder.write("styles:\n  big: { font: title1 }\n", to: "Shared/\(name).yml") }
        let address = folder.url.appending(path: "Tiny.yml").absoluteString
        let parts = ("screen: Tiny\n" + typed + "\n").split(separator: "|", omittingEmptySubsequences: false)
        let lines = parts.joined().split(separator: "\n", omittingEmptySubsequences: false)
        let before = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
        let client = try LanguageClient.initialized()
        try client.openDocument(parts.joined(), at: address)
        let result =
            try client.result("textDocument/completion", address, before.count - 1, before.last?.utf16.count ?? 0)
            as? [String: Any]
        let line = String(lines[before.count - 1])
        let completed = try #require(result?["items"] as? [[String: Any]]).compactMap { item -> String? in
            guard let edit = item["textEdit"] as? [String: Any],
                let range = edit["range"] as? [String: [String: Int]], let new = edit["newText"] as? String,
                let start = range["start"]?["character"], let end = range["end"]?["character"]
            else { return nil }
            return line.prefix(start) + new + line.dropFirst(end)
        }
        #expect(completed.contains(expected), "\(completed.prefix(9))")
    }

    @Test("no symbol is offered for an asset, nor for letters that no symbol has")
    func noSymbols() throws {
        #expect(try offer("screen: Tiny\nrows:\n  - imageView: x\n    image: { asset: hea| }\n").words == [])
        #expect(try offer("screen: Tiny\nrows:\n  - imageView: x\n    image: symbol:qqq|\n").words == [])
    }

    @Test(
        "each place offers the kinds that may stand there",
        arguments: [
            ("toolbar:\n  - |", ["barButtonItem: ", "spacer: "], ["label: ", "textField: "]),
            ("alerts:\n  - alert: a\n    textFields:\n      - |", ["textField: "], ["label: ", "button: "]),
            ("components:\n  Tag:\n    base: label\n    |", ["text: ", "parameters: "], ["rows: "]),
            ("components:\n  Tag:\n    base: button\n    |", ["title: "], ["text: ", "rows: "]),
            ("components:\n  Tag:\n    base: control\n    |", ["rows: "], ["text: "]),
            ("components:\n  Tag:\n    |", ["base: ", "rows: "], ["text: "]),
        ])
    func kinds(typed: String, offered: [String], absent: [String]) throws {
        let words = try offer("screen: Tiny\n" + typed + "\n").words
        for word in offered { #expect(words.contains(word), "\(words)") }
        for word in absent { #expect(!words.contains(word), "\(words)") }
    }

    private static let compared = """
        screen: Tiny
        state: { phase: [idle, loading], busy: Bool, name: String }
        toolbar: [ { barButtonItem: save, title: Save } ]
        rows:
          - { button: save, title: Save }
          - { label: title, text: $name }

        """

    @Test(
        "behind the sign of a comparison stand the cases of the field",
        arguments: [
            ("isHidden: $phase == |", ["idle", "loading"]), ("isHidden: $phase != lo|", ["idle", "loading"]),
            ("when: [ { if: $phase == |, text: A } ]", ["idle", "loading"]),
            ("when:\n      - if: $phase == |\n        text: A", ["idle", "loading"]),
            ("isHidden: $busy == |", ["true", "false"]), ("isHidden: |", ["true", "false"]),
            ("isHidden: $name == |", []), ("isHidden: $nobody == |", []),
        ])
    func cases(typed: String, expected: [String]) throws {
        #expect(try offer(Self.compared + "  - label: last\n    \(typed)\n").words == expected)
    }

    @Test(
        "behind the sign of a relation stand its targets, each view once",
        arguments: [
            "constraints: top == |", "constraints: [ top == parent, bottom <= | ]", "constraints:\n      - top == ti|",
        ])
    func targets(typed: String) throws {
        let words = try offer(Self.compared + "  - label: last\n    \(typed)\n").words
        #expect(words.prefix(2) == ["parent", "self"] && words.suffix(3) == ["save", "title", "last"], "\(words)")
        #expect(words.contains("safeArea") && words.contains("keyboard") && Set(words).count == words.count)
    }

    @Test("a relation begins with an attribute")
    func attributes() throws {
        let words = try offer(Self.compared + "  - label: last\n    constraints: |\n").words
        #expect(words.contains("top") && !words.contains("save") && !words.contains("parent"))
    }

    @Test("members are offered between braces as well")
    func membersInBraces() throws {
        for typed in ["$user.| }", "$user.|", "$user.na| }"] {
            #expect(
                try offer(Self.state + "  - { label: last, text: \(typed)\n").words == ["name", "address", "nickname"])
        }
    }

    @Test("paths lead to specs and folders beside the document, one step at a time")
    func paths() throws {
        let folder = try Folder()
        try folder.write("", to: "genvc.yml")
        try folder.write("styles:\n  big: { font: title1 }\n", to: "Shared/styles.yml")
        try folder.write("hello", to: "Shared/notes.txt")
        try folder.write("styles:\n  low: { font: body }\n", to: "Screens/local.yml")
        let address = folder.url.appending(path: "Screens/Tiny.yml").absoluteString
        #expect(try offer("screen: Tiny\nuse: |\n", at: address).words == ["local.yml"])
        #expect(try offer("screen: Tiny\nuse: [ ../| ]\n", at: address).words == ["../Screens/", "../Shared/"])
        #expect(try offer("screen: Tiny\nuse:\n  - ../Shared/|\n", at: address).words == ["../Shared/styles.yml"])
        #expect(try offer("screen: Tiny\nuse: /|\n", at: address).words == [])
        #expect(try offer("screen: Tiny\nuse: ../Nowhere/|\n", at: address).words == [])
        let project = folder.url.appending(path: "genvc.yml").absoluteString
        #expect(try offer("templates: |\n", at: project).words == ["Screens", "Shared"])
        #expect(try offer("use: Shared/|\n", at: project).words == ["Shared/styles.yml"])
    }
}
