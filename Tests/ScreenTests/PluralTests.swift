import Foundation
import GenvcTestSupport
import Testing

@testable import GoldenScreens
@testable import UIKit

/// Texts that depend on a number.
@MainActor
@Suite("A text with a number")
struct PluralTests {
    private func texts(_ posts: Int) -> [String?] {
        let controller = PluralsViewController()
        controller.loadViewIfNeeded()
        controller.state.posts = posts
        return [
            controller.postsLabel.text, controller.likesLabel.text, controller.pointsLabel.text,
            controller.showButton.configuration?.title, controller.summaryLabel.attributedText?.string,
            controller.sharesLabel.text, controller.rankLabel.text,
        ]
    }

    /// The catalogue that genvc makes of the goldens.
    private static func catalog() throws -> [UInt8] {
        Array(try Data(contentsOf: RepositoryRoot.url(of: "Tests/Goldens/Catalogs/Screens.xcstrings")))
    }

    /// The catalogue with translations into Russian, by key.
    private static func russian() throws -> [UInt8] {
        var root = try #require(
            try JSONSerialization.jsonObject(with: Data(catalog())) as? [String: Any])
        var strings = try #require(root["strings"] as? [String: [String: Any]])
        func plural(_ one: String, _ few: String, _ many: String) -> [String: Any] {
            ["plural": ["one": one, "few": few, "many": many].mapValues { ["stringUnit": ["value": $0]] }]
        }
        let translations: [String: [String: Any]] = [
            "plurals.posts": ["variations": plural("%lld запись", "%lld записи", "%lld записей")],
            "plurals.summary": [
                "stringUnit": ["value": "За год %1$@ пишет %#@posts@"],
                "substitutions": [
                    "posts": [
                        "argNum": 2, "formatSpecifier": "lld",
                        "variations": plural(
                            "[%arg статью](count)", "[%arg статьи](count)", "[%arg статей](count)"),
                    ]
                ],
            ],
        ]
        for (key, translation) in translations {
            var entry = try #require(strings[key])
            var languages = try #require(entry["localizations"] as? [String: Any])
            languages["ru"] = translation
            entry["localizations"] = languages
            strings[key] = entry
        }
        root["strings"] = strings
        return Array(try JSONSerialization.data(withJSONObject: root))
    }

    @Test("is another one for none, and has the form for many without a catalogue")
    func withoutCatalog() {
        #expect(texts(0).prefix(4) == ["No posts yet", "0 people like this", "0 points", "Show 0 posts"])
        #expect(texts(1).prefix(4) == ["1 posts", "1 people like this", "1 point", "Show 1 posts"])
        #expect(texts(7).prefix(4) == ["7 posts", "7 people like this", "7 points", "Show 7 posts"])
    }

    @Test("has the forms of the catalogue that genvc makes")
    func english() throws {
        let reader = try StringCatalogReader(Self.catalog(), language: "en")
        StringCatalogReader.$current.withValue(reader) {
            #expect(
                texts(1) == [
                    "One post", "1 person likes this", "1 point", "Show the post",
                    "Ada wrote 1 article in the last twelve months, and read many more of others",
                    "1 share of Ada is hers", "100% of one post is read",
                ])
            #expect(
                texts(7) == [
                    "7 posts", "7 people like this", "7 points", "Show 7 posts",
                    "Ada wrote 7 articles in the last twelve months, and read many more of others",
                    "7 shares of Ada are hers", "100% of 7 posts are read",
                ])
            #expect(texts(0).first == "No posts yet")
        }
    }

    @Test(
        "has more forms in a language with more",
        arguments: [
            (1, "1 запись", "За год Ada пишет 1 статью"), (3, "3 записи", "За год Ada пишет 3 статьи"),
            (5, "5 записей", "За год Ada пишет 5 статей"), (21, "21 запись", "За год Ada пишет 21 статью"),
            (12, "12 записей", "За год Ada пишет 12 статей"),
        ])
    func russian(posts: Int, short: String, long: String) throws {
        let reader = try StringCatalogReader(Self.russian(), language: "ru")
        StringCatalogReader.$current.withValue(reader) {
            let texts = texts(posts)
            #expect(texts[0] == short)
            #expect(texts[4] == long)
            // A text that nobody translated is shown in the source language.
            #expect(texts[2] == (posts == 1 ? "1 point" : "\(posts) points"))
        }
    }

    @Test("keeps its phrases in each of its forms")
    func phrases() throws {
        let reader = try StringCatalogReader(Self.catalog(), language: "en")
        try StringCatalogReader.$current.withValue(reader) {
            let controller = PluralsViewController()
            controller.loadViewIfNeeded()
            for (posts, phrase) in [(1, "1 article"), (3, "3 articles")] {
                controller.state.posts = posts
                let text = try #require(controller.summaryLabel.attributedText)
                let range = NSString(string: text.string).range(of: phrase)
                #expect(range.length > 0 && !text.string.contains("["))
                let font = text.attributes(at: range.location, effectiveRange: nil)[.font] as? UIFont
                #expect(font == .preferredFont(forTextStyle: .headline))
            }
        }
    }
}
