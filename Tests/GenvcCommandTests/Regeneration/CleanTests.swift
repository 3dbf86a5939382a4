import Foundation
import Testing

/// `genvc clean`: what no spec makes any more goes, and nothing else.
struct CleanTests {
    /// Two screens with their code.
    private func folder() throws -> Folder {
        let folder = try Folder()
        for name in ["Login", "Home"] { try folder.write(Specs.valid(name), to: "specs/\(name).yml") }
        #expect(try Tool.run(["generate", "specs", "-o", "Made"], in: folder.url).status == 0)
        try folder.write("// Ours\nlet first = LoginViewController()\n", to: "App/Router.swift")
        try folder.write("\"login.title\" = \"Hallo\";\n", to: "App/de.strings")
        return folder
    }

    private func run(_ folder: Folder, _ arguments: String...) throws -> Tool.Outcome {
        try Tool.run(arguments, in: folder.url)
    }

    @Test("`clean` keeps the code of specs in folders of others", arguments: ["Pods", "Carthage", "node_modules"])
    func foreign(place: String) throws {
        let folder = try Folder()
        try folder.write(Specs.valid("Pay"), to: "\(place)/Pay.yml")
        try folder.write(Specs.valid("Home"), to: "specs/Home.yml")
        #expect(try run(folder, "generate", place, "specs", "-o", "Made").status == 0)
        #expect(try run(folder, "clean").errors == "nothing to remove\n")
    }

