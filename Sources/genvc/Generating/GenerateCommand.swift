import GenvcDiagnostics
import GenvcKit
import GenvcProject
import GenvcSetup

/// Makes the code of some specs and hands it to `MadeCode`. Nothing is written unless all specs are right.
struct GenerateCommand {
    private let invocation: Invocation
    private let session: Session

    init(_ invocation: Invocation, _ session: Session) {
        self.invocation = invocation
        self.session = session
    }

    /// The number of times that a run begins again where specs change while it waits for another run; the last try
    /// reports the error.
    private static let mostTries = 5

    /// Runs, and begins again as long as specs change meanwhile, and where the user changed one at the question.
    ///
    /// - Parameters:
    ///   - find: Finds the specs, again at each try.
    ///   - place: Where the code of these specs goes.
    func run(
        finding find: () -> [SpecFinder.Spec], to place: ([SpecFinder.Spec]) throws(CommandError) -> Destination
    ) throws(CommandError) -> ExitStatus {
        var tries = 0
        while true {
            session.beginAgain()
            let found = find()
            do throws(CommandError) {
                if let status = try make(found, to: try place(found)) { return status }
                tries = 0
            } catch {
                tries += 1
                guard error.isOfSpec, tries < Self.mostTries else { throw error }
            }
        }
    }

    /// Makes the code of specs that were found, once.
    ///
    /// - Throws: `CommandError`; with `isOfSpec` where a spec on the disk is no longer what was read.
    func run(_ found: [SpecFinder.Spec], to destination: Destination) throws(CommandError) -> ExitStatus {
        try make(found, to: destination) ?? .success
    }

    /// Makes the code of specs; nil where the user changed one at the question about their drawings.
    private func make(_ found: [SpecFinder.Spec], to destination: Destination) throws(CommandError) -> ExitStatus? {
        let mode = try GenerateMode(invocation, to: destination)
        let known = try BaselineFile(invocation, session)
        if mode == .watch { return try Watch(invocation, session, destination, knowing: known).run() }
        guard !found.isEmpty else { throw .noSpecs(in: invocation.operands) }
        let projects = ProjectFinder(found, on: session.disk)
        guard projects.reports.count(of: .error) == 0 else {
            session.show(projects.reports, nothingGenerated: true)
            return projects.reports.status
        }
        var library = try TemplateFolder.library(invocation.value(.templates), projects, on: session.disk)
        let templates = library.prepare()
        guard templates.count(of: .error) == 0 else {
            session.show([templates], nothingGenerated: true)
            return .wrongInput
        }
        var manner = GeneratedCode.Manner(
            library: library, style: try invocation.style(to: destination, of: found, projects),
            isDrawn: destination.isStandardOutput && session.errorIsTerminal,
            isInOneFile: destination.isOneFile, isValidating: mode == .check, jobs: try invocation.jobs())
        manner.isAskedAbout =
            mode == .write && !destination.isStandardOutput && !invocation.has(.yes) && session.isAnswering
        let progress = Progress(session)
        let record = session.record(invocation, manner, at: destination, mode)
        let unchanged = record?.outcomes(of: found, projects) ?? [:]
        if found.count(where: { unchanged[$0.name ?? ""] == nil }) > 1 {
            _ = manner.library.prepare(includingBundled: true)
        }
        let code = GeneratedCode(
            of: found, projects, manner, cache: unchanged, on: session.disk, showing: Progress.showing(progress))
        progress?.end()
        let shown = known.warningsRemoved(from: code.reports.withoutNotes)
        let status = shown.status
        if let drawing = code.drawing { session.show(drawing + "\n") }
        session.show(shown, nothingGenerated: status != .success)
        guard status == .success else { return status }
        // Printed code is looked at by somebody on a terminal alone: no other run reads more than its specs name.
        let looksAround = !destination.isStandardOutput || session.errorIsTerminal
        let app =
            looksAround
            ? GeneratedApp(of: code, at: destination, knowing: record?.declaring, on: session.disk) : nil
        if destination.isStandardOutput { return print(code, app, at: destination) }
        let catalogs = AppCatalogs(for: code, at: destination, in: app, on: session.disk)
        let findings = catalogs.all.flatMap(\.reports)
        guard findings.count(of: .error) == 0 else {
            session.show(findings, nothingGenerated: true)
            return findings.status
        }
        var made = try MadeCode(code, app, catalogs, at: destination, invocation, session)
        let finished = try made.finish(mode, library, asking: manner.isAskedAbout)
        if mode == .write, finished == .success {
            record?.save(code, app?.declaring)
            tellOfValidation()
        }
        return finished
    }

    /// Prints code, and says on a terminal what it needs.
    ///
    /// - Parameter app: The app that the code may go to; nil where nothing says which folders belong to it.
    private func print(_ code: GeneratedCode, _ app: GeneratedApp?, at destination: Destination) -> ExitStatus {
        let printed = session.print(code.files(at: destination).flatMap { $0.contents ?? [] })
        for missing in app?.missing ?? [] { session.warn(of: missing) }
        if app == nil { tellOfNeeds(code) }
        // The catalogue is looked for where somebody is told of it.
        if session.errorIsTerminal {
            tellOfForms(AppCatalogs(for: code, at: destination, in: app, on: session.disk))
        }
        if printed == .success { tellOfValidation() }
        return printed
    }

    /// Says on a terminal what printed code stands on, where no project says if it is there.
    private func tellOfNeeds(_ code: GeneratedCode) {
        guard session.errorIsTerminal, let folder = code.specs.first?.folder else { return }
        let files = code.outcomes.flatMap(\.files)
        let names = ProjectSetup.names(usedBy: files).filter { name in
            [folder, Path.join(folder, ProjectSetup.folderName)].allSatisfy { place in
                session.disk.kind(of: Path.join(place, name), ofLink: false) == nil
            }
        }
        guard !names.isEmpty else { return }
        let types = names.map { "`\($0.split(separator: ".")[0])`" }
        session.note(
            "the code stands on \(EnglishList.joined(types, "and")); `genvc init\(folder.isEmpty ? "" : " " + folder)` writes"
                + " \(names.count == 1 ? "it" : "them")")
    }

    /// Says where the forms of plurals stand, since printed code shows one of them alone.
    private func tellOfForms(_ catalogs: AppCatalogs) {
        let specs = invocation.operands.joined(separator: " ")
        for catalog in catalogs.all where catalog.file != nil {
            session.note(
                "the forms of its plurals stand in `\(catalog.path)`; `genvc strings \(specs) -o \(catalog.path)`"
                    + " writes them")
        }
        for note in catalogs.notes { session.note(note) }
    }

    /// Says on a terminal that the run tried few layouts. In logs and pipes it would be noise.
    private func tellOfValidation() {
        guard session.errorIsTerminal else { return }
        session.note("only the layouts that break first were tried; `genvc validate` tries all")
    }
}
