import Foundation
import Testing

/// Runs that know what the last run made of specs.
struct RecordRunTests {
    private let code = "out/AViewController.swift"
    private let generate = ["generate", "specs", "-o", "out"]

    /// A project of three specs, of which the first reads otherwise than when its code was made, with a record that
    /// says that the code is of it: it shows which runs believe the record.
    private func lyingProject() throws -> Folder {
        let folder = try Folder()
        try folder.write("", to: "genvc.yml")
        for name in ["A", "B", "C"] { try folder.write(Specs.valid(name), to: "specs/\(name).yml") }
        #expect(try Tool.run(generate, in: folder.url).errors.contains("3 created\n"))
        let old = (code: try folder.text(code), record: try folder.text(try record(of: folder)))
        try folder.write(Specs.valid("A").replacing("Hello", with: "Bye"), to: "specs/A.yml")
        #expect(try Tool.run(generate, in: folder.url).errors.hasSuffix("1 updated, 2 unchanged\n"))
        let new = try folder.text(try record(of: folder))
        let input = try #require(new.firstMatch(of: /specs\/A\.yml,\d+:\d+,/))
        try folder.write(old.record.replacing(/specs\/A\.yml,\d+:\d+,/, with: input.0), to: try record(of: folder))
        try folder.write(old.code, to: code)
        return folder
    }

    private func record(of folder: Folder) throws -> String {
        try #require(folder.names.first { $0.hasPrefix(".genvc/cache/") && !$0.hasSuffix(".gitignore") })
    }

    @Test("a run believes its record; `--check` and `--force` read all again")
    func trust() throws {
        let folder = try lyingProject()
        for option in [[], ["--dry-run"], ["--diff"]] {
            let run = try Tool.run(generate + option, in: folder.url)
            #expect(run.status == 0 && !run.text.contains("Bye") && !run.text.contains("update"), "\(run.errors)")
        }
        let check = try Tool.run(generate + ["--check"], in: folder.url)
        #expect(check.status == 1)
        #expect(check.errors.contains("1 of 3 files is not as the specs say"), "\(check.errors)")
        #expect(try Tool.run(generate + ["--force"], in: folder.url).errors.hasSuffix("1 updated, 2 unchanged\n"))
        #expect(try folder.text(code).contains("Bye"))
    }

    @Test("a run without the record makes all again, and Git sees none of it")
    func deleted() throws {
        let folder = try lyingProject()
        #expect(try folder.text(".genvc/cache/.gitignore") == "*\n")
        let git = try Tool.runShell("git init -q . && git add -A && git status --porcelain", in: folder.url)
        #expect(git.text.contains("specs/A.yml") && !git.text.contains(".genvc"), "\(git.text)\(git.errors)")
        try FileManager.default.removeItem(atPath: folder.path(".genvc"))
        #expect(try Tool.run(generate, in: folder.url).errors.hasSuffix("1 updated, 2 unchanged\n"))
        #expect(try folder.text(code).contains("Bye"))
    }

    @Test("specs that are named one by one, and folders of no project, leave no record")
    func none() throws {
        let folder = try Folder()
        try folder.write(Specs.valid("A"), to: "specs/A.yml")
        #expect(try Tool.run(generate, in: folder.url).status == 0)
        try folder.write("", to: "genvc.yml")
        #expect(try Tool.run(["generate", "specs/A.yml", "-o", "out"], in: folder.url).status == 0)
        #expect(!folder.names.contains { $0.hasPrefix(".genvc") })
    }

    @Test("what the app lacks is said by each run until it is there")
    func missing() throws {
        let folder = try Folder()
        try folder.write("", to: ".git/HEAD")
        try folder.write(Specs.valid("A"), to: "specs/A.yml")
        try folder.write("enum Theme {}\n", to: "Theme.swift")
        for _ in 0..<2 {
            let run = try Tool.run(generate, in: folder.url)
            #expect(run.errors.contains("Theme"), "\(run.errors)")
        }
        try FileManager.default.removeItem(atPath: folder.path("Theme.swift"))
        #expect(try Tool.run(["init", "."], in: folder.url).status == 0)
        for _ in 0..<2 { #expect(try Tool.run(generate, in: folder.url).errors == "1 unchanged\n") }
    }

    @Test("`--watch` begins where the last run ended")
    func watch() throws {
        let folder = try lyingProject()
        let run = try RunningTool(generate + ["--watch"], in: folder.url)
        #expect(run.waits(for: "3 unchanged\nwatching; Ctrl-C ends it\n"), "\(run.errors)")
        try folder.write(Specs.valid("B").replacing("Hello", with: "Bye"), to: "specs/B.yml")
        #expect(run.waits(for: "update out/BViewController.swift\n"), "\(run.errors)")
        run.interrupt()
        #expect(run.end() == 0)
        #expect(try folder.text(code).contains("Hello"))
    }

    @Test("a component that the app has no more is written again, as `--check` says")
    func component() throws {
        let folder = try Folder()
        try folder.write("", to: ".git/HEAD")
        try folder.write(Specs.valid("A") + "  - { button: go, title: Go, style: primary }\n", to: "specs/A.yml")
        #expect(try Tool.run(["init", "."], in: folder.url).status == 0)
        for _ in 0..<2 { #expect(try Tool.run(generate, in: folder.url).status == 0) }
        try FileManager.default.removeItem(atPath: folder.path("Genvc/PrimaryButton.swift"))
        #expect(try Tool.run(generate + ["--check"], in: folder.url).status == 1)
        #expect(try Tool.run(generate, in: folder.url).errors.contains("create Genvc/PrimaryButton.swift\n"))
        #expect(try Tool.run(generate + ["--check"], in: folder.url).status == 0)
    }

    @Test("a view controller that genvc made in the other style is made anew")
    func styles() throws {
        let folder = try lyingProject()
        func run(_ options: String...) throws -> String {
            let run = try Tool.run(generate + options, in: folder.url)
            #expect(run.status == 0, "\(run.errors)")
            return try folder.text(code)
        }
        let user = try run("--style", "view", "--force")
        #expect(try run("--style", "view") == user)
        _ = try run("--style", "controller", "--force")
        #expect(try run("--style", "view") == user)
    }
}
