import Foundation
import Testing

/// `genvc new` where nobody is asked: what it takes, and where its files go.
struct NewTests {
    @Test("without a terminal the missing answers are named with their options, and nothing is made")
    func noTerminal() throws {
        let folder = try Folder()
        let outcome = try Tool.run(["new", "Tiny"], in: folder.url)
        #expect(outcome.status == 64)
        #expect(
            outcome.errors == """
                genvc: error: there is no terminal to ask on, and no answer to `--type`, `--components`, `--complexity` and `--scroll`
                help: write `--type T`, `--components LIST`, `--complexity C` and `--scroll S`, or `--answers FILE`, or `--yes` for the standard answers

                """)
        let some = try Tool.run(
            ["new", "Tiny", "--type", "form", "--components", "none", "--scroll", "none"], in: folder.url)
        #expect(some.status == 64)
        #expect(some.errors.contains("no answer to `--complexity`\n"))
        #expect(folder.names.isEmpty)
    }

    @Test("a project with a smaller theme of its own is told what the new code needs, as after `generate`")
    func ownTheme() throws {
        let folder = try Folder()
        try folder.write("", to: "genvc.yml")
        let theme = "enum Theme {\n    enum Colors {}\n    enum Fonts {}\n}\n"
        try folder.write(theme, to: "Theme.swift")
        let made = try Tool.run(["new", "Tiny", "--yes"], in: folder.url)
        #expect(made.status == 0)
        let words = try #require(made.errors.range(of: "genvc: warning: the code needs "), "\(made.errors)")
        #expect(made.errors[words.lowerBound...].contains("`Theme.Colors.background`"))
        #expect(made.errors.contains("\nhelp: add at the end of `Theme.swift`:\nextension Theme"))
        let again = try Tool.run(["generate", "Tiny.yml"], in: folder.url)
        #expect(again.errors == "1 unchanged\n" + made.errors[words.lowerBound...], "\(again.errors)")
        // The one that `genvc` writes lacks nothing.
        try FileManager.default.removeItem(atPath: folder.path("Theme.swift"))
        let whole = try Tool.run(["new", "Other", "--yes"], in: folder.url)
        #expect(whole.status == 0 && !whole.errors.contains("the code needs"), "\(whole.errors)")
    }

    @Test("options answer, a file answers, and an option goes before the file")
    func answers() throws {
        let folder = try Folder()
        try folder.write(
            "\u{FEFF}# of our team\r\ntype: dashboard\r\n\ncomponents: images, lists\ncomplexity: medium\n  scroll : both\n",
            to: "answers")
        let outcome = try Tool.run(["new", "Tiny", "--answers", "answers", "--scroll", "none"], in: folder.url)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.isEmpty)
        #expect(
            outcome.errors.hasPrefix(
                "Creating a dashboard with images and lists/tables, medium layout, no scrolling behavior\n"))
        #expect(outcome.errors.contains("[Row 1: Content]"))
        #expect(try folder.text("Tiny.yml").hasPrefix("screen: Tiny\ntype: dashboard\nscroll: none\n"))
    }

    @Test("a byte order mark before the first answer is no part of it")
    func byteOrderMark() throws {
        let folder = try Folder()
        try folder.write("\u{FEFF}type: list\n", to: "answers")
        let outcome = try Tool.run(["new", "Tiny", "--answers", "answers", "--yes"], in: folder.url)
        #expect(outcome.status == 0 && outcome.errors.hasPrefix("Creating a list screen"), "\(outcome.errors)")
    }

    @Test(
        "a file that answers wrongly is refused at its line",
        arguments: [
            ("type: lst\n", "answers:1: `type` takes no `lst`\nhelp: did you mean `list`?\n"),
            ("\ntpe: list\n", "answers:2: `tpe: list` is no answer\nhelp: did you mean `type:`?\n"),
            ("type: list\ntype: form\n", "answers:2: `type` is answered twice\nhelp: keep one of the lines\n"),
            (
                "components: text pics\n",
                "answers:1: `components` takes no `pics`\nhelp: write `text`, `buttons`, `images`, `lists` or `none`\n"
            ),
            (
                "components: text, none\n",
                "answers:1: `components` takes `none` alone\nhelp: write `components: none`, or leave `none` out\n"
            ),
            (
                "size: large\n",
                "answers:1: `size: large` is no answer\n"
                    + "help: write `type: form`; the others are `components`, `complexity` and `scroll`\n"
            ),
        ])
    func wrongAnswers(_ text: String, _ message: String) throws {
        let folder = try Folder()
        try folder.write(text, to: "answers")
        let outcome = try Tool.run(["new", "Tiny", "--answers", "answers", "--yes"], in: folder.url)
        #expect(outcome.status == 1)
        #expect(outcome.errors == "genvc: error: " + message)
        #expect(folder.names == ["answers"])
    }

    @Test("`--yes` takes the standard answers to the rest; the code is what `generate` makes of the spec")
    func standard() throws {
        let folder = try Folder()
        let outcome = try Tool.run(["new", "user-profile", "--yes"], in: folder.url)
        #expect(outcome.status == 0)
        let components = ["Genvc/ErrorLabel.swift", "Genvc/PrimaryButton.swift", "Genvc/Theme.swift"]
        let files = ["Genvc"] + components + ["UserProfile.yml"]
        #expect(folder.names == files + ["UserProfileViewController.swift"])
        #expect(
            outcome.errors.hasSuffix(
                """
                wrote UserProfile.yml
                wrote UserProfileViewController.swift
                wrote Genvc/Theme.swift
                wrote Genvc/PrimaryButton.swift
                wrote Genvc/ErrorLabel.swift

                """))
        let again = try Tool.run(["UserProfile.yml"], in: folder.url)
        #expect(again.text == (try folder.text("UserProfileViewController.swift")))
        #expect(try Tool.run(["validate", "."], in: folder.url).errors.isEmpty)
    }

    @Test("nothing is overwritten: not a spec, nor a view controller of this name, wherever in the project")
    func overwritesNothing() throws {
        for name in ["Tiny.yml", "Tiny.yaml", "TinyViewController.swift", "Sources/TinyViewController.swift"] {
            let folder = try Folder()
            try folder.write("mine", to: name)
            let before = folder.names
            let outcome = try Tool.run(["new", "tiny", "--yes"], in: folder.url)
            #expect(outcome.status == 73)
            #expect(
                outcome.errors.hasPrefix(
                    "genvc: error: `\(name)` is there already, and `genvc new` overwrites nothing\nhelp: write another name"
                ))
            #expect(folder.names == before)
        }
    }

    @Test("in the style of views neither the view nor the view controller takes the place of another's file")
    func overwritesNoView() throws {
        for name in ["TinyView.swift", "Sources/TinyView.swift", "TinyViewController.swift"] {
            let folder = try Folder()
            try folder.write("style: view\n", to: "genvc.yml")
            try folder.write("struct TinyView {}\n", to: name)
            let before = folder.names
            let outcome = try Tool.run(["new", "Tiny", "--yes"], in: folder.url)
            #expect(outcome.status == 73)
            #expect(
                outcome.errors == """
                    genvc: error: `\(name)` is there already, and `genvc new` overwrites nothing
                    help: write another name

                    """)
            #expect(folder.names == before)
        }
        // In the other style it is nobody's business.
        let folder = try Folder()
        try folder.write("struct TinyView {}\n", to: "TinyView.swift")
        #expect(try Tool.run(["new", "Tiny", "--yes"], in: folder.url).status == 0)
    }

    @Test("files go where the project file is, or where `-o` says; what the project has is not made twice")
    func places() throws {
        let folder = try Folder()
        try folder.write("# ours\n", to: "App/genvc.yml")
        try folder.write("", to: "App/Screens/Home/a")
        let inside = folder.url.appending(path: "App/Screens")
        #expect(try Tool.run(["new", "One", "--yes"], in: inside).status == 0)
        #expect(folder.exists("App/One.yml") && folder.exists("App/Genvc/Theme.swift"))
        try FileManager.default.createDirectory(atPath: folder.path("App/Shared"), withIntermediateDirectories: true)
        for name in ["Theme", "ErrorLabel"] {
            try FileManager.default.moveItem(
                atPath: folder.path("App/Genvc/\(name).swift"), toPath: folder.path("App/Shared/\(name).swift"))
        }
        try FileManager.default.removeItem(atPath: folder.path("App/Genvc/PrimaryButton.swift"))
        let outcome = try Tool.run(["new", "Two", "--yes", "-o", "App/Screens/Home"], in: folder.url)
        #expect(outcome.status == 0)
        #expect(
            outcome.errors.hasSuffix(
                """
                wrote App/Screens/Home/Two.yml
                wrote App/Screens/Home/TwoViewController.swift
                wrote App/Shared/PrimaryButton.swift

                """))
        // Whatever the files are called.
        for (name, other) in [("Theme", "Style"), ("ErrorLabel", "Labels")] {
            try FileManager.default.moveItem(
                atPath: folder.path("App/Shared/\(name).swift"), toPath: folder.path("App/Shared/\(other).swift"))
        }
        try FileManager.default.removeItem(atPath: folder.path("App/Shared/PrimaryButton.swift"))
        let third = try Tool.run(["new", "Three", "--yes"], in: folder.url.appending(path: "App"))
        #expect(third.status == 0)
        #expect(
            third.errors.hasSuffix(
                """
                wrote Three.yml
                wrote ThreeViewController.swift
                wrote Shared/PrimaryButton.swift

                """), "\(third.errors)")
    }

    @Test("a file is no place for several", arguments: ["App/Tiny.yml", "Tiny.swift"])
    func filePlace(_ path: String) throws {
        let folder = try Folder()
        let outcome = try Tool.run(["new", "Tiny", "--yes", "-o", path], in: folder.url)
        #expect(outcome.status == 64 && folder.names.isEmpty)
        #expect(
            outcome.errors == """
                genvc: error: `genvc new` writes several files, and names them itself
                help: name a folder behind `-o`: `\(path.hasPrefix("App") ? "App" : ".")`

                """)
    }

    @Test("the tokens of the project are those of its theme, and an error in its file stops it")
    func project() throws {
        let folder = try Folder()
        try folder.write("theme: { spacing: { gutter: 20 } }\n", to: "genvc.yml")
        #expect(try Tool.run(["new", "One", "--yes"], in: folder.url).status == 0)
        #expect(try folder.text("Genvc/Theme.swift").contains("static let gutter: CGFloat = 20"))
        try folder.write("thme: {}\n", to: "genvc.yml")
        let outcome = try Tool.run(["new", "Two", "--yes"], in: folder.url)
        #expect(outcome.status == 1)
        #expect(!folder.exists("Two.yml"))
    }

    @Test("templates of the user's make the spec", arguments: ["StarterEnd"])
    func templates(_ name: String) throws {
        let folder = try Folder()
        #expect(try Tool.run(["templates", "eject", name, "-o", "mine"], in: folder.url).status == 0)
        #expect(folder.exists("mine/\(name).yml.mustache"))
        try folder.write("- { button: go, title: Go }\n", to: "mine/\(name).yml.mustache")
        #expect(try Tool.run(["new", "Tiny", "--yes", "--templates", "mine"], in: folder.url).status == 0)
        #expect(try folder.text("Tiny.yml").contains("- { button: go, title: Go }\n"))
        try folder.write("{{#open}}", to: "mine/\(name).yml.mustache")
        let broken = try Tool.run(["new", "Other", "--yes", "--templates", "mine"], in: folder.url)
        #expect(broken.status == 1)
        #expect(broken.errors.hasPrefix("mine/\(name).yml.mustache:1:1: error: "))
        #expect(!folder.exists("Other.yml"))
    }

    @Test(
        "a screen of the name elsewhere in the project is not made twice, and other people's folders are not its home")
    func elsewhere() throws {
        let folder = try Folder()
        try folder.write("style: controller\n", to: "genvc.yml")
        try folder.write("enum Theme {}\n", to: "Pods/X/Theme.swift")
        try folder.write(Specs.valid("Welcome"), to: "Specs/Welcome.yml")
        let refused = try Tool.run(["new", "WELCOME", "--yes"], in: folder.url)
        #expect(refused.status == 73)
        #expect(
            refused.errors.hasPrefix(
                "genvc: error: `Specs/Welcome.yml` is there already, and `genvc new` overwrites nothing\n"))
        #expect(try Tool.run(["new", "Tiny", "--yes"], in: folder.url).status == 0)
        #expect(folder.exists("Genvc/Theme.swift") && folder.names.filter { $0.hasPrefix("Pods/X/") }.count == 1)
    }
}
