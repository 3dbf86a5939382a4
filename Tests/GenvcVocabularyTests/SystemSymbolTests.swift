import GenvcVocabulary
import Testing

/// The names of SF Symbols that are bundled.
@Suite("The symbols")
struct SystemSymbolTests {
    private static let all = SystemSymbol.all

    @Test("are all found by their names, and stand in order")
    func areFound() {
        #expect(Self.all.count > 7_000)
        for symbol in Self.all { #expect(SystemSymbol.named(symbol.name) == symbol) }
        #expect(zip(Self.all, Self.all.dropFirst()).allSatisfy { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
    }

    @Test(
        "have the first version of iOS with their name",
        arguments: [
            ("heart.fill", nil), ("0.circle", nil), ("zzz", nil), ("doc.text", nil), ("trash", nil),
            ("figure.yoga", "16"),
            ("car.side", "16.1"), ("fireworks", "17"), ("text.document", "18"), ("receipt", "18.2"), ("siri", "26"),
        ])
    func versions(name: String, version: String?) throws {
        let symbol = try #require(SystemSymbol.named(name))
        #expect(symbol.version?.description == version)
    }

    @Test(
        "are not there under other names",
        arguments: [
            "", ".", "0", "hart.fill", "heart.", "heart.fil", "heartfill", "zzzz", "zzz.fill.x", "heart.xx", "ÄÖ", "~",
        ])
    func unknown(name: String) {
        #expect(SystemSymbol.named(name) == nil)
    }

    @Test("are known as variants for a language")
    func languages() {
        #expect(SystemSymbol.named("1.circle.ar")?.name == "1.circle.ar")
        #expect(SystemSymbol.named("character.bubble.fill.zh") != nil)
        #expect(SystemSymbol.named("hart.ar") == nil)
    }

    @Test("are there from a whole version of iOS on")
    func areThere() {
        let symbol = SystemSymbol.named("car.side")
        #expect(symbol?.isThere(fromIOS: 15) == false)
        #expect(symbol?.isThere(fromIOS: 16) == false)
        #expect(symbol?.isThere(fromIOS: 17) == true)
        #expect(SystemSymbol.named("figure.yoga")?.isThere(fromIOS: 16) == true)
    }

    @Test("have older names that are symbols too, from an earlier version on")
    func olderNames() {
        #expect(SystemSymbol.named("text.document")?.olderName == "doc.text")
        #expect(SystemSymbol.named("heart")?.olderName == nil)
        for symbol in Self.all.filter({ $0.version?.major == 18 }).prefix(300) {
            guard let older = symbol.olderName else { continue }
            #expect(SystemSymbol.named(older)?.isThere(fromIOS: 18) == true, "\(symbol.name)")
        }
    }

    @Test(
        "are suggested for what was probably meant",
        arguments: [
            ("hart.fill", ["heart.fill"]), ("heartFill", ["heart.fill"]), ("heart-fill", ["heart.fill"]),
            ("settings", ["gear"]), ("trashcan.fill", ["trash"]), ("heart.broken", ["heart"]), ("xmrk", ["xmark"]),
            ("person.fil", ["person.fill"]), ("qqqqqqqq", []),
        ])
    func nearest(name: String, expected: [String]) {
        #expect(SystemSymbol.nearest(to: name, fromIOS: 15) == expected)
    }

    @Test("are found by what is typed of them, those that begin with it first, and never more than are wanted")
    func typed() {
        let names = SystemSymbol.symbols(typed: "heart", most: 200).map(\.name)
        #expect(names.first == "heart")
        #expect(names.contains("bolt.heart"))
        let first = names.prefix { $0.hasPrefix("heart") }
        #expect(!names.dropFirst(first.count).contains { $0.hasPrefix("heart") })
        #expect(!names.contains { !$0.hasPrefix("heart") && !$0.contains(".heart") })
        #expect(SystemSymbol.symbols(typed: "", most: 3).map(\.name) == Self.all.prefix(3).map(\.name))
        #expect(SystemSymbol.symbols(typed: "qqq", most: 3).isEmpty)
    }

    @Test("of other systems lead to symbols that every iOS has, and are none themselves")
    func synonyms() {
        let names = Set(Self.all.map { $0.name.replacing(".", with: "") })
        for (word, meant) in Vocabulary.symbolSynonyms {
            #expect(SystemSymbol.named(meant)?.isThere(fromIOS: 15) == true, "\(meant)")
            #expect(!names.contains(word), "\(word)")
        }
    }
}
