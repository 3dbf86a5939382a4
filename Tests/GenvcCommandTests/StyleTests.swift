import Foundation
import Testing

/// `genvc generate --style view`
@Suite("The view style")
struct StyleTests {
    private func generate(_ folder: Folder, _ options: String...) throws -> Tool.Outcome {
        try Tool.run(["generate", "specs", "-o", "Made"] + options, in: folder.url)
    }

    @Test("makes a view, and a view controller that is never touched again")
    func createdOnce() throws {
        let folder = try Folder()
        try folder.write(Specs.valid("Login"), to: "specs/Login.yml")
        let first = try generate(folder, "--style", "view")
        #expect(first.errors == "create Made/LoginView.swift\ncreate Made/LoginViewController.swift\n2 created\n")
        let controller = try folder.text("Made/LoginViewController.swift") + "// mine\n"
        try folder.write(controller, to: "Made/LoginViewController.swift")
        try folder.write(Specs.valid("Login") + "  - { button: help, title: Help }\n", to: "specs/Login.yml")
        #expect(try generate(folder, "--style", "view").errors.hasPrefix("update Made/LoginView.swift\n1 updated"))
        #expect(try folder.text("Made/LoginViewController.swift") == controller)
        #expect(try generate(folder, "--style", "view", "--check").status == 0)
        // The other style would overwrite what people wrote.
        let refused = try generate(folder)
        #expect(refused.status == 1)
        #expect(
            refused.errors == """
                genvc: error: `Made/LoginViewController.swift` was made once, beside `Made/LoginView.swift`, and is yours since
                help: nothing was written; `--style view`, or `style: view` in `genvc.yml` for all who work on the project, \
                makes the view and leaves the view controller to you

                """)
        #expect(try folder.text("Made/LoginViewController.swift") == controller)
        let checked = try generate(folder, "--check")
        #expect(checked.status == 1 && checked.text.isEmpty)
        #expect(
            checked.errors == """
                `Made/LoginViewController.swift` was made once, beside `Made/LoginView.swift`, and is yours since
                genvc: error: 1 of 1 file is not as the specs say
                help: `--style view`, or `style: view` in `genvc.yml` for all who work on the project, makes the view and leaves the view controller to you

                """)
    }

    @Test("makes a view alone of a part of a screen, and no view controller of it")
    func partOfScreen() throws {
        let folder = try Folder()
        try folder.write("screen: Bar\nheight: fitting\nrows:\n  - { label: title, text: Bar }\n", to: "specs/Bar.yml")
        #expect(try generate(folder, "--style", "view").errors == "create Made/BarView.swift\n1 created\n")
        #expect(
            try folder.text("Made/BarView.swift").contains(
                "bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor)"))
        let refused = try generate(folder, "--style", "controller")
        #expect(refused.status == 1)
        #expect(
            refused.errors.hasPrefix(
                "specs/Bar.yml:1:9: error: a view controller is as high as what presents it, and this is as high as its rows"
            ))
    }

    @Test("gives the view controller that was made once what it lacks, where that is asked for")
    func fix() throws {
        let folder = try Folder()
        try folder.write(Specs.valid("Login") + "  - { button: go, title: Go }\n", to: "specs/Login.yml")
        #expect(try generate(folder, "--style", "view").status == 0)
        let before = try folder.text("Made/LoginViewController.swift")
        try folder.write(
            Specs.valid("Login") + "  - { button: go, title: Go }\n  - { button: help, title: Help }\n",
            to: "specs/Login.yml")
        let outcome = try generate(folder, "--style", "view", "--fix")
        #expect(outcome.status == 0)
        #expect(
            outcome.errors.contains(
                "added 1 method to `LoginViewController`, at the end of Made/LoginViewController.swift\n"))
        let after = try folder.text("Made/LoginViewController.swift")
        #expect(after.hasPrefix(before) && after.contains("func loginViewDidTapHelp(_ view: LoginView) {"))
    }

    @Test("takes the place of a generated view controller that nobody edited, and of no other")
    func otherStyle() throws {
        let folder = try Folder()
        try folder.write(Specs.valid("Login"), to: "specs/Login.yml")
        #expect(try generate(folder).status == 0)
        let generated = try folder.text("Made/LoginViewController.swift")
        try folder.write(generated + "// mine\n", to: "Made/LoginViewController.swift")
        #expect(try generate(folder, "--style", "view").status == 1)
        #expect(!folder.exists("Made/LoginView.swift"))
        try folder.write(generated, to: "Made/LoginViewController.swift")
        #expect(try generate(folder, "--style", "view").status == 0)
        #expect(try folder.text("Made/LoginViewController.swift").contains("private let contentView = LoginView()"))
    }

    @Test("says what of the screen only a view controller does, and refuses children")
    func controllers() throws {
        let folder = try Folder()
        try folder.write("screen: Login\nnavigation: { title: Login }\nrows: [ spacer ]\n", to: "specs/Login.yml")
        let warned = try generate(folder, "--style", "view")
        #expect(warned.status == 0)
        #expect(warned.errors.contains("warning: no code is made of `navigation`: a view has none"))
        try folder.write("screen: Map\nrows: [ { child: map, class: RouteViewController } ]\n", to: "specs/Map.yml")
        let refused = try generate(folder, "--style", "view")
        #expect(refused.status == 1)
        #expect(refused.errors.contains("error: a view cannot hold the view controller `map`"))
    }

    @Test("makes no class that comes with genvc")
    func shippedClass() throws {
        let folder = try Folder()
        try folder.write("screen: Card\nrows: [ spacer ]\n", to: "specs/Card.yml")
        let refused = try generate(folder, "--style", "view")
        #expect(refused.status == 1 && !folder.exists("Made/CardView.swift"))
        #expect(
            refused.errors.contains("error: the view of this screen would be `CardView`, which comes with genvc\n"))
        #expect(try generate(folder).status == 0)
        try folder.write("style: view\n", to: "App/genvc.yml")
        let new = try Tool.run(["new", "Card", "--yes"], in: folder.url.appending(path: "App"))
        #expect(new.status == 1 && new.errors.contains("would be `CardView`"), "\(new.errors)")
        #expect(!folder.exists("App/Card.yml"))
    }

    @Test("is no style of one file, and no other word is one")
    func usage() throws {
        let folder = try Folder()
        try folder.write(Specs.valid("Login"), to: "specs/Login.yml")
        let printed = try Tool.run(["generate", "specs/Login.yml", "-o", "-", "--style", "view"], in: folder.url)
        #expect(printed.status == 64 && printed.errors.contains("`--style view` makes two files"))
        let unknown = try generate(folder, "--style", "swiftui")
        #expect(unknown.status == 64)
        #expect(
            unknown.errors == "genvc: error: `--style` takes no `swiftui`\nhelp: write `controller` or `view`\n")
    }

    @Test("is what `validate` looks at where the project asks for it")
    func validate() throws {
        let folder = try Folder()
        let spec = Specs.valid("Login") + "navigation: { title: Log In }\n"
        try folder.write(spec, to: "specs/Login.yml")
        let alone = try Tool.run(["validate", "specs"], in: folder.url)
        #expect(alone.status == 0 && alone.errors.isEmpty)
        try folder.write("style: view\n", to: "genvc.yml")
        let ofView = try Tool.run(["validate", "specs"], in: folder.url)
        #expect(ofView.errors.contains("warning: no code is made of `navigation`: a view has none"))
        #expect(ofView.errors.hasSuffix("1 warning in specs/Login.yml.\n"))
        #expect(try Tool.run(["validate", "specs", "--strict"], in: folder.url).status == 1)
    }

    @Test("the style of a project stands in its file; `--style` goes before it")
    func project() throws {
        let folder = try Folder()
        try folder.write("style: view\n", to: "genvc.yml")
        try folder.write(Specs.valid("Login"), to: "specs/Login.yml")
        #expect(try generate(folder).errors.hasPrefix("create Made/LoginView.swift\n"))
        try folder.write(
            try folder.text("Made/LoginViewController.swift") + "// mine\n", to: "Made/LoginViewController.swift")
        #expect(try generate(folder).errors == "2 unchanged\n")
        #expect(try generate(folder, "--style", "controller").status == 1)
        #expect(try Tool.run(["new", "Tiny", "--yes", "-o", "Made"], in: folder.url).status == 0)
        #expect(folder.exists("Made/TinyView.swift") && folder.exists("Made/TinyViewController.swift"))
        #expect(try Tool.run(["generate", "Made/Tiny.yml"], in: folder.url).errors == "2 unchanged\n")
        for (arguments, place, advice) in [
            (["specs/Login.yml"], "standard output", "write `genvc generate SPEC -o FOLDER`"),
            (["generate", "specs", "-o", "X.swift"], "`-o`", "name a folder behind `-o`"),
        ] {
            let outcome = try Tool.run(arguments, in: folder.url)
            #expect(outcome.status == 64)
            #expect(
                outcome.errors == """
                    genvc: error: `style: view` in `genvc.yml` makes two files, and \(place) is one
                    help: \(advice), or write `--style controller`

                    """)
        }
        #expect(
            try Tool.run(["specs/Login.yml", "--style", "controller"], in: folder.url).text.contains(
                "class LoginViewController"))
        try folder.write("style: views\n", to: "genvc.yml")
        let wrong = try generate(folder)
        #expect(
            wrong.status == 1 && wrong.errors.hasPrefix("./genvc.yml:1:8: error: ")
                || wrong.errors.contains("genvc.yml:1:8: error: "))
        #expect(try Tool.run(["explain", "project"]).text.contains("takes controller or view"))
    }
}
