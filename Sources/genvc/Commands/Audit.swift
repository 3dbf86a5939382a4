import GenvcKit
import GenvcProject

extension Command {
    /// `genvc audit` makes the code of all specs, and prints a UI test for each screen.
    static let audit = Command(
        "audit", .many("SPEC|FOLDER"), [.answerFormat, .templates, .jobs],
        "prints UI tests that audit the accessibility of screens",
        details: """
            `genvc audit Screens > UITests/AccessibilityAudits.swift` makes a test of each screen: it starts the app with
            the launch argument `-screen Login`, waits for a view of that screen, by its identifier, and calls
            `performAccessibilityAudit()`, which Xcode 15 and iOS 17 have. How the app comes to the screen is its own
            business: `UserDefaults.standard.string(forKey: "screen")` says the name. A test of a screen that the app
            does not show is skipped. Nothing is printed if a spec has an error.
            """
    ) { invocation, session throws(CommandError) in
        let code: GeneratedCode
        var library: TemplateLibrary
        switch try CodeOfSpecs(invocation, session) {
        case .made(let made, let used): (code, library) = (made, used)
        case .wrong(let status): return status
        }
        var audits = AccessibilityAudits()
        for file in code.outcomes.flatMap(\.files) { audits.add(file) }
        for name in audits.unknown {
            session.note("`\(name)` is left out: none of its views has an accessibility identifier")
        }
        for name in audits.repeated {
            session.note("another `\(name)` is left out: the tests of one app have one of each name")
        }
        let (bytes, report) = audits.code(&library)
        session.show([report])
        guard let bytes else { return .wrongInput }
        return session.print(bytes)
    }
}
