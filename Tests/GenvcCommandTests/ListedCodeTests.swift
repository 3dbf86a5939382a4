import Testing

/// The words of `list` on code that no spec makes any more, and on folders of code alone.
struct ListedCodeTests {
    /// Two screens, and their code in a folder of its own.
    private static func project() throws -> Folder {
        let folder = try Folder()
        try folder.write("rules: {}\n", to: "genvc.yml")
        for name in ["One", "Two"] { try folder.write(Specs.valid(name), to: "Specs/\(name).yml") }
        #expect(try Tool.run(["generate", "Specs", "-o", "Code"], in: folder.url).status == 0)
        return folder
    }

    @Test("`clean` is said to remove only what it removes")
    func clean() throws {
        let folder = try Self.project()
        try folder.remove("Specs/Two.yml")
        let unedited = try Tool.run(["list"], in: folder.url)
        #expect(unedited.errors == "`genvc clean` removes the code that is no longer made\n")
        try folder.write(
            try folder.text("Code/TwoViewController.swift") + "// mine\n", to: "Code/TwoViewController.swift")
        let edited = try Tool.run(["list"], in: folder.url)
        #expect(edited.status == 0 && edited.text.contains("no longer made"))
        #expect(
            edited.errors
                == "`Code/TwoViewController.swift` has lines of yours: only `genvc clean --force` removes it, "
                + "and keeps a copy\n")
        #expect(try Tool.run(["clean"], in: folder.url).status == 0)
        #expect(folder.exists("Code/TwoViewController.swift"))
        #expect(try Tool.run(["clean", "--force"], in: folder.url).status == 0)
        #expect(!folder.exists("Code/TwoViewController.swift"))
    }

    @Test("a folder of code alone has the specs listed that made it, and what is left there")
    func codeAlone() throws {
        let folder = try Self.project()
        let all = try Tool.run(["list", "Code"], in: folder.url)
        #expect(all.status == 0 && all.errors.isEmpty)
        #expect(all.text.contains("Specs/One.yml  Code/OneViewController.swift"))
        #expect(all.text.contains("Specs/Two.yml  Code/TwoViewController.swift"))
        try folder.write(Specs.valid("Three"), to: "Specs/Three.yml")
        try folder.remove("Specs/Two.yml")
        let left = try Tool.run(["list", "Code"], in: folder.url)
        #expect(!left.text.contains("Three"))
        #expect(left.text.contains("no longer made  Two"))
    }

    @Test("a folder with neither specs nor code is an error")
    func neither() throws {
        let folder = try Self.project()
        try folder.write("import UIKit\n", to: "Mine/Mine.swift")
        let outcome = try Tool.run(["list", "Mine"], in: folder.url)
        #expect(outcome.status != 0 && outcome.errors.contains("there is no spec in `Mine`"))
    }
}
