import Foundation
import Testing

/// Writing files: all or none, each in one step, none that somebody else made.
struct GenerateTests {
    @Test(
        "a file of a folder that says nothing is named, and nothing is generated",
        arguments: [["generate", "."], ["generate", ".", "--check"], ["validate", "."]])
    func emptySpec(_ arguments: [String]) throws {
        let folder = try Folder()
        try folder.write("# ours\n", to: "genvc.yml")
        try folder.write(Specs.valid(), to: "Tiny.yml")
        try folder.write("", to: "Login.yml")
        try folder.write("\u{FEFF}# soon\r\n", to: "sub/Home.yaml")
        let outcome = try Tool.run(arguments, in: folder.url)
        #expect(outcome.status == 1)
        #expect(
            outcome.errors.hasPrefix(
                """
                ./Login.yml:1:1: error: the file is empty
                 1 |
                   | ^
                help: a spec begins with `screen: Name`   [empty-file]

                ./sub/Home.yaml:1:1: error: the file holds only comments

                """))
        #expect(!outcome.errors.contains("genvc.yml"))
        #expect(!folder.names.contains { $0.hasSuffix(".swift") })
    }

    private let name = "TinyViewController.swift"

    private func folderWithSpec() throws -> Folder {
        let folder = try Folder()
        try folder.write(Specs.valid(), to: "Tiny.yml")
        return folder
    }

    @Test("without `-o` the file stands beside its spec")
    func besideSpec() throws {
        let folder = try folderWithSpec()
        let outcome = try Tool.run(["generate", "Tiny.yml"], in: folder.url)
        #expect(outcome.status == 0)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors == "create \(name)\n1 created\n")
        #expect(folder.names == ["Tiny.yml", name])
    }

    @Test("`-o` takes a folder, a file or standard output")
    func destinations() throws {
        let folder = try folderWithSpec()
        #expect(try Tool.run(["generate", "Tiny.yml", "-o", "a/b"], in: folder.url).status == 0)
        #expect(try Tool.run(["generate", "Tiny.yml", "-oOther.swift"], in: folder.url).status == 0)
        let printed = try Tool.run(["generate", "Tiny.yml", "-o", "-"], in: folder.url)
        #expect(try folder.text("a/b/\(name)") == printed.text)
        #expect(try folder.text("Other.swift") == printed.text)
    }

    @Test("a second run touches nothing")
    func unchanged() throws {
        let folder = try folderWithSpec()
        _ = try Tool.run(["generate", "Tiny.yml"], in: folder.url)
        let before = try folder.changeTime(name)
        #expect(try Tool.run(["generate", "Tiny.yml"], in: folder.url).status == 0)
        #expect(try folder.changeTime(name) == before)
    }

    @Test("a changed spec replaces the file")
    func updated() throws {
        let folder = try folderWithSpec()
        _ = try Tool.run(["generate", "Tiny.yml"], in: folder.url)
        try folder.write(Specs.valid().replacingOccurrences(of: "Hello", with: "Bye"), to: "Tiny.yml")
        #expect(try Tool.run(["generate", "Tiny.yml"], in: folder.url).status == 0)
        #expect(try folder.text(name).contains("Bye"))
        #expect(folder.names == ["Tiny.yml", name])
    }

    @Test("one wrong spec, and nothing is written")
    func allOrNothing() throws {
        let folder = try folderWithSpec()
        try folder.write(Specs.unknownKey, to: "Wrong.yml")
        let outcome = try Tool.run(["generate", "Tiny.yml", "Wrong.yml", "-o", "out"], in: folder.url)
        #expect(outcome.status == 1)
        #expect(outcome.errors.hasSuffix("1 error in Wrong.yml; nothing was generated.\n"))
        #expect(!folder.exists("out"))
    }

    @Test("one file that may not be written, and the others stay as they were")
    func refusalKeepsAll() throws {
        let folder = try Folder()
        for name in ["A", "B", "C"] { try folder.write(Specs.valid(name), to: "\(name).yml") }
        try folder.write("mine", to: "out/BViewController.swift")
        #expect(try Tool.run(["generate", ".", "-o", "out"], in: folder.url).status == 1)
        #expect(folder.names.filter { $0.hasPrefix("out/") } == ["out/BViewController.swift"])
    }

    @Test("`-o` without a path is a mistake")
    func emptyOutput() throws {
        let folder = try folderWithSpec()
        let outcome = try Tool.run(["generate", ".", "-o", ""], in: folder.url)
        #expect(outcome.status == 64 && outcome.errors.hasPrefix("genvc: error: `-o` has no path behind it\n"))
    }

    @Test("a system that allows no file of the size says so, and nothing is left")
    func sizeLimit() throws {
        let folder = try Folder()
        for name in ["A", "B"] { try folder.write(Specs.valid(name), to: "\(name).yml") }
        // Blocks of 512 bytes; what is said has room in one.
        let outcome = try Tool.runShell(#"ulimit -f 1; "$GENVC" generate . -o out"#, in: folder.url)
        #expect(outcome.status == 74)
        #expect(
            outcome.errors
                == "genvc: error: `out/AViewController.swift` cannot be written: the system allows no file that large\n"
        )
        #expect(folder.names == ["A.yml", "B.yml"])
    }

    @Test("nothing is written through a link, to a file or to a folder")
    func links() throws {
        let folder = try folderWithSpec()
        try folder.write("mine", to: "target.swift")
        try FileManager.default.createDirectory(atPath: folder.path("out"), withIntermediateDirectories: false)
        try folder.link("out/\(name)", to: folder.path("target.swift"))
        #expect(try Tool.run(["generate", "Tiny.yml", "-o", "out", "--force"], in: folder.url).status == 73)
        #expect(try folder.text("target.swift") == "mine")

        try folder.write(Specs.valid("Deep"), to: "specs/sub/Deep.yml")
        try FileManager.default.createDirectory(atPath: folder.path("elsewhere"), withIntermediateDirectories: false)
        try folder.link("out/sub", to: folder.path("elsewhere"))
        #expect(try Tool.run(["generate", "specs", "-o", "out"], in: folder.url).status == 73)
        #expect(!folder.names.contains { $0.hasPrefix("elsewhere/") })
    }

    @Test("a link among the specs does not lead the code out of the folder")
    func linkAmongSpecs() throws {
        let folder = try Folder()
        try folder.write(Specs.valid(), to: "other/Tiny.yml")
        try folder.write(Specs.valid("Own"), to: "specs/Own.yml")
        try folder.link("specs/sub", to: folder.path("other"))
        let outcome = try Tool.run(["generate", "specs"], in: folder.url)
        #expect(outcome.status == 73)
        #expect(outcome.errors == "genvc: error: `specs/sub` is a link; nothing is written through it\n")
        #expect(!folder.names.contains { $0.hasSuffix(".swift") })
        // Who names the link means what is behind it.
        #expect(try Tool.run(["generate", "specs/sub"], in: folder.url).status == 0)
        #expect(folder.exists("other/TinyViewController.swift"))
    }

    @Test("a folder in the place of a file, or a file in the place of a folder, ends with 73")
    func wrongKind() throws {
        let folder = try folderWithSpec()
        try FileManager.default.createDirectory(atPath: folder.path(name), withIntermediateDirectories: false)
        #expect(try Tool.run(["generate", "Tiny.yml"], in: folder.url).status == 73)
        try folder.write("file", to: "file")
        #expect(try Tool.run(["generate", "Tiny.yml", "-o", "file/sub"], in: folder.url).status == 73)
    }

    @Test("a folder gives its specs, with the same subfolders; other files are left alone")
    func folders() throws {
        let folder = try Folder()
        try folder.write(Specs.valid("One"), to: "specs/One.yml")
        try folder.write(Specs.valid("Two"), to: "specs/sub/Two.yaml")
        try folder.write("name: no spec\n", to: "specs/settings.yml")
        try folder.write(Specs.valid("Hidden"), to: "specs/.hidden/Hidden.yml")
        try folder.write(Specs.valid("Text"), to: "specs/Text.txt")
        try folder.link("specs/sub/loop", to: folder.path("specs"))
        let outcome = try Tool.run(["generate", "specs", "-o", "out"], in: folder.url)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let made = folder.names.filter { $0.hasPrefix("out") && $0.hasSuffix(".swift") }
        #expect(made == ["out/OneViewController.swift", "out/sub/TwoViewController.swift"])
    }

    @Test("a folder without specs is said to be one")
    func emptyFolder() throws {
        let folder = try Folder()
        for command in ["generate", "validate"] {
            let outcome = try Tool.run([command, "."], in: folder.url)
            #expect(outcome.status == 1)
            #expect(outcome.errors.contains("there is no spec in `.`"))
        }
    }

    @Test("templates of the user's stand in the place of the bundled ones")
    func templates() throws {
        let folder = try folderWithSpec()
        #expect(try Tool.run(["templates", "eject", "ViewController", "-o", "mine"], in: folder.url).status == 0)
        let file = "mine/ViewController.swift.mustache"
        try folder.write("// Ours\n" + (try folder.text(file)), to: file)
        let outcome = try Tool.run(["Tiny.yml", "--templates", "mine"], in: folder.url)
        #expect(outcome.text.contains("\n// Ours\n"))
        try folder.write("{{#open}}", to: file)
        let broken = try Tool.run(["Tiny.yml", "--templates", "mine"], in: folder.url)
        #expect(broken.status == 1)
        #expect(broken.output.isEmpty)
        #expect(broken.errors.hasPrefix("\(file):1:1: error: "))
        #expect(try Tool.run(["Tiny.yml", "--templates", "gone"], in: folder.url).status == 66)
    }

    @Test("the name of a screen leads to its spec")
    func nameOfScreen() throws {
        let folder = try Folder()
        try folder.write(Specs.valid(), to: "Tiny.yml")
        try folder.write("", to: "Tinny")
        let outcome = try Tool.run(["generate", "Tiny"], in: folder.url)
        #expect(outcome.status == 66)
        #expect(
            outcome.errors.hasPrefix("Tiny: error: there is no such file\nhelp: did you mean `Tiny.yml`?"),
            "\(outcome.errors)")
    }

    @Test("a drawing takes the place of no spec and of no code")
    func drawingOverSources() throws {
        let folder = try Folder()
        try folder.write(Specs.valid(), to: "Tiny.yml")
        try folder.write("// mine\n", to: "Mine.swift")
        for name in ["Tiny.yml", "./Tiny.yml", "Mine.swift"] {
            let before = folder.names
            let outcome = try Tool.run(["preview", "Tiny.yml", "-o", name], in: folder.url)
            #expect(outcome.status == 73)
            #expect(outcome.errors.contains("`\(name)` is no drawing, and stays as it is"))
            #expect(folder.names == before)
        }
        #expect(try folder.text("Tiny.yml") == Specs.valid() && folder.text("Mine.swift") == "// mine\n")
    }

    @Test("a drawing takes the place of a drawing and of an empty file; of another it keeps a copy, with `--force`")
    func drawingOverTexts() throws {
        let folder = try Folder()
        try folder.write(Specs.valid(), to: "Tiny.yml")
        try folder.write("", to: "Tiny.txt")
        let ways = [
            [], ["--format", "ascii"], ["--format", "table"], ["--device", "iphone-se-3", "--device", "ipad-10"],
            ["--device", "390x844@47,0,34,0", "--format", "ascii", "--columns", "30"],
        ]
        for way in ways + ways.reversed() {
            let outcome = try Tool.run(["preview", "Tiny.yml", "-o", "Tiny.txt"] + way, in: folder.url)
            #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(way): \(outcome.errors)")
        }
        #expect(folder.names == ["Tiny.txt", "Tiny.yml"])
        let notes = "# Notes\n\n| Row | Content |\n+----+\n"
        try folder.write(notes, to: "Notes.txt")
        let refused = try Tool.run(["preview", "Tiny.yml", "-o", "Notes.txt"], in: folder.url)
        #expect(refused.status == 73)
        #expect(
            refused.errors == """
                genvc: error: `Notes.txt` is no drawing, and stays as it is
                help: write another name behind `-o`, or let `--force` overwrite it and keep a copy

                """)
        #expect(try folder.text("Notes.txt") == notes)
        let forced = try Tool.run(["preview", "Tiny.yml", "-o", "Notes.txt", "--force"], in: folder.url)
        #expect(forced.status == 0 && forced.errors == "backup .genvc/backups/Notes.txt.backup-1\nupdate Notes.txt\n")
        #expect(try folder.text(".genvc/backups/Notes.txt.backup-1") == notes)
        #expect(try folder.text("Notes.txt") == folder.text("Tiny.txt"))
    }
}
