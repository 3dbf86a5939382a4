import Foundation
import Testing

/// `genvc lsp` with the places at which a name stands in other forms than alone.
struct LanguageNameTests {
    private static let address = "file:///Screens/Tiny.yml"

    private static let spec = """
        screen: Tiny
        state:
          user: { type: User, initial: { swift: User() }, sample: { name: Ada } }
        alerts:
          - { alert: more, style: actionSheet, from: titleLabel, actions: [ { action: stop, title: Stop, style: cancel } ] }
        rows:
          - label: title
            text: "Hello ${user.name}, and ${user.name} again"
          - view: box
            height: 100
            decorative: true
            overlay:
              - { label: note, text: $user.name, constraints: [ top == parent, leading == title, width <= title.width ] }

        """

    /// The answer to a request about a name of the spec.
    private func answer(
        _ method: String, of spec: String = Self.spec, at line: Int, _ character: Int, _ more: [String: Any] = [:]
    ) throws -> [String: Any] {
        let client = try LanguageClient.initialized()
        try client.openDocument(spec, at: Self.address)
        let parameters: [String: Any] = [
            "textDocument": ["uri": Self.address], "position": ["line": line, "character": character],
        ]
        return try client.request(method, parameters.merging(more) { $1 })
    }

    /// The texts that a renaming replaces, as line and columns.
    private func places(_ answer: [String: Any]) -> [[Int]] {
        let edits = ((answer["result"] as? [String: Any])?["changes"] as? [String: Any])?[Self.address]
        return (edits as? [[String: Any]] ?? []).compactMap { edit in
            guard let range = edit["range"] as? [String: [String: Int]], let start = range["start"],
                let end = range["end"]
            else { return nil }
            return [start["line"] ?? 0, start["character"] ?? 0, end["character"] ?? 0]
        }
    }

    @Test("an id is renamed in a relation without an attribute, and in the name of its property")
    func ids() throws {
        let renamed = try answer("textDocument/rename", at: 6, 12, ["newName": "head"])
        #expect(places(renamed) == [[4, 45, 50], [6, 11, 16], [12, 82, 87], [12, 98, 103]], "\(renamed)")
        let definition = try answer("textDocument/definition", at: 12, 84)["result"] as? [[String: Any]]
        let start = (definition?.first?["range"] as? [String: [String: Int]])?["start"]
        #expect(start?["line"] == 6)
    }

    @Test("a field is renamed where braces stand around its name")
    func braces() throws {
        let renamed = try answer("textDocument/rename", at: 2, 4, ["newName": "person"])
        #expect(places(renamed).map { $0[0] } == [2, 7, 7, 12], "\(renamed)")
    }

    @Test(
        "a mistake that is there does not hide another that a new name makes",
        arguments: [("1a", true), ("class", true), ("Other", true), ("other", false)])
    func masked(name: String, isRefused: Bool) throws {
        let spec = "screen: Login\nstate:\n  name: String\nrows:\n  - label: title\n    text: $name.first\n"
        let renamed = try answer("textDocument/rename", of: spec, at: 2, 3, ["newName": name])
        #expect((renamed["error"] != nil) == isRefused, "\(renamed)")
    }
}
