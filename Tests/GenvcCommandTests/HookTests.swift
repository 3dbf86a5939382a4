import Foundation
import Testing

/// The hook of `Examples/Integrations.md`, in a repository of git.
struct HookTests {
    private static func hook() throws -> String {
        let page = try String(
            contentsOf: Tool.repository.appending(path: "Examples/Integrations.md"), encoding: .utf8)
        let block = try #require(page.components(separatedBy: "<!-- pre-commit -->\n```sh\n").last)
        return try #require(block.components(separatedBy: "```").first)
    }

    /// A repository with the hook, and with `genvc` where the hook finds it.
    private static func repository() throws -> Folder {
        let folder = try Folder()
        let hook = try hook()
        #expect(hook.hasPrefix("#!/bin/sh\n"))
        #expect(
            try Tool.runShell("git init -q . && mkdir bin && ln -s \"$GENVC\" bin/genvc", in: folder.url).status == 0)
        try folder.write(hook, to: ".git/hooks/pre-commit")
        #expect(try Tool.runShell("chmod +x .git/hooks/pre-commit", in: folder.url).status == 0)
        return folder
    }

    /// Adds files, named as the shell takes them, and commits.
    private static func commit(_ folder: Folder, adding files: String = "Screens '*.md'") throws -> Tool.Outcome {
        try Tool.runShell(
            "export PATH=\"$PWD/bin:/usr/bin:/bin\"; git add \(files) && git -c user.name=a -c user.email=a@b commit -q -m one",
            in: folder.url)
    }

    @Test("a commit goes through if its code is that of its specs, and does not else")
    func commits() throws {
        let folder = try Self.repository()
        try folder.write("read me\n", to: "README.md")
        #expect(try Tool.run(["new", "Settings", "--yes", "-o", "Screens"], in: folder.url).status == 0)
        #expect(try Self.commit(folder).status == 0)

        let spec = try folder.text("Screens/Settings.yml")
        try folder.write(spec.replacing("scroll: vertical", with: "scroll: both"), to: "Screens/Settings.yml")
        let refused = try Self.commit(folder)
        #expect(refused.status == 1)
        #expect((refused.errors + refused.text).contains("SettingsViewController.swift"))

        #expect(try Tool.run(["generate", "Screens"], in: folder.url).status == 0)
        #expect(try Self.commit(folder).status == 0)
    }

    @Test("what is committed counts, and not what lies in the folder besides")
    func index() throws {
        let folder = try Self.repository()
        try folder.write("read me\n", to: "README.md")
        #expect(try Tool.run(["new", "Settings", "--yes", "-o", "Screens"], in: folder.url).status == 0)
        #expect(try Self.commit(folder).status == 0)
        let spec = try folder.text("Screens/Settings.yml")
        try folder.write(spec.replacing("scroll: vertical", with: "scroll: both"), to: "Screens/Settings.yml")
        #expect(try Tool.run(["generate", "Screens"], in: folder.url).status == 0)
        #expect(try Self.commit(folder, adding: "Screens/Settings.yml").status == 1)
        try folder.write(Specs.unknownKey, to: "Screens/Later.yml")
        #expect(try Self.commit(folder, adding: "'Screens/Settings*'").status == 0)
    }

    @Test("a commit without a spec and without Swift is not looked at")
    func otherFiles() throws {
        let folder = try Self.repository()
        try folder.write(Specs.unknownKey, to: "Screens/Tiny.yml")
        try folder.write("read me\n", to: "README.md")
        let commit = "git add README.md && git -c user.name=a -c user.email=a@b commit -q -m one"
        #expect(try Tool.runShell("export PATH=\"$PWD/bin:/usr/bin:/bin\"; " + commit, in: folder.url).status == 0)
    }
}
