import Foundation
import Testing

/// `--format json`: what each command prints for programs has the members that `genvc explain json` names.
struct AnswerTests {
    /// Calls of each command on the page, which together print all of its members.
    private static let calls: [String: [String]] = [
        "COMMAND": [
            "generate Feed.yml Other.yml Wrong.yml", "generate Other.yml", "generate Other.yml --force",
            "preview Feed.yml",
        ],
        "validate": [
            "validate \(goldens)/unknown-key-did-you-mean.yml", "validate \(goldens)/does-not-fit-vertical.yml",
        ],
        "init": ["init App", "init . --tokens tokens.json"],
        "list": ["list ."],
        "rename": ["rename Feed News --dry-run", "rename Other Old --dry-run --force"],
        "rm": ["rm Feed --dry-run", "rm Other --dry-run --force"],
        "clean": ["clean --dry-run", "clean --dry-run --force"],
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
        try folder.write(Self.spec.replacing("label", with: "lable"), to: "Wrong.yml")
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
        // Each form that has findings has them as `validate` does; this one finds no layout on some devices alone.
        let findings = (documented["validate"] ?? []).filter {
            $0.hasPrefix("diagnostics") && $0 != "diagnostics[].device"
        }
        for (command, calls) in Self.calls {
            let folder = try folder()
            var printed: Set<String> = []
            for call in calls {
                let words = call.split(separator: " ").map(String.init) + ["--format", "json"]
                let outcome = try Tool.run(words, in: folder.url)
                let document = try #require(
                    try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any], "\(outcome.errors)")
                #expect(document["version"] as? Int == 1)
                printed.formUnion(paths(of: document))
            }
            var wanted = documented[command] ?? []
            if wanted.remove("diagnostics[]") != nil { wanted.formUnion(findings) }
            #expect(printed == wanted, "\(command): \(printed.symmetricDifference(wanted).sorted())")
        }
    }

    @Test("each command takes `--format json`, but the language server")
    func complete() throws {
        let help = try Tool.run("help").text.matches(of: #/\n  ([a-z]+( [a-z]+)?)  /#).map { String($0.output.1) }
        #expect(help.count > 20)
        for command in help {
            let page = try Tool.run(["help"] + command.split(separator: " ").map(String.init)).text
            let isForPrograms = page.contains(/--format F[\s\S]*json/)
            #expect(isForPrograms != (command == "lsp"), "\(command)")
        }
    }

    /// Calls that fail, with the exit status of each.
    private static let failing: [(call: String, status: Int32)] = [
        ("list nowhere", 66), ("diff Feed.yml nowhere", 66), ("identifiers Wrong.yml", 1), ("Wrong.yml", 1),
        ("dump frames nowhere.yml", 66), ("generate Feed.yml --watch", 64), ("generate Feed.yml --formt", 64),
        ("rename Nobody Somebody", 66), ("render nowhere --context nowhere", 66), ("nothing", 64),
        ("preview Feed.yml --device fridge", 64),
    ]

    @Test(
        "whoever asks for JSON gets it for an error as well, with the words and the status that people get",
        arguments: failing)
    func errors(_ call: String, _ status: Int32) throws {
        let folder = try folder()
        let words = call.split(separator: " ").map(String.init) + ["--format", "json"]
        let outcome = try Tool.run(words, in: folder.url)
        #expect(outcome.status == status)
        let document = try #require(
            try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any], "\(outcome.errors)")
        let messages = document["messages"] as? [[String: Any]] ?? []
        let diagnostics = document["diagnostics"] as? [[String: Any]] ?? []
        let sentences =
            messages.compactMap { $0["text"] as? String } + diagnostics.compactMap { $0["message"] as? String }
        #expect(!sentences.isEmpty && sentences.allSatisfy(outcome.errors.contains))
    }

    @Test("what a run writes stands in the answer, and is written")
    func changes() throws {
        let folder = try folder()
        try folder.write(Self.spec.replacing("title: More", with: "title: Less"), to: "Feed.yml")
        let calls: [(call: String, status: Int32, isText: Bool)] = [
            ("generate Feed.yml --dry-run", 0, false), ("generate Feed.yml --diff", 0, true),
            ("generate Feed.yml --check", 1, true), ("generate Feed.yml", 0, false),
        ]
        for (call, status, isText) in calls {
            let words = call.split(separator: " ").map(String.init) + ["--format", "json"]
            let outcome = try Tool.run(words, in: folder.url)
            #expect(outcome.status == status, "\(call)")
            let document = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
            let changes = try #require(document["changes"] as? [[String: String]], "\(call)")
            #expect(changes == [["change": "update", "file": "FeedViewController.swift"]], "\(call)")
            #expect((document["text"] as? String)?.contains("+") == (isText ? true : nil), "\(call)")
            #expect(try folder.text("FeedViewController.swift").contains("Less") == (call == "generate Feed.yml"))
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

    @Test("formatting and writing texts tell what they wrote")
    func written() throws {
        let folder = try folder()
        try folder.write("rows:\n- label: a\nscreen: Loose\n", to: "Loose.yml")
        for (call, file) in [("format Loose.yml", "Loose.yml"), ("strings Feed.yml -o .", "Localizable.xcstrings")] {
            let words = call.split(separator: " ").map(String.init) + ["--format", "json"]
            let outcome = try Tool.run(words, in: folder.url)
            let document = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
            let changes = document["changes"] as? [[String: String]]
            #expect(changes == [["change": "update", "file": file]], "\(call)")
        }
    }

    @Test(
        "what removes and renames has the same answer where nothing is changed and where it is",
        arguments: [["rm", "Feed"], ["clean", "--force"], ["rename", "Feed", "News"]])
    func dryRuns(_ call: [String]) throws {
        let folder = try folder()
        let names = folder.names
        let dry = try Tool.run(call + ["--dry-run", "--format", "json"], in: folder.url)
        #expect(dry.status == 0 && dry.errors.isEmpty && folder.names == names)
        let done = try Tool.run(call + ["--format", "json"], in: folder.url)
        #expect(done.status == 0 && folder.names != names)
        #expect(done.output == dry.output)
    }

    @Test("the last `--format` counts")
    func last() throws {
        let folder = try folder()
        let text = try Tool.run(["list", ".", "--format", "json", "--format", "text"], in: folder.url)
        #expect(text.status == 0 && !text.text.hasPrefix("{"))
        let json = try Tool.run(["list", ".", "--format", "text", "--format=json"], in: folder.url)
        #expect(json.status == 0 && json.text.hasPrefix("{"))
    }

    @Test("fixes that were written, and a list of known findings, stand in the answer")
    func fixed() throws {
        let folder = try folder()
        try folder.write(Self.spec + "  - { textField: name }\n", to: "Feed.yml")
        let before = try folder.text("Feed.yml")
        for (call, file) in [("--write-baseline known", "known"), ("--fix", "Feed.yml")] {
            let words = ["validate", "Feed.yml", "--format", "json"] + call.split(separator: " ").map(String.init)
            let outcome = try Tool.run(words, in: folder.url)
            let document = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
            let changes = document["changes"] as? [[String: String]] ?? []
            #expect(changes.compactMap { $0["file"] } == [file], "\(call)")
        }
        #expect(try folder.text("Feed.yml") != before)
    }

    @Test("the catalogue of texts is the document itself")
    func catalogue() throws {
        let folder = try folder()
        let outcome = try Tool.run(["strings", "Feed.yml", "--format", "json"], in: folder.url)
        let document = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        #expect((document["strings"] as? [String: Any])?["feed.title"] != nil)
    }

    @Test("nobody is asked anything, on a terminal either")
    func unasked() throws {
        let folder = try folder()
        try folder.write(Self.spec.replacing("Feed", with: "New"), to: "New.yml")
        let call = "\"$GENVC\" generate New.yml --format json >out.json"
        let outcome = try Tool.runShell("timeout 20 script -qec '\(call)' /dev/null", in: folder.url)
        #expect(outcome.status == 0)
        #expect(try folder.text("out.json").hasPrefix("{\"version\":1"))
        #expect(folder.names.contains("NewViewController.swift"))
    }
}
