import Foundation
import Testing

/// `genvc strings`, and what `genvc generate` does with a string catalogue.
struct StringsTests {
    private static func spec(_ one: String = "One post") -> String {
        """
        screen: Feed
        state: { posts: { type: Int, sample: 2 } }
        rows:
          - { label: title, text: Feed }
          - { label: posts, text: { value: $posts posts, one: \(one) } }

        """
    }

    private static let catalog = "Localizable.xcstrings"

    /// A folder that is a project, with a theme.
    private func project(_ spec: String = spec()) throws -> Folder {
        let folder = try Folder()
        try folder.write("", to: "genvc.yml")
        try folder.write(spec, to: "Screens/Feed.yml")
        #expect(try Tool.run(["init", "."], in: folder.url).status == 0)
        return folder
    }

    // MARK: genvc strings

    @Test("prints the texts of all specs, and writes nothing")
    func prints() throws {
        let folder = try Folder()
        try folder.write(Self.spec(), to: "Feed.yml")
        try folder.write(Specs.valid(), to: "Tiny.yml")
        let outcome = try Tool.run(["strings", ".", "--language", "de"], in: folder.url)
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(outcome.text.utf8)) as? [String: Any])
        #expect(json["sourceLanguage"] as? String == "de" && json["version"] as? String == "1.0")
        let strings = try #require(json["strings"] as? [String: [String: Any]])
        #expect(strings.keys.sorted() == ["feed.posts", "feed.title", "tiny.title"])
        #expect(strings["feed.posts"]?["comment"] as? String == "Posts label on Feed: %lld is posts")
        #expect(folder.names == ["Feed.yml", "Tiny.yml"])
    }

    @Test("writes a catalogue, and changes one that exists", arguments: ["Localizable.xcstrings", "."])
    func writes(place: String) throws {
        let folder = try Folder()
        try folder.write(Self.spec(), to: "Feed.yml")
        let first = try Tool.run(["strings", "Feed.yml", "-o", place], in: folder.url)
        #expect(first.status == 0 && first.text.isEmpty && first.errors.contains("create "))
        let time = try folder.changeTime(Self.catalog)
        let again = try Tool.run(["strings", "Feed.yml", "-o", place], in: folder.url)
        #expect(again.status == 0 && again.errors.contains("has all texts already"))
        #expect(try folder.changeTime(Self.catalog) == time)
        try folder.write(Self.spec("A single post"), to: "Feed.yml")
        #expect(try Tool.run(["strings", "Feed.yml", "-o", place], in: folder.url).status == 0)
        #expect(try folder.text(Self.catalog).contains("A single post"))
        #expect(folder.names == ["Feed.yml", Self.catalog])
    }

    @Test("refuses what is no catalogue, and leaves it as it is")
    func refuses() throws {
        let folder = try Folder()
        try folder.write(Self.spec(), to: "Feed.yml")
        try folder.write("{ \"strings\" : {\n  \"a\" ? }", to: Self.catalog)
        let outcome = try Tool.run(["strings", "Feed.yml", "-o", "."], in: folder.url)
        #expect(outcome.status == 1 && outcome.errors.contains("Localizable.xcstrings:2:7: error:"))
        #expect(try folder.text(Self.catalog) == "{ \"strings\" : {\n  \"a\" ? }")
        for arguments in [["-o", "Texts.json"], ["--language", "-"], ["--language", "d e"]] {
            let outcome = try Tool.run(["strings", "Feed.yml"] + arguments, in: folder.url)
            #expect(outcome.status == 64, "\(arguments)")
        }
        try folder.write(Specs.unknownKey, to: "Tiny.yml")
        let broken = try Tool.run(["strings", "."], in: folder.url)
        #expect(broken.status == 1 && broken.text.isEmpty)
    }

    // MARK: genvc generate

    @Test("generating writes the forms beside the theme, and each change of them")
    func generates() throws {
        let folder = try project()
        let place = "Genvc/" + Self.catalog
        let outcome = try Tool.run(["generate", "Screens"], in: folder.url)
        #expect(outcome.status == 0 && outcome.errors.contains("create \(place)"), "\(outcome.errors)")
        #expect(try folder.text(place).contains("One post"))
        #expect(try !folder.text(place).contains("feed.title"), "Xcode finds it in the code")
        #expect(try Tool.run(["generate", "Screens", "--check"], in: folder.url).status == 0)
        // The code has no form for one, so that nothing but the catalogue changes.
        try folder.write(Self.spec("A single post"), to: "Screens/Feed.yml")
        let check = try Tool.run(["generate", "Screens", "--check"], in: folder.url)
        #expect(check.status == 1 && check.text.contains("A single post"), "\(check.text)")
        let changed = try Tool.run(["generate", "Screens"], in: folder.url)
        #expect(changed.status == 0 && changed.errors.contains("update \(place)"))
        #expect(try Tool.run(["generate", "Screens", "--check"], in: folder.url).status == 0)
    }

    @Test("generating uses the catalogue that the app has")
    func uses() throws {
        let folder = try project()
        let empty = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}"
        try folder.write(empty, to: "Resources/" + Self.catalog)
        let outcome = try Tool.run(["generate", "Screens"], in: folder.url)
        #expect(outcome.status == 0 && outcome.errors.contains("update Resources/\(Self.catalog)"))
        #expect(!folder.exists("Genvc/" + Self.catalog))
    }

    @Test("generating tells of a plural that is gone")
    func gone() throws {
        let folder = try project(Self.spec() + "  - { label: likes, text: { value: $posts likes, one: One like } }\n")
        #expect(try Tool.run(["generate", "Screens"], in: folder.url).status == 0)
        try folder.write(Self.spec(), to: "Screens/Feed.yml")
        let outcome = try Tool.run(["generate", "Screens"], in: folder.url)
        #expect(
            outcome.errors.contains("no spec has the text `feed.likes` any more; it goes from `Genvc/\(Self.catalog)`"),
            "\(outcome.errors)")
        #expect(try !folder.text("Genvc/" + Self.catalog).contains("feed.likes"))
    }

    @Test("generating touches no catalogue of an app without plurals, nor one with older tables")
    func untouched() throws {
        let folder = try project(Specs.valid())
        try folder.write("no catalogue", to: "Genvc/" + Self.catalog)
        #expect(try Tool.run(["generate", "Screens"], in: folder.url).status == 0)
        #expect(try folder.text("Genvc/" + Self.catalog) == "no catalogue")

        let older = try project()
        try older.write("", to: "en.lproj/Localizable.strings")
        let outcome = try Tool.run(["generate", "Screens"], in: older.url)
        #expect(outcome.status == 0 && !older.names.contains { $0.hasSuffix(Self.catalog) })
        #expect(outcome.errors.contains("`genvc strings`"), "\(outcome.errors)")
        #expect(try Tool.run(["generate", "Screens", "--check"], in: older.url).status == 0)
    }

    @Test("generating writes nothing where the catalogue is malformed")
    func malformed() throws {
        let folder = try project()
        try folder.write("{", to: "Genvc/" + Self.catalog)
        let outcome = try Tool.run(["generate", "Screens"], in: folder.url)
        #expect(outcome.status == 1 && outcome.errors.contains("\(Self.catalog):1:1: error:"), "\(outcome.errors)")
        #expect(!folder.names.contains { $0.hasSuffix("FeedViewController.swift") })
    }

    @Test("a run in which no spec has changed finds the catalogue where the first one put it")
    func again() throws {
        let folder = try project()
        #expect(
            try Tool.run(["generate", "Screens"], in: folder.url).errors.contains("create Genvc/\(Self.catalog)\n"))
        let names = folder.names
        // Xcode writes it in another way.
        try folder.write(try folder.text("Genvc/" + Self.catalog) + "\n", to: "Genvc/" + Self.catalog)
        for option in [["--dry-run"], ["--diff"], []] {
            let run = try Tool.run(["generate", "Screens"] + option, in: folder.url)
            #expect(run.status == 0 && !(run.text + run.errors).contains("create"), "\(run.text)\(run.errors)")
        }
        #expect(folder.names.filter { !$0.hasPrefix(".genvc") } == names.filter { !$0.hasPrefix(".genvc") })
        try folder.write("nonsense", to: "Genvc/" + Self.catalog)
        #expect(try Tool.run(["generate", "Screens"], in: folder.url).status == 1)
    }

    @Test("a catalogue that begins with a byte order mark is read")
    func byteOrderMark() throws {
        let folder = try Folder()
        try folder.write(Specs.valid(), to: "Tiny.yml")
        try folder.write(
            "\u{FEFF}{ \"sourceLanguage\" : \"en\", \"strings\" : { }, \"version\" : \"1.0\" }", to: "L.xcstrings")
        let outcome = try Tool.run(["strings", "Tiny.yml", "-o", "L.xcstrings"], in: folder.url)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let bytes = try Data(contentsOf: folder.url.appending(path: "L.xcstrings"))
        #expect(bytes.starts(with: [0xEF, 0xBB, 0xBF, UInt8(ascii: "{")]))
        #expect(try folder.text("L.xcstrings").contains("tiny.title"))
    }
}
