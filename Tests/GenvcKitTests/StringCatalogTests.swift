import Foundation
import GenvcDiagnostics
import GenvcKit
import GenvcTestSupport
import Testing

/// String catalogues of texts, new ones and such that exist.
@Suite("A string catalogue")
struct StringCatalogTests {
    /// The files of a screen `Feed` with these rows, and fields of each type.
    private func files(_ rows: String..., name: String = "Feed") -> [Genvc.File] {
        let spec = """
            screen: \(name)
            scroll: vertical
            state:
              posts: { type: Int, sample: 2 }
              likes: { type: Int, sample: 2 }
              name: { type: String, sample: Ada }
            rows:

            """ + rows.map { "  - \($0)\n" }.joined()
        return Genvc.generate(spec: SourceFile(name: "\(name).yml", text: spec)).files
    }

    private func merged(
        _ files: [Genvc.File], into catalog: String, language: String? = nil,
        _ selection: StringCatalog.Selection = .all
    ) throws -> (text: String, gone: [StringCatalog.Gone]) {
        var sink = DiagnosticSink()
        let file = SourceFile(name: StringCatalog.name, text: catalog)
        let catalog = StringCatalog(
            merging: StringCatalog.texts(of: files), into: file, language: language, selection, reporting: &sink)
        let result = try #require(catalog, "\(sink.diagnostics)")
        return (String(decoding: result.bytes, as: UTF8.self), result.gone)
    }

    private func text(_ files: [Genvc.File], _ selection: StringCatalog.Selection = .all) -> String {
        String(decoding: StringCatalog(of: StringCatalog.texts(of: files), selection).bytes, as: UTF8.self)
    }

    private static let title = "{ label: title, text: Feed }"
    private static let posts = "{ label: posts, text: { value: $posts posts, one: $posts post } }"

