import Foundation
import Testing

/// `genvc init` writes once, and says what it did.
struct InitializeTests {
    @Test("writes the files of a project, the same as the examples have, and the components that its specs use")
    func files() throws {
        let folder = try Folder()
        try folder.write(
            """
            screen: Tags
            rows:
              - { label: tag, text: New, margins: small }
              - { textView: note, placeholder: Note, height: { min: 44, max: 120 } }

            """, to: "App/Tags.yml")
        let outcome = try Tool.run(["init", "App"], in: folder.url)
        #expect(outcome.status == 0)
        #expect(outcome.output.isEmpty)
        let names = ["Theme", "PaddedLabel", "PlaceholderTextView", "GrowingTextView", "SceneDelegate"]
        let places = names.map { $0 == "SceneDelegate" ? "App/\($0).swift" : "App/Genvc/\($0).swift" }
        #expect(folder.names == (["App", "App/Genvc", "App/Tags.yml", "App/genvc.yml"] + places).sorted())
        let project = Tool.repository.appending(path: "Examples/Code/Project")
        for place in places where !place.hasSuffix("SceneDelegate.swift") {
            let name = (place as NSString).lastPathComponent
            let path = name == "Theme.swift" ? name : "Shipped/\(name)"
            #expect(try folder.text(place) == String(contentsOf: project.appending(path: path), encoding: .utf8))
            #expect(outcome.errors.contains("wrote \(place)\n"))
        }
        let other = try Tool.run(["init", "Other", "--folder", "Look"], in: folder.url)
        #expect(other.status == 0)
        #expect(folder.names.filter { $0.hasPrefix("Other/Look/") } == ["Other/Look/Theme.swift"])
    }

    @Test("a file in the place of the folder is named", arguments: [["init"], ["templates", "eject", "-o"]])
    func fileInsteadOfFolder(_ command: [String]) throws {
        let folder = try Folder()
        try folder.write("text", to: "App")
        let outcome = try Tool.run(command + ["App"], in: folder.url)
        #expect(outcome.status == 73)
        #expect(outcome.errors.hasPrefix("genvc: error: `App` is a file, not a folder\n"))
        #expect(folder.names == ["App"])
    }

