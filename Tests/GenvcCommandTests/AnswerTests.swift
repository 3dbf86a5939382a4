import Foundation
import Testing

/// `--format json`: what each command prints for programs has the members that `genvc explain json` names.
struct AnswerTests {
    /// Calls of each command on the page, which together print all of its members.
    private static let calls: [String: [String]] = [
        "validate": [
            "validate \(goldens)/unknown-key-did-you-mean.yml", "validate \(goldens)/does-not-fit-vertical.yml",
        ],
        "init": ["init App", "init . --tokens tokens.json"],
        "list": ["list ."],
        "rename --dry-run": ["rename Feed News --dry-run", "rename Other Old --dry-run --force"],
        "rm --dry-run": ["rm Feed --dry-run", "rm Other --dry-run --force"],
        "clean --dry-run": ["clean --dry-run", "clean --dry-run --force"],
        "version": ["version"],
        "doctor": ["doctor ."],
        "strings --check": ["strings Feed.yml --check -o ."],
        "identifiers": ["identifiers Feed.yml"],
        "format --check": ["format Feed.yml --check"],
        "diff": ["diff Feed.yml Other.yml"],
        "explain": ["explain"],
        "explain WORD": ["explain button", "explain title", "explain does-not-fit"],
        "devices": ["devices"],
        "templates list": ["templates list"],
    ]

    private static let goldens = Tool.repository.appending(path: "Tests/Goldens/Findings").path

    private static let spec = """
        screen: Feed
        rows:
          - { label: title, text: Feed }
          - { button: more, title: More }

        """

    private func folder() throws -> Folder {
        let folder = try Folder()
        try folder.write("", to: "genvc.yml")
        try folder.write(Self.spec, to: "Feed.yml")
        try folder.write(Self.spec.replacing("Feed", with: "Other"), to: "Other.yml")
        let catalog = """
            { "sourceLanguage": "en", "version": "1.0", "strings": { "feed.title": { "localizations": {
              "en": { "stringUnit": { "value": "Feed" } }, "de": { "stringUnit": { "value": "%@" } } } } } }
            """
        try folder.write(catalog, to: "Localizable.xcstrings")
        let tokens = ##"{ "brand": { "$type": "color", "$value": "#336699" } }"##
        try folder.write(tokens, to: "tokens.json")
        try folder.write(Self.spec.replacing("Feed", with: "Gone"), to: "Gone.yml")
        #expect(try Tool.run(["generate", "Feed.yml", "Other.yml", "Gone.yml"], in: folder.url).status == 0)
        // The code of one screen is edited, and that of another is left of a spec that is gone.
        for name in ["OtherViewController.swift", "GoneViewController.swift"] {
            try folder.write(try folder.text(name) + "// Mine\n", to: name)
        }
        try folder.remove("Gone.yml")
        return folder
    }

    /// The members of each form on the page, by the command.
    private func documented() throws -> [String: Set<String>] {
        var forms: [String: Set<String>] = [:]
        var command = ""
        for line in try Tool.run("explain", "json").text.split(separator: "\n") {
            if let heading = line.wholeMatch(of: /genvc (.+) --format json/) {
                command = String(heading.output.1)
            } else if line.hasPrefix("  "), let path = line.split(separator: " ").first {
                forms[command, default: ["version"]].insert(String(path))
            }
        }
        return forms
    }

    /// The paths of all values that are neither an object nor a list.
    private func paths(of value: Any, at path: String = "") -> Set<String> {
        if let object = value as? [String: Any] {
            return object.reduce(into: []) { found, member in
                found.formUnion(paths(of: member.value, at: path.isEmpty ? member.key : "\(path).\(member.key)"))
            }
        }
        if let list = value as? [Any] {
            return list.reduce(into: []) { $0.formUnion(paths(of: $1, at: path + "[]")) }
        }
        return [path]
    }

    @Test("the page has the members that the commands print, and no other ones")
    func members() throws {
        let documented = try documented()
        #expect(documented.keys.sorted() == Self.calls.keys.sorted())
        let folder = try folder()
        for (command, calls) in Self.calls {
            var printed: Set<String> = []
            for call in calls {
                let words = call.split(separator: " ").map(String.init) + ["--format", "json"]
                let outcome = try Tool.run(words, in: folder.url)
                let document = try #require(
                    try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any], "\(outcome.errors)")
                #expect(document["version"] as? Int == 1)
                printed.formUnion(paths(of: document))
            }
            let wanted = documented[command] ?? []
            #expect(printed == wanted, "\(command): \(printed.symmetricDifference(wanted).sorted())")
        }
    }

    @Test("each command that takes `--format json` is on the page")
    func complete() throws {
        let documented = Set(try documented().keys.map { $0.replacing(#/ --(check|dry-run)/#, with: "") })
        let help = try Tool.run("help").text.matches(of: #/\n  ([a-z]+( [a-z]+)?)  /#).map { String($0.output.1) }
        #expect(help.count > 20)
        for command in help {
            let page = try Tool.run(["help"] + command.split(separator: " ").map(String.init)).text
            let isForPrograms = page.contains(/--format F .*json/)
            #expect(isForPrograms == documented.contains(command), "\(command)")
        }
    }

    @Test("the status is the same in both formats")
    func status() throws {
        let folder = try folder()
        try folder.write("rows:\n- label: a\nscreen: Feed\n", to: "Loose.yml")
        for (call, status) in [
            ("doctor .", 1), ("format Loose.yml --check", 1), ("format Feed.yml --check", 0), ("explain nothing", 64),
            ("strings Feed.yml --check", 1), ("diff Feed.yml Feed.yml", 0), ("list nowhere", 66),
        ] {
            let words = call.split(separator: " ").map(String.init)
            #expect(try Tool.run(words, in: folder.url).status == status, "\(call)")
            #expect(try Tool.run(words + ["--format", "json"], in: folder.url).status == status, "\(call)")
        }
    }

    @Test(
        "formatting and writing texts have no answer", arguments: [["format", "Feed.yml"], ["strings", "Feed.yml"]])
    func noAnswer(_ call: [String]) throws {
        let folder = try folder()
        let outcome = try Tool.run(call + ["--format", "json"], in: folder.url)
        #expect(outcome.status == 64 && outcome.output.isEmpty && outcome.errors.contains("write `--check` too"))
    }

    @Test(
        "what changes files has an answer where nothing is changed alone",
        arguments: [["rm", "Feed"], ["clean"], ["rename", "Feed", "News"]])
    func onlyDryRuns(_ call: [String]) throws {
        let folder = try folder()
        let names = folder.names
        let outcome = try Tool.run(call + ["--format", "json"], in: folder.url)
        #expect(outcome.status == 64 && outcome.output.isEmpty && outcome.errors.contains("write `--dry-run` too"))
        let dry = try Tool.run(call + ["--dry-run", "--format", "json"], in: folder.url)
        #expect(dry.status == 0 && dry.errors.isEmpty && folder.names == names)
    }
}
