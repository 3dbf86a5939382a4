import Foundation
import Testing

/// The words of `list` and `doctor` about a project, and of `diff` about an older version of a spec.
struct ListTests {
    /// A repository with a screen and its code.
    private static func project() throws -> Folder {
        let folder = try Folder()
        #expect(try Tool.runShell("git init -q .", in: folder.url).status == 0)
        #expect(try Tool.run(["new", "Settings", "--yes"], in: folder.url).status == 0)
        return folder
    }

    private static func state(in folder: Folder) throws -> String? {
        let outcome = try Tool.run(["list", "--format", "json"], in: folder.url)
        #expect(outcome.status == 0)
        let document = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        #expect(document["version"] as? Int == 1)
        let specs = try #require(document["specs"] as? [[String: Any]])
        #expect(specs.count == 1)
        return specs.first?["state"] as? String
    }

    @Test("a spec has a line with its state, its name and its code")
    func table() throws {
        let folder = try Self.project()
        let outcome = try Tool.run(["list"], in: folder.url)
        let rows = outcome.text.split(separator: "\n").map { $0.split(separator: " ", omittingEmptySubsequences: true) }
        #expect(outcome.status == 0)
        #expect(
            rows == [
                ["state", "screen", "spec", "code"],
                ["up", "to", "date", "Settings", "Settings.yml", "SettingsViewController.swift"],
            ])
    }

    @Test("the state follows what happens to the spec and its code")
    func states() throws {
        let folder = try Self.project()
        #expect(try Self.state(in: folder) == "upToDate")
        let spec = try folder.text("Settings.yml")
        try folder.write(spec.replacing("scroll: vertical", with: "scroll: both"), to: "Settings.yml")
        #expect(try Self.state(in: folder) == "outOfDate")
        try folder.write(spec + "rows: twice\n", to: "Settings.yml")
        #expect(try Self.state(in: folder) == "hasErrors")
        try folder.write(spec, to: "Settings.yml")
        let code = try folder.text("SettingsViewController.swift")
        try folder.write("// Copyright\n" + code, to: "SettingsViewController.swift")
        #expect(try Self.state(in: folder) == "upToDate")
        try folder.write(code + "// mine\n", to: "SettingsViewController.swift")
        #expect(try Self.state(in: folder) == "edited")
        try FileManager.default.removeItem(atPath: folder.path("SettingsViewController.swift"))
        #expect(try Self.state(in: folder) == "notGenerated")
    }

    @Test("code that no spec makes any more is listed, with the command that removes it")
    func noLongerMade() throws {
        let folder = try Self.project()
        #expect(try Tool.run(["new", "Other", "--yes"], in: folder.url).status == 0)
        #expect(try !Tool.run(["list"], in: folder.url).text.contains("no longer made"))
        try FileManager.default.removeItem(atPath: folder.path("Other.yml"))
        let outcome = try Tool.run(["list"], in: folder.url)
        #expect(outcome.status == 0)
        let line = try #require(outcome.text.split(separator: "\n").last)
        #expect(
            line.split(separator: " ") == ["no", "longer", "made", "Other", "Other.yml", "OtherViewController.swift"])
        #expect(outcome.errors.contains("`genvc clean` removes the code that is no longer made\n"))
        let data = try Tool.run(["list", "--format", "json"], in: folder.url).output
        let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let specs = try #require(document["specs"] as? [[String: Any]])
        #expect(specs.map { $0["state"] as? String } == ["upToDate", "noLongerMade"])
        // One spec is asked for, and nothing else.
        #expect(try !Tool.run(["list", "Settings.yml"], in: folder.url).text.contains("no longer made"))
        // Edited code is left as well, and a spec with a mistake keeps its code.
        let code = try folder.text("OtherViewController.swift")
        try folder.write(code + "// mine\n", to: "OtherViewController.swift")
        #expect(try Tool.run(["list"], in: folder.url).text.contains("no longer made"))
        try folder.write("screen: Other\nrows: twice\n", to: "Other.yml")
        #expect(try !Tool.run(["list"], in: folder.url).text.contains("no longer made"))
    }

    @Test("`list` without a spec says so")
    func nothing() throws {
        let folder = try Folder()
        let outcome = try Tool.run(["list"], in: folder.url)
        #expect(outcome.status == 1)
        #expect(outcome.output.isEmpty && outcome.errors.contains("no spec"), "\(outcome.errors)")
    }

    @Test("a path where nothing is is an error", arguments: ["list", "doctor"])
    func gone(_ command: String) throws {
        let outcome = try Tool.run(command, "nowhere")
        #expect(outcome.status == 66)
        #expect(outcome.output.isEmpty && outcome.errors.contains("nowhere"))
    }

    // MARK: Doctor

    @Test("a project in order has no line that says what to do")
    func healthy() throws {
        let outcome = try Tool.run("doctor", "Examples")
        #expect(outcome.status == 0)
        #expect(outcome.text.split(separator: "\n").allSatisfy { $0.hasPrefix("ok  ") })
        #expect(outcome.text.contains("ok  project file `Examples/Apps/genvc.yml`"))
    }

    @Test("each thing that a project lacks is told with what to do")
    func ill() throws {
        let folder = try Self.project()
        #expect(try Tool.run(["doctor"], in: folder.url).status == 0)
        try folder.write(Specs.valid("Other"), to: "Other.yml")
        try folder.write(Specs.unknownKey, to: "Tiny.yml")
        try folder.write(Specs.valid("Gone"), to: "Gone.yml")
        #expect(try Tool.run(["generate", "Gone.yml"], in: folder.url).status == 0)
        try FileManager.default.removeItem(atPath: folder.path("Gone.yml"))
        let theme = try #require(folder.names.first { $0.hasSuffix("Theme.swift") })
        try FileManager.default.removeItem(atPath: folder.path(theme))
        let before = folder.names
        let outcome = try Tool.run(["doctor"], in: folder.url)
        #expect(outcome.status == 1)
        for line in [
            "!!  1 spec without code: `Other.yml`\n    `genvc generate .` makes it once no spec has errors\n",
            "!!  1 spec with errors: `Tiny.yml`\n    `genvc validate .` shows them\n",
            "!!  1 generated file that no spec makes any more: `GoneViewController.swift`\n    `genvc clean` removes them",
        ] {
            #expect(outcome.text.contains(line), "\(outcome.text)")
        }
        #expect(outcome.text.contains("Theme"))
        #expect(folder.names == before)
    }

    // MARK: Versions of git

    @Test("`diff` takes a revision of git, from any folder")
    func revision() throws {
        let folder = try Folder()
        try folder.write(Specs.valid(), to: "App/It's/Tiny.yml")
        let commit = "git init -q . && git add . && git -c user.name=a -c user.email=a@b commit -q -m one"
        #expect(try Tool.runShell(commit, in: folder.url).status == 0)
        let spec = "App/It's/Tiny.yml"
        try folder.write(Specs.valid().replacing("Hello", with: "Bye"), to: spec)
        for (place, path) in [("", spec), ("App", "It's/Tiny.yml"), ("App/It's", "Tiny.yml")] {
            let outcome = try Tool.run(["diff", "HEAD", path], in: folder.url.appending(path: place))
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(outcome.text.contains("was “Hello”, is “Bye”"))
        }
        let gone = try Tool.run(["diff", "HEAD~3", spec], in: folder.url)
        #expect(gone.status == 66)
        #expect(gone.errors.contains("there is no file `HEAD~3`, and git knows no revision of that name here"))
        try folder.write(Specs.valid("New"), to: "App/New.yml")
        let later = try Tool.run(["diff", "HEAD", "App/New.yml"], in: folder.url)
        #expect(later.status == 66 && later.errors.contains("`HEAD` has no `App/New.yml`"))
        // A quote with a mark behind it is one character, and a quote for the shell.
        let mark = "a'\u{301};touch hole;'b"
        #expect(try Tool.run(["diff", mark, spec], in: folder.url).status == 66)
        #expect(!folder.exists("hole"))
        // A revision is no option of git, whatever it begins with.
        #expect(try Tool.run(["diff", "--", "--output=x", spec], in: folder.url).status == 66)
        #expect(!folder.exists("x"))
    }
}
