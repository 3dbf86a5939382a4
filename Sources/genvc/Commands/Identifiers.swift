import GenvcDiagnostics
import GenvcKit
import GenvcProject

extension Command {
    /// `genvc identifiers` makes the code of all specs and prints the identifiers in it as one enum.
    static let identifiers = Command(
        "identifiers", .many("SPEC|FOLDER"), [.answerFormat, .templates, .jobs],
        "prints the accessibility identifiers of screens as Swift constants, for UI tests",
        details: """
            A target of UI tests cannot import the app, so it takes the identifiers from a file of its own:
            `genvc identifiers Screens > UITests/AccessibilityIdentifiers.swift`. A test then says
            `app.buttons[AccessibilityIdentifiers.Login.signInButton]`, and no longer compiles when the button is gone. What
            is repeated takes the place of the view, from 0. Nothing is printed if a spec has an error.
            """
    ) { invocation, session throws(CommandError) in
        let code: GeneratedCode
        var library: TemplateLibrary
        switch try CodeOfSpecs(invocation, session) {
        case .made(let made, let used): (code, library) = (made, used)
        case .wrong(let status): return status
        }
        var identifiers = AccessibilityIdentifiers()
        for outcome in code.outcomes { identifiers.add(outcome.files) }
        guard !session.isForPrograms else { return session.print(document: identifiers.document) }
        let (bytes, report) = identifiers.code(&library)
        session.show([report])
        guard let bytes else { return .wrongInput }
        return session.print(bytes)
    }
}

extension AccessibilityIdentifiers {
    /// The identifiers for programs.
    fileprivate var document: String {
        JSONWriter.document { writer in
            writer.list("identifiers", names, onLines: true) { name, writer in
                writer.object { writer in
                    writer.member("text", name.text)
                    writer.member("constant", name.constant)
                    writer.member("isNumbered", name.isNumbered)
                }
            }
        }
    }
}
