import Foundation
import Testing

/// The code of one spec never takes the place of that of another one, in whichever order and run they are generated.
@Suite("Two specs of one name, a run each")
struct OtherSpecTests {
    private static let file = "LoginViewController.swift"
    private static let message = "`\(file)` is made of `Login.yml` already, and `Copy.yml` makes it too"
    private static let help =
        "write another name in `Copy.yml`, or delete one of the two specs; `--force` overwrites the file, and keeps a copy"

    /// `Login.yml` with its code, and `Copy.yml`, which says the same screen.
    private func folder() throws -> Folder {
        let folder = try Folder()
        try folder.write(Specs.valid("Login"), to: "Login.yml")
        #expect(try run(folder, "generate", "Login.yml").status == 0)
        try folder.write(Specs.valid("Login").replacing("Hello", with: "Bye"), to: "Copy.yml")
        return folder
    }

    private func run(_ folder: Folder, _ arguments: String...) throws -> Tool.Outcome {
        try Tool.run(arguments, in: folder.url)
    }

    @Test("the second is refused, whatever the run is to do")
    func refused() throws {
        let folder = try folder()
        let before = try folder.text(Self.file)
        for options in [[], ["--dry-run"], ["--yes"], ["-o", "."]] {
            let outcome = try Tool.run(["generate", "Copy.yml"] + options, in: folder.url)
            #expect(outcome.status == 1 && outcome.output.isEmpty)
            let said = outcome.errors.replacing("`./\(Self.file)`", with: "`\(Self.file)`")
            #expect(said == "genvc: error: \(Self.message)\nhelp: nothing was written; \(Self.help)\n")
        }
        let check = try run(folder, "generate", "Copy.yml", "--check")
        #expect(check.status == 1 && check.output.isEmpty)
        #expect(
            check.errors
                == "\(Self.message)\ngenvc: error: 1 of 1 file is not as the specs say\nhelp: \(Self.help)\n")
        let difference = try run(folder, "generate", "Copy.yml", "--diff")
        #expect(difference.status == 0 && difference.output.isEmpty)
        #expect(difference.errors == "\(Self.message); a run refuses it\n")
        #expect(try folder.text(Self.file) == before)
        #expect(try run(folder, "generate", "Login.yml", "--check").status == 0)
    }

    @Test("a watch leaves the file alone and says why")
    func watched() throws {
        let folder = try folder()
        let before = try folder.text(Self.file)
        let watch = try RunningTool(["generate", "Copy.yml", "--watch"], in: folder.url)
        #expect(watch.waits(for: "genvc: error: \(Self.message)\nhelp: it stays as it is; \(Self.help)\n"))
        watch.interrupt()
        #expect(watch.end() == 0)
        #expect(try folder.text(Self.file) == before)
    }

    @Test("`--force` overwrites it, and keeps a copy")
    func forced() throws {
        let folder = try folder()
        let before = try folder.text(Self.file)
        #expect(try run(folder, "generate", "Copy.yml", "--force").status == 0)
        #expect(try folder.text(Self.file).contains("Bye"))
        #expect(try folder.text(".genvc/backups/\(Self.file).backup-1") == before)
    }

    @Test("a spec that lies elsewhere, has mistakes or makes the file under another name counts too")
    func elsewhere() throws {
        let folder = try folder()
        try folder.write("", to: "genvc.yml")
        try folder.write(Specs.unknownKey, to: "Login.yml")
        #expect(try run(folder, "generate", "Copy.yml").errors.contains(Self.message))
        try folder.write(Specs.valid("Login"), to: "Login.yml")
        try folder.write(Specs.valid("Login"), to: "Deep/Other/Copy.yml")
        let inside = folder.url.appending(path: "Deep")
        let outcome = try Tool.run(["generate", "Other/Copy.yml", "-o", ".."], in: inside)
        #expect(
            outcome.status == 1 && outcome.errors.contains("is made of `../Login.yml` already"), "\(outcome.errors)")
        #expect(try run(folder, "generate", "Login.yml", "-o", "Made/One.swift").status == 0)
        #expect(try run(folder, "generate", "Copy.yml", "-o", "Made/One.swift").status == 1)
    }

    @Test("a name that differs in case only is refused, with `--force` too")
    func caseOnly() throws {
        let folder = try folder()
        try folder.write(Specs.valid("LogIn"), to: "Copy.yml")
        for options in [[], ["--force"]] {
            let outcome = try Tool.run(["generate", "Copy.yml"] + options, in: folder.url)
            #expect(outcome.status == 1)
            #expect(
                outcome.errors == """
                    genvc: error: `LogInViewController.swift` of `Copy.yml` differs in case only from `LoginViewController.swift`, which is made of `Login.yml`
                    help: nothing was written; write another name in `Copy.yml`, or delete one of the two specs

                    """)
        }
        #expect(folder.names == ["Copy.yml", "Login.yml", Self.file])
    }

    @Test("a spec that was moved, that is gone or that says another name by now has left its code to the other")
    func moved() throws {
        let folder = try folder()
        try FileManager.default.removeItem(atPath: folder.path("Login.yml"))
        #expect(try run(folder, "generate", "Copy.yml").errors.hasPrefix("update \(Self.file)\n"))
        try FileManager.default.moveItem(atPath: folder.path("Copy.yml"), toPath: folder.path("Start.yml"))
        #expect(try run(folder, "generate", "Start.yml").errors.hasPrefix("update \(Self.file)\n"))
        try folder.write(Specs.valid("Other"), to: "Start.yml")
        try folder.write(Specs.valid("Login"), to: "Login.yml")
        #expect(try run(folder, "generate", ".").errors.contains("update ./\(Self.file)\n"))
    }

    @Test("specs whose files have one name are told, since no header says which of them is meant")
    func namesakes() throws {
        let folder = try Folder()
        for name in ["One", "Two"] {
            try folder.write(Specs.valid("Login").replacing("Hello", with: name), to: "\(name)/Login.yml")
        }
        #expect(try run(folder, "generate", "One", "-o", "Made").errors == "create Made/\(Self.file)\n1 created\n")
        let warning = """
            genvc: warning: `Made/\(Self.file)` is made of `Two/Login.yml` now, and `One/Login.yml` makes it too
            help: write another name in one of the specs, or delete one; an app of its own has a `genvc.yml` of its own

            """
        let dry = try run(folder, "generate", "Two", "-o", "Made", "--dry-run")
        #expect(dry.errors == warning + "a dry run: nothing was written\n")
        #expect(try run(folder, "generate", "Two", "-o", "Made").errors.hasPrefix(warning + "update Made/"))
        // Each with its code beside it, they may be two apps.
        for name in ["One", "Two"] {
            #expect(try run(folder, "generate", name).status == 0)
            try folder.write(Specs.valid("Login"), to: "\(name)/Login.yml")
        }
        #expect(try run(folder, "generate", "One").errors == "update One/\(Self.file)\n1 updated\n")
    }

    @Test("an app with code of its own in its own folder is another one")
    func otherApp() throws {
        let folder = try Folder()
        for name in ["One/Login.yml", "Two/Login.yml"] { try folder.write(Specs.valid("Login"), to: name) }
        for app in ["One", "Two"] { #expect(try run(folder, "generate", app).status == 0) }
        try FileManager.default.moveItem(atPath: folder.path("Two/Login.yml"), toPath: folder.path("Two/Start.yml"))
        #expect(try run(folder, "generate", "Two").errors.hasPrefix("update Two/\(Self.file)\n"))
    }
}
