import GenvcDiagnostics
import GenvcKit
import GenvcProject

extension Command {
    /// `genvc identifiers` makes the code of all specs and prints the identifiers in it as one enum.
    static let identifiers = Command(
        "identifiers", .many("SPEC|FOLDER"), [.templates, .jobs],
        "prints the accessibility identifiers of screens as Swift constants, for UI tests",
        details: """
            A target of UI tests cannot import the app, so it takes the identifiers from a file of its own:
            `genvc identifiers Screens > UITests/AccessibilityIdentifiers.swift`. A test then says
            `app.buttons[AccessibilityIdentifiers.Login.signInButton]`, and no longer compiles when the button is gone. What
            is repeated takes the place of the view, from 0. Nothing is printed if a spec has an error.
            """
    ) { invocation, session throws(CommandError) in
        let found = SpecFinder.find(invocation.operands, on: session.disk, standardInputName: nil)
        guard !found.isEmpty else { throw .noSpecs(in: invocation.operands) }
        var library = try TemplateFolder.library(invocation.value(.templates), on: session.disk)
        let projects = ProjectFinder(found, on: session.disk)
        let templates = library.prepare(includingBundled: found.count > 1)
        guard ([templates] + projects.reports).count(of: .error) == 0 else {
            session.show([templates] + projects.reports, nothingGenerated: true)
            return ([templates] + projects.reports).status
        }
        let manner = GeneratedCode.Manner(library: library, jobs: try invocation.jobs())
        let progress = Progress(session)
        let code = GeneratedCode(of: found, projects, manner, on: session.disk, showing: Progress.showing(progress))
        progress?.end()
        let shown = code.reports.withoutNotes
        session.show(shown, nothingGenerated: shown.status != .success)
        guard shown.status == .success else { return shown.status }
        var identifiers = AccessibilityIdentifiers()
        for outcome in code.outcomes { identifiers.add(outcome.files) }
        guard let bytes = identifiers.code(&library) else { return .wrongInput }
        return session.print(bytes)
    }
}
