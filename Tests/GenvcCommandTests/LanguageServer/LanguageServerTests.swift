import Foundation
import Testing

/// `genvc lsp` with documents: what an editor shows while somebody types.
struct LanguageServerTests {
    private static let address = "file:///Screens/Tiny.yml"

    /// A spec with one mistake, `tekst`, for which there is no advice.
    private static let typo = "screen: Tiny\nrows:\n  - label: title\n    tekst: Hello\n"

    private func range(_ value: Any?) -> [Int] {
        guard let range = value as? [String: [String: Int]], let start = range["start"], let end = range["end"] else {
            return []
        }
        return [start, end].flatMap { [$0["line"] ?? -1, $0["character"] ?? -1] }
    }

    private func change(_ start: (Int, Int), _ end: (Int, Int), _ text: String) -> [String: Any] {
        [
            "range": [
                "start": ["line": start.0, "character": start.1], "end": ["line": end.0, "character": end.1],
            ],
            "text": text,
        ]
    }

    /// A text with the edits of a `WorkspaceEdit`, whose lines are in ASCII.
    private func applied(_ edit: Any?, to text: String) throws -> String {
        let changes = try #require((edit as? [String: Any])?["changes"] as? [String: [[String: Any]]])
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for edit in try #require(changes[Self.address]).reversed() {
            let place = range(edit["range"])
            let new = try #require(edit["newText"] as? String)
            #expect(place.count == 4 && place[0] == place[2], "the edit is of one line")
            let line = Array(lines[place[0]])
            lines[place[0]] = String(line[..<place[1]]) + new + String(line[place[3]...])
        }
        return lines.joined(separator: "\n")
    }

    @Test("a mistake is published at its place, and taken back once it is mended")
    func diagnostics() throws {
        let client = try LanguageClient.initialized()
        try client.openDocument(Self.typo, at: Self.address)
        let findings = try client.findings()
        #expect(findings.address == Self.address)
        #expect(findings.version == 1)
        let finding = try #require(findings.all.first)
        #expect(findings.all.count == 1)
        #expect(range(finding["range"]) == [3, 4, 3, 9])
        #expect(finding["severity"] as? Int == 1)
        #expect(finding["code"] as? String == "unknown-key")
        #expect(finding["source"] as? String == "genvc")
        let message = try #require(finding["message"] as? String)
        #expect(message.hasPrefix("unknown key `tekst` in a label\n"))
        #expect(message.contains("\nhelp: a label takes text, "))

        try client.change(Self.address, to: 2, [change((3, 4), (3, 9), "text")])
        let mended = try client.findings()
        #expect(mended.version == 2)
        #expect(mended.all.isEmpty)

        try client.change(Self.address, to: 3, [["text": Self.typo]])
        #expect(try client.findings().codes == ["unknown-key"])
        try client.notify("textDocument/didClose", ["textDocument": ["uri": Self.address]])
        let closed = try client.findings()
        #expect(closed.all.isEmpty)
        #expect(closed.version == nil)
    }

    @Test("places count units of UTF-16, in findings and in changes")
    func units() throws {
        let client = try LanguageClient.initialized()
        try client.openDocument("screen: Tiny\nrows:\n  - { label: title, text: 😀é, tekst: x }\n", at: Self.address)
        let finding = try #require(try client.findings().all.first)
        #expect(range(finding["range"]) == [2, 31, 2, 36])
        // The second change is of the text that the first one left.
        try client.change(
            Self.address, to: 2,
            [
                change((2, 31), (2, 36), "😀"), change((2, 31), (2, 33), "height"),
                change((2, 39), (2, 40), "40"),
            ])
        #expect(try client.findings().all.isEmpty)
    }

    @Test("findings of layouts are those of `genvc validate`, at the same places")
    func sameFindings() throws {
        let folder = Tool.repository.appending(path: "Tests/Goldens/Findings")
        let client = try LanguageClient.initialized()
        for name in ["does-not-fit-vertical", "unknown-key-did-you-mean", "duplicate-name-accessory", "duplicate-key"] {
            let file = folder.appending(path: "\(name).yml")
            guard let text = try? String(contentsOf: file, encoding: .utf8) else {
                Issue.record("there is no \(name)")
                continue
            }
            try client.openDocument(text, at: file.absoluteString)
            let findings = try client.findings().all
            let outcome = try Tool.run("validate", file.path, "--format", "json")
            let object = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
            let expected = try #require(object["diagnostics"] as? [[String: Any]])
            #expect(findings.count == expected.count && !expected.isEmpty, "\(name)")
            #expect(
                Set(findings.compactMap { $0["code"] as? String }) == Set(expected.compactMap { $0["code"] as? String })
            )
            for finding in expected {
                let start = (finding["range"] as? [String: [String: Int]])?["start"]
                let place = [(start?["line"] ?? 1) - 1, (start?["column"] ?? 1) - 1]
                #expect(findings.contains { Array(range($0["range"]).prefix(2)) == place }, "\(name)")
            }
        }
    }

    @Test("a finding names the other places that explain it")
    func related() throws {
        let client = try LanguageClient.initialized()
        try client.openDocument(
            "screen: Tiny\nrows:\n  - label: title\n    text: A\n  - label: title\n    text: B\n", at: Self.address)
        let finding = try #require(try client.findings().all.first)
        let related = try #require((finding["relatedInformation"] as? [[String: Any]])?.first)
        let location = try #require(related["location"] as? [String: Any])
        #expect(location["uri"] as? String == Self.address)
        #expect(range(location["range"]).first == 2)
    }

    @Test("a quick fix, applied, makes the spec valid")
    func quickFix() throws {
        let client = try LanguageClient.initialized()
        let text = "screen: Tiny\nrows:\n  - button: login\n    titel: Log In\n"
        try client.openDocument(text, at: Self.address)
        #expect(try client.findings().codes == ["unknown-key"])
        let place = ["line": 3, "character": 6]
        let parameters: [String: Any] = [
            "textDocument": ["uri": Self.address], "range": ["start": place, "end": place],
            "context": ["diagnostics": [Any]()],
        ]
        let actions = try #require(
            try client.request("textDocument/codeAction", parameters)["result"] as? [[String: Any]])
        let action = try #require(actions.first)
        #expect(action["title"] as? String == "Replace `titel` with `title`")
        #expect(action["kind"] as? String == "quickfix")
        #expect(action["isPreferred"] as? Bool == false)
        try client.change(Self.address, to: 2, [["text": try applied(action["edit"], to: text)]])
        #expect(try client.findings().all.isEmpty)
        let others = try client.request(
            "textDocument/codeAction", parameters.merging(["context": ["only": ["refactor"]]]) { $1 })
        #expect((others["result"] as? [Any])?.isEmpty == true)
    }

    @Test("a quick fix is there for what was tried, and for nothing else")
    func triedFixes() throws {
        let client = try LanguageClient.initialized()
        let navigation = "navigation: { title: Tiny, leftBarButtonItem: { button: close, title: Close } }\n"
        let row = "  - { label: title, text: Hello, textColor: primry, font: boddy, style: captoin }\n"
        try client.openDocument("screen: Tiny\n" + navigation + "rows:\n" + row, at: Self.address)
        #expect(try client.findings().all.count == 4)
        let parameters: [String: Any] = [
            "textDocument": ["uri": Self.address], "context": ["diagnostics": [Any]()],
            "range": ["start": ["line": 0, "character": 0], "end": ["line": 4, "character": 0]],
        ]
        let actions = try #require(
            try client.request("textDocument/codeAction", parameters)["result"] as? [[String: Any]])
        #expect(
            actions.compactMap { $0["title"] as? String } == [
                "Replace `primry` with `primary`", "Replace `boddy` with `body`",
            ])
    }

    @Test("findings are published although a request asked for them before")
    func publishedAfterRequest() throws {
        let client = try LanguageClient.initialized()
        let place = ["line": 0, "character": 0]
        let messages: [[String: Any]] = [
            [
                "jsonrpc": "2.0", "method": "textDocument/didOpen",
                "params": [
                    "textDocument": ["uri": Self.address, "languageId": "yaml", "version": 7, "text": Self.typo]
                ],
            ],
            [
                "jsonrpc": "2.0", "id": 99, "method": "textDocument/codeAction",
                "params": [
                    "textDocument": ["uri": Self.address], "range": ["start": place, "end": place],
                    "context": ["diagnostics": [Any]()],
                ] as [String: Any],
            ],
        ]
        try client.send(try messages.map(LanguageClient.frame).reduce(Data(), +))
        let findings = try client.findings()
        #expect(findings.version == 7)
        #expect(!findings.all.isEmpty)
    }

    @Test("a document is formatted as `genvc format` does it, and one that cannot be is left")
    func formatting() throws {
        let client = try LanguageClient.initialized()
        let parameters: [String: Any] = [
            "textDocument": ["uri": Self.address], "options": ["tabSize": 2, "insertSpaces": true] as [String: Any],
        ]
        func edits(of text: String) throws -> [[String: Any]] {
            try client.openDocument(text, at: Self.address)
            return try #require(
                try client.request("textDocument/formatting", parameters)["result"] as? [[String: Any]])
        }
        let canonical = "screen: Tiny\nrows:\n  - label: title # first\n    text: Hello\n"
        let changed = try edits(of: "screen:   Tiny\nrows:\n- label: title # first\n  text:  Hello\n")
        #expect(changed.count == 1)
        #expect(changed.first?["newText"] as? String == canonical)
        #expect(range(changed.first?["range"]) == [0, 0, 4, 0])
        #expect(try edits(of: canonical).isEmpty)
        #expect(try edits(of: "screen: [\n").isEmpty)
    }

    @Test("of texts that follow each other at once only the last one is validated")
    func replaced() throws {
        let client = try LanguageClient.initialized()
        try client.openDocument(Self.typo, at: Self.address)
        _ = try client.findings()
        var messages = Data()
        for version in 2...30 {
            messages += try LanguageClient.frame([
                "jsonrpc": "2.0", "method": "textDocument/didChange",
                "params": [
                    "textDocument": ["uri": Self.address, "version": version],
                    "contentChanges": [["text": Self.typo + "# \(version)\n"]],
                ] as [String: Any],
            ])
        }
        try client.send(messages)
        #expect(try client.findings().version == 30)
    }

    @Test(
        "a file that is open in the editor counts for the specs that use it, as it is there",
        arguments: [nil, "ios: 16\n"])
    func usedFile(project: String?) throws {
        let folder = try Folder()
        if let project { try folder.write(project, to: "genvc.yml") }
        let shared = try folder.write("styles:\n  big: { font: title1 }\n", to: "Shared.yml")
        let spec = try folder.write(
            "screen: Tiny\nuse: Shared.yml\nrows:\n  - label: title\n    text: A\n    style: big\n", to: "Tiny.yml")
        let client = try LanguageClient.initialized()
        let (address, sharedAddress) = (
            URL(fileURLWithPath: spec).absoluteString, URL(fileURLWithPath: shared).absoluteString
        )
        try client.openDocument(try folder.text("Tiny.yml"), at: address)
        #expect(try client.findings().all.isEmpty)
        try client.openDocument("styles:\n  huge: { font: title1 }\n", at: sharedAddress)
        let both = [try client.findings(), try client.findings()]
        #expect(both.first { $0.address == address }?.codes.contains("unknown-style") == true)
        try client.notify("textDocument/didClose", ["textDocument": ["uri": sharedAddress]])
        let after = [try client.findings(), try client.findings()]
        #expect(after.first { $0.address == address }?.all.isEmpty == true)
    }

    @Test("a project file that is open in the editor counts for its specs, as it is there")
    func openProjectFile() throws {
        let folder = try Folder()
        let project = try folder.write("ios: 16\n", to: "genvc.yml")
        let spec = try folder.write("screen: Tiny\nrows:\n  - { label: title, text: A, style: big }\n", to: "Tiny.yml")
        let client = try LanguageClient.initialized()
        let address = URL(fileURLWithPath: spec).absoluteString
        let projectAddress = URL(fileURLWithPath: project).absoluteString
        try client.openDocument(try folder.text("Tiny.yml"), at: address)
        #expect(try client.findings().codes == ["unknown-style"])
        try client.openDocument("ios: 16\nuse: [Shared.yml]\n", at: projectAddress)
        let before = [try client.findings(), try client.findings()]
        #expect(before.first { $0.address == projectAddress }?.codes == ["unknown-file"])
        let shared = URL(fileURLWithPath: try folder.write("", to: "Shared.yml")).absoluteString
        try client.openDocument("styles:\n  big: { font: title1 }\n", at: shared)
        try client.notify("textDocument/didSave", ["textDocument": ["uri": shared]])
        let after = try (0..<3).map { _ in try client.findings() }
        #expect(after.allSatisfy { $0.all.isEmpty })
        #expect(after.contains { $0.address == address })
    }

    @Test("a project file has its own findings")
    func projectFile() throws {
        let client = try LanguageClient.initialized()
        try client.openDocument("rulez: {}\n", at: "file:///Screens/genvc.yml")
        #expect(try client.findings().codes == ["unknown-key"])
    }

    @Test("a YAML file of another tool gets no findings, and a spec stays one while it is broken")
    func otherFiles() throws {
        let client = try LanguageClient.initialized()
        try client.openDocument("services:\n  web: { image: a }\n\n", at: Self.address)
        #expect(try client.findings().all.isEmpty)
        let offered = try client.result("textDocument/completion", Self.address, 2, 0) as? [String: Any]
        #expect((offered?["items"] as? [Any])?.isEmpty == true)
        try client.change(Self.address, to: 2, [["text": Self.typo]])
        #expect(try client.findings().codes == ["unknown-key"])
        try client.change(Self.address, to: 3, [["text": "services: {}\n"]])
        #expect(try !client.findings().all.isEmpty)
    }
}