    /// The catalogue that Xcode writes for the rows `title` and `posts`.
    private static let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "feed.posts" : {
              "comment" : "Posts label on Feed: %lld is posts",
              "extractionState" : "manual",
              "localizations" : {
                "en" : {
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%lld post"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%lld posts"
                        }
                      }
                    }
                  }
                }
              }
            },
            "feed.title" : {
              "comment" : "Title label on Feed",
              "extractionState" : "extracted_with_value",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "Feed"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """

    /// The catalogue with a translation into Russian, and with parts that genvc does not know.
    private static let translated = catalog.replacing(
        """
                "en" : {
                  "variations" : {
        """,
        with: """
                    "ru" : { "variations" : { "plural" : {
                      "few": {"stringUnit":{"state" : "translated","value":"%lld записи"}},
                      "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld записей" } },
                      "one" : { "stringUnit" : { "state" : "new", "value" : "%lld запись" } } } } },
                    "en" : {
                      "variations" : {
            """
    ).replacing(
        #"  "strings" : {"#, with: #"  "x-tool" : [1, { "a" : null }],"# + "\n" + #"  "strings" : {"#)

    @Test("is written as Xcode writes it")
    func written() {
        #expect(text(files(Self.title, Self.posts)) == Self.catalog)
    }

    @Test("of plurals alone leaves the other texts to Xcode")
    func pluralsAlone() {
        let text = text(files(Self.title, Self.posts), .plurals)
        #expect(text.contains("feed.posts") && !text.contains("feed.title"))
    }

    // MARK: Parts of texts

    @Test(
        "gives the shortest part of a text forms, from word to word and with the number",
        arguments: [
            (
                "$name wrote $posts posts today", "$name wrote $posts post today", "%1$@ wrote %#@posts@ today",
                "%arg post"
            ),
            ("$posts posts by $name", "$posts post by $name", "%#@posts@ by %2$@", "%arg post"),
            ("There are $posts posts by $name", "There is one post by $name", "There %#@posts@ by %2$@", "is one post"),
            ("$posts of $name's are new", "$posts of $name's is new", "%#@posts@ new", "%arg of %2$@'s is"),
            ("$name: $posts posts.", "$name: $posts post.", "%1$@: %#@posts@.", "%arg post"),
            ("$name has $posts (100%)", "$name has $posts (100%)", "%1$@ has %#@posts@ (100%%)", "%arg"),
            ("$posts of $likes", "one of $likes", "%#@posts@ of %2$lld", "one"),
            ("$name doesn't like $posts posts", "$name doesn't like a post", "%1$@ doesn't like %#@posts@", "a post"),
            ("Posts by $name: $posts", "A post by $name", "%#@posts@", "A post by %1$@"),
        ])
    func parts(other: String, one: String, whole: String, part: String) throws {
        let text = text(files(#"{ label: a, text: { value: "\#(other)", one: "\#(one)" } }"#))
        #expect(text.contains(#""value" : "\#(whole)""#), "\(text)")
        #expect(text.contains(#""value" : "\#(part)""#), "\(text)")
        #expect(text.contains(#""formatSpecifier" : "lld""#))
    }

    @Test("keeps a marked phrase whole")
    func marked() {
        let row = """
            { label: a, text: { value: "[All $posts posts](b) of $name", one: "[The post](b) of $name" }, \
            runs: { b: { font: headline } } }
            """
        let text = text(files(row))
        #expect(text.contains(##""value" : "[%#@posts@](b) of %2$@""##), "\(text)")
        let outer = row.replacing("[The post](b)", with: "The [post](b)")
        #expect(self.text(files(outer)).contains(##""value" : "%#@posts@ of %2$@""##), "\(self.text(files(outer)))")
    }

    @Test("counts by the number itself where the text shows it in a format")
    func formatted() {
        let files = files("{ label: a, text: { value: $posts views, one: $posts view, format: compactName } }")
        let text = text(files)
        #expect(text.contains(#""argNum" : 2"#) && text.contains(#""value" : "%1$@ view""#), "\(text)")
        let code = String(decoding: files.first?.contents ?? [], as: UTF8.self)
        #expect(code.contains("state.posts.formatted(.number.notation(.compactName)), state.posts)"))
    }

    @Test("has a field of the text for one thing alone behind the others")
    func otherFields() {
        let files = files(#"{ label: a, text: { value: $posts posts, one: "$name's post" } }"#)
        #expect(text(files).contains(##""value" : "%2$@'s post""##), "\(text(files))")
        let code = String(decoding: files.first?.contents ?? [], as: UTF8.self)
        #expect(code.contains("state.posts, state.name)"))
    }

    // MARK: Catalogues that exist

    @Test("that has all texts stays as it is")
    func unchanged() throws {
        let files = files(Self.title, Self.posts)
        for catalog in [Self.catalog, Self.translated, Self.translated.replacing("\n", with: "\r\n")] {
            #expect(try merged(files, into: catalog).text == catalog)
        }
    }

    @Test("gets new texts in their places, and keeps every other byte")
    func added() throws {
        let new = ["zone", "step10", "about", "step9", "step8"].map { "{ label: \($0), text: Words }" }
        let files = files(Self.title, Self.posts, new[0], new[1], new[2], new[3], new[4])
        let text = try merged(files, into: Self.translated).text
        let keys = text.matches(of: /"feed\.([a-z0-9]+)" : \{/).map { String($0.output.1) }
        #expect(keys == ["about", "posts", "step8", "step9", "step10", "title", "zone"])
        let lines = Set(text.split(separator: "\n").map { $0.hasSuffix(",") ? $0.dropLast() : $0 })
        for line in Self.translated.split(separator: "\n") {
            #expect(lines.contains(line.hasSuffix(",") ? line.dropLast() : line))
        }
        #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any])
        #expect(try merged(files, into: text).text == text)
    }

    @Test("gets its first texts")
    func empty() throws {
        let empty = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}"
        #expect(try merged(files(Self.title, Self.posts), into: empty).text == Self.catalog)
    }

    @Test("marks the translations of a text that changed, and those alone")
    func changed() throws {
        let files = files(Self.title, Self.posts.replacing("$posts post ", with: "Just one post "))
        let text = try merged(files, into: Self.translated).text
        let expected = Self.translated.replacing(#""value" : "%lld post""#, with: #""value" : "Just one post""#)
            .replacing(
                #"{"state" : "translated","value":"%lld записи"}"#,
                with: #"{"state" : "needs_review","value":"%lld записи"}"#
            )
            .replacing(
                #"{ "state" : "translated", "value" : "%lld записей" }"#,
                with: #"{ "state" : "needs_review", "value" : "%lld записей" }"#)
        #expect(text == expected)
    }

    @Test("keeps forms that somebody added to the source language, and texts by device")
    func ownForms() throws {
        let files = files(Self.title, Self.posts)
        let few = Self.catalog.replacing(
            #""plural" : {"#, with: #""plural" : { "few" : { "stringUnit" : { "value" : "few" } },"#)
        #expect(try merged(files, into: few).text == few)
        let device = """
            { "sourceLanguage" : "en", "strings" : { "feed.posts" : { "comment" : "Posts label on Feed: %lld is posts",
            "extractionState" : "manual", "localizations" : { "en" : { "variations" : { "device" : { } } } } } } }
            """
        #expect(try merged(files, into: device, .plurals).text == device)
    }

    @Test("keeps a comment that somebody wrote, and renews one that genvc or the spec wrote")
    func comments() throws {
        let files = files(Self.title, Self.posts)
        let made = "Posts label on Feed: %lld is posts"
        for (comment, kept) in [("Max 12 characters!", true), ("Post label on Feed", false), ("", false)] {
            let old = Self.catalog.replacing(made, with: comment)
            let text = try merged(files, into: old).text
            #expect(text == (kept ? old : Self.catalog), "\(comment)")
        }
        let said = self.files(
            Self.title, Self.posts.replacing("text: {", with: "text: { comment: Of this week,"))
        #expect(try merged(said, into: Self.catalog.replacing(made, with: "Mine")).text.contains("Of this week"))
    }

    @Test("has forms in the place of a text that had none")
    func becomesPlural() throws {
        let single = files(Self.title, "{ label: posts, text: $posts posts }")
        let german = text(single).replacing(
            #""en" : {"#, with: #""de" : { "stringUnit" : { "state" : "translated", "value" : "x" } }, "en" : {"#)
        let text = try merged(files(Self.title, Self.posts), into: german, .plurals).text
        #expect(text.contains(#""one" : {"#) && text.contains(#""extractionState" : "manual""#))
        #expect(text.contains(#""state" : "needs_review", "value" : "x""#))
    }

    @Test("leaves texts without forms to Xcode, but for those that it has otherwise")
    func pluralsOnly() throws {
        let files = files("{ label: title, text: News }", "{ label: more, text: More }", Self.posts)
        let text = try merged(files, into: Self.catalog, .plurals).text
        #expect(text == Self.catalog.replacing(#""value" : "Feed""#, with: #""value" : "News""#))
    }

    @Test("loses a plural that is gone, or keeps its translations as stale; what is somebody else's stays")
    func gone() throws {
        let files = files(Self.title)
        let removed = try merged(files, into: Self.catalog)
        #expect(removed.text == text(files))
        #expect(removed.gone == [.removed(key: "feed.posts")])
        let stale = try merged(files, into: Self.translated)
        #expect(stale.text == Self.translated.replacing(#""manual""#, with: #""stale""#))
        #expect(stale.gone == [.stale(key: "feed.posts")])
        #expect(try merged(files, into: stale.text).gone.isEmpty)
        for other in ["Mine", "Label on Feeds: %lld is posts"] {
            let own = Self.catalog.replacing("Posts label on Feed: %lld is posts", with: other)
            #expect(try merged(files, into: own).text == own)
        }
        // All go, one after another.
        let many = text(self.files(Self.posts, Self.posts.replacing("label: posts", with: "label: all")))
        let none = try merged(self.files("{ label: number, text: $posts }"), into: many)
        #expect(none.gone.count == 2)
        #expect(none.text.contains("\"strings\" : {\n\n  }"))
    }

    @Test("comes back from stale")
    func back() throws {
        let stale = Self.translated.replacing(#""manual""#, with: #""stale""#)
        #expect(try merged(files(Self.title, Self.posts), into: stale).text == Self.translated)
    }

    @Test(
        "that is none is refused at its place",
        arguments: [
            ("{ \"strings\" : ", 14), ("[]", 0), ("{ }", 0), ("{ \"strings\" : [] }", 14),
            ("{ \"strings\" : { \"a\" : 1 } }", 22), ("", 0),
            ("{ \"sourceLanguage\" : \"de\", \"strings\" : { } }", 21),
        ])
    func malformed(text: String, place: Int) throws {
        var sink = DiagnosticSink()
        let catalog = StringCatalog(
            merging: StringCatalog.texts(of: files(Self.title)), into: SourceFile(name: "a.xcstrings", text: text),
            language: "en", .all, reporting: &sink)
        #expect(catalog == nil)
        let finding = try #require(sink.diagnostics.first)
        #expect(sink.diagnostics.count == 1 && finding.severity == .error && finding.range?.start == place)
    }

    @Test("of any texts is JSON that says the same", arguments: ["a\"b\\c", "tab\there", "日本 ü", "a/b", "100% pure"])
    func escapes(text: String) throws {
        let row = "{ label: a, text: \(String(decoding: try JSONEncoder().encode(text), as: UTF8.self)) }"
        let json = try JSONSerialization.jsonObject(with: Data(self.text(files(row)).utf8))
        let strings = try #require((json as? [String: Any])?["strings"] as? [String: [String: Any]])
        let languages = try #require(strings["feed.a"]?["localizations"] as? [String: [String: [String: String]]])
        #expect(languages["en"]?["stringUnit"]?["value"] == text)
    }
}
