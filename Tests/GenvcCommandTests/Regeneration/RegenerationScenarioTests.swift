import Foundation
import Testing

/// The changes that a team makes over years, with the real command: the numbers are those of the list of
/// scenarios that a generator has to pass.
struct RegenerationScenarioTests {
    private let output = "out/TinyViewController.swift"
    private let copy = "out/.genvc/backups/TinyViewController.swift.backup-1"

    private static let spec = """
        screen: Tiny
        rows:
          - label: title
            text: Hello
          - textField: email
            placeholder: Email
          - button: go
            title: Go

        """

    private func folder() throws -> Folder {
        let folder = try Folder()
        try folder.write(Self.spec, to: "Tiny.yml")
        let outcome = try generate(folder)
        #expect(outcome.status == 0, "\(outcome.errors)")
        return folder
    }

    private func generate(_ folder: Folder, _ options: String...) throws -> Tool.Outcome {
        try Tool.run(["generate", "Tiny.yml", "-o", "out"] + options, in: folder.url)
    }

    /// Generates of another spec, and gives the lines that went and came, without the checksum.
    private func change(_ folder: Folder, _ spec: String) throws -> (removed: [String], added: [String]) {
        let before = try folder.text(output)
        try folder.write(spec, to: "Tiny.yml")
        let outcome = try generate(folder)
        #expect(outcome.status == 0, "\(outcome.errors)")
        return LineChanges.of(before, try folder.text(output))
    }

    @Test("1: a second run says unchanged, and leaves bytes and time")
    func twice() throws {
        let folder = try folder()
        let (text, time) = (try folder.text(output), try folder.changeTime(output))
        #expect(try generate(folder).errors == "1 unchanged\n")
        #expect(try folder.text(output) == text)
        #expect(try folder.changeTime(output) == time)
    }

