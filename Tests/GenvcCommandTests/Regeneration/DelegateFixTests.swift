import Foundation
import Testing

/// Which hand-written types `--fix` takes for the delegate, and where it adds what they lack.
@Suite("The delegate that `--fix` extends")
struct DelegateFixTests {
    private static let lacking = "func loginViewControllerDidTapHelp(_ viewController: LoginViewController)"

    /// A screen with two buttons and its code, of which the second is new to the delegate in `coordinator`.
    private func fixing(_ coordinator: String, besides others: [String: String] = [:]) throws -> (
        coordinator: String, outcome: Tool.Outcome, folder: Folder
    ) {
        let folder = try Folder()
        try folder.write(AfterRunTests.spec(["signup", "help"]), to: "specs/Login.yml")
        try folder.write(coordinator, to: "App/Coordinator.swift")
        for (path, text) in others { try folder.write(text, to: path) }
        #expect(try generate(folder).status == 0)
        let outcome = try generate(folder, "--fix")
        #expect(outcome.status == 0)
        let again = try generate(folder, "--fix", "--dry-run")
        #expect(!again.text.contains("added"), "a second run adds nothing")
        return (try folder.text("App/Coordinator.swift"), outcome, folder)
    }

    private func generate(_ folder: Folder, _ options: String...) throws -> Tool.Outcome {
        try Tool.run(["generate", "specs", "-o", "Made"] + options, in: folder.url)
    }

    private static let first = "func loginViewControllerDidTapSignup(_ viewController: LoginViewController) {}"

