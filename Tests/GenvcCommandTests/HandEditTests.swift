import Foundation
import Testing

/// Generated files that somebody edited: never overwritten unless it is said, and then kept.
struct HandEditTests {
    private let name = "TinyViewController.swift"

    /// `Tiny.yml` and its code, with `edit` made in it.
    private func folder(_ edit: (String) -> String) throws -> (Folder, edited: String) {
        let folder = try Folder()
        try folder.write(Specs.valid(), to: "Tiny.yml")
        #expect(try Tool.run(["generate", "Tiny.yml"], in: folder.url).status == 0)
        let edited = edit(try folder.text(name))
        try folder.write(edited, to: name)
        return (folder, edited)
    }

    @Test("an edit is refused with what it changed, and stays")
    func refused() throws {
        let (folder, edited) = try folder { $0.replacing("numberOfLines = 0", with: "numberOfLines = 3") }
        let refused = try Tool.run(["generate", "Tiny.yml"], in: folder.url)
        #expect(refused.status == 1)
        #expect(refused.output.isEmpty)
        #expect(
            refused.errors == """
                genvc: error: `TinyViewController.swift` was edited by hand
                --- TinyViewController.swift (as genvc wrote it)
                +++ TinyViewController.swift (as it is)
                @@ -22,7 +22,7 @@
                         let label = UILabel()
                         label.text = NSLocalizedString("tiny.title", value: "Hello", comment: "Title label on Tiny")
                         label.font = .preferredFont(forTextStyle: .body)
                -        label.numberOfLines = 0
                +        label.numberOfLines = 3
                         label.adjustsFontForContentSizeCategory = true
                         label.translatesAutoresizingMaskIntoConstraints = false
                         return label
                help: nothing was written; move what you need into the spec or into a file of your own, or let `--force` \
                overwrite the file and keep a copy in `.genvc/backups`

                """)
        #expect(try folder.text(name) == edited)
        #expect(folder.names == ["Tiny.yml", name])
    }

    @Test("all files that are refused are named at once, and no other is written")
    func allNamed() throws {
        let folder = try Folder()
        for name in ["A", "B", "C", "D"] { try folder.write(Specs.valid(name), to: "\(name).yml") }
        #expect(try Tool.run(["generate", "A.yml", "B.yml", "-o", "out"], in: folder.url).status == 0)
        let edited = try folder.text("out/BViewController.swift") + "// mine\n"
        try folder.write(edited, to: "out/BViewController.swift")
        try folder.write("mine", to: "out/CViewController.swift")
        try folder.write(Specs.valid("A").replacing("Hello", with: "Bye"), to: "A.yml")
        let before = try folder.text("out/AViewController.swift")
        for options in [[], ["--dry-run"]] {
            let refused = try Tool.run(["generate", ".", "-o", "out"] + options, in: folder.url)
            #expect(refused.status == 1)
            #expect(refused.output.isEmpty)
            #expect(refused.errors.contains("error: `out/BViewController.swift` was edited by hand\n--- "))
            #expect(refused.errors.contains("\n+// mine\n"))
            #expect(refused.errors.contains("error: `out/CViewController.swift` was not made by genvc\nhelp: "))
            #expect(refused.errors.hasSuffix("overwrite the 2 files and keep a copy of each in `.genvc/backups`\n"))
        }
        #expect(try folder.text("out/AViewController.swift") == before)
        #expect(try folder.text("out/BViewController.swift") == edited)
        #expect(folder.names.filter { $0.hasPrefix("out/") }.count == 3)
    }

    private let copies = ".genvc/backups/"

    @Test("`--force` keeps each edit under a name of its own", arguments: [true, false])
    func forced(isEdited: Bool) throws {
        let (folder, edited) = try folder { isEdited ? $0 + "// mine\n" : "// mine\n" }
        let forced = try Tool.run(["generate", "Tiny.yml", "--force"], in: folder.url)
        #expect(forced.status == 0)
        #expect(forced.errors == "backup \(copies)\(name).backup-1\nupdate \(name)\n1 updated\n")
        #expect(try folder.text("\(copies)\(name).backup-1") == edited)
        #expect(try !folder.text(name).contains("mine"))

        try folder.write("// again\n", to: name)
        let again = try Tool.run(["generate", "Tiny.yml", "--force"], in: folder.url)
        #expect(again.errors.hasPrefix("backup \(copies)\(name).backup-2\n"))
        #expect(try folder.text("\(copies)\(name).backup-1") == edited)
        #expect(try folder.text("\(copies)\(name).backup-2") == "// again\n")
        #expect(
            folder.names.filter { !folder.isFolder($0) } == [
                ".genvc/backups/.gitignore", "\(copies)\(name).backup-1", "\(copies)\(name).backup-2", "Tiny.yml", name,
            ])
        #expect(try folder.text(".genvc/backups/.gitignore") == "*\n")
    }

    @Test("`--force` makes no copy of what genvc itself wrote")
    func forcedWithoutEdit() throws {
        let (folder, _) = try folder { $0 }
        try folder.write(Specs.valid().replacing("Hello", with: "Bye"), to: "Tiny.yml")
        #expect(try Tool.run(["generate", "Tiny.yml", "--force"], in: folder.url).errors.hasPrefix("update "))
        #expect(folder.names == ["Tiny.yml", name])
    }

    @Test("lines above the header are the user's")
    func aboveHeader() throws {
        let (folder, _) = try folder { "// Copyright\n" + $0 }
        let before = try folder.changeTime(name)
        #expect(try Tool.run(["generate", "Tiny.yml"], in: folder.url).errors == "1 unchanged\n")
        #expect(try folder.changeTime(name) == before)
        try folder.write(Specs.valid().replacing("Hello", with: "Bye"), to: "Tiny.yml")
        #expect(try Tool.run(["generate", "Tiny.yml"], in: folder.url).status == 0)
        #expect(try folder.text(name).hasPrefix("// Copyright\n// Generated by genvc from Tiny.yml. "))
        #expect(try folder.text(name).contains("Bye"))
    }

    @Test("an edit is shown alone, though the spec says something else by now")
    func editBesidesSpec() throws {
        let (folder, edited) = try folder {
            $0.replacing("numberOfLines = 0", with: "numberOfLines = 3").replacing(
                "import UIKit\n", with: "import MapKit\nimport UIKit\n")
        }
        try folder.write(
            Specs.valid().replacing("Hello", with: "Bye")
                + "  - { button: go, title: Go }\n  - { button: help, title: Help }\n",
            to: "Tiny.yml")
        let refused = try Tool.run(["generate", "Tiny.yml"], in: folder.url)
        #expect(refused.status == 1)
        let lines = refused.errors.split(separator: "\n").map(String.init)
        #expect(lines[1...2] == ["--- \(name) (as genvc wrote it)", "+++ \(name) (as it is)"])
        #expect(
            lines.filter { $0.hasPrefix("+") || $0.hasPrefix("-") }.dropFirst(2) == [
                "+import MapKit", "-        label.numberOfLines = 0", "+        label.numberOfLines = 3",
            ])
        #expect(try folder.text(name) == edited)
        // An edit of lines that the spec changes too, or of the header, cannot be told apart from the change.
        try folder.write(edited.replacing("genvc-checksum: ", with: "genvc-checksum: 1"), to: name)
        let mixed = try Tool.run(["generate", "Tiny.yml"], in: folder.url)
        #expect(
            mixed.errors.hasPrefix(
                """
                genvc: error: `\(name)` was edited by hand
                what genvc wrote cannot be told any more; a change of the spec since may be among these lines:
                --- \(name) (as genvc writes it now)
                +++ \(name) (as it is)

                """))
    }

    @Test("line ends of another system are no edit, and no reason to write; a file keeps them")
    func carriageReturns() throws {
        let (folder, edited) = try folder { $0.replacing("\n", with: "\r\n") }
        #expect(try Tool.run(["generate", "Tiny.yml"], in: folder.url).errors == "1 unchanged\n")
        #expect(try Tool.run(["generate", "Tiny.yml", "--check"], in: folder.url).status == 0)
        #expect(try folder.text(name) == edited)
        try folder.write(Specs.valid().replacing("Hello", with: "Bye"), to: "Tiny.yml")
        #expect(try Tool.run(["generate", "Tiny.yml"], in: folder.url).status == 0)
        let changed = try folder.text(name)
        #expect(changed.contains("Bye") && changed.utf8.count { $0 == 13 } == changed.utf8.count { $0 == 10 })
        // An edit in such a file is still one.
        try folder.write(edited.replacing("numberOfLines = 0", with: "numberOfLines = 3"), to: name)
        let refused = try Tool.run(["generate", "Tiny.yml"], in: folder.url)
        #expect(refused.status == 1 && refused.errors.contains("was edited by hand"))
    }

    @Test(
        "what stands above the header keeps its bytes, whatever line ends are there",
        arguments: [("// One\r\n// Two\n", "\n"), ("\u{FEFF}// One\n", "\r\n"), ("\u{FEFF}", "\r\n")])
    func lineEndsAbove(_ above: String, _ end: String) throws {
        let (folder, _) = try folder { above + $0.replacing("\n", with: end) }
        try folder.write(Specs.valid().replacing("Hello", with: "Bye"), to: "Tiny.yml")
        #expect(try Tool.run(["generate", "Tiny.yml"], in: folder.url).errors == "update \(name)\n1 updated\n")
        let bytes = try Data(contentsOf: folder.url.appending(path: name))
        #expect(bytes.starts(with: Data((above + "// Generated by genvc").utf8)))
        let below = bytes.dropFirst(above.utf8.count)
        #expect(below.count { $0 == 13 } == (end == "\n" ? 0 : below.count { $0 == 10 }))
        #expect(try Tool.run(["generate", "Tiny.yml", "--check"], in: folder.url).status == 0)
    }

    @Test("a file keeps who may read it")
    func permissions() throws {
        let (folder, _) = try folder { $0 }
        let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
        try FileManager.default.setAttributes(attributes, ofItemAtPath: folder.path(name))
        try folder.write(Specs.valid().replacing("Hello", with: "Bye"), to: "Tiny.yml")
        #expect(try Tool.run(["generate", "Tiny.yml"], in: folder.url).status == 0)
        let found = try FileManager.default.attributesOfItem(atPath: folder.path(name))
        #expect(found[.posixPermissions] as? Int == 0o600)
    }
}
