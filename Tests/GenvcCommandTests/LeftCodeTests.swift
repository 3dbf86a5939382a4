import Foundation
import Testing

/// Code that is left of specs that are gone, with a licence above its header.
struct LeftCodeTests {
    private static let licence = "// Copyright 2026 Somebody\n// All rights reserved.\n\n"

    /// A folder with the code of two specs, that of one of them below a licence.
    private func folder() throws -> Folder {
        let folder = try Folder()
        try folder.write("", to: "genvc.yml")
        for name in ["Kept", "Gone"] { try folder.write(Specs.valid(name), to: name + ".yml") }
        #expect(try Tool.run(["generate", "."], in: folder.url).status == 0)
        try folder.write(Self.licence + folder.text("GoneViewController.swift"), to: "GoneViewController.swift")
        return folder
    }

    @Test("is told of by `generate --check`, `doctor` and `clean`, and stays unless it is forced")
    func licence() throws {
        let folder = try folder()
        try folder.remove("Gone.yml")
        let check = try Tool.run(["generate", ".", "--check"], in: folder.url)
        #expect(check.status == 1)
        #expect(check.errors.contains("no spec makes `./GoneViewController.swift` any more"))
        #expect(check.errors.contains("lines of yours are in `./GoneViewController.swift`"))
        #expect(check.errors.contains("`genvc clean --force` removes it, and keeps a copy"))
        let doctor = try Tool.run(["doctor"], in: folder.url)
        #expect(
            doctor.text.contains("!!  1 file of specs that are gone, with lines of yours: `GoneViewController.swift`"))
        #expect(
            try Tool.run(["clean"], in: folder.url).errors.contains("has lines of yours above its header and stays"))
        #expect(folder.names.contains("GoneViewController.swift"))
        #expect(try Tool.run(["clean", "--force"], in: folder.url).status == 0)
        #expect(!folder.names.contains("GoneViewController.swift"))
        #expect(try Tool.run(["generate", ".", "--check"], in: folder.url).status == 0)
    }

    @Test("is none while its spec is there, and a second run finds nothing to do")
    func specIsThere() throws {
        let folder = try folder()
        #expect(try Tool.run(["generate", ".", "--check"], in: folder.url).status == 0)
        #expect(try !Tool.run(["doctor"], in: folder.url).text.contains("specs that are gone"))
        let text = try folder.text("KeptViewController.swift").replacing("\n", with: "\r\n")
        try folder.write(text, to: "KeptViewController.swift")
        for _ in 1...2 { #expect(try Tool.run(["generate", "."], in: folder.url).errors == "2 unchanged\n") }
        #expect(try folder.text("KeptViewController.swift") == text)
        #expect(try folder.text("GoneViewController.swift").hasPrefix(Self.licence))
    }

    @Test("a spec that was moved and renamed leaves no second class")
    func movedAndRenamed() throws {
        let folder = try Folder()
        try folder.write("ios: 15\n", to: "genvc.yml")
        try folder.write(Specs.valid(), to: "a/S.yml")
        #expect(try Tool.run(["generate", "."], in: folder.url).status == 0)
        try folder.write(try folder.text("a/S.yml"), to: "c/T.yml")
        try folder.remove("a/S.yml")
        // Before its code is made at the new place, the old code may be that of the renamed spec.
        #expect(try Tool.run(["clean"], in: folder.url).errors == "nothing to remove\n")
        #expect(try Tool.run(["generate", "."], in: folder.url).status == 0)
        #expect(folder.exists("c/TinyViewController.swift"))
        #expect(try Tool.run(["generate", ".", "--check"], in: folder.url).status == 1)
        #expect(try Tool.run(["clean"], in: folder.url).errors.contains("remove a/TinyViewController.swift"))
        #expect(try Tool.run(["generate", ".", "--check"], in: folder.url).status == 0)
    }

    @Test("`clean --all` keeps what a spec with mistakes made, unless it is forced")
    func allButUnread() throws {
        let folder = try Folder()
        try folder.write("ios: 15\n", to: "genvc.yml")
        try folder.write(Specs.valid(), to: "A.yml")
        #expect(try Tool.run(["generate", "."], in: folder.url).status == 0)
        try folder.write("screen: [", to: "A.yml")
        let kept = try Tool.run(["clean", "--all"], in: folder.url)
        #expect(kept.errors.contains("stays, since its spec `A.yml` is there"), "\(kept.errors)")
        #expect(folder.exists("TinyViewController.swift"))
        #expect(try Tool.run(["clean", "--all", "--force"], in: folder.url).status == 0)
        #expect(!folder.exists("TinyViewController.swift"))
    }

    @Test("`doctor` says that errors stand between a spec and its code")
    func adviceBesideErrors() throws {
        let folder = try Folder()
        try folder.write(Specs.valid("New"), to: "New.yml")
        let place = "`genvc generate .` makes it"
        #expect(try Tool.run(["doctor", "."], in: folder.url).text.contains(place + "\n"))
        try folder.write(Specs.unknownKey, to: "Wrong.yml")
        #expect(try Tool.run(["doctor", "."], in: folder.url).text.contains(place + " once no spec has errors\n"))
    }
}
