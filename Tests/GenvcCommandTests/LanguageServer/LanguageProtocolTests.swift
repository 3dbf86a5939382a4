import Foundation
import Testing

/// `genvc lsp` and its protocol: the session, and messages that are none.
struct LanguageProtocolTests {
    private func code(_ message: [String: Any]) -> Int? { (message["error"] as? [String: Any])?["code"] as? Int }

    private func body(_ text: String) -> Data { Data("Content-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8) }

    @Test("a session begins with `initialize`, and ends with `shutdown` and `exit`")
    func session() throws {
        let client = try LanguageClient()
        #expect(code(try client.request("textDocument/hover", [:] as [String: Any])) == -32002)
        let answer = try client.request("initialize", ["capabilities": [:]] as [String: Any])
        let capabilities = try #require((answer["result"] as? [String: Any])?["capabilities"] as? [String: Any])
        #expect(capabilities["hoverProvider"] as? Bool == true)
        #expect((capabilities["textDocumentSync"] as? [String: Any])?["change"] as? Int == 2)
        #expect(code(try client.request("initialize", [:] as [String: Any])) == -32600)
        let end = try client.request("shutdown")
        #expect(end["result"] is NSNull)
        #expect(code(try client.request("textDocument/hover", [:] as [String: Any])) == -32600)
        try client.notify("exit", NSNull())
        #expect(client.end() == 0)
    }

    @Test("the status tells whether the end was asked for", arguments: [true, false], [true, false])
    func status(isShutDown: Bool, isClosed: Bool) throws {
        let client = try LanguageClient.initialized()
        if isShutDown { _ = try client.request("shutdown") }
        if isClosed { client.closeInput() } else { try client.notify("exit", NSNull()) }
        #expect(client.end() == (isShutDown ? 0 : 1))
    }

    @Test(
        "what is no message gets an error, and the server goes on",
        arguments: [
            ("{\"a\":", -32700), ("", -32700), ("\u{0}", -32700), ("[]", -32600), ("{}", -32600), ("3", -32600),
            (#"{"jsonrpc":"2.0","id":1}"#, -32600), (#"{"jsonrpc":"2.0","id":1,"method":3}"#, -32600),
            (#"{"jsonrpc":"2.0","id":[],"method":"shutdown"}"#, -32600),
            (#"{"jsonrpc":"1.0","id":1,"method":"shutdown"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":1,"method":"no/such"}"#, -32601),
            (#"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover"}"#, -32602),
            (#"{"jsonrpc":"2.0","id":"\ud800","method":"shutdown"}"#, -32700),
            (String(repeating: "[", count: 100_000), -32700),
        ])
    func malformed(text: String, expected: Int) throws {
        let client = try LanguageClient.initialized()
        try client.send(body(text))
        #expect(code(try client.receive()) == expected)
        #expect(try client.request("shutdown")["result"] is NSNull)
    }

    @Test(
        "headers that are none get an error, and the next message is found",
        arguments: [
            "Content-Length: 99999999999999999999\r\n\r\n{}", "Content-Length: 100000000\r\n\r\n{}",
            "Content-Length: -5\r\n\r\n", "Content-Length: x\r\n\r\n", "Content-Length:\r\n\r\n", "\r\n\r\n",
            "Content-Type: a\r\n\r\n", "nonsense without an end ", String(repeating: "x", count: 100_000),
            "Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}", "{}\r\n\r\n",
        ])
    func headers(text: String) throws {
        let client = try LanguageClient.initialized()
        try client.send(Data(text.utf8))
        let id = "behind"
        try client.send(try LanguageClient.frame(["jsonrpc": "2.0", "id": id, "method": "shutdown"]))
        var answer = try client.receive()
        #expect(code(answer) == -32700)
        while answer["id"] as? String != id { answer = try client.receive() }
        #expect(answer["result"] is NSNull)
    }

    @Test("headers may have any case and others beside them, and a message may come byte by byte")
    func pieces() throws {
        let client = try LanguageClient.initialized()
        let text = #"{"jsonrpc":"2.0","id":7,"method":"shutdown"}"#
        let message = "content-type: application/json\r\nCONTENT-LENGTH:\(text.utf8.count)\r\n\r\n\(text)"
        for byte in message.utf8 { try client.send(Data([byte])) }
        #expect(try client.receive()["id"] as? Int == 7)
    }

    @Test("a request that waits is cancelled, one that is answered is not")
    func cancelled() throws {
        let client = try LanguageClient.initialized()
        try client.send(
            try LanguageClient.frame(["jsonrpc": "2.0", "id": "a", "method": "shutdown"])
                + LanguageClient.frame(["jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": "a"]])
                + LanguageClient.frame(["jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": "b"]]))
        let answer = try client.receive()
        #expect(answer["id"] as? String == "a")
        #expect(code(answer) == -32800)
        #expect(try client.request("shutdown")["result"] is NSNull)
    }

    @Test("unknown notifications, and those about what is not open, are passed over")
    func unknown() throws {
        let client = try LanguageClient.initialized()
        try client.notify("$/setTrace", ["value": "off"])
        try client.notify("textDocument/didChange", ["textDocument": ["uri": "file:///no.yml", "version": 1]])
        try client.notify("textDocument/didOpen", [1, 2])
        try client.notify("textDocument/didClose", NSNull())
        try client.send(body(#"{"jsonrpc":"2.0","id":9,"result":null}"#))
        #expect(try client.request("shutdown")["result"] is NSNull)
    }

    @Test(
        "a document of any bytes and of any length is no end of the server",
        arguments: [
            "", "\u{FEFF}", "\r\r\r", String(repeating: "a: 😀\n", count: 200_000), String(repeating: "[", count: 9_000),
        ])
    func hugeDocuments(rest: String) throws {
        let client = try LanguageClient.initialized()
        let address = "untitled:Untitled-1"
        try client.openDocument("screen: Tiny\n" + rest, at: address)
        #expect(try !client.findings().all.isEmpty)
        for place in [
            ["line": 1_000_000_000, "character": -1], ["line": -1, "character": 1], ["line": 1, "character": 9],
        ] {
            let parameters: [String: Any] = ["textDocument": ["uri": address], "position": place, "newName": "a"]
            for method in ["completion", "hover", "definition", "references", "prepareRename", "rename"] {
                _ = try client.request("textDocument/" + method, parameters)
            }
        }
        #expect(try client.request("shutdown")["result"] is NSNull)
    }
}
