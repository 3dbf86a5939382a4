import Foundation
import Testing

/// `genvc strings --check`: a catalogue that people and Xcode changed is held against the specs.
struct StringsCheckTests {
    private static let spec = """
        screen: Feed
        state: { posts: { type: Int, sample: 2 }, name: { type: String, sample: Ada } }
        rows:
          - { label: title, text: Feed }
          - { label: hello, text: Hello $name }
          - { label: posts, text: { value: $posts posts, one: One post } }
          - { label: both, text: { value: "$name has $posts posts", one: "$name has one post" } }

        """

    private static let catalog = "Localizable.xcstrings"

    /// A folder with a spec and the catalogue that `genvc strings` writes, and it checked after a change of both.
    private func check(
        _ spec: String = spec, _ change: (inout [String: Any]) -> Void = { _ in }
    ) throws -> Tool.Outcome {
        let folder = try Folder()
        try folder.write(Self.spec, to: "Feed.yml")
        #expect(try Tool.run(["strings", "Feed.yml", "-o", "."], in: folder.url).status == 0)
        var root = try #require(
            try JSONSerialization.jsonObject(with: Data(try folder.text(Self.catalog).utf8)) as? [String: Any])
        var strings = try #require(root["strings"] as? [String: Any])
        change(&strings)
        root["strings"] = strings
        let bytes = try JSONSerialization.data(withJSONObject: root)
        try folder.write(bytes, to: Self.catalog)
        try folder.write(spec, to: "Feed.yml")
        let outcome = try Tool.run(["strings", "Feed.yml", "--check"], in: folder.url)
        #expect(try Data(folder.text(Self.catalog).utf8) == bytes, "nothing is written")
        return outcome
    }

    /// Adds a translation to an entry.
    private static func translate(_ key: String, _ language: String, _ text: String, in strings: inout [String: Any]) {
        var entry = strings[key] as? [String: Any] ?? [:]
        var languages = entry["localizations"] as? [String: Any] ?? [:]
        languages[language] = ["stringUnit": ["state": "translated", "value": text]]
        entry["localizations"] = languages
        strings[key] = entry
    }

    @Test("a catalogue that is right has no line")
    func right() throws {
        let outcome = try check { strings in
            Self.translate("feed.hello", "de", "Hallo %1$@", in: &strings)
            Self.translate("feed.posts", "de", "Keine", in: &strings)
            Self.translate("feed.both", "de", "%#@posts@ von %1$@", in: &strings)
            strings["other"] = ["comment": "A text of the app"]
            strings["feed.mine"] = ["comment": "A text of the app"]
            strings["feed.old"] = ["comment": "Label on Feed", "extractionState": "stale"]
        }
        #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.text)\(outcome.errors)")
    }

    @Test("texts that one has and the other has not, or has otherwise, are told")
    func texts() throws {
        let spec = Self.spec.replacing("text: Feed", with: "text: News") + "  - { label: more, text: More }\n"
        let outcome = try check(spec) { strings in
            strings["feed.gone"] = ["comment": "Label on Feed", "extractionState": "extracted_with_value"]
        }
        #expect(outcome.status == 1)
        #expect(
            outcome.text == """
                Localizable.xcstrings: `feed.title` has another text in the spec
                Localizable.xcstrings: `feed.more` is missing
                Localizable.xcstrings: `feed.gone` is no longer used

                """)
        #expect(outcome.errors.contains("differ in 3 texts"))
    }

    @Test(
        "what `--check` tells, `genvc strings -o` mends: a text that no spec has goes, or is stale if it is translated")
    func mended() throws {
        let folder = try Folder()
        let more = "  - { label: more, text: More }\n  - { label: less, text: Less }\n"
        try folder.write(Self.spec + more, to: "Feed.yml")
        #expect(try Tool.run(["strings", "Feed.yml", "-o", "."], in: folder.url).status == 0)
        var root = try #require(
            try JSONSerialization.jsonObject(with: Data(try folder.text(Self.catalog).utf8)) as? [String: Any])
        var strings = try #require(root["strings"] as? [String: Any])
        Self.translate("feed.less", "de", "Weniger", in: &strings)
        root["strings"] = strings
        try folder.write(JSONSerialization.data(withJSONObject: root), to: Self.catalog)
        try folder.write(Self.spec, to: "Feed.yml")
        #expect(try Tool.run(["strings", "Feed.yml", "--check"], in: folder.url).status == 1)
        #expect(try Tool.run(["strings", "Feed.yml", "-o", "."], in: folder.url).status == 0)
        #expect(try Tool.run(["strings", "Feed.yml", "--check"], in: folder.url).status == 0)
        let left = try folder.text(Self.catalog)
        #expect(!left.contains("feed.more") && left.contains("Weniger") && left.contains("stale"))
    }

    @Test("a percent sign in front of words is no placeholder")
    func percents() throws {
        let outcome = try check { Self.translate("feed.title", "de", "100%ige Freude", in: &$0) }
        #expect(!outcome.text.contains("feed.title"), "\(outcome.text)")
    }

    @Test("a translation with other placeholders is told")
    func placeholders() throws {
        let outcome = try check { strings in
            Self.translate("feed.title", "de", "100 % Neues %@", in: &strings)
            Self.translate("feed.hello", "de", "Hallo %d, 5%%", in: &strings)
            Self.translate("feed.posts", "de", "%@ Beiträge", in: &strings)
            Self.translate("feed.both", "de", "%2$@ %#@beitrag@", in: &strings)
        }
        #expect(outcome.status == 1)
        for line in [
            "`feed.title` in `de` has `%@`, and the text has no placeholder",
            "`feed.hello` in `de` has `%d`, and the text has `%@`",
            "`feed.posts` in `de` has `%@`, and the text has `%lld`",
            "`feed.both` in `de` has `%2$@` and `%#@beitrag@`, and the text has `%@` and `%#@posts@`",
        ] {
            #expect(outcome.text.contains(line), "\(outcome.text)")
        }
    }

    @Test("no catalogue is an error that says how to have one")
    func none() throws {
        let folder = try Folder()
        try folder.write(Self.spec, to: "Feed.yml")
        let outcome = try Tool.run(["strings", "Feed.yml", "--check"], in: folder.url)
        #expect(outcome.status == 66 && outcome.errors.contains("genvc strings SPECS -o Localizable.xcstrings"))
        try folder.write("{}", to: Self.catalog)
        let wrong = try Tool.run(["strings", "Feed.yml", "--check"], in: folder.url)
        #expect(wrong.status == 1 && wrong.errors.contains("this is no string catalogue"), "\(wrong.errors)")
    }
}