    @Test("`clean` removes what no spec makes any more, and keeps what somebody edited")
    func clean() throws {
        let folder = try folder()
        #expect(try run(folder, "clean").errors == "nothing to remove\n")
        try FileManager.default.removeItem(atPath: folder.path("specs/Login.yml"))
        try folder.write("stale", to: "Made/.genvc-1-0.new")
        let dry = try run(folder, "clean", "--dry-run")
        #expect(dry.text == "remove Made/LoginViewController.swift\n1 removed\n")
        #expect(dry.errors == "a dry run: nothing was written\n")
        #expect(try run(folder, "clean").status == 0)
        #expect(folder.names.filter { $0.hasPrefix("Made/") } == ["Made/HomeViewController.swift"])

        // The spec of a file that was edited goes, and so does one with a mistake, which still makes its file.
        try folder.write(
            try folder.text("Made/HomeViewController.swift") + "// mine\n", to: "Made/HomeViewController.swift")
        try folder.write(Specs.unknownKey, to: "specs/Home.yml")
        #expect(
            try run(folder, "clean").errors
                == "`Made/HomeViewController.swift` stays, since its spec `specs/Home.yml` is there; `genvc validate specs/Home.yml` says what is wrong with that\nnothing to remove\n"
        )
        try folder.write(Specs.valid("Other"), to: "specs/Home.yml")
        let kept = try run(folder, "clean")
        #expect(kept.status == 0)
        #expect(kept.errors == "`Made/HomeViewController.swift` was edited by hand and stays\nnothing to remove\n")
        #expect(try run(folder, "clean", "--force").status == 0)
        #expect(
            folder.names.filter { $0.hasPrefix("Made/") && !folder.isFolder($0) } == [
                "Made/.genvc/backups/.gitignore", "Made/.genvc/backups/HomeViewController.swift.backup-1",
            ])
    }

    @Test("`clean` where there is no spec removes nothing unless it is told to take all")
    func cleanAll() throws {
        let folder = try folder()
        try FileManager.default.removeItem(atPath: folder.path("specs"))
        let refused = try run(folder, "clean")
        #expect(refused.status == 1)
        #expect(refused.errors.contains("there is no spec in this folder"))
        #expect(try run(folder, "clean", "Made", "--all").status == 0)
        #expect(folder.names == ["App", "App/Router.swift", "App/de.strings", "Made"])
    }

    @Test(
        "a spec that is there keeps its code, also if it is empty, broken, or says nothing that is known",
        arguments: ["", "\n", "# soon\n", "screen: [\n", "scren: Login\n", "\u{0}\u{0}\u{0}"])
    func brokenSpec(text: String) throws {
        let folder = try folder()
        let made = try folder.text("Made/LoginViewController.swift")
        try folder.write(text, to: "specs/Login.yml")
        let words =
            "`Made/LoginViewController.swift` stays, since its spec `specs/Login.yml` is there; `genvc validate specs/Login.yml` says what is wrong with that\nnothing to remove\n"
        for arguments in [["clean"], ["clean", "Made"], ["clean", "--force"]] {
            let outcome = try Tool.run(arguments, in: folder.url)
            #expect(outcome.status == 0 && outcome.errors == words, "\(outcome.errors)")
        }
        let removal = try run(folder, "rm", "Login")
        #expect(removal.status == 1)
        #expect(
            removal.errors == """
                genvc: error: `Made/LoginViewController.swift` cannot be made again: its spec `specs/Login.yml` is there, \
                but says nothing of it
                help: `genvc validate specs/Login.yml` says what is wrong with that; `--force` removes the code

                """)
        #expect(try run(folder, "validate", "specs/Login.yml").status == 1)
        #expect(try folder.text("Made/LoginViewController.swift") == made)
        #expect(try run(folder, "rm", "Login", "--force").status == 0)
        #expect(!folder.exists("Made/LoginViewController.swift"))
    }

    @Test("lines above the header are somebody's, and stay, or lie in a copy")
    func linesAbove() throws {
        let folder = try folder()
        let licensed = "// Copyright\n" + (try folder.text("Made/LoginViewController.swift"))
        try folder.write(licensed, to: "Made/LoginViewController.swift")
        let refused = try run(folder, "rm", "Login")
        #expect(refused.status == 1)
        #expect(
            refused.errors == """
                genvc: error: `Made/LoginViewController.swift` has lines of yours above its header
                help: nothing was written; move what you need into the spec or into a file of your own, or let `--force` \
                remove the file and keep a copy in `.genvc/backups`

                """)
        try FileManager.default.removeItem(atPath: folder.path("specs/Login.yml"))
        let kept = try run(folder, "clean")
        #expect(
            kept.errors
                == "`Made/LoginViewController.swift` has lines of yours above its header and stays\nnothing to remove\n"
        )
        #expect(try folder.text("Made/LoginViewController.swift") == licensed)
        #expect(
            try run(folder, "clean", "--force").errors
                == "backup Made/.genvc/backups/LoginViewController.swift.backup-1\nremove Made/LoginViewController.swift\n1 removed\n"
        )
        #expect(try folder.text("Made/.genvc/backups/LoginViewController.swift.backup-1") == licensed)
    }

    @Test("specs elsewhere in the project keep their code, wherever `clean` is called")
    func specsElsewhere() throws {
        for isProject in [true, false] {
            let folder = try folder()
            try folder.write(Specs.valid("Other"), to: "Other/specs/Other.yml")
            let other = folder.url.appending(path: "Other")
            let before = folder.names
            if isProject {
                try folder.write("# ours\n", to: "genvc.yml")
                let outcome = try Tool.run(["clean", "../Made"], in: other)
                #expect(outcome.status == 0 && outcome.errors == "nothing to remove\n")
                // From a folder of the code too.
                try folder.write(Specs.valid("Inner"), to: "Made/Inner.yml")
                #expect(
                    try Tool.run(["clean"], in: folder.url.appending(path: "Made")).errors == "nothing to remove\n")
                try FileManager.default.removeItem(atPath: folder.path("specs/Login.yml"))
                #expect(
                    try Tool.run(["clean", "../Made"], in: other).errors
                        == "remove ../Made/LoginViewController.swift\n1 removed\n")
            } else {
                let outcome = try Tool.run(["clean", "../Made"], in: other)
                #expect(outcome.status == 1)
                #expect(
                    outcome.errors == """
                        genvc: error: `../Made` lies outside of this folder, and neither a `genvc.yml` nor a repository \
                        around it says where its specs are
                        help: call `genvc clean` in the folder of the app, or write `--all` to remove all that was generated

                        """)
                #expect(folder.names == before)
            }
        }
    }

    @Test("`generate --check` says where it cannot tell whether code is left of specs that are gone")
    func unseen() throws {
        let folder = try folder()
        try folder.write(Specs.valid("Other"), to: "Other/Other.yml")
        let other = folder.url.appending(path: "Other")
        #expect(try Tool.run(["generate", ".", "-o", "../Made"], in: other).status == 0)
        let outcome = try Tool.run(["generate", ".", "-o", "../Made", "--check"], in: other)
        #expect(outcome.status == 0)
        let note = "code of specs that are gone was not looked for: `../Made` lies outside of this folder"
        #expect(outcome.errors.contains(note), "\(outcome.errors)")
        try folder.write("# ours\n", to: "genvc.yml")
        let known = try Tool.run(["generate", ".", "-o", "../Made", "--check"], in: other)
        #expect(!known.errors.contains("not looked for"), "\(known.errors)")
    }

    @Test(
        "code of one spec at two places is named, the view controller of a view that goes too, and a repository of its own stays"
    )
    func places() throws {
        let folder = try Folder()
        try folder.write("", to: ".git/HEAD")
        try folder.write(Specs.valid("Login"), to: "specs/Login.yml")
        for place in ["Old", "Vendor/Lib"] {
            #expect(try run(folder, "generate", "specs", "-o", place).status == 0)
        }
        try folder.write("", to: "Vendor/Lib/.git/HEAD")
        try folder.write(Specs.valid("Tiny"), to: "more/Tiny.yml")
        #expect(try run(folder, "generate", "more", "-o", "Views", "--style", "view").status == 0)
        #expect(try run(folder, "generate", "specs", "-o", "New").status == 0)
        try FileManager.default.removeItem(atPath: folder.path("more"))
        #expect(
            try run(folder, "clean").errors == """
                `Views/TinyViewController.swift` is yours, and stays
                `New/LoginViewController.swift` and `Old/LoginViewController.swift` are both of `Login.yml`; delete what is no longer made
                remove Views/TinyView.swift
                1 removed

                """)
        #expect(folder.exists("Vendor/Lib/LoginViewController.swift"))
    }

    @Test("code of one spec for two targets stays, and so does that of two specs of one name")
    func targets() throws {
        let folder = try Folder()
        try folder.write("", to: ".git/HEAD")
        try folder.write(Specs.valid("Login"), to: "App/Screens/Login.yml")
        for place in ["App/Screens", "Clip/UI"] {
            #expect(try run(folder, "generate", "App/Screens", "-o", place).status == 0)
        }
        let note =
            "`App/Screens/LoginViewController.swift` and `Clip/UI/LoginViewController.swift` are both of `Login.yml`; "
            + "delete what is no longer made\nnothing to remove\n"
        #expect(try run(folder, "clean").errors == note)
        #expect(try run(folder, "generate", "App/Screens", "-o", "Clip/UI", "--check").status == 0)
        try folder.write(Specs.valid("Login"), to: "Clip/UI/Login.yml")
        #expect(try run(folder, "clean").errors == note)
        try FileManager.default.createDirectory(atPath: folder.path("App/More"), withIntermediateDirectories: true)
        for name in ["Login.yml", "LoginViewController.swift"] {
            try FileManager.default.moveItem(
                atPath: folder.path("Clip/UI/\(name)"), toPath: folder.path("App/More/\(name)"))
        }
        #expect(try run(folder, "clean").errors.hasSuffix("\nnothing to remove\n"))
    }

    @Test(
        "code that a spec left where it was moved from fails `--check` and goes, unless somebody edited it",
        arguments: [["Screens"], ["Screens", "-o", "Made"]])
    func moved(_ arguments: [String]) throws {
        let folder = try Folder()
        try folder.write("", to: ".git/HEAD")
        try folder.write(Specs.valid("Login"), to: "Screens/Login.yml")
        let generate = ["generate"] + arguments
        let root = arguments.last ?? ""
        #expect(try Tool.run(generate, in: folder.url).status == 0)
        try FileManager.default.createDirectory(
            atPath: folder.path("Screens/Auth"), withIntermediateDirectories: true)
        try FileManager.default.moveItem(
            atPath: folder.path("Screens/Login.yml"), toPath: folder.path("Screens/Auth/Login.yml"))
        #expect(try Tool.run(generate, in: folder.url).status == 0)
        #expect(folder.exists("\(root)/Auth/LoginViewController.swift"))
        let check = try Tool.run(generate + ["--check"], in: folder.url)
        #expect(check.status == 1)
        #expect(
            check.errors.hasPrefix(
                """
                no spec makes `\(root)/LoginViewController.swift` any more
                genvc: error: 1 file is left of specs that are gone
                help: `genvc clean` removes it

                """))
        let text = try folder.text("\(root)/LoginViewController.swift")
        try folder.write(text + "// mine\n", to: "\(root)/LoginViewController.swift")
        #expect(
            try run(folder, "clean").errors
                == "`\(root)/LoginViewController.swift` was edited by hand and stays\nnothing to remove\n")
        try folder.write(text, to: "\(root)/LoginViewController.swift")
        #expect(try run(folder, "clean").errors == "remove \(root)/LoginViewController.swift\n1 removed\n")
        #expect(try Tool.run(generate + ["--check"], in: folder.url).status == 0)
    }
}
