import GenvcDiagnostics
import GenvcKit
import GenvcProject

/// The code of the specs that a command names, for commands that print a part of it and write no code.
enum CodeOfSpecs {
    /// The code, with the templates that it was made with.
    case made(GeneratedCode, TemplateLibrary)
    /// A spec, a template or a project file is wrong, and that was shown.
    case wrong(ExitStatus)

    /// Makes the code of all specs, and shows the errors of those of which there is none: warnings are for commands
    /// that are asked about layouts.
    ///
    /// - Throws: `CommandError` where there is no spec, or where a folder of templates cannot be read.
    init(_ invocation: Invocation, _ session: Session) throws(CommandError) {
        let found = SpecFinder.find(invocation.operands, on: session.disk, standardInputName: nil)
        guard !found.isEmpty else { throw .noSpecs(in: invocation.operands) }
        try self.init(of: found, isGenerating: true, invocation, session)
        guard case .made(let code, let library) = self else { return }
        let shown = code.reports.onlyErrors
        session.show(shown, nothingGenerated: shown.status != .success)
        self = shown.status == .success ? .made(code, library) : .wrong(shown.status)
    }

    /// Makes the code of some specs without a word about their findings.
    ///
    /// - Parameters:
    ///   - isGenerating: True where the message about a wrong template or project file says that nothing was generated.
    ///   - isValidating: True if the layouts are tried everywhere, and not only where they break first.
    /// - Throws: `CommandError` where a folder of templates cannot be read.
    init(
        of found: [SpecFinder.Spec], isGenerating: Bool, isValidating: Bool = false, _ invocation: Invocation,
        _ session: Session
    ) throws(CommandError) {
        let projects = ProjectFinder(found, on: session.disk)
        var library = try TemplateFolder.library(invocation.value(.templates), projects, on: session.disk)
        let obstacles = [library.prepare(includingBundled: found.count > 1)] + projects.reports
        guard obstacles.count(of: .error) == 0 else {
            session.show(obstacles, nothingGenerated: isGenerating)
            self = .wrong(obstacles.status)
            return
        }
        let manner = GeneratedCode.Manner(
            library: library, isValidating: isValidating, jobs: try invocation.jobs())
        let progress = Progress(session)
        let code = GeneratedCode(of: found, projects, manner, on: session.disk, showing: Progress.showing(progress))
        progress?.end()
        self = .made(code, library)
    }
}
