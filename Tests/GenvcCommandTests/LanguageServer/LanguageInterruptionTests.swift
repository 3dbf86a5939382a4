import Foundation
import Testing

/// `genvc lsp` with a spec whose validation takes seconds: nobody waits for it who has changed the text since.
struct LanguageInterruptionTests {
    private static let address = "file:///Screens/Large.yml"
    /// Far below the seconds that the validation of the large spec takes, and far above what the answer takes.
    private static let soon = 2.0

    /// A screen of many rows in many states, in which something is wrong everywhere.
    private static func spec(rows: Int) -> String {
        var text = "screen: Large\nscroll: vertical\nstate:\n"
        for number in 0..<10 { text += "  flag\(number): Bool\n" }
        text += "rows:\n"
        for number in 0..<rows {
            text += """
                  - row: row\(number)
                    leading: [ { label: name\(number), text: The name of number \(number), width: \(90 + number) } ]
                    trailing: [ { button: do\(number), title: Choose it now, isHidden: $flag\(number % 10) } ]

                """
        }
        return text
    }

    private static let large = spec(rows: 150)
    /// One that is validated to the end in a test, but takes seconds: each test looks that it is not over too soon.
    private static let medium = spec(rows: 60)
    private static let otherAddress = "file:///Screens/Other.yml"

    private static let small = "screen: Large\nrows:\n  - labl: x\n"

    /// A client whose document is being validated.
    private static func client(validating text: String) throws -> LanguageClient {
        let client = try LanguageClient.initialized()
        try client.openDocument(text, at: address)
        // The validation has begun.
        Thread.sleep(forTimeInterval: 0.3)
        return client
    }

    private func seconds(_ body: () throws -> Void) rethrows -> Double {
        let start = Date()
        try body()
        return Date().timeIntervalSince(start)
    }

    @Test("a newer text ends the validation of the older one, whose findings never come")
    func newText() throws {
        let client = try Self.client(validating: Self.large)
        let taken = try seconds {
            try client.change(Self.address, to: 2, [["text": Self.small]])
            let findings = try client.findings()
            #expect(findings.version == 2)
            #expect(!findings.all.isEmpty)
        }
        #expect(taken < Self.soon, "\(taken) s")
    }

    @Test("a request does not wait for a validation, which begins again")
    func request() throws {
        let client = try Self.client(validating: Self.medium)
        let taken = try seconds {
            _ = try client.request("textDocument/foldingRange", ["textDocument": ["uri": Self.address]])
        }
        #expect(taken < Self.soon, "\(taken) s")
        #expect(client.isSilent, "the answer comes before the findings")
        #expect(try client.findings().version == 1)
    }

    @Test("a request that waits for a validation is cancelled with it, and fails where the text changes")
    func validatingRequest() throws {
        let client = try LanguageClient.initialized()
        try client.openDocument(Self.large, at: Self.address)
        try ask("first", client)
        Thread.sleep(forTimeInterval: 0.3)
        let taken = try seconds {
            try client.notify("$/cancelRequest", ["id": "first"])
            #expect(try code("first", client) == -32800)
        }
        #expect(taken < Self.soon, "\(taken) s")
        try ask("second", client)
        Thread.sleep(forTimeInterval: 0.3)
        try client.change(Self.address, to: 2, [["text": Self.small]])
        #expect(try code("second", client) == -32801)
        #expect(try client.findings().version == 2)
    }

    /// Asks for the fixes of the document, which are known once it has been validated.
    private func ask(_ id: String, _ client: LanguageClient) throws {
        let place = ["line": 0, "character": 0]
        try client.send(
            LanguageClient.frame([
                "jsonrpc": "2.0", "id": id, "method": "textDocument/codeAction",
                "params": ["textDocument": ["uri": Self.address], "range": ["start": place, "end": place]],
            ]))
    }

    /// The code of the error that answers a request; nil where it has a result.
    private func code(_ id: String, _ client: LanguageClient) throws -> Int? {
        while true {
            let message = try client.next()
            if message["id"] as? String == id { return (message["error"] as? [String: Any])?["code"] as? Int }
        }
    }

    @Test("a request that waits for a validation has its answer although another document changes and is saved")
    func otherDocument() throws {
        let client = try LanguageClient.initialized()
        try client.openDocument(Self.small, at: Self.otherAddress)
        _ = try client.findings()
        try client.openDocument(Self.medium, at: Self.address)
        try ask("waiting", client)
        Thread.sleep(forTimeInterval: 0.3)
        #expect(client.isSilent, "the validation lasts")
        try client.change(Self.otherAddress, to: 2, [["text": Self.small + "# again\n"]])
        try client.notify("textDocument/didSave", ["textDocument": ["uri": Self.otherAddress]])
        #expect(try code("waiting", client) == nil)
        let addresses = try [client.findings(), client.findings()].map(\.address)
        #expect(Set(addresses) == [Self.address, Self.otherAddress])
    }

    @Test("a validation that nobody asked for makes room for another document, and begins again")
    func secondDocument() throws {
        let client = try LanguageClient.initialized()
        try client.openDocument(Self.small, at: Self.otherAddress)
        _ = try client.findings()
        try client.openDocument(Self.large, at: Self.address)
        Thread.sleep(forTimeInterval: 0.3)
        #expect(client.isSilent, "the validation lasts")
        let taken = try seconds {
            try client.change(Self.otherAddress, to: 2, [["text": Self.small + "# again\n"]])
            let findings = try client.findings()
            #expect(findings.address == Self.otherAddress && findings.version == 2)
        }
        #expect(taken < Self.soon, "\(taken) s")
    }

    @Test("`shutdown` ends what a request waits for, which says so")
    func shutdown() throws {
        let client = try LanguageClient.initialized()
        try client.openDocument(Self.large, at: Self.address)
        try ask("waiting", client)
        Thread.sleep(forTimeInterval: 0.3)
        #expect(client.isSilent, "the validation lasts")
        try client.send(LanguageClient.frame(["jsonrpc": "2.0", "id": "last", "method": "shutdown"]))
        #expect(try code("waiting", client) == -32803)
        #expect(try code("last", client) == nil)
    }

    @Test("nobody works for a client that is gone")
    func endOfInput() throws {
        let client = try Self.client(validating: Self.large)
        #expect(client.isSilent, "the validation lasts")
        let taken = seconds {
            client.closeInput()
            #expect(client.end() == 1)
        }
        #expect(taken < Self.soon, "\(taken) s")
    }

    @Test("a client that never stops asking gets its findings all the same")
    func impatientClient() throws {
        let client = try LanguageClient.initialized()
        try client.openDocument(Self.medium, at: Self.address)
        for number in 0..<20 {
            Thread.sleep(forTimeInterval: 0.05)
            _ = try client.request("textDocument/foldingRange", ["textDocument": ["uri": Self.address]])
            if number < 5 { #expect(client.isSilent, "the answer comes before the findings") }
        }
        // Had the requests always gone first, nothing would have come yet.
        #expect(!client.isSilent)
        #expect(try client.findings().version == 1)
    }
}