    @Test("2: files of the user's own are never touched")
    func ownFiles() throws {
        let folder = try folder()
        #expect(try Tool.run(["init", "out"], in: folder.url).status == 0)
        let own = "extension TinyViewController { }\n"
        for name in ["out/Tiny+Own.swift", "out/Theme.swift"] { try folder.write(own, to: name) }
        let time = try folder.changeTime("out/Theme.swift")
        try folder.write(Self.spec.replacing("Hello", with: "Bye"), to: "Tiny.yml")
        #expect(try generate(folder, "--force").status == 0)
        #expect(try Tool.run(["init", "out"], in: folder.url).status == 0)
        for name in ["out/Tiny+Own.swift", "out/Theme.swift"] { #expect(try folder.text(name) == own) }
        #expect(try folder.changeTime("out/Theme.swift") == time)
    }

    @Test("3: an edited file is refused with its edit, and nothing is written anywhere")
    func edited() throws {
        let folder = try folder()
        let edited = try folder.text(output).replacing("\"Hello\"", with: "\"Hi\"")
        try folder.write(edited, to: output)
        try folder.write(Specs.valid("Other"), to: "Other.yml")
        let names = folder.names
        let refused = try Tool.run(["generate", ".", "-o", "out"], in: folder.url)
        #expect(refused.status == 1)
        #expect(refused.errors.contains("error: `\(output)` was edited by hand\n--- "))
        #expect(refused.errors.contains("value: \"Hello\"") && refused.errors.contains("value: \"Hi\""))
        #expect(folder.names == names)
        #expect(try folder.text(output) == edited)
    }

    @Test("3: a file whose checksum alone was merged is no edited one", arguments: [true, false])
    func merged(isResolved: Bool) throws {
        let folder = try folder()
        let text = try folder.text(output)
        let line = text.split(separator: "\n")[2] + "\n"
        let other = "// genvc-checksum: 0123456789abcdef\n"
        let conflict = "<<<<<<< HEAD\n\(other)=======\n\(line)>>>>>>> branch\n"
        try folder.write(text.replacing(line, with: isResolved ? other : conflict), to: output)
        let outcome = try generate(folder)
        #expect(outcome.status == 0 && outcome.errors == "update \(output)\n1 updated\n", "\(outcome.errors)")
        #expect(try folder.text(output) == text)
        // With an edit besides it is one.
        try folder.write(
            text.replacing(line, with: isResolved ? other : conflict).replacing("\"Hello\"", with: "\"Hi\""), to: output
        )
        #expect(try generate(folder).status == 1)
    }

    @Test("3: both sides of a merge that is not ended are genvc's, or the merge is named")
    func conflicts() throws {
        let folder = try folder()
        let hello = try folder.text(output)
        try folder.write(try folder.text("Tiny.yml").replacing("Hello", with: "Bye"), to: "Tiny.yml")
        #expect(try generate(folder).status == 0)
        let bye = try folder.text(output)
        func conflict(_ ours: some StringProtocol, _ theirs: some StringProtocol) -> String {
            "<<<<<<< HEAD\n\(ours)=======\n\(theirs)>>>>>>> branch\n"
        }
        // As git leaves it: the checksum and the line with the text.
        let lines = zip(
            hello.split(separator: "\n", omittingEmptySubsequences: false),
            bye.split(separator: "\n", omittingEmptySubsequences: false))
        let merged = String(
            lines.map { $0 == $1 ? $0 + "\n" : conflict($0 + "\n", $1 + "\n") }.joined().dropLast())
        for text in [merged, conflict(hello, bye), "// Ours\n" + merged] {
            try folder.write(text, to: output)
            let outcome = try generate(folder)
            #expect(outcome.errors == "update \(output)\n1 updated\n", "\(outcome.errors)")
            #expect(try folder.text(output) == (text.hasPrefix("// Ours") ? "// Ours\n" : "") + bye)
        }
        for text in [
            merged.replacing("import UIKit\n", with: "import UIKit\n// mine\n"), conflict("// One\n", "// Two\n") + bye,
        ] {
            try folder.write(text, to: output)
            let line = text.prefix(upTo: try #require(text.firstRange(of: "<<<<<<<")).lowerBound).split(
                separator: "\n", omittingEmptySubsequences: false
            ).count
            let outcome = try generate(folder)
            #expect(outcome.status == 1)
            #expect(
                outcome.errors == """
                    genvc: error: `\(output)` has lines of a merge that is not ended, from line \(line) on
                    help: nothing was written; take one side of it, as `git checkout --ours \(output)` does, and generate again

                    """, "\(outcome.errors)")
            #expect(try folder.text(output) == text)
            #expect(try generate(folder, "--check").status == 1)
        }
    }

    @Test("4: forced, the edit lies in a copy that the message names")
    func forced() throws {
        let folder = try folder()
        let edited = try folder.text(output) + "// mine\n"
        try folder.write(edited, to: output)
        let outcome = try generate(folder, "--force")
        #expect(outcome.status == 0)
        #expect(outcome.errors == "backup \(copy)\nupdate \(output)\n1 updated\n")
        #expect(try folder.text(copy) == edited)
        #expect(try generate(folder, "--check").status == 0)
    }

    @Test("5: a button more adds lines, and a name to the list of rows")
    func addButton() throws {
        let (removed, added) = try change(try folder(), Self.spec + "  - button: help\n    title: Help\n")
        #expect(removed == ["        rootStackView.arrange(titleLabel, emailTextField, goButton)"])
        #expect(added.contains("        rootStackView.arrange(titleLabel, emailTextField, goButton, helpButton)"))
        #expect(added.contains { $0.contains("func tinyViewControllerDidTapHelp(") })
    }