    @Test("a second run keeps what is there, and writes what is missing")
    func twice() throws {
        let folder = try Folder()
        _ = try Tool.run(["init"], in: folder.url)
        try folder.write("// mine\n", to: "Genvc/Theme.swift")
        try FileManager.default.removeItem(atPath: folder.path("SceneDelegate.swift"))
        let outcome = try Tool.run(["init"], in: folder.url)
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("kept Genvc/Theme.swift, which was there already\n"))
        #expect(outcome.errors.contains("wrote SceneDelegate.swift\n"))
        #expect(try folder.text("Genvc/Theme.swift") == "// mine\n")
    }

    @Test("the project file has comments alone, and one that is there, or above, is the only one")
    func projectFile() throws {
        let folder = try Folder()
        #expect(try Tool.run(["init", "App"], in: folder.url).status == 0)
        let lines = try folder.text("App/genvc.yml").split(separator: "\n")
        #expect(lines.allSatisfy { $0.hasPrefix("#") } && lines.count > 8)
        try folder.write(Specs.valid(), to: "App/Tiny.yml")
        #expect(try Tool.run(["validate", "App"], in: folder.url).errors.isEmpty)
        // The example behind the comment signs is a valid file as it is.
        let example = lines.map { $0.dropFirst(2) }
            .filter { $0.contains(": ") && !$0.contains("`") || $0.hasSuffix(":") }
            .filter { !$0.hasPrefix("Rules") }
        try folder.write(example.joined(separator: "\n"), to: "App/genvc.yml")
        try folder.write("", to: "App/templates/README.md")
        #expect(try Tool.run(["validate", "App"], in: folder.url).errors.isEmpty, "\(example)")
        try FileManager.default.removeItem(atPath: folder.path("App/Genvc/Theme.swift"))
        #expect(try Tool.run(["init", "App/Inner"], in: folder.url).status == 0)
        #expect(!folder.exists("App/Inner/genvc.yml"))
        #expect(try folder.text("App/Inner/Genvc/Theme.swift").contains("static let gutter: CGFloat = 20"))
    }

    @Test("tokens of a design system go into the theme of a new project file, and so into Theme.swift")
    func tokens() throws {
        let folder = try Folder()
        try folder.write(
            ##"{ "accent": { "$type": "color", "$value": "#0a5fd6" }, "s": { "$type": "shadow", "$value": {} } }"##,
            to: "tokens.json")
        let colorSet = ##"{ "colors": [{ "idiom": "universal", "color": { "reference": "systemRedColor" } }] }"##
        try folder.write(colorSet, to: "Assets.xcassets/Alarm.colorset/Contents.json")
        try folder.write(colorSet, to: "Assets.xcassets/Brand/Ink.colorset/Contents.json")
        try folder.write(
            ##"{ "properties": { "provides-namespace": true } }"##, to: "Assets.xcassets/Brand/Contents.json")
        let files = ["--tokens", "tokens.json", "--tokens", "Assets.xcassets"]
        let outcome = try Tool.run(["init", "App"] + files, in: folder.url)
        #expect(outcome.status == 0)
        let theme = """
            theme:
              colors:
                accent: "#0A5FD6"
                alarm: systemRed
                brandInk: systemRed

            """
        #expect(try folder.text("App/genvc.yml").hasSuffix(theme))
        #expect(try folder.text("App/Genvc/Theme.swift").contains("static let accent = UIColor(hex: 0x0A5FD6)\n"))
        let remark = "  left out tokens of type `shadow`, for which a theme has no place: `s`\n"
        #expect(outcome.errors.contains("took 3 colors into App/genvc.yml\n" + remark))

        // The project file is the user's from then on.
        let again = try Tool.run(["init", "App"] + files, in: folder.url)
        #expect(again.status == 0)
        #expect(again.text == theme)
        #expect(
            again.errors == "kept App/genvc.yml, which was there already; this is the theme for it:\n" + remark)
    }

    @Test("files without tokens are refused before anything is written")
    func noTokens() throws {
        let folder = try Folder()
        try folder.write("[]\n", to: "list.json")
        try folder.write(##"{ "a": { "$type": "duration", "$value": "1s" } }"##, to: "times.json")
        let list = try Tool.run(["init", "--tokens", "list.json"], in: folder.url)
        #expect(list.status == 1)
        #expect(
            list.errors == """
                list.json:1:1: error: these are no tokens
                 1 | []
                   | ^ the file begins with `{`
                   [wrong-type]

                1 error in list.json; nothing was generated.

                """)
        let times = try Tool.run(["init", "--tokens", "times.json"], in: folder.url)
        #expect(times.status == 1)
        #expect(
            times.errors == """
                left out tokens of type `duration`, for which a theme has no place: `a`
                genvc: error: there is no color, font or length for a theme in `times.json`
                help: name a file of design tokens in JSON, or an asset catalogue, behind `--tokens`

                """)
        #expect(try Tool.run(["init", "--tokens", "none.json"], in: folder.url).status == 66)
        #expect(folder.names == ["list.json", "times.json"])
    }

    @Test("the way without a storyboard is said, and `--fix-plist` goes its part")
    func storyboard() throws {
        let folder = try Folder()
        let goldens = Tool.repository.appending(path: "Tests/Goldens/PropertyLists")
        let before = try String(contentsOf: goldens.appending(path: "Xcode11.plist"), encoding: .utf8)
        try folder.write(before, to: "Info.plist")
        let outcome = try Tool.run(["init"], in: folder.url)
        #expect(
            outcome.errors.hasSuffix(
                """

                to start without a storyboard:
                  1. delete `Main.storyboard` from the project
                  2. in the target's build settings, delete the value of "UIKit Main Storyboard File Base Name" (INFOPLIST_KEY_UIMainStoryboardFile), if it has one
                  3. in Info.plist, delete "Main storyboard file base name" (UIMainStoryboardFile) and, in the scene configuration of "Application Scene Manifest", "Storyboard Name" (UISceneStoryboardFile); "Delegate Class Name" (UISceneDelegateClassName) is $(PRODUCT_MODULE_NAME).SceneDelegate. `genvc init --fix-plist Info.plist` does this

                """))
        #expect(try folder.text("Info.plist") == before)
        func setPermissions(_ permissions: Int) throws {
            let path = folder.path("Info.plist")
            try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
        }
        try setPermissions(0o444)
        #expect(try Tool.run(["init", "--fix-plist", "Info.plist"], in: folder.url).status == 73)
        #expect(try folder.text("Info.plist") == before)
        try setPermissions(0o644)
        let fixed = try Tool.run(["init", "--fix-plist", "Info.plist"], in: folder.url)
        #expect(fixed.status == 0)
        #expect(fixed.errors.contains("\nchanged Info.plist: it names no storyboard any more\n"))
        try folder.write("<plist>\n<dict/>\n</plist>\n", to: "Bare.plist")
        let bare = try Tool.run(["init", "--fix-plist", "Bare.plist"], in: folder.url)
        #expect(bare.errors.contains("\nchanged Bare.plist: it names the scene delegate\n"))
        #expect(!fixed.errors.contains("  3. "))
        let after = try String(contentsOf: goldens.appending(path: "Xcode11.after.plist"), encoding: .utf8)
        #expect(try folder.text("Info.plist") == after)
        // A project without the storyboard gets no advice to delete it.
        let done = try Tool.run(["init"], in: folder.url)
        #expect(done.errors.contains("\nto start without a storyboard:\n  1. in the target's build settings, "))
        try folder.write("", to: "Base.lproj/Main.storyboard")
        try folder.write("", to: "Base.lproj/LaunchScreen.storyboard")
        #expect(
            try Tool.run(["init"], in: folder.url).errors.contains(
                "\n  1. delete `Base.lproj/Main.storyboard` from the project\n  2. in the target's"))
        let time = try folder.changeTime("Info.plist")
        let again = try Tool.run(["init", "--fix-plist", "Info.plist"], in: folder.url)
        #expect(again.errors.contains("\nkept Info.plist, which names no storyboard\n"))
        #expect(try folder.changeTime("Info.plist") == time)
    }

    @Test("what the app declares is not declared twice, whatever its file is called")
    func declared() throws {
        let folder = try Folder()
        try folder.write("enum Theme {}\n\nfinal class ErrorLabel: UILabel {}\n", to: "App/Style.swift")
        try folder.write("// Theme, PrimaryButton, class CardView\n", to: "App/Notes.swift")
        try folder.write(
            """
            screen: Login
            rows:
              - { textField: email, placeholder: Email, error: true }
              - { button: go, style: primary, title: Go }

            """, to: "App/Login.yml")
        let outcome = try Tool.run(["init", "App"], in: folder.url)
        #expect(outcome.status == 0)
        for name in ["Theme", "ErrorLabel"] {
            #expect(outcome.errors.contains("kept `\(name)`, which was there already\n"), "\(outcome.errors)")
            #expect(!folder.exists("App/\(name).swift"))
        }
        #expect(folder.exists("App/PrimaryButton.swift") && !folder.exists("App/Genvc"))
    }

    @Test("a scene delegate of another class is kept, and it is said what to write")
    func otherDelegate() throws {
        let folder = try Folder()
        let goldens = Tool.repository.appending(path: "Tests/Goldens/PropertyLists")
        let before = try String(contentsOf: goldens.appending(path: "Xcode11.plist"), encoding: .utf8)
        let other = before.replacing("$(PRODUCT_MODULE_NAME).SceneDelegate", with: "$(PRODUCT_MODULE_NAME).MainScene")
        #expect(other != before)
        try folder.write(other, to: "Info.plist")
        let note = """
            kept `$(PRODUCT_MODULE_NAME).MainScene`, the scene delegate that Info.plist names: it has to make the window \
            now; for that of SceneDelegate.swift, which does, write `$(PRODUCT_MODULE_NAME).SceneDelegate` behind \
            UISceneDelegateClassName

            """
        let fixed = try Tool.run(["init", "--fix-plist", "Info.plist"], in: folder.url)
        #expect(fixed.status == 0)
        #expect(
            fixed.errors.contains("changed Info.plist: it names no storyboard any more\n" + note), "\(fixed.errors)")
        #expect(try folder.text("Info.plist").contains("<string>$(PRODUCT_MODULE_NAME).MainScene</string>"))
        let again = try Tool.run(["init", "--fix-plist", "Info.plist"], in: folder.url)
        #expect(again.errors.contains("kept Info.plist, which names no storyboard\n" + note), "\(again.errors)")
    }

    @Test("an Info.plist that cannot be changed stops it before anything is written")
    func refusedPlist() throws {
        let folder = try Folder()
        try folder.write("bplist00", to: "Info.plist")
        let outcome = try Tool.run(["init", "App", "--fix-plist", "Info.plist"], in: folder.url)
        #expect(outcome.status == 1)
        #expect(
            outcome.errors == """
                genvc: error: `Info.plist` is a binary property list
                help: `plutil -convert xml1 Info.plist` makes it one of XML

                """)
        #expect(try Tool.run(["init", "App", "--fix-plist", "gone"], in: folder.url).status == 66)
        #expect(folder.names == ["Info.plist"])
    }

    @Test("what the app has in another folder is not written twice; another app has its own")
    func elsewhere() throws {
        let folder = try Folder()
        try folder.write("enum Theme {}\n", to: "App/Theme.swift")
        try folder.write("class SceneDelegate {}\n", to: "App/SceneDelegate.swift")
        let outcome = try Tool.run(["init"], in: folder.url)
        #expect(outcome.status == 0)
        #expect(!folder.exists("Theme.swift") && !folder.exists("SceneDelegate.swift"))
        for name in ["Theme", "SceneDelegate"] {
            #expect(outcome.errors.contains("\nkept App/\(name).swift, which was there already\n"), "\(outcome.errors)")
        }
        try folder.write("", to: "Other/genvc.yml")
        #expect(try Tool.run(["init", "Other"], in: folder.url).status == 0)
        #expect(folder.exists("Other/Genvc/Theme.swift"))
    }

    @Test("`--fix-plist` works beside `--tokens`, also where there is a project file")
    func tokensAndPlist() throws {
        let folder = try Folder()
        try folder.write("", to: "genvc.yml")
        try folder.write(##"{ "brand": { "$type": "color", "$value": "#112233" } }"##, to: "t.json")
        try folder.write("<plist>\n<dict/>\n</plist>\n", to: "Info.plist")
        let outcome = try Tool.run(["init", "--tokens", "t.json", "--fix-plist", "Info.plist"], in: folder.url)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.errors.contains("changed Info.plist: it names the scene delegate\n"))
        #expect(outcome.text.hasPrefix("theme:\n"))
    }
}
