import Foundation
import GenvcTestSupport
import Testing

/// The extension that `--fix` appends compiles in the Swift 6 mode, body and all; nothing is written through a link.
@Suite("The extension that `--fix` writes")
struct DelegateIsolationTests {
    private static let first = "func loginViewControllerDidTapSignup(_ viewController: LoginViewController) {}"
    private static let lacking = "func loginViewControllerDidTapHelp(_ viewController: LoginViewController) {\n    }"

    /// A type that is the delegate, and whether `--fix` has to say that its extension is of the main actor.
    private static let sources = [
        ("final class Coordinator: LoginViewControllerDelegate { \(first) }", false),
        (
            "@MainActor\npublic final class Coordinator {}\nextension Coordinator: LoginViewControllerDelegate { \(first) }",
            false
        ),
        (
            "class Coordinator: UIResponder {}\nextension Coordinator: LoginViewControllerDelegate { \(first) }",
            false
        ),
        ("final class Coordinator {}\nextension Coordinator: LoginViewControllerDelegate { \(first) }", true),
        (
            "final class Coordinator: Sendable {}\nextension Coordinator: @MainActor LoginViewControllerDelegate { \(first) }",
            true
        ),
        ("nonisolated final class Coordinator: LoginViewControllerDelegate { \(first) }", true),
        ("@preconcurrency nonisolated class Coordinator: NSObject, LoginViewControllerDelegate { \(first) }", true),
    ]
    /// The compiler takes seconds for each, so that it reads all of them only where everything is tried.
    private static let compiled = Set(Exhaustive.sample(sources.map(\.0), 3))

    private func folder(_ coordinator: String, at path: String = "App/Coordinator.swift") throws -> Folder {
        let folder = try Folder()
        try folder.write(AfterRunTests.spec(["signup", "help"]), to: "specs/Login.yml")
        try folder.write("import UIKit\n\n" + coordinator + "\n", to: path)
        return folder
    }

    private func fix(_ folder: Folder) throws -> Tool.Outcome {
        try Tool.run(["generate", "specs", "-o", "Made", "--fix"], in: folder.url)
    }