    @Test(
        "5: the compiler names the method that the delegate lacks, which `--fix` adds",
        .enabled(if: SwiftCompiler.isAvailable, "there is no stand-in to compile with"))
    func compile() throws {
        let folder = try folder()
        #expect(try Tool.run(["init", "out"], in: folder.url).status == 0)
        let delegate = "final class Coordinator {}\n\nextension Coordinator: TinyViewControllerDelegate {}\n"
        try folder.write("import UIKit\n\n" + delegate, to: "App/Coordinator.swift")
        #expect(try generate(folder, "--fix").status == 0)
        let before = try SwiftCompiler.findings(in: folder)
        #expect(before.isEmpty, "\(before)")
        try folder.write(Self.spec + "  - button: help\n    title: Help\n", to: "Tiny.yml")
        #expect(try generate(folder).errors.contains("func tinyViewControllerDidTapHelp("))
        let findings = try SwiftCompiler.findings(in: folder)
        let errors = findings.split(separator: "\n").filter { $0.contains(": error: ") }
        #expect(
            errors == [
                "App/Coordinator.swift:5:1: error: type 'Coordinator' does not conform to protocol 'TinyViewControllerDelegate'"
            ], "\(findings)")
        #expect(findings.contains("protocol requires function 'tinyViewControllerDidTapHelp'"))
        #expect(try generate(folder, "--fix").status == 0)
        #expect(try SwiftCompiler.findings(in: folder).isEmpty)
    }

    @Test("6: a button less removes lines, and a name from the list of rows")
    func removeButton() throws {
        let spec = Self.spec.replacing("  - button: go\n    title: Go\n", with: "")
        let (removed, added) = try change(try folder(), spec)
        #expect(added == ["        rootStackView.arrange(titleLabel, emailTextField)"])
        #expect(removed.contains { $0.contains("func tinyViewControllerDidTapGo(") })
    }

    @Test("7: another id changes only lines that have it")
    func renameID() throws {
        let (removed, added) = try change(try folder(), Self.spec.replacing("button: go", with: "button: start"))
        #expect(removed.count == added.count && !removed.isEmpty)
        for line in removed { #expect(line.lowercased().contains("go"), "\(line)") }
        for line in added { #expect(line.lowercased().contains("start"), "\(line)") }
    }

    @Test("8: rows in another order move blocks, and change no line but the numbers of rows and their list")
    func reorder() throws {
        let spec = """
            screen: Tiny
            rows:
              - textField: email
                placeholder: Email
              - label: title
                text: Hello
              - button: go
                title: Go

            """
        let (removed, added) = try change(try folder(), spec)
        func rest(_ lines: [String], without others: [String]) -> [String] {
            var others = others
            return lines.filter { line in
                guard let index = others.firstIndex(of: line) else { return true }
                others.remove(at: index)
                return false
            }
        }
        for line in rest(removed, without: added) + rest(added, without: removed) {
            let isRow = line.contains("// Row ")
            let isNeighbour = line.contains("Anchor")
            let isList = line.contains("rootStackView.arrange(")
            #expect(isRow || isNeighbour || isList, "\(line)")
        }
    }

    @Test("9: another text changes its line, and keeps its key")
    func changeText() throws {
        let (removed, added) = try change(try folder(), Self.spec.replacing("Hello", with: "Bye"))
        #expect(removed.count == 1 && added.count == 1)
        #expect(removed.first?.replacing("Hello", with: "Bye") == added.first)
        #expect(added.first?.contains("\"tiny.title\"") == true)
    }

    @Test("10: the formatter, with four spaces and lines of 120 columns, has nothing to change")
    func formatter() throws {
        let folder = try folder()
        let before = try folder.text(output)
        try FileManager.default.copyItem(
            atPath: Tool.repository.appending(path: ".swift-format").path, toPath: folder.path(".swift-format"))
        let outcome = try Tool.runShell("swift format -i \(output)", in: folder.url, environment: inherited)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try folder.text(output) == before)
        #expect(try generate(folder).errors == "1 unchanged\n")
    }

    /// A formatter is part of the toolchain, which the path leads to.
    private var inherited: [String: String] {
        ProcessInfo.processInfo.environment.filter { ["PATH", "HOME"].contains($0.key) }
    }

    @Test("11: a CRLF checkout, another locale, time zone and folder give the same bytes")
    func surroundings() throws {
        let folder = try folder()
        let before = try folder.text(output)
        let crlf = before.replacing("\n", with: "\r\n")
        try folder.write(crlf, to: output)
        let abroad = ["LC_ALL": "tr_TR.UTF-8", "LANG": "ar_EG.UTF-8", "TZ": "Asia/Kathmandu"]
        let unchanged = try Tool.run(
            ["generate", "../Tiny.yml", "-o", "."], in: folder.url.appending(path: "out"), environment: abroad)
        #expect(unchanged.errors == "1 unchanged\n")
        #expect(try folder.text(output) == crlf)
        // A spec with such line ends says the same.
        try folder.write(Self.spec.replacing("\n", with: "\r\n"), to: "Tiny.yml")
        #expect(
            try Tool.run(["generate", folder.path("Tiny.yml"), "-o", "new"], in: folder.url, environment: abroad).status
                == 0)
        #expect(try folder.text("new/TinyViewController.swift") == before)
    }

    @Test("12: another version with other words in its header rewrites only what it makes otherwise")
    func otherVersion() throws {
        let folder = try folder()
        let lines = try folder.text(output).split(separator: "\n", omittingEmptySubsequences: false)
        let head = "// Generated by genvc from Tiny.yml. Version 0.0.9 made it.\n// Leave it alone.\n"
        let body = lines[3...].joined(separator: "\n")
        let old = head + "// genvc-checksum: \(checksum(head + body))\n" + body
        try folder.write(old, to: output)
        #expect(try generate(folder).errors == "1 unchanged\n")
        #expect(try generate(folder, "--check").status == 0)
        #expect(try folder.text(output) == old)
        try folder.write(Self.spec.replacing("Hello", with: "Bye"), to: "Tiny.yml")
        #expect(try generate(folder).errors == "update \(output)\n1 updated\n")
        #expect(try !folder.text(output).contains("Version 0.0.9"))
    }

    /// FNV-1a, as the header has it.
    private func checksum(_ text: String) -> String {
        let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    @Test("13: a wrong spec touches no file, and tells all errors at once, each with its place")
    func wrongSpec() throws {
        let folder = try folder()
        let before = try folder.text(output)
        try folder.write(
            Self.spec.replacing("text: Hello", with: "tekst: Hello").replacing("title: Go", with: "titel: Go"),
            to: "Tiny.yml")
        let outcome = try generate(folder)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("Tiny.yml:4:5: error: ") && outcome.errors.contains("Tiny.yml:8:5: error: "))
        #expect(outcome.errors.hasSuffix("2 errors in Tiny.yml; nothing was generated.\n"))
        #expect(try folder.text(output) == before)
    }

    // 14, a full disk, a folder that may only be read, a kill within a write: `FaultTests` and `KillTests`.

    @Test(
        "15: the same screen twice, also by case only, is refused before anything is written",
        arguments: ["Tiny", "TINY"])
    func twins(_ name: String) throws {
        let folder = try Folder()
        try folder.write(Self.spec, to: "Tiny.yml")
        try folder.write(Self.spec.replacing("screen: Tiny", with: "screen: \(name)"), to: "Twin.yml")
        let outcome = try Tool.run(["generate", ".", "-o", "out"], in: folder.url)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("./Twin.yml:1:9: error: ") && outcome.errors.contains("./Tiny.yml:1:9"))
        #expect(!folder.exists("out"))
    }

    @Test("16: a link in the output is refused; one that the user names is followed")
    func links() throws {
        let folder = try folder()
        try FileManager.default.moveItem(atPath: folder.path("out"), toPath: folder.path("real"))
        try folder.link("out", to: "real")
        #expect(try generate(folder).errors == "1 unchanged\n")
        try FileManager.default.moveItem(
            atPath: folder.path("real/TinyViewController.swift"), toPath: folder.path("elsewhere.swift"))
        try folder.link("real/TinyViewController.swift", to: "../elsewhere.swift")
        let refused = try generate(folder, "--force")
        #expect(refused.status == 73)
        #expect(refused.errors.contains("`\(output)` is no plain file; nothing is written there"))
    }
}

/// Which lines of a text went, and which came.
enum LineChanges {
    /// Without the line of the checksum, which every change changes.
    static func of(_ old: String, _ new: String) -> (removed: [String], added: [String]) {
        func lines(_ text: String) -> [String] {
            text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                .filter { !$0.hasPrefix("// genvc-checksum: ") }
        }
        let difference = lines(new).difference(from: lines(old))
        func text(_ change: CollectionDifference<String>.Change) -> String {
            switch change {
            case .insert(_, let text, _), .remove(_, let text, _): text
            }
        }
        return (difference.removals.map(text), difference.insertions.map(text))
    }
}
