import GenvcDiagnostics
import GenvcKit
import GenvcProject

/// Generates the code of some specs, all checked before anything is written.
struct GenerateCommand {
    private let invocation: Invocation
    private let session: Session

    init(_ invocation: Invocation, _ session: Session) {
        self.invocation = invocation
        self.session = session
    }

    /// How often it is begun again where others change the specs meanwhile.
    private static let mostTries = 5

    /// - Parameter find: finds the specs, again where another run changed them while this one waited for it.
    func run(
        finding find: () -> [SpecFinder.Spec], to place: ([SpecFinder.Spec]) throws(CommandError) -> Destination
    ) throws(CommandError) -> ExitStatus {
        for _ in 1..<Self.mostTries {
            do throws(CommandError) {
                let found = find()
                return try run(found, to: try place(found))
            } catch {
                guard error.isOfSpec else { throw error }
            }
        }
        let found = find()
        return try run(found, to: try place(found))
    }

    func run(_ found: [SpecFinder.Spec], to destination: Destination) throws(CommandError) -> ExitStatus {
        let mode = try GenerateMode(invocation, to: destination)
        if mode == .watch { return try Watch(invocation, session, destination).run() }
        guard !found.isEmpty else { throw .noSpecs(in: invocation.operands) }
        var library = try TemplateFolder.library(invocation.value(.templates), on: session.disk)
        let templates = library.prepare(includingBundled: found.count > 1)
        guard templates.count(of: .error) == 0 else {
            session.show([templates], nothingGenerated: true)
            return .wrongInput
        }
        let projects = ProjectFinder(found, on: session.disk)
        guard projects.reports.count(of: .error) == 0 else {
            session.show(projects.reports, nothingGenerated: true)
            return projects.reports.status
        }
        let manner = GeneratedCode.Manner(
            library: library, style: try invocation.style(to: destination, of: found, projects),
            isDrawn: destination.isStandardOutput && session.errorIsTerminal,
            isAskedAbout: mode == .write && !destination.isStandardOutput && !invocation.has(.yes)
                && Terminal.isAnswering,
            isInOneFile: destination.isOneFile, jobs: try invocation.jobs())
        let progress = Progress(session)
        let code = GeneratedCode(of: found, projects, manner, on: session.disk, showing: Progress.showing(progress))
        progress?.end()
        let shown = code.reports.withoutNotes
        let status = shown.status
        if let drawing = code.drawing { session.show(drawing + "\n") }
        session.show(shown, nothingGenerated: status != .success)
        guard status == .success else { return status }
        let app = GeneratedApp(of: code, at: destination, on: session.disk)
        if destination.isStandardOutput {
            let printed = session.print(code.files(at: destination).flatMap { $0.contents ?? [] })
            for missing in app?.missing ?? [] { session.warn(of: missing) }
            return printed
        }
        var made = try MadeCode(code, app, at: destination, invocation, session)
        return try made.finish(mode, library, asking: manner.isAskedAbout)
    }
}
