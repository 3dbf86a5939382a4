import Foundation
import Testing

/// `genvc lsp` shows the drawing of a screen: by a lens over it, and by the command of that.
struct LanguageLensTests {
    private static let address = "file:///Screens/Tiny.yml"

    private func client(_ capabilities: [String: Any] = [:]) throws -> LanguageClient {
        let client = try LanguageClient()
        let answer = try client.request("initialize", ["capabilities": capabilities])
        let told = (answer["result"] as? [String: Any])?["capabilities"] as? [String: Any]
        #expect(told?["codeLensProvider"] is [String: Any])
        #expect((told?["executeCommandProvider"] as? [String: Any])?["commands"] as? [String] == ["genvc.drawing"])
        return client
    }

    private func lenses(_ client: LanguageClient) throws -> [[String: Any]] {
        let answer = try client.request("textDocument/codeLens", ["textDocument": ["uri": Self.address]])
        return answer["result"] as? [[String: Any]] ?? []
    }

    private func title(_ client: LanguageClient) throws -> String? {
        (try lenses(client).first?["command"] as? [String: Any])?["title"] as? String
    }

    /// The next message of the server with that method.
    private func message(_ method: String, _ client: LanguageClient) throws -> [String: Any] {
        while true {
            let message = try client.next()
            if message["method"] as? String == method { return message["params"] as? [String: Any] ?? [:] }
        }
    }

    private func draw(_ client: LanguageClient, _ address: String = address) throws -> [String: Any] {
        try client.request("workspace/executeCommand", ["command": "genvc.drawing", "arguments": [address]])
    }

    @Test("a lens over the name of the screen says what its layouts came to")
    func titles() throws {
        let client = try client()
        try client.openDocument(Specs.valid(), at: Self.address)
        #expect(try client.findings().all.isEmpty)
        let lens = try #require(try lenses(client).first)
        let title = try #require((lens["command"] as? [String: Any])?["title"] as? String)
        #expect(title.hasPrefix("Drawing: ") && title.hasSuffix(" layouts, all well"), "\(title)")
        let start = (lens["range"] as? [String: [String: Int]])?["start"]
        #expect(start == ["line": 0, "character": 8])
        try client.change(
            Self.address, to: 2, [["text": "screen: Tiny\nrows:\n  - label: a\n    text: A\n    width: 900\n"]])
        #expect(try !client.findings().all.isEmpty)
        #expect(try #require(try self.title(client)).contains(" error"))
        // A spec with mistakes has no drawing.
        try client.change(Self.address, to: 3, [["text": "screen: Tiny\nrows:\n  - labl: a\n"]])
        #expect(try !client.findings().all.isEmpty)
        #expect(try lenses(client).isEmpty)
        #expect(((try draw(client))["error"] as? [String: Any])?["code"] as? Int == -32803)
    }

    @Test("the command shows the drawing of `genvc preview` in a message, also of a text that was not saved")
    func message() throws {
        let client = try client()
        let folder = try Folder()
        let path = try folder.write(Specs.valid(), to: "Tiny.yml")
        try client.openDocument(Specs.valid(), at: Self.address)
        #expect(try draw(client)["result"] is NSNull)
        let shown = try message("window/showMessage", client)
        #expect(shown["type"] as? Int == 3)
        #expect(shown["message"] as? String == (try Tool.run("preview", path)).text)
    }

    @Test("where the client shows documents, the drawing is one, outside of the project, until the session ends")
    func document() throws {
        let client = try client(["window": ["showDocument": ["support": true]]])
        try client.openDocument(Specs.valid(), at: Self.address)
        var paths: Set<String> = []
        for _ in 0..<2 {
            _ = try draw(client)
            let shown = try message("window/showDocument", client)
            #expect(shown["takeFocus"] as? Bool == false)
            let path = try #require((shown["uri"] as? String).flatMap(URL.init(string:))?.path)
            #expect(try String(contentsOfFile: path, encoding: .utf8).contains("[Row 1"))
            paths.insert(path)
        }
        #expect(paths.count == 1)
        // Emacs kills the server once that has answered.
        _ = try client.request("shutdown")
        #expect(!FileManager.default.fileExists(atPath: paths.first ?? ""))
        try client.notify("exit", NSNull())
        #expect(client.end() == 0)
    }

    @Test("documents with one name have a drawing each, which goes with the session whatever ends it")
    func documentsOfOneName() throws {
        let client = try client(["window": ["showDocument": ["support": true]]])
        let texts = ["file:///First/Tiny.yml": Specs.valid("First"), "file:///Second/Tiny.yml": Specs.valid("Second")]
        for (address, text) in texts { try client.openDocument(text, at: address) }
        var paths: [String: Set<String>] = [:]
        var numbers: Set<Int> = []
        for address in Array(texts.keys) + Array(texts.keys) {
            _ = try draw(client, address)
            var shown = try client.next()
            while shown["method"] as? String != "window/showDocument" { shown = try client.next() }
            numbers.insert(try #require(shown["id"] as? Int))
            let document = (shown["params"] as? [String: Any])?["uri"] as? String
            paths[address, default: []].insert(try #require(document.flatMap(URL.init(string:))?.path))
        }
        #expect(numbers.count == 4, "each request has a number of its own")
        let all = paths.values.flatMap(\.self)
        #expect(Set(all).count == 2 && all.count == 2)
        #expect(all.allSatisfy { FileManager.default.fileExists(atPath: $0) })
        client.end(by: SIGTERM)
        #expect(!all.contains { FileManager.default.fileExists(atPath: $0) })
    }

    @Test("a client that can is told to ask for lenses again, any other is not")
    func refresh() throws {
        let client = try client(["workspace": ["codeLens": ["refreshSupport": true]]])
        try client.openDocument(Specs.valid(), at: Self.address)
        _ = try message("workspace/codeLens/refresh", client)
        // One that was closed has no lens.
        try client.notify("textDocument/didClose", ["textDocument": ["uri": Self.address]])
        #expect(try client.findings().version == nil)
        _ = try client.request("workspace/unknown")
        #expect(client.isSilent)
        let other = try self.client()
        try other.openDocument(Specs.valid(), at: Self.address)
        _ = try other.findings()
        try other.change(Self.address, to: 2, [["text": Specs.valid() + "\n"]])
        #expect(try other.next()["method"] as? String == "textDocument/publishDiagnostics")
    }

    @Test("an unknown command, and a document that is not open, are refused; a project file has no lens")
    func refused() throws {
        let client = try client()
        let unknown = try client.request("workspace/executeCommand", ["command": "genvc.other"])
        #expect((unknown["error"] as? [String: Any])?["code"] as? Int == -32602)
        #expect(((try draw(client))["error"] as? [String: Any])?["code"] as? Int == -32602)
        let project = "file:///genvc.yml"
        try client.openDocument("ios: 16\n", at: project)
        let answer = try client.request("textDocument/codeLens", ["textDocument": ["uri": project]])
        #expect((answer["result"] as? [Any])?.isEmpty == true)
    }
}
