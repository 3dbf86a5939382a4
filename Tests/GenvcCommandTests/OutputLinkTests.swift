import Foundation
import Testing

/// `-o LINK`: what a link of a project leads to is the project's, or nothing is written there.
@Suite("A link behind `-o`")
struct OutputLinkTests {
    @Test("a link that leads nowhere is named")
    func dangling() throws {
        let folder = try Folder()
        try folder.write(Specs.valid(), to: "Tiny.yml")
        try folder.link("out", to: "nowhere")
        let outcome = try Tool.run(["generate", "Tiny.yml", "-o", "out"], in: folder.url)
        #expect(outcome.status == 73)
        #expect(
            outcome.errors == """
                genvc: error: `out` is a link that leads nowhere
                help: make the folder that it leads to, or name another one

                """)
    }

    /// A project with a spec, a folder of its own, and links to that and to a folder beside the project.
    private func folder(isProject: Bool) throws -> Folder {
        let folder = try Folder()
        try folder.write(Specs.valid(), to: "app/Tiny.yml")
        if isProject { try folder.write("", to: "app/genvc.yml") }
        for name in ["app/Code", "outside"] {
            try FileManager.default.createDirectory(atPath: folder.path(name), withIntermediateDirectories: false)
        }
        try folder.link("app/Inside", to: "Code")
        try folder.link("app/Outside", to: "../outside")
        return folder
    }

    private func generate(_ folder: Folder, _ output: String, _ options: String...) throws -> Tool.Outcome {
        try Tool.run(["generate", "Tiny.yml", "-o", output] + options, in: folder.url.appending(path: "app"))
    }

    @Test("one that leads out of the project is refused, with `--check` too", arguments: [true, false])
    func outside(isProject: Bool) throws {
        let folder = try folder(isProject: isProject)
        for (output, option) in [("Outside", "--force"), ("Outside/", "--check"), ("./Outside", "--diff")] {
            let outcome = try generate(folder, output, option)
            #expect(outcome.status == 73)
            #expect(
                outcome.errors == """
                    genvc: error: `\(output.hasPrefix("./") ? output : "Outside")` is a link that leads out of the project; nothing is written through it
                    help: name the folder that it leads to

                    """, "\(output)")
        }
        #expect(!folder.names.contains { $0.hasSuffix(".swift") })
        #expect(try generate(folder, "../outside").status == 0)
        #expect(folder.exists("outside/TinyViewController.swift"))
    }

    @Test("one on the way counts in a project")
    func onTheWay() throws {
        let folder = try folder(isProject: true)
        #expect(
            try generate(folder, "Outside/New").errors.contains("`Outside` is a link that leads out of the project"))
        #expect(try generate(folder, folder.path("app/Outside/New.swift")).status == 73)
        #expect(!folder.exists("outside/New"))
    }

    @Test("specs behind one that leads out have their code written where they are only if that is named")
    func specs() throws {
        let folder = try folder(isProject: true)
        try folder.write(Specs.valid("Far"), to: "outside/Far.yml")
        let inside = folder.url.appending(path: "app")
        for operand in ["Outside", "Outside/Far.yml"] {
            let outcome = try Tool.run(["generate", operand], in: inside)
            #expect(outcome.status == 73)
            #expect(outcome.errors.contains("`Outside` is a link that leads out of the project"), "\(outcome.errors)")
        }
        #expect(try Tool.run(["generate", "Outside", "-o", "Code"], in: inside).status == 0)
        #expect(folder.exists("app/Code/FarViewController.swift") && !folder.exists("outside/FarViewController.swift"))
        #expect(try Tool.run(["generate", "../outside"], in: inside).status == 0)
    }

    @Test("one to another folder of the same repository is followed")
    func repository() throws {
        let folder = try folder(isProject: true)
        try folder.write("", to: ".git/HEAD")
        #expect(try generate(folder, "Outside").status == 0)
        #expect(folder.exists("outside/TinyViewController.swift"))
    }

    @Test("`new` follows none either")
    func newScreen() throws {
        let folder = try folder(isProject: true)
        let outcome = try Tool.run(["new", "Home", "--yes", "-o", "Outside"], in: folder.url.appending(path: "app"))
        #expect(outcome.status == 73 && outcome.errors.contains("`Outside` is a link that leads out of the project"))
        #expect(!folder.exists("outside/Home.yml"))
    }

    @Test("one that stays in the project is followed", arguments: [true, false])
    func inside(isProject: Bool) throws {
        let folder = try folder(isProject: isProject)
        #expect(try generate(folder, "Inside").status == 0)
        #expect(folder.exists("app/Code/TinyViewController.swift"))
    }
}
