import Foundation
import Testing

/// `genvc lsp` with several specs of one project: two of them may not make the same file.
struct LanguageTwinTests {
    private let folder: Folder
    private let client: LanguageClient

    init() throws {
        folder = try Folder()
        try folder.write("ios: 16\n", to: "genvc.yml")
        client = try LanguageClient.initialized()
    }

    private func address(_ name: String) -> String { folder.url.appending(path: name).absoluteString }

    private func open(_ name: String, _ text: String) throws {
        try client.openDocument(text, at: address(name))
    }

    /// The codes of the next findings of each document, as many as are expected.
    private func codes(_ count: Int) throws -> [String: [String]] {
        var codes: [String: [String]] = [:]
        for _ in 0..<count {
            let findings = try client.findings()
            codes[findings.address ?? ""] = findings.codes
        }
        // Nothing else is published.
        _ = try client.request("unknown")
        #expect(client.isSilent)
        return codes
    }

    @Test("a change of one document tells the other one that both make the same file, or do so no more")
    func change() throws {
        let (first, second) = (address("A.yml"), address("B.yml"))
        let both = [first: ["duplicate-screen"], second: ["duplicate-screen"]]
        try open("A.yml", Specs.valid("Login"))
        #expect(try codes(1) == [first: []])
        try open("B.yml", Specs.valid("Login"))
        #expect(try codes(2) == both)
        try client.change(second, to: 2, [["text": Specs.valid("Other")]])
        #expect(try codes(2) == [first: [], second: []])
        // The other one does not change by that.
        try client.change(second, to: 3, [["text": Specs.valid("Another")]])
        #expect(try codes(1) == [second: []])
        try client.change(second, to: 4, [["text": Specs.valid("Login")]])
        #expect(try codes(2) == both)
        try client.notify("textDocument/didClose", ["textDocument": ["uri": second]])
        #expect(try codes(2) == [first: [], second: []])
    }

    @Test("a document that is closed counts as it is on the disk")
    func close() throws {
        try folder.write(Specs.valid("Login"), to: "B.yml")
        let (first, second) = (address("A.yml"), address("B.yml"))
        try open("B.yml", Specs.valid("Other"))
        try open("A.yml", Specs.valid("Login"))
        #expect(try codes(2) == [first: [], second: []])
        try client.notify("textDocument/didClose", ["textDocument": ["uri": second]])
        #expect(try codes(2) == [first: ["duplicate-screen"], second: []])
    }

    @Test("mistakes in other specs of the project do not delay findings")
    func mistakes() throws {
        var text = "rows:\n"
        for number in 0..<25 {
            text += "  - label: name\(number)\n    txt: A\n    textColor: primry\n    font: boddy\n"
        }
        for number in 0..<20 { try folder.write("screen: Wrong\(number)\n" + text, to: "Wrong\(number).yml") }
        let start = Date()
        try open("Tiny.yml", Specs.valid())
        #expect(try client.findings().all.isEmpty)
        // To try the changes that answer all of these would take minutes.
        #expect(Date().timeIntervalSince(start) < 10)
    }
}
