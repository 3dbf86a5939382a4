import Foundation
import Testing

/// `genvc lsp` before clients that write nulls and decimal points, and specs whose keys stand in another order.
struct LanguageFormTests {
    private static let address = "file:///Screens/Tiny.yml"

    private func outline(_ client: LanguageClient) throws -> [[String: Any]] {
        let parameters = ["textDocument": ["uri": Self.address]]
        let answer = try client.request("textDocument/documentSymbol", parameters)
        return try #require(answer["result"] as? [[String: Any]])
    }

    /// The names of symbols, each with those in it: `Tiny(a b(c))`.
    private func names(_ symbols: [[String: Any]]) -> String {
        symbols.map { symbol in
            let children = symbol["children"] as? [[String: Any]] ?? []
            return (symbol["name"] as? String ?? "?") + (children.isEmpty ? "" : "(\(names(children)))")
        }.joined(separator: " ")
    }

    @Test("a change without a range may say null")
    func nullRange() throws {
        let client = try LanguageClient.initialized()
        try client.openDocument("screen: Tiny\nrows: [ { label: a, text: A } ]\n", at: Self.address)
        let text = "screen: Other\nrows: [ { label: b, text: B } ]\n"
        try client.change(Self.address, to: 2, [["range": NSNull(), "rangeLength": NSNull(), "text": text]])
        #expect(names(try outline(client)) == "Other(b)")
    }

    @Test("a number of a position may have a decimal point")
    func decimalPoint() throws {
        let client = try LanguageClient.initialized()
        try client.openDocument("screen: Tiny\nrows: [ { label: a, text: A } ]\n", at: Self.address)
        let change = """
            {"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"\(Self.address)",\
            "version":2},"contentChanges":[{"range":{"start":{"line":0.0,"character":8.0},\
            "end":{"line":0,"character":12.0}},"text":"Other"}]}}
            """
        try client.send(Data("Content-Length: \(change.utf8.count)\r\n\r\n\(change)".utf8))
        #expect(names(try outline(client)) == "Other(a)")
    }

    @Test("a client that wants all sorts of actions may say null")
    func nullSorts() throws {
        let client = try LanguageClient.initialized()
        try client.openDocument("screen: Tiny\nrows: [ { labl: a, text: A } ]\n", at: Self.address)
        #expect(try !client.findings().all.isEmpty)
        let place = ["line": 1, "character": 11]
        for context in [["diagnostics": [Any](), "only": NSNull()] as [String: Any], ["diagnostics": [Any]()]] {
            let answer = try client.request(
                "textDocument/codeAction",
                [
                    "textDocument": ["uri": Self.address], "range": ["start": place, "end": place], "context": context,
                ] as [String: Any])
            #expect((answer["result"] as? [Any])?.count == 1)
        }
    }

    @Test(
        "the outline does not follow the order of keys",
        arguments: [
            (
                "components:\n  Card: { rows: [ { label: a, text: A } ] }\nscreen: Tiny\nrows:\n  - { label: b, text: B }\n",
                "Tiny(Card(a) b)"
            ),
            ("rows:\n  - rows: [ { label: inner, text: A } ]\n    card: outer\nscreen: Tiny\n", "Tiny(outer(inner))"),
            ("screen: Tiny\nrows:\n  - { text: A, label: a }\n  - { text: B, label: b }\n", "Tiny(a b)"),
        ])
    func order(text: String, expected: String) throws {
        let client = try LanguageClient.initialized()
        try client.openDocument(text, at: Self.address)
        #expect(names(try outline(client)) == expected)
    }

    @Test("a client that watches files for its servers is asked to")
    func watchers() throws {
        for isAble in [true, false] {
            let client = try LanguageClient()
            let abilities = ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": isAble]]]
            _ = try client.request("initialize", ["capabilities": abilities])
            try client.notify("initialized", [:] as [String: Any])
            try client.openDocument(Specs.valid(), at: Self.address)
            let first = try client.next()
            #expect((first["method"] as? String == "client/registerCapability") == isAble)
            guard isAble else { continue }
            let all = (first["params"] as? [String: Any])?["registrations"] as? [[String: Any]]
            #expect(all?.first?["method"] as? String == "workspace/didChangeWatchedFiles")
            let options = all?.first?["registerOptions"] as? [String: [[String: String]]]
            #expect(options?["watchers"]?.compactMap { $0["globPattern"] } == ["**/*.yml", "**/*.yaml"])
        }
    }
}