    @Test(
        "the extension names the type with those around it",
        arguments: [
            ("final class Coordinator: LoginViewControllerDelegate { \(first) }", "Coordinator"),
            ("enum Flow { final class Coordinator: LoginViewControllerDelegate { \(first) } }", "Flow.Coordinator"),
            ("extension Flow {\n    class A: UIResponder, LoginViewControllerDelegate {\n\(first)\n}\n}", "Flow.A"),
            ("class A:\n    Base,\n    LoginViewControllerDelegate\n{\n    \(first)\n}", "A"),
            ("class A<Root: View>: Base<Root>, App.LoginViewControllerDelegate where Root: Sendable { \(first) }", "A"),
            ("@MainActor class A: Base & LoginViewControllerDelegate { \(first) }", "A"),
            ("extension A.B: LoginViewControllerDelegate { \(first) }", "A.B"),
            ("enum A { fileprivate class B: LoginViewControllerDelegate { \(first) } }", "A.B"),
            ("private class A: LoginViewControllerDelegate { \(first) }", "A"),
            ("\u{FEFF}class A: LoginViewControllerDelegate { \(first) }", "A"),
            ("class A { class func make() -> A { A() }\n class B: LoginViewControllerDelegate { \(first) } }", "A.B"),
            (
                ##"let a = "{ \(b("}")) \" {"; let c = #"{"# /* { /* { */ */ // {"## + "\n"
                    + "class A: LoginViewControllerDelegate { \(first) }", "A"
            ),
            (
                "let a = \"\"\"\n    \"{\" {\n    \"\"\"\nlet b = #/{/#\nclass A: LoginViewControllerDelegate { \(first) }",
                "A"
            ),
        ])
    func places(source: String, type: String) throws {
        let (coordinator, outcome, _) = try fixing(source + "\n")
        #expect(outcome.errors.hasSuffix("added 1 method to `\(type)`, at the end of App/Coordinator.swift\n"))
        #expect(
            // Foundation takes the mark of a file that begins with one for no part of its text.
            coordinator == source.replacing("\u{FEFF}", with: "")
                + "\n\n// MARK: - LoginViewControllerDelegate\n\n\(source.hasPrefix("extension A.B") ? "@MainActor\n" : "")extension \(type) {\n    \(Self.lacking) {\n    }\n}\n"
        )
    }

    @Test(
        "where an extension at the end would not reach the type, the methods are printed with the reason",
        arguments: [
            ("func make() { class A: LoginViewControllerDelegate { \(first) } }", "stands in a function"),
            (
                "#if DEBUG\nclass A: LoginViewControllerDelegate { \(first) }\n#endif",
                "stands between `#if` and `#endif`"
            ),
            (
                "enum B { private final class A: LoginViewControllerDelegate { \(first) } }",
                "is private in another type"
            ),
            (
                "enum B { private class C { class A: LoginViewControllerDelegate { \(first) } } }",
                "is private in another type"
            ),
            ("class A: LoginViewControllerDelegate { \(first) } }", "stands in a file whose braces do not match"),
        ])
    func obstacles(source: String, reason: String) throws {
        let (coordinator, outcome, _) = try fixing(source)
        #expect(coordinator == source)
        #expect(
            outcome.errors.contains(
                "asks for more; write in `")
                && outcome.errors.contains(
                    "A` in App/Coordinator.swift, which \(reason), so that `--fix` adds nothing:\n\n    \(Self.lacking) {\n    }\n"
                ),
            "\(outcome.errors)")
    }

    @Test(
        "a type that only names the protocol is no delegate",
        arguments: [
            "final class A { weak var delegate: LoginViewControllerDelegate? { didSet { } } }",
            "// class A: LoginViewControllerDelegate {}",
            "let a = \"class A: LoginViewControllerDelegate {}\"",
            "protocol All: LoginViewControllerDelegate {}",
            "func attach<A: LoginViewControllerDelegate>(_ a: A) {}",
            "final class A { class func make(_ a: any LoginViewControllerDelegate) {} }",
            "extension A { enum LoginViewControllerDelegate {} }",
            "class R { func open(extension ext: String, delegate: LoginViewControllerDelegate) {} }",
        ])
    func others(source: String) throws {
        let (coordinator, outcome, _) = try fixing(source)
        #expect(coordinator == source)
        #expect(outcome.errors == "1 unchanged\n")
    }

    @Test("all types that conform get what each lacks, a double of a test too")
    func several() throws {
        let double = "final class Double: LoginViewControllerDelegate {}\n"
        let (coordinator, outcome, folder) = try fixing(
            AfterRunTests.coordinator, besides: ["Tests/Double.swift": double])
        #expect(coordinator.hasPrefix(AfterRunTests.coordinator + "\n// MARK: - LoginViewControllerDelegate\n"))
        #expect(coordinator.ranges(of: "DidTapHelp").count == 1)
        let made = try folder.text("Tests/Double.swift")
        #expect(made.hasPrefix(double + "\n// MARK: - LoginViewControllerDelegate\n\nextension Double {\n"))
        #expect(made.contains("DidTapSignup") && made.contains("DidTapHelp"))
        #expect(
            outcome.errors == """
                update App/Coordinator.swift
                update Tests/Double.swift
                2 updated, 1 unchanged
                added 1 method to `Coordinator`, at the end of App/Coordinator.swift
                added 2 methods to `Double`, at the end of Tests/Double.swift

                """)
    }

    @Test("without `--fix`, types that lack the same are named together")
    func together() throws {
        let folder = try Folder()
        try folder.write(AfterRunTests.spec(["signup"]), to: "specs/Login.yml")
        #expect(try generate(folder).status == 0)
        try folder.write(AfterRunTests.coordinator, to: "App/Coordinator.swift")
        try folder.write("class Double: LoginViewControllerDelegate {}\n", to: "Tests/Double.swift")
        try folder.write(
            "#if DEBUG\nclass Preview: LoginViewControllerDelegate {}\n#endif\n", to: "Previews/Preview.swift")
        try folder.write(AfterRunTests.spec(["signup", "help"]), to: "specs/Login.yml")
        #expect(
            try generate(folder).errors.contains(
                """
                `LoginViewControllerDelegate` asks for more; write in `Preview` in Previews/Preview.swift, which stands between `#if` and `#endif`, so that `--fix` adds nothing; and in `Coordinator` and `Double`, or let `--fix` add them to App/Coordinator.swift and Tests/Double.swift:

                    \(Self.lacking) {

                """))
    }

    @Test("a method in an extension in another file is there already, whatever its parameters")
    func elsewhere() throws {
        let (coordinator, outcome, _) = try fixing(
            AfterRunTests.coordinator,
            besides: ["App/More.swift": "extension Coordinator {\n    func loginViewControllerDidTapHelp() {}\n}\n"])
        #expect(coordinator == AfterRunTests.coordinator)
        #expect(outcome.errors == "1 unchanged\n")
    }

    @Test("a function outside of the type is no method of it")
    func outside() throws {
        let function = "func loginViewControllerDidTapHelp() {}\n"
        let (coordinator, _, _) = try fixing(AfterRunTests.coordinator + function)
        #expect(coordinator.contains("extension Coordinator {\n    \(Self.lacking) {\n    }\n}\n"))
    }

    @Test("a type of another app is not touched")
    func otherApp() throws {
        let other = "class Other: LoginViewControllerDelegate {}\n"
        let (_, _, folder) = try fixing(
            AfterRunTests.coordinator, besides: ["Other/genvc.yml": "", "Other/Other.swift": other, "genvc.yml": ""])
        #expect(try folder.text("Other/Other.swift") == other)
    }

    @Test(
        "what conforms through a protocol, or another name, is a delegate too",
        arguments: [
            "protocol Flow: AnyObject, LoginViewControllerDelegate {}\nfinal class A: Flow { \(first) }\n",
            "typealias Flow = Sendable & LoginViewControllerDelegate\nfinal class A: Flow { \(first) }\n",
        ])
    func indirect(source: String) throws {
        let (coordinator, _, _) = try fixing(source)
        #expect(coordinator.hasPrefix(source) && coordinator.contains("extension A {\n    \(Self.lacking) {\n"))
    }

    @Test(
        "a method of a superclass, or one that an extension of the protocol gives, is not lacking",
        arguments: [
            "class Base { \(first)\n \(lacking) {} }\nclass A: Base, LoginViewControllerDelegate {}\n",
            "extension LoginViewControllerDelegate { \(lacking) {} }\n"
                + "class A: LoginViewControllerDelegate { \(first) }\n",
        ])
    func given(source: String) throws {
        let (coordinator, outcome, _) = try fixing(source)
        #expect(coordinator == source)
        #expect(outcome.errors == "1 unchanged\n")
    }

    @Test("an event that gives another value is told, and nothing is added")
    func changedValue() throws {
        let folder = try Folder()
        let slider = "screen: Login\nrows:\n  - { slider: volume, accessibilityLabel: Volume }\n  - spacer\n"
        try folder.write(slider, to: "specs/Login.yml")
        #expect(try generate(folder).status == 0)
        let coordinator = """
            class A: LoginViewControllerDelegate {
                func loginViewController(_ viewController: LoginViewController, didChangeVolume volume: Float) {}
            }

            """
        try folder.write(coordinator, to: "App/A.swift")
        try folder.write(
            slider.replacing("slider: volume,", with: "textField: volume, placeholder: Volume,"), to: "specs/Login.yml")
        let outcome = try generate(folder, "--fix")
        #expect(
            outcome.errors.contains(
                """
                `LoginViewControllerDelegate` gives other values; change in `A` in App/A.swift to:

                    func loginViewController(_ viewController: LoginViewController, didChangeVolume volume: String) {
                    }

                """), "\(outcome.errors)")
        #expect(try folder.text("App/A.swift") == coordinator)
    }

    @Test("a repository beside or within that of the spec is not touched; the rest of its own is, from any folder")
    func repositories() throws {
        let folder = try Folder()
        let delegate = "class A: LoginViewControllerDelegate { \(Self.first) }\n"
        for name in ["mine", "mine/Vendor/Lib", "other"] {
            try folder.write("", to: "\(name)/.git/HEAD")
            try folder.write(delegate, to: "\(name)/App/A.swift")
        }
        try folder.write(AfterRunTests.spec(["signup", "help"]), to: "mine/specs/Login.yml")
        #expect(try Tool.run(["generate", "mine/specs", "--fix"], in: folder.url).status == 0)
        #expect(try folder.text("other/App/A.swift") == delegate)
        #expect(try folder.text("mine/Vendor/Lib/App/A.swift") == delegate)
        #expect(try folder.text("mine/App/A.swift").hasPrefix(delegate + "\n// MARK: - LoginViewControllerDelegate\n"))
        try folder.write(delegate, to: "mine/App/A.swift")
        let inside = folder.url.appending(path: "mine/specs")
        #expect(try Tool.run(["generate", ".", "--fix"], in: inside).errors.contains("at the end of ../App/A.swift\n"))
    }

    @Test("what is saved while somebody is asked stays, and nothing is written")
    func savedMeanwhile() throws {
        let folder = try Folder()
        try folder.write(AfterRunTests.spec(["signup"]), to: "specs/Login.yml")
        #expect(try generate(folder).status == 0)
        try folder.write(AfterRunTests.coordinator, to: "App/Coordinator.swift")
        try folder.write(AfterRunTests.spec(["signup", "help"]), to: "specs/Login.yml")
        let before = try folder.text("Made/LoginViewController.swift")
        let terminal = try PseudoTerminal(["generate", "specs", "-o", "Made", "--fix"], in: folder.url)
        try terminal.expect("Does it look good?")
        try folder.write(AfterRunTests.coordinator + "// mine\n", to: "App/Coordinator.swift")
        terminal.type("1\r")
        try terminal.expect(
            "genvc: error: somebody saved `App/Coordinator.swift` meanwhile; nothing was written\nhelp: do the same again\n"
        )
        #expect(try terminal.end() == 73)
        #expect(try folder.text("App/Coordinator.swift") == AfterRunTests.coordinator + "// mine\n")
        #expect(try folder.text("Made/LoginViewController.swift") == before)
    }
}
