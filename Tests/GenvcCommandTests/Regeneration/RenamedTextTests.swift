import Foundation
import Testing

/// The string catalogue of an app in which a screen gets another name, or that no longer is one.
@Suite("A catalogue of texts")
struct RenamedTextTests {
    private static let spec = """
        screen: Cart
        state: { count: { type: Int, initial: 3 } }
        rows: [ { label: items, text: { value: "$count items", one: "$count item" } } ]

        """
    private static let catalog = "Genvc/Localizable.xcstrings"

    private func folder() throws -> Folder {
        let folder = try Folder()
        try folder.write(Self.spec, to: "Cart.yml")
        #expect(try Tool.run(["init", "."], in: folder.url).status == 0)
        #expect(try Tool.run(["generate", ".", "--yes"], in: folder.url).status == 0)
        return folder
    }

    private func strings(in folder: Folder) throws -> [String: Any] {
        let root = try JSONSerialization.jsonObject(with: Data(try folder.text(Self.catalog).utf8)) as? [String: Any]
        return try #require(root?["strings"] as? [String: Any])
    }

    @Test("keeps the translations of a screen that gets another name")
    func renamed() throws {
        let folder = try folder()
        let german =
            "\"de\" : { \"variations\" : { \"plural\" : { \"other\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"%lld St\u{FC}ck\" } } } } },\n        \"en\""
        let translated = try folder.text(Self.catalog).replacing("\"en\" : {", with: german + " : {")
            .replacing("\"strings\" : {", with: "\"strings\" : {\n    \"banana\" : { },")
        try folder.write(translated, to: Self.catalog)
        let outcome = try Tool.run(["rename", "Cart", "Basket"], in: folder.url)
        #expect(outcome.status == 0 && !outcome.errors.contains("xcstrings:"), "\(outcome.errors)")
        let strings = try strings(in: folder)
        #expect(strings.keys.sorted() == ["banana", "basket.items"])
        let entry = try #require(strings["basket.items"] as? [String: Any])
        #expect((entry["localizations"] as? [String: Any])?.keys.sorted() == ["de", "en"])
        #expect((entry["comment"] as? String)?.contains(" on Basket") == true)
        // The run after it has nothing to change.
        #expect(try Tool.run(["generate", ".", "--yes"], in: folder.url).errors == "1 unchanged\n")
    }

    @Test("keeps the translations where the spec has changed since its code was made")
    func renamedAfterEdit() throws {
        let folder = try folder()
        try folder.write(
            Self.spec.replacing("rows: [", with: "rows: [ { label: banner, text: Welcome },"), to: "Cart.yml")
        #expect(try Tool.run(["rename", "Cart", "Basket"], in: folder.url).status == 0)
        #expect(try strings(in: folder).keys.sorted() == ["basket.items"])
    }

    @Test("is looked at by `doctor`, as `generate` does")
    func broken() throws {
        let folder = try folder()
        try folder.write(try folder.text(Self.catalog) + "<<<<<<< x\n", to: Self.catalog)
        let outcome = try Tool.run(["doctor", "."], in: folder.url)
        #expect(outcome.status == 1)
        #expect(outcome.text.contains("!!  `Genvc/Localizable.xcstrings`, which has the forms of plurals"))
    }
}
