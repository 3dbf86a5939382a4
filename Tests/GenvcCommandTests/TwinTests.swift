import Foundation
import Testing

/// Two specs of one project that make files of the same name.
struct TwinTests {
    @Test("the same screen twice is refused before anything is written, with both places")
    func sameScreen() throws {
        let folder = try Folder()
        try folder.write(Specs.valid(), to: "Tiny.yml")
        try folder.write("# a copy\n" + Specs.valid(), to: "sub/Twin.yml")
        let outcome = try Tool.run(["generate", ".", "-o", "out"], in: folder.url)
        #expect(outcome.status == 1)
        #expect(
            outcome.errors == """
                ./sub/Twin.yml:2:9: error: `TinyViewController.swift` is made at ./Tiny.yml:1:9 too
                 1 | # a copy
                 2 | screen: Tiny
                   |         ^~~~ write another name
                help: the screens and components of a project have different names; an app of its own has a `genvc.yml` \
                of its own   [duplicate-screen]

                1 error in ./sub/Twin.yml; nothing was generated.

                """)
        #expect(!folder.exists("out"))
    }

    @Test("a component of two specs is refused, wherever each of them declares it", arguments: [false, true])
    func sameComponent(isUsed: Bool) throws {
        let folder = try Folder()
        let component = "components:\n  Pill:\n    rows:\n      - { label: name, text: Hi }\n"
        func screen(_ name: String) -> String { "screen: \(name)\nrows:\n  - Pill: pill\n" }
        try folder.write(screen("A") + component, to: "A.yml")
        if isUsed { try folder.write(component, to: "pill.yml") }
        try folder.write(screen("B") + (isUsed ? "use: pill.yml\n" : component), to: "B.yml")
        let outcome = try Tool.run(["generate", ".", "-o", "out"], in: folder.url)
        #expect(outcome.status == 1)
        #expect(
            outcome.errors.contains(
                (isUsed ? "./pill.yml:2:3" : "./B.yml:5:3") + ": error: the class `Pill` is made at ./A.yml:5:3 too\n"),
            "\(outcome.errors)")
        #expect(outcome.errors.contains("help: a component for several specs stands once, in a file that they name"))
        #expect(!folder.exists("out"))
        // Two apps may have one each.
        for name in ["A", "B"] { try folder.write("", to: "\(name)/genvc.yml") }
        try folder.write(screen("A") + component, to: "A/A.yml")
        try folder.write(screen("B") + component, to: "B/B.yml")
        #expect(try Tool.run(["generate", "A", "B"], in: folder.url).status == 0)
    }

    @Test("`validate` tells of the same twins, and of none in one spec, nor in two projects")
    func validated() throws {
        let folder = try Folder()
        let component = "components:\n  Pill:\n    rows:\n      - { label: name, text: Hi }\n"
        try folder.write(Specs.valid(), to: "Tiny.yml")
        try folder.write("# a copy\n" + Specs.valid(), to: "sub/Twin.yml")
        try folder.write("screen: A\nrows:\n  - Pill: pill\n" + component, to: "A.yml")
        try folder.write(component, to: "pill.yml")
        let outcome = try Tool.run(["validate", "."], in: folder.url)
        #expect(outcome.status == 1)
        #expect(
            outcome.errors.contains(
                "./sub/Twin.yml:2:9: error: `TinyViewController.swift` is made at ./Tiny.yml:1:9 too\n"))
        #expect(
            outcome.errors.contains("./pill.yml:2:3: error: the class `Pill` is made at ./A.yml:5:3 too\n"),
            "\(outcome.errors)")
        #expect(try Tool.run(["validate", "sub/Twin.yml"], in: folder.url).status == 0)
        try folder.write("", to: "sub/genvc.yml")
        #expect(try !Tool.run(["validate", "."], in: folder.url).errors.contains("Twin.yml"))
    }

    @Test("an editor is told of a twin on the disk or in another document, once there is a project")
    func inEditor() throws {
        let folder = try Folder()
        try folder.write(Specs.valid(), to: "Tiny.yml")
        let address = folder.url.appending(path: "sub/Twin.yml").absoluteString
        try folder.write(Specs.valid(), to: "sub/Twin.yml")
        let alone = try LanguageClient.initialized()
        try alone.openDocument(Specs.valid(), at: address)
        #expect(try alone.findings().codes == [])
        try folder.write("", to: "genvc.yml")
        let client = try LanguageClient.initialized()
        try client.openDocument(Specs.valid(), at: address)
        let findings = try client.findings()
        #expect(findings.codes == ["duplicate-screen"])
        let message = findings.all.first?["message"] as? String
        #expect(message?.hasPrefix("`TinyViewController.swift` is made at Tiny.yml:1:9 too\n") == true)
        // The other spec has another name in the editor.
        try client.openDocument(
            Specs.valid("Other"), at: folder.url.appending(path: "Tiny.yml").absoluteString)
        #expect(try client.findings().codes == [])
        try client.change(address, to: 2, [["text": Specs.valid() + "\n"]])
        #expect(try client.findings().codes == [])
    }

    @Test("names that differ in case only are refused too")
    func caseOnly() throws {
        let folder = try Folder()
        try folder.write(Specs.valid("Login"), to: "Login.yml")
        try folder.write(Specs.valid("LOGIN"), to: "Other.yml")
        let outcome = try Tool.run(["generate", "."], in: folder.url)
        #expect(outcome.status == 1)
        #expect(
            outcome.errors.contains(
                "./Other.yml:1:9: error: `LOGINViewController.swift` differs in case only from "
                    + "`LoginViewController.swift`, which is made at ./Login.yml:1:9\n"))
        #expect(outcome.errors.contains("help: most disks take both for one file"))
        #expect(!folder.names.contains { $0.hasSuffix(".swift") })
    }

    @Test("a class that another file of the app has already is named", arguments: ["-o", "--dry-run"])
    func classTwin(_ option: String) throws {
        let folder = try Folder()
        try folder.write(Specs.valid(), to: "Tiny.yml")
        #expect(try Tool.run(["generate", "Tiny.yml", "-o", "Made"], in: folder.url).status == 0)
        let arguments = ["generate", "Tiny.yml", "-o", "Screen.swift"] + (option == "-o" ? [] : [option])
        let outcome = try Tool.run(arguments, in: folder.url)
        #expect(outcome.status == 0)
        #expect(
            outcome.errors.hasPrefix(
                """
                genvc: warning: `Screen.swift` makes `TinyViewController`, which `Made/TinyViewController.swift` has already
                help: two targets may have one each, and no target both

                """))
        // A run that fails reports its failure first.
        try folder.write("", to: "file")
        let failed = try Tool.run(["generate", "Tiny.yml", "-o", "file"], in: folder.url)
        #expect(failed.errors == "genvc: error: `file` is a file, not a folder\nhelp: name a folder, new or old\n")
        // Other apps may have it.
        for app in ["One", "Two"] {
            try folder.write("", to: "\(app)/genvc.yml")
            try folder.write(Specs.valid("App"), to: "\(app)/App.yml")
            #expect(
                try Tool.run(["generate", app], in: folder.url).errors
                    .hasPrefix(
                        "create \(app)/AppViewController.swift\n1 created\nno file of the project declares `Theme`"))
        }
    }

    @Test("a class that people declare already is named with its line, and fails `--check` within one target")
    func handWrittenTwin() throws {
        let folder = try Folder()
        try folder.write("", to: ".git/HEAD")
        try folder.write(Specs.valid(), to: "Specs/Tiny.yml")
        let own =
            "// final class TinyViewController\nimport UIKit\n\nfinal class TinyViewController: UIViewController {}\n"
        try folder.write(own, to: "App/Old.swift")
        try folder.write("import Testing\nclass TinyViewController {}\n", to: "App/Double.swift")
        try folder.write("private class TinyViewController {}\n", to: "App/Hidden.swift")
        try folder.write(
            "extension TinyViewController {}\nenum Flow { class TinyViewController {} }\n", to: "App/More.swift")
        let generate = ["generate", "Specs", "-o", "App/Screens"]
        let message =
            "`App/Screens/TinyViewController.swift` makes `TinyViewController`, which `App/Old.swift:4` declares already"
        let help = "help: one app cannot have both; write another name there, or in the spec"
        #expect(try Tool.run(generate, in: folder.url).errors.contains("genvc: warning: \(message)\n\(help)\n"))
        let check = try Tool.run(generate + ["--check"], in: folder.url)
        #expect(check.status == 1 && check.errors == "genvc: error: \(message)\n\(help)\n")
        // Another target may have a class of the name.
        try folder.write(own, to: "Clip/Old.swift")
        try FileManager.default.removeItem(atPath: folder.path("App/Old.swift"))
        let other = try Tool.run(generate + ["--check"], in: folder.url)
        #expect(other.status == 0)
        #expect(
            other.errors
                == "genvc: warning: \(message.replacing("App/Old", with: "Clip/Old"))\nhelp: two targets may have one each, and no target both\n"
        )
    }

    @Test("no screen gets the name of a class that people declare")
    func renamedToTwin() throws {
        let folder = try Folder()
        try folder.write(Specs.valid(), to: "Tiny.yml")
        try folder.write("class HomeViewController {}\n", to: "Own.swift")
        #expect(try Tool.run(["generate", "."], in: folder.url).status == 0)
        let before = folder.names
        let outcome = try Tool.run(["rename", "Tiny", "Home"], in: folder.url)
        #expect(outcome.status == 1)
        #expect(
            outcome.errors == """
                genvc: error: `HomeViewController.swift` makes `HomeViewController`, which `Own.swift:1` declares already
                help: one app cannot have both; write another name

                """)
        #expect(folder.names == before)
    }

    @Test("components of two files are held apart like screens")
    func components() throws {
        let folder = try Folder()
        for name in ["a", "b"] {
            try folder.write("components:\n  Rule: { height: 1, backgroundColor: separator }\n", to: "\(name).yml")
        }
        let outcome = try Tool.run(["generate", "."], in: folder.url)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("./b.yml:2:3: error: `Rule.swift` is made at ./a.yml:2:3 too"))
    }

    @Test("apps of their own may have the same screens")
    func apps() throws {
        let folder = try Folder()
        for app in ["One", "Two"] {
            try folder.write("", to: "\(app)/genvc.yml")
            try folder.write(Specs.valid(), to: "\(app)/Tiny.yml")
        }
        #expect(try Tool.run(["generate", "."], in: folder.url).status == 0)
        // But not in one folder.
        let outcome = try Tool.run(["generate", "One", "Two", "-o", "out"], in: folder.url)
        #expect(outcome.status == 1)
        #expect(
            outcome.errors == """
                genvc: error: two specs of this run make `out/TinyViewController.swift`
                help: generate them into folders of their own

                """)
        #expect(!folder.exists("out"))
    }

    @Test("a spec that is named twice is read once")
    func namedTwice() throws {
        let folder = try Folder()
        try folder.write(Specs.valid(), to: "Tiny.yml")
        let outcome = try Tool.run(["generate", ".", "Tiny.yml", "./Tiny.yml"], in: folder.url)
        #expect(outcome.status == 0)
        #expect(outcome.errors == "create ./TinyViewController.swift\n1 created\n")
    }
}
