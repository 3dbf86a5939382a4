import GenvcDiagnostics
import GenvcKit
import GenvcProject

/// The code of a run that is right, on its way to files.
struct MadeCode {
    let invocation: Invocation
    let session: Session
    let destination: Destination
    let code: GeneratedCode
    /// The app that the code goes to; nil where nothing says how far that reaches.
    let app: GeneratedApp?
    private(set) var files: [OutputFile]
    private(set) var plan: WritePlan
    /// What is said of hand-written code, as it is before the run.
    private var asked: [String] = []
    /// Folders in which a killed run may have left hidden files.
    private var sweeping: [String]

    init(
        _ code: GeneratedCode, _ app: GeneratedApp?, at destination: Destination, _ invocation: Invocation,
        _ session: Session
    ) throws(CommandError) {
        self.invocation = invocation
        self.session = session
        self.destination = destination
        self.code = code
        self.app = app
        files = code.files(at: destination)
        plan = try WritePlan(files, overwriting: Self.permission(invocation), on: session.disk)
        sweeping = app?.folders ?? []
    }

    private static func permission(_ invocation: Invocation) -> WritePlan.Permission {
        invocation.has(.force) ? .allWithBackup : .own
    }

    /// Does with the code what the mode says.
    ///
    /// - Parameter asking: whether somebody can be asked if the drawings are right.
    mutating func finish(
        _ mode: GenerateMode, _ library: TemplateLibrary, asking: Bool
    ) throws(CommandError) -> ExitStatus {
        let isRun = mode != .check && mode != .diff
        guard plan.refusals.isEmpty || !isRun else { return session.refuse(plan) }
        // Hand-written files are read only where something is said of them.
        if isRun || invocation.has(.fix) { try lookAtHandWrittenCode(library) }
        return switch mode {
        case .write, .watch: try write(asking: asking)
        case .dryRun: tellOfPlan()
        case .diff: printDifference()
        case .check: check()
        }
    }

    private mutating func lookAtHandWrittenCode(_ library: TemplateLibrary) throws(CommandError) {
        let isFixing = invocation.has(.fix)
        let after = AfterRun(plan, fixesAll: isFixing)
        let fixes = isFixing ? after.fixes + (app?.files(library) ?? []) : []
        if isFixing { sweeping += after.folders }
        if !fixes.isEmpty {
            // A view controller that is made once is the user's by now, and takes what it lacks.
            files = files.filter { file in !fixes.contains { $0.path == file.path } } + fixes
            plan = try WritePlan(files, overwriting: Self.permission(invocation), on: session.disk)
        }
        asked = after.lines(areFixed: isFixing)
    }

    // MARK: The modes

    private func write(asking: Bool) throws(CommandError) -> ExitStatus {
        let open =
            asking && !plan.pending.isEmpty ? OpenDrawings(code, plan, at: destination, on: session.disk) : nil
        if let open, !open.ask(session) {
            session.note("stopped; nothing was written")
            return .stopped
        }
        let twins = ClassTwin.all(ofCreated: plan)
        let sources = invocation.operands.contains("-") ? [] : code.sources
        let done = try OutputWriter.write(
            files, plan, overwriting: Self.permission(invocation), sweeping: sweeping, madeOf: sources,
            on: session.disk, telling: session.note)
        let dead = deadFiles
        for twin in twins where !dead.contains(twin.old) { session.warn(twin.message, help: twin.help) }
        for twin in SpecTwin.all(of: done) { session.warn(twin.message, help: twin.help) }
        for line in done.lines + asked { session.note(line) }
        tell(ofDead: dead)
        open?.approve(session)
        app?.tell(of: done, session)
        return .success
    }

    private func tellOfPlan() -> ExitStatus {
        for twin in ClassTwin.all(ofCreated: plan) { session.warn(twin.message, help: twin.help) }
        for twin in SpecTwin.all(of: plan) { session.warn(twin.message, help: twin.help) }
        let printed = session.print((plan.lines + asked).map { $0 + "\n" }.joined())
        tell(ofDead: deadFiles)
        app?.tell(of: plan, session)
        return printed
    }

    private func printDifference() -> ExitStatus {
        for refusal in plan.refusals { session.note("\(refusal.message); a run refuses it") }
        return session.print(plan.difference)
    }

    private func check() -> ExitStatus {
        let isCurrent = session.tellOfDrift(plan) == .success
        let dead = deadFiles
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

    // MARK: Code of specs that are gone

    private func tell(ofDead paths: [String]) {
        guard let first = paths.first else { return }
        let more = paths.count == 1 ? "" : " and \(paths.count - 1) more"
        session.note(
            "no spec makes `\(first)`\(more) any more; `genvc clean` removes \(paths.count == 1 ? "it" : "them")")
    }

    /// What `genvc clean` would remove of the folders that the run is about.
    private var deadFiles: [String] {
        let folders = invocation.operands.filter { session.disk.kind(of: $0, ofLink: false) == .folder }
        let made = Set(files.compactMap { session.disk.identity(of: $0.path) })
        let places: [String] =
            switch destination {
            case .folder(let folder): folders.isEmpty ? [] : [folder]
            case .besideSpecs: folders
            case .standardOutput, .file: []
            }
        return places.flatMap { folder -> [String] in
            func isOther(_ path: String) -> Bool { session.disk.identity(of: path).map { !made.contains($0) } ?? false }
            // All specs of the project are read only where there is something to find.
            guard SourceTree(folder, on: session.disk).generated.contains(where: { isOther($0.path) }) else {
                return []
            }
            return ((try? DeadCode(in: folder, isAll: false, isForced: false, on: session.disk))?.paths ?? []).filter(
                isOther)
        }
    }
}