    @Test(
        "the methods are of the main actor, which is said where the type does not say it",
        arguments: sources)
    func isolation(source: String, isSaid: Bool) throws {
        let folder = try folder(source.replacing("@preconcurrency ", with: ""))
        #expect(try Tool.run(["init", "Made"], in: folder.url).status == 0)
        #expect(
            try fix(folder).errors.contains("added 1 method to `Coordinator`, at the end of App/Coordinator.swift\n"))
        let fixed = try folder.text("App/Coordinator.swift")
        #expect(
            fixed.hasSuffix(
                "// MARK: - LoginViewControllerDelegate\n\n\(isSaid ? "@MainActor\n" : "")extension Coordinator {\n    "
                    + Self.lacking + "\n}\n"), "\(fixed)")
        // The body that a person writes there may use the screen.
        let body = Self.lacking.replacing("{\n", with: "{\n        viewController.helpButton.isEnabled = false\n")
        try folder.write(fixed.replacing(Self.lacking, with: body), to: "App/Coordinator.swift")
        guard Self.compiled.contains(source), SwiftCompiler.isAvailable else { return }
        let findings = try SwiftCompiler.findings(in: folder)
        #expect(findings.isEmpty, "\(findings)")
    }

    @Test(
        "an extension is there where its type is",
        arguments: [
            (
                "@available(iOS 17, *)\n@objc\n@available(macCatalyst 17, *)\nfinal class",
                "@available(iOS 17, *)\n@available(macCatalyst 17, *)\n"
            ),
            ("@available(iOS 17, *) final class", "@available(iOS 17, *)\n"),
            ("@available(iOS 17, *)\nstruct Other {}\n\nfinal class", ""),
        ])
    func availability(head: String, attributes: String) throws {
        let folder = try folder("\(head) Coordinator: LoginViewControllerDelegate { \(Self.first) }")
        #expect(
            try fix(folder).errors.contains("added 1 method to `Coordinator`, at the end of App/Coordinator.swift\n"))
        let fixed = try folder.text("App/Coordinator.swift")
        #expect(
            fixed.hasSuffix(
                "\n// MARK: - LoginViewControllerDelegate\n\n\(attributes)extension Coordinator {\n    " + Self.lacking
                    + "\n}\n"), "\(fixed)")
        // The next method goes below the same mark.
        try folder.write(AfterRunTests.spec(["signup", "help", "more"]), to: "specs/Login.yml")
        #expect(
            try fix(folder).errors.contains("added 1 method to `Coordinator`, at the end of App/Coordinator.swift\n"))
        let again = try folder.text("App/Coordinator.swift")
        #expect(
            again.hasPrefix(fixed + "\n\(attributes)extension Coordinator {\n    func loginViewControllerDidTapMore("))
        #expect(again.components(separatedBy: "// MARK: -").count == 2)
    }

    @Test("nothing is written into a file that may only be read: not by `--fix`, not by `rename`")
    func readOnly() throws {
        let folder = try Folder()
        try folder.write(Specs.valid("Login"), to: "Login.yml")
        #expect(try Tool.run(["generate", "."], in: folder.url).status == 0)
        try folder.write(Specs.valid("Login") + "  - { button: go, title: Go }\n", to: "Login.yml")
        let own = "final class Coordinator: LoginViewControllerDelegate {}\n"
        try folder.write(own, to: "Coordinator.swift")
        for name in ["Coordinator.swift", "Login.yml"] {
            try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.path(name))
        }
        let fixed = try Tool.run(["generate", ".", "--fix"], in: folder.url)
        #expect(fixed.status == 0)
        #expect(
            fixed.errors.contains(
                "write in `Coordinator` in Coordinator.swift, which may only be read, so that `--fix` adds nothing:"),
            "\(fixed.errors)")
        #expect(try folder.text("Coordinator.swift") == own)
        let renamed = try Tool.run(["rename", "Login", "Home"], in: folder.url)
        #expect(renamed.status == 73)
        #expect(
            renamed.errors
                == "genvc: error: `Login.yml` may only be read, so nothing is written\nhelp: `chmod u+w Login.yml` lets genvc change it\n",
            "\(renamed.errors)")
        #expect(folder.exists("LoginViewController.swift") && !folder.exists("HomeViewController.swift"))
    }

    @Test("a delegate behind a link is named, and stays as it is")
    func linked() throws {
        let source = "final class Coordinator: LoginViewControllerDelegate { \(Self.first) }"
        let folder = try folder(source, at: "outside/Shared.swift")
        try FileManager.default.createDirectory(atPath: folder.path("app"), withIntermediateDirectories: false)
        try FileManager.default.moveItem(atPath: folder.path("specs"), toPath: folder.path("app/specs"))
        try folder.link("app/Coordinator.swift", to: "../outside/Shared.swift")
        let before = try folder.text("outside/Shared.swift")
        let inside = folder.url.appending(path: "app")
        let outcome = try Tool.run(["generate", "specs", "-o", "Made", "--fix"], in: inside)
        #expect(outcome.status == 0)
        #expect(
            outcome.errors.hasSuffix(
                """
                `LoginViewControllerDelegate` asks for more; write in `Coordinator` in Coordinator.swift, which stands behind a link, so that `--fix` adds nothing:

                    \(Self.lacking)


                """), "\(outcome.errors)")
        #expect(try folder.text("outside/Shared.swift") == before)
        // One to a file of the app says nothing new.
        try folder.write(before, to: "app/App/Coordinator.swift")
        try FileManager.default.removeItem(atPath: folder.path("app/Coordinator.swift"))
        try folder.link("app/Coordinator.swift", to: "App/Coordinator.swift")
        let again = try Tool.run(["generate", "specs", "-o", "Made", "--fix"], in: inside)
        #expect(!again.errors.contains("link") && again.errors.contains("at the end of App/Coordinator.swift\n"))
    }
}
