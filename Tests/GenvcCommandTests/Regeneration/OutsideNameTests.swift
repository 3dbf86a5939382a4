import Foundation
import Testing

/// Names of generated code outside of its classes: in UI tests and in tables of localised texts.
@Suite("Names outside of the app")
struct OutsideNameTests {
    private static let tests = """
        app.buttons["login.signupButton"].tap()
        app.buttons["login.signupButtons"].tap()
        app.buttons[AccessibilityIdentifiers.Login.signupButton].tap()
        app.buttons[AccessibilityIdentifiers.Login.signupButtonTwo].tap()
        app.buttons["login.helpButton"].tap()

        """
    private static let table = "/* ours */\n\"login.signup\" = \"Los\";\n\"login.help\" = \"Hilfe\";\n"
    private static let catalogue = "{ \"strings\": {\n  \"login.signup\" : {},\n  \"login.signup.more\" : {} } }\n"
    private static let plurals = "<dict>\n<key>login.signup</key>\n</dict>\n"

    /// A screen with two buttons, and the files that know it by texts.
    private func folder() throws -> Folder {
        let folder = try Folder()
        try folder.write(AfterRunTests.spec(["signup", "help"]), to: "specs/Login.yml")
        #expect(try run(folder, "generate", "specs", "-o", "Made").status == 0)
        try folder.write(Self.tests, to: "UITests/LoginTests.swift")
        try folder.write(Self.table, to: "de.lproj/Localizable.strings")
        try folder.write(Self.catalogue, to: "Localizable.xcstrings")
        try folder.write(Self.plurals, to: "de.lproj/Localizable.stringsdict")
        return folder
    }

    private func run(_ folder: Folder, _ arguments: String...) throws -> Tool.Outcome {
        try Tool.run(arguments, in: folder.url)
    }

    @Test("a run lists the places of an identifier and of a key that are gone, with their lines")
    func generated() throws {
        let folder = try folder()
        try folder.write(AfterRunTests.spec(["register", "help"]), to: "specs/Login.yml")
        let expected = """
            your files name what is no more:
                Localizable.xcstrings:2: "login.signup"
                UITests/LoginTests.swift:1: "login.signupButton"
                UITests/LoginTests.swift:3: AccessibilityIdentifiers.Login.signupButton
                de.lproj/Localizable.strings:2: "login.signup"
                de.lproj/Localizable.stringsdict:2: >login.signup<
            keys of localized texts: `login.register` is new; `login.signup` is gone

            """
        let dry = try run(folder, "generate", "specs", "-o", "Made", "--dry-run")
        #expect(dry.text.hasSuffix(expected), "\(dry.text)")
        let outcome = try run(folder, "generate", "specs", "-o", "Made")
        #expect(outcome.errors.hasSuffix(expected), "\(outcome.errors)")
    }

