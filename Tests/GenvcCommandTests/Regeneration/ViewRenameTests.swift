import Foundation
import Testing

/// `genvc rename` where a screen is a view beside a view controller that was made once.
@Suite("Another name for a view")
struct ViewRenameTests {
    private static let old = "Made/LoginViewController.swift"
    private static let new = "Made/SignInViewController.swift"

    /// A screen in the view style, with its code.
    ///
    /// - Parameter isEdited: somebody wrote in the view controller.
    private func folder(isEdited: Bool) throws -> Folder {
        let folder = try Folder()
        try folder.write(Specs.valid("Login") + "  - { button: go, title: Go }\n", to: "specs/Login.yml")
        #expect(try generate(folder).status == 0)
        let stub = try folder.text(Self.old) + (isEdited ? "// mine\n" : "")
        try folder.write(stub.replacing("\n", with: "\r\n"), to: Self.old)
        return folder
    }

    private func generate(_ folder: Folder, _ options: String...) throws -> Tool.Outcome {
        try Tool.run(["generate", "specs", "-o", "Made", "--style", "view"] + options, in: folder.url)
    }

    private func rename(_ folder: Folder, _ options: String...) throws -> Tool.Outcome {
        try Tool.run(["rename", "Login", "SignIn"] + options, in: folder.url)
    }

    @Test("the view controller moves too as long as nobody edited it")
    func unedited() throws {
        let folder = try folder(isEdited: false)
        let outcome = try rename(folder)
        #expect(outcome.status == 0 && !outcome.errors.contains("is yours"))
        #expect(folder.names.filter { $0.hasPrefix("Made/") } == ["Made/SignInView.swift", Self.new])
        #expect(try generate(folder).errors == "2 unchanged\n")
    }

    @Test("one that somebody edited keeps its name, is no drift, and gets no second one beside it")
    func edited() throws {
        let folder = try folder(isEdited: true)
        let before = try folder.text(Self.old)
        let note =
            "\n`\(Self.old)` is yours, and keeps its name; change `LoginView` in it to `SignInView`\n"
            + "2 keys of localized texts changed, as `login.title` to `signIn.title`\n`Login` is still named at 5 places:\n"
        let dry = try rename(folder, "--dry-run")
        let outcome = try rename(folder)
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains(note), "\(outcome.errors)")
        #expect(("\n" + dry.errors).contains(note), "\(dry.errors)")
        #expect(outcome.errors.contains("\n\(Self.old):") && outcome.errors.contains(": LoginView\n"))
        #expect(try generate(folder, "--check").status == 0)
        #expect(try generate(folder).errors == "1 unchanged\n")
        #expect(folder.names.filter { $0.hasPrefix("Made/") } == [Self.old, "Made/SignInView.swift"])
        #expect(try folder.text(Self.old) == before)
        // The person renames it, or writes on in it: both are as they should be.
        try FileManager.default.moveItem(atPath: folder.path(Self.old), toPath: folder.path(Self.new))
        #expect(try generate(folder).errors == "2 unchanged\n")
        #expect(try generate(folder, "--check").status == 0)
    }

    @Test("a view that is made again has its view controller again")
    func again() throws {
        let folder = try folder(isEdited: false)
        for name in [Self.old, "Made/LoginView.swift"] {
            try FileManager.default.removeItem(atPath: folder.path(name))
        }
        #expect(try generate(folder).errors == "create Made/LoginView.swift\ncreate \(Self.old)\n2 created\n")
    }
}
