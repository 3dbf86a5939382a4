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
        var library = try TemplateFolder.library(invocation.value(.templates))
        let templates = library.prepare(includingBundled: found.count > 1)
        guard templates.count(of: .error) == 0 else {
            session.show([templates], nothingGenerated: true)
            return .wrongInput
        }
        let projects = ProjectFinder(found)
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
        let code = GeneratedCode(of: found, projects, manner, showing: Progress.showing(progress))
        progress?.end()
        let shown = code.reports.withoutNotes
        let status = shown.status
        if let drawing = code.drawing { session.show(drawing + "\n") }
        session.show(shown, nothingGenerated: status != .success)
        guard status == .success else { return status }
        let files = code.files(at: destination)
        let app = GeneratedApp(of: code, at: destination)
        if destination.isStandardOutput {
            let printed = session.print(files.flatMap { $0.contents ?? [] })
            for missing in app?.missing ?? [] { session.warn(of: missing) }
            return printed
        }
        return try finish(files, mode, code, app, library, at: destination, asking: manner.isAskedAbout)
    }

    // MARK: What is done with it

    /// - Parameters:
    ///   - app: where the code goes; nil where nothing says how far that reaches.
    ///   - asking: somebody can be asked whether the drawings are right.
    private func finish(
        _ files: [OutputFile], _ mode: GenerateMode, _ code: GeneratedCode, _ app: GeneratedApp?,
        _ library: TemplateLibrary, at destination: Destination, asking: Bool
    ) throws(CommandError) -> ExitStatus {
        let permission: WritePlan.Permission = invocation.has(.force) ? .allWithBackup : .own
        var (files, plan) = (files, try WritePlan(files, overwriting: permission))
        let isRun = mode != .check && mode != .diff
        guard plan.refusals.isEmpty || !isRun else { return session.refuse(plan) }
        // Hand-written files are read only where something is said of them.
        var asked: [String] = []
        var sweeping = app?.folders ?? []
        if isRun || invocation.has(.fix) {
            let isFixing = invocation.has(.fix)
            let after = AfterRun(plan, fixesAll: isFixing)
            let fixes = isFixing ? after.fixes + (app?.files(library) ?? []) : []
            if isFixing { sweeping += after.folders }
            if !fixes.isEmpty {
                // A view controller that is made once is the user's by now, and takes what it lacks.
                files = files.filter { file in !fixes.contains { $0.path == file.path } } + fixes
                plan = try WritePlan(files, overwriting: permission)
            }
            // The files of people as they are before the run.
            asked = after.lines(areFixed: isFixing)
        }
        switch mode {
        case .write, .watch:
            let open = asking && !plan.pending.isEmpty ? OpenDrawings(code, plan, at: destination) : nil
            if let open, !open.ask(session) {
                session.note("stopped; nothing was written")
                return .stopped
            }
            let twins = ClassTwin.all(ofCreated: plan)
            let sources = invocation.operands.contains("-") ? [] : code.sources
            let done = try OutputWriter.write(
                files, plan, overwriting: permission, sweeping: sweeping, madeOf: sources, telling: session.note)
            let dead = deadFiles(besides: files, at: destination)
            for twin in twins where !dead.contains(twin.old) { session.warn(twin.message, help: twin.help) }
            for twin in SpecTwin.all(of: done) { session.warn(twin.message, help: twin.help) }
            for line in done.lines + asked { session.note(line) }
            tell(ofDead: dead)
            open?.approve(session)
            app?.tell(of: done, session)
            return .success
        case .dryRun:
            for twin in ClassTwin.all(ofCreated: plan) { session.warn(twin.message, help: twin.help) }
            for twin in SpecTwin.all(of: plan) { session.warn(twin.message, help: twin.help) }
            let printed = session.print((plan.lines + asked).map { $0 + "\n" }.joined())
            tell(ofDead: deadFiles(besides: files, at: destination))
            app?.tell(of: plan, session)
            return printed
        case .diff:
            for refusal in plan.refusals { session.note("\(refusal.message); a run refuses it") }
            return session.print(plan.difference)
        case .check:
            let isCurrent = check(plan) == .success
            let dead = deadFiles(besides: files, at: destination)
            for path in dead { session.note("no spec makes `\(path)` any more") }
            if !dead.isEmpty {
                session.fail(
                    "\(EnglishList.count(dead.count, "file")) \(dead.count == 1 ? "is" : "are") left of specs that are gone"
                )
                session.help("`genvc clean` removes \(dead.count == 1 ? "it" : "them")")
            }
            let twins = (app == nil ? [] : ClassTwin.all(of: plan)).filter { !dead.contains($0.old) }
            for twin in twins where !twin.isCertain { session.warn(twin.message, help: twin.help) }
            for twin in twins where twin.isCertain {
                session.fail(twin.message)
                session.help(twin.help)
            }
            let missing = app?.missing.filter(\.isCertain) ?? []
            for missing in missing { session.fail(of: missing) }
            return isCurrent && dead.isEmpty && missing.isEmpty && !twins.contains(where: \.isCertain)
                ? .success : .wrongInput
        }
    }

    private func tell(ofDead paths: [String]) {
        guard let first = paths.first else { return }
        let more = paths.count == 1 ? "" : " and \(paths.count - 1) more"
        session.note(
            "no spec makes `\(first)`\(more) any more; `genvc clean` removes \(paths.count == 1 ? "it" : "them")")
    }

    /// What `genvc clean` would remove of the folders that the run is about.
    private func deadFiles(besides files: [OutputFile], at destination: Destination) -> [String] {
        let folders = invocation.operands.filter { SystemDisk.kind(of: $0, ofLink: false) == .folder }
        let made = Set(files.compactMap { SystemDisk.identity(of: $0.path) })
        let places: [String] =
            switch destination {
            case .folder(let folder): folders.isEmpty ? [] : [folder]
            case .besideSpecs: folders
            case .standardOutput, .file: []
            }
        return places.flatMap { folder -> [String] in
            func isOther(_ path: String) -> Bool { SystemDisk.identity(of: path).map { !made.contains($0) } ?? false }
            // All specs of the project are read only where there is something to find.
            guard SourceTree(folder).generated.contains(where: { isOther($0.path) }) else { return [] }
            return ((try? DeadCode(in: folder, isAll: false, isForced: false))?.paths ?? []).filter(isOther)
        }
    }

    private func check(_ plan: WritePlan) -> ExitStatus {
        let drifted = plan.pending.count + plan.refusals.count
        guard drifted > 0 else { return .success }
        let printed = session.print(plan.difference)
        guard printed == .success else { return printed }
        let madeOnce = plan.refusals.filter(\.isMadeOnce)
        for refusal in plan.refusals where !refusal.isOfRun { session.note(refusal.message) }
        let all = plan.changes.count + plan.refusals.count
        session.fail(
            "\(drifted) of \(EnglishList.count(all, "file")) \(drifted == 1 ? "is" : "are") not as the specs say")
        let edited = plan.refusals.filter(\.isOfRun).map { "`\($0.path)`" }
        if !madeOnce.isEmpty { session.help(WritePlan.Refusal.styleHelp) }
        for owner in plan.refusals.compactMap(\.owner) { session.help(owner.help) }
        for refusal in plan.refusals where refusal.isConflicted { session.help(refusal.conflictHelp) }
        guard plan.refusals.allSatisfy(\.isOfRun) || !edited.isEmpty else { return .wrongInput }
        session.help(
            edited.isEmpty
                ? "the same call without `--check` makes them so"
                : "move what was written in \(EnglishList.joined(edited, "and")) into the spec or into a file of your own; "
                    + "then `genvc generate --force` makes them so, and keeps a copy of \(edited.count == 1 ? "it" : "each")"
        )
        return .wrongInput
    }
}