    @Test("the constants of `genvc identifiers` are to be made anew, and not named line by line")
    func constants() throws {
        let folder = try folder()
        let constants = try run(folder, "identifiers", "specs").text
        try folder.write(constants, to: "UITests/AccessibilityIdentifiers.swift")
        try folder.write(AfterRunTests.spec(["register", "help"]), to: "specs/Login.yml")
        let outcome = try run(folder, "generate", "specs", "-o", "Made")
        #expect(
            outcome.errors.contains(
                """
                    Localizable.xcstrings:2: "login.signup"
                    UITests/AccessibilityIdentifiers.swift: `genvc identifiers` makes it anew
                    UITests/LoginTests.swift:1: "login.signupButton"

                """), "\(outcome.errors)")
        try folder.write(try run(folder, "identifiers", "specs").text, to: "UITests/AccessibilityIdentifiers.swift")
        try folder.write(AfterRunTests.spec(["register"]), to: "specs/Login.yml")
        #expect(try run(folder, "generate", "specs", "-o", "Made").errors.contains("AccessibilityIdentifiers.swift: `"))
    }

    @Test("a text that changes under its key is named where it is translated")
    func reworded() throws {
        let folder = try folder()
        let spec = AfterRunTests.spec(["signup", "help"])
        let longer = String(repeating: "A text that takes more than a line. ", count: 4)
        for (old, new) in [
            ("Go", "Start"), ("Start", longer), (longer, longer + "Yes."), (longer + "Yes.", "Go \\\"x"),
        ] {
            let now = spec.replacing("signup, title: Go", with: "signup, title: \"\(new)\"")
            try folder.write(now, to: "specs/Login.yml")
            let outcome = try run(folder, "generate", "specs", "-o", "Made")
            let expected = """
                texts changed under keys that your files translate:
                    Localizable.xcstrings:2: "login.signup"
                    de.lproj/Localizable.strings:2: "login.signup"
                    de.lproj/Localizable.stringsdict:2: >login.signup<

                """
            #expect(outcome.errors.hasSuffix(expected), "from \(old): \(outcome.errors)")
        }
        // Another look breaks the same text otherwise.
        try folder.write(
            spec.replacing("signup, title: Go", with: "signup, title: \"Go \\\"x\", alpha: 0.5"), to: "specs/Login.yml")
        #expect(!(try run(folder, "generate", "specs", "-o", "Made")).errors.contains("translate"))
    }

    @Test("what another screen has still is not gone")
    func shared() throws {
        let folder = try folder()
        let own = "  - { button: signup, title: Go, accessibilityIdentifier: login.signupButton }\n"
        try folder.write("screen: Other\nrows:\n" + own, to: "specs/Other.yml")
        #expect(try run(folder, "generate", "specs", "-o", "Made").status == 0)
        try folder.write(AfterRunTests.spec(["register", "help"]), to: "specs/Login.yml")
        let outcome = try run(folder, "generate", "specs", "-o", "Made")
        #expect(!outcome.errors.contains("UITests"), "\(outcome.errors)")
        #expect(outcome.errors.contains("    de.lproj/Localizable.strings:2: \"login.signup\"\n"))
    }

    @Test("an identifier that is counted is found with its numbers")
    func counted() throws {
        let folder = try Folder()
        let spec = """
            screen: Shop
            state: { plans: { type: "[String]", sample: [Monthly, Yearly] } }
            rows:
              - { button: plan, repeat: $plans, title: $plan }
              - { button: buy, title: Buy }

            """
        try folder.write(spec, to: "Shop.yml")
        #expect(try run(folder, "generate", "Shop.yml").status == 0)
        try folder.write(
            "app.buttons[\"shop.planButton1\"]\napp.buttons[AccessibilityIdentifiers.Shop.planButton(1)]\n",
            to: "ShopTests.swift")
        try folder.write(spec.replacing("plan,", with: "offer,").replacing("$plan ", with: "$offer "), to: "Shop.yml")
        #expect(
            try run(folder, "generate", "Shop.yml").errors.contains(
                """
                your files name what is no more:
                    ShopTests.swift:1: "shop.planButton1
                    ShopTests.swift:2: AccessibilityIdentifiers.Shop.planButton

                """))
    }

    @Test("`rename` and `rm` list them too", arguments: [["rename", "Login", "SignIn"], ["rm", "Login"]])
    func removed(arguments: [String]) throws {
        let folder = try folder()
        let outcome = try Tool.run(arguments, in: folder.url)
        #expect(outcome.status == 0)
        // `rename` gives the entry of the catalogue its new key.
        let catalog = arguments[0] == "rm" ? "Localizable.xcstrings:2: \"login.signup\"\n" : ""
        #expect(
            outcome.errors.hasSuffix(
                """
                `Login` is still named at \(catalog.isEmpty ? 6 : 7) places:
                \(catalog)UITests/LoginTests.swift:1: "login.signupButton"
                UITests/LoginTests.swift:3: AccessibilityIdentifiers.Login.signupButton
                UITests/LoginTests.swift:5: "login.helpButton"
                de.lproj/Localizable.strings:2: "login.signup"
                de.lproj/Localizable.strings:3: "login.help"
                de.lproj/Localizable.stringsdict:2: >login.signup<

                """), "\(outcome.errors)")
    }
}
