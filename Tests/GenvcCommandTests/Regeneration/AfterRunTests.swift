import Foundation
import Testing

/// Messages of `genvc generate` on hand-written code when events, ids and texts change, and the edits of `--fix`.
@Suite("After a run")
struct AfterRunTests {
    static let coordinator = """
        final class Coordinator {}

        extension Coordinator: LoginViewControllerDelegate {
            func loginViewControllerDidTapSignup(_ viewController: LoginViewController) {
                viewController.signupButton.isEnabled = false
            }
        }

        """

    static func spec(_ ids: [String]) -> String {
        "screen: Login\nrows:\n" + ids.map { "  - { button: \($0), title: Go }\n" }.joined() + "  - spacer\n"
    }

    /// A screen with the button `signup`, its code, and the delegate that somebody wrote.
    private func folder() throws -> Folder {
        let folder = try Folder()
        try folder.write(Self.spec(["signup"]), to: "specs/Login.yml")
        #expect(try generate(folder).status == 0)
        try folder.write(Self.coordinator, to: "App/Coordinator.swift")
        return folder
    }

    private func generate(_ folder: Folder, _ options: String...) throws -> Tool.Outcome {
        try Tool.run(["generate", "specs", "-o", "Made"] + options, in: folder.url)
    }

    @Test("the methods that a delegate lacks are printed, to be pasted")
    func stubs() throws {
        let folder = try folder()
        try folder.write(Self.spec(["signup", "help"]), to: "specs/Login.yml")
        let outcome = try generate(folder)
        #expect(
            outcome.errors == """
                update Made/LoginViewController.swift
                1 updated
                `LoginViewControllerDelegate` asks for more; write in `Coordinator`, or let `--fix` add them to App/Coordinator.swift:

                    func loginViewControllerDidTapHelp(_ viewController: LoginViewController) {
                    }

                keys of localized texts: `login.help` is new

                """)
        #expect(outcome.status == 0)
        #expect(try folder.text("App/Coordinator.swift") == Self.coordinator)
    }

    @Test("fields of the state that are no more are found where code names the state")
    func stateFields() throws {
        func spec(_ field: String) -> String {
            "screen: Login\nstate:\n  \(field): String\nrows:\n  - { label: title, text: $\(field) }\n"
        }
        let folder = try Folder()
        try folder.write(spec("name"), to: "specs/Login.yml")
        #expect(try generate(folder).status == 0)
        try folder.write(
            "let login = LoginViewController(state: .init(name: \"A\"))\nlogin.state.name = \"B\"\nlet name = 1\nprint(other.name)\n",
            to: "App/Flow.swift")
        try folder.write(spec("user"), to: "specs/Login.yml")
        let outcome = try generate(folder)
        #expect(
            outcome.errors.contains(
                "your files name what is no more:\n    App/Flow.swift:1: name\n    App/Flow.swift:2: name\n"),
            "\(outcome.errors)")
        #expect(!outcome.errors.contains("Flow.swift:3") && !outcome.errors.contains("Flow.swift:4"))
    }

    @Test("names that are no more are found in the files of people")
    func orphans() throws {
        let folder = try folder()
        try folder.write(Self.spec(["register"]), to: "specs/Login.yml")
        let outcome = try generate(folder)
        #expect(
            outcome.errors.hasSuffix(
                """
                your files name what is no more:
                    App/Coordinator.swift:4: loginViewControllerDidTapSignup
                    App/Coordinator.swift:5: signupButton
                keys of localized texts: `login.register` is new; `login.signup` is gone

                """))
    }

    @Test(
        "`--fix` adds the methods behind all that is there, once, and says so in a dry run", arguments: ["\n", "\r\n"])
    func fix(lineEnd: String) throws {
        let folder = try folder()
        let written = Self.coordinator.replacing("\n", with: lineEnd)
        try folder.write(written, to: "App/Coordinator.swift")
        try folder.write(Self.spec(["signup", "help"]), to: "specs/Login.yml")
        let dry = try generate(folder, "--fix", "--dry-run")
        #expect(try folder.text("App/Coordinator.swift") == written)
        let outcome = try generate(folder, "--fix")
        #expect(dry.text == outcome.errors)
        #expect(outcome.errors.contains("added 1 method to `Coordinator`, at the end of App/Coordinator.swift\n"))
        let added = """

            // MARK: - LoginViewControllerDelegate

            @MainActor
            extension Coordinator {
                func loginViewControllerDidTapHelp(_ viewController: LoginViewController) {
                }
            }

            """.replacing("\n", with: lineEnd)
        #expect(try Data(folder.text("App/Coordinator.swift").utf8) == Data((written + added).utf8))
        #expect(try generate(folder, "--fix").errors == "1 unchanged\n")
        #expect(try Data(folder.text("App/Coordinator.swift").utf8) == Data((written + added).utf8))
    }

    @Test("`--fix` keeps the line ends of a file whose last line has none")
    func fixWithoutLastLineEnd() throws {
        let folder = try folder()
        let written = Self.coordinator.replacing("\n", with: "\r\n").trimmingCharacters(in: .newlines)
        try folder.write(written, to: "App/Coordinator.swift")
        try folder.write(Self.spec(["signup", "help"]), to: "specs/Login.yml")
        #expect(try generate(folder, "--fix").status == 0)
        let fixed = try folder.text("App/Coordinator.swift")
        #expect(fixed.hasPrefix(written + "\r\n") && fixed.contains("DidTapHelp("))
        #expect(fixed.replacing("\r\n", with: "").utf8.allSatisfy { $0 != 10 })
    }

    @Test("`--fix` adds what a delegate lacks since an earlier run")
    func fixLater() throws {
        let folder = try folder()
        try folder.write(Self.spec(["signup", "help"]), to: "specs/Login.yml")
        #expect(try generate(folder).status == 0)
        let outcome = try generate(folder, "--fix")
        #expect(
            outcome.errors == "update App/Coordinator.swift\n1 updated, 1 unchanged\n"
                + "added 1 method to `Coordinator`, at the end of App/Coordinator.swift\n")
        #expect(try folder.text("App/Coordinator.swift").contains("func loginViewControllerDidTapHelp("))
        #expect(try generate(folder, "--fix").errors == "1 unchanged\n")
    }

    @Test("`--fix` adds what one type lacks of several delegates, also where their methods differ in the sender only")
    func fixSeveral() throws {
        let folder = try Folder()
        for name in ["Login", "Signup"] { try folder.write(Specs.valid(name), to: "specs/\(name).yml") }
        #expect(try generate(folder).status == 0)
        let coordinator = "final class Coordinator: LoginViewControllerDelegate, SignupViewControllerDelegate {}\n"
        try folder.write(coordinator, to: "App/Coordinator.swift")
        for name in ["Login", "Signup"] {
            try folder.write(
                Specs.valid(name) + "  - { textField: email, placeholder: Email }\n", to: "specs/\(name).yml")
        }
        let outcome = try generate(folder, "--fix")
        #expect(outcome.status == 0)
        #expect(
            outcome.errors.hasPrefix(
                "update Made/LoginViewController.swift\nupdate Made/SignupViewController.swift\nupdate App/Coordinator.swift\n3 updated\n"
            ))
        #expect(
            try folder.text("App/Coordinator.swift") == coordinator
                + """

                // MARK: - LoginViewControllerDelegate

                extension Coordinator {
                    func loginViewController(_ viewController: LoginViewController, didChangeEmail email: String) {
                    }
                }

                // MARK: - SignupViewControllerDelegate

                extension Coordinator {
                    func signupViewController(_ viewController: SignupViewController, didChangeEmail email: String) {
                    }
                }

                """)
        #expect(try generate(folder, "--fix").errors == "2 unchanged\n")
    }

    @Test("shipped components, other apps and copies in other folders are nobody's files that name what is no more")
    func orphansOfPeople() throws {
        let folder = try folder()
        #expect(try Tool.run(["init", "Made"], in: folder.url).status == 0)
        try folder.write("let signupButton = 1\n", to: "Made/CardView.swift")
        #expect(try Tool.run(["generate", "specs", "-o", "Copy"], in: folder.url).status == 0)
        try folder.write("// signupButton\n", to: "Copy/Notes.swift")
        try folder.write("", to: "Other/genvc.yml")
        try folder.write("// signupButton\n", to: "Other/Notes.swift")
        try folder.write("// signupButton, loginViewControllerDidTapSignup, signupButton\n", to: "App/Notes.swift")
        // A name that many things have says nothing in a file that does not know the screen.
        try folder.write("let signupButton = 1\n", to: "App/Stranger.swift")
        try folder.write(Self.spec(["register"]), to: "specs/Login.yml")
        let outcome = try generate(folder)
        #expect(
            outcome.errors.contains(
                """
                your files name what is no more:
                    App/Coordinator.swift:4: loginViewControllerDidTapSignup
                    App/Coordinator.swift:5: signupButton
                    App/Notes.swift:1: signupButton, loginViewControllerDidTapSignup
                keys of localized texts:
                """), "\(outcome.errors)")
    }

    @Test("what another screen has still, which a file knows too, is named only beside the one that lost it")
    func orphansOfTwoScreens() throws {
        let folder = try Folder()
        let email = "  - { textField: email, placeholder: Email }\n"
        for name in ["Login", "Signup"] { try folder.write(Specs.valid(name) + email, to: "specs/\(name).yml") }
        #expect(try generate(folder).status == 0)
        try folder.write(
            """
            extension Coordinator: LoginViewControllerDelegate, SignupViewControllerDelegate {
                func loginViewController(_ viewController: LoginViewController, didChangeEmail email: String) {}
                func signupViewController(_ viewController: SignupViewController, didChangeEmail email: String) {
                    viewController.emailTextField.becomeFirstResponder()
                }
            }

            """, to: "App/Coordinator.swift")
        try folder.write("let login = LoginViewController(); login.emailTextField\n", to: "App/Login.swift")
        try folder.write(Specs.valid("Login"), to: "specs/Login.yml")
        let one = try generate(folder)
        #expect(
            one.errors.contains(
                """
                your files name what is no more:
                    App/Coordinator.swift:1: LoginViewControllerDelegate
                    App/Coordinator.swift:2: didChangeEmail
                    App/Login.swift:1: emailTextField
                keys of localized texts:
                """), "\(one.errors)")
        // A method that both screens lose in one run is left to neither.
        try folder.write(Specs.valid("Login") + email, to: "specs/Login.yml")
        #expect(try generate(folder).status == 0)
        for name in ["Login", "Signup"] { try folder.write(Specs.valid(name), to: "specs/\(name).yml") }
        let both = try generate(folder).errors
        #expect(both.contains("    App/Coordinator.swift:3: didChangeEmail\n"), "\(both)")
        #expect(both.contains("    App/Coordinator.swift:4: emailTextField\n"), "\(both)")
    }

    @Test("the protocol that goes with the last event is named")
    func lastEvent() throws {
        let folder = try folder()
        try folder.write("screen: Login\nrows: [ spacer ]\n", to: "specs/Login.yml")
        #expect(
            try generate(folder).errors.contains(
                """
                your files name what is no more:
                    App/Coordinator.swift:3: LoginViewControllerDelegate
                    App/Coordinator.swift:4: loginViewControllerDidTapSignup

                """))
    }
}
