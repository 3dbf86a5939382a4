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
        #expect(outcome.errors.hasSuffix("added 1 method at the end of App/Coordinator.swift\n"))
        #expect(
            coordinator == source
                + "\n\n// MARK: - LoginViewControllerDelegate\n\nextension \(type) {\n    \(Self.lacking) {\n    }\n}\n"
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
                added 1 method at the end of App/Coordinator.swift
                added 2 methods at the end of Tests/Double.swift

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
}
