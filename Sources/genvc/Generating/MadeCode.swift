import GenvcDiagnostics
import GenvcKit
import GenvcProject

/// The code of a run without errors, compared with the disk, and what the mode of the run does with it.
struct MadeCode {
    let invocation: Invocation
    let session: Session
    let destination: Destination
    let code: GeneratedCode
    /// The app that the code goes to; nil where nothing says which folders belong to it.
    let app: GeneratedApp?
    /// The files to write; with `--fix` hand-written files to which something is added are among them.
    private(set) var files: [OutputFile]
    /// The change of each of the files.
    private(set) var plan: WritePlan
    /// Lines about what hand-written code lacks, as it is before the run.
    private var asked: [String] = []
    /// The string catalogues with the plurals of the code.
    private let catalogs: AppCatalogs
    /// The folders in which killed runs have left hidden files.
    private var sweeping: [String]

    /// Compares the code with the disk.
    ///
    /// - Parameter catalogs: the string catalogues with its plurals.
    /// - Throws: `CommandError` where a file cannot be read.
    init(
        _ code: GeneratedCode, _ app: GeneratedApp?, _ catalogs: AppCatalogs, at destination: Destination,
        _ invocation: Invocation, _ session: Session
    ) throws(CommandError) {
        self.invocation = invocation
        self.session = session
        self.destination = destination
        self.code = code
        self.app = app
        self.catalogs = catalogs
        files = code.files(at: destination) + catalogs.outputs
        plan = try WritePlan(files, overwriting: Self.permission(invocation), on: session.disk)
        sweeping = app?.littered ?? []
    }

    /// The files that may be overwritten: with `--force` all, of which copies stay.
    private static func permission(_ invocation: Invocation) -> WritePlan.Permission {
        invocation.has(.force) ? .allWithBackup : .own
    }

    /// Does with the code what the mode says.
    ///
    /// - Parameter asking: Whether somebody is there who can be asked if the drawings are right.
    /// - Returns: Nil where they were not, and a spec was changed, so that all is made again.
    mutating func finish(
        _ mode: GenerateMode, _ library: TemplateLibrary, asking: Bool
    ) throws(CommandError) -> ExitStatus? {
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

    /// Adds the shipped components that the code needs and nobody has to the files of a run. Finds what hand-written
    /// code lacks, and with `--fix` adds that as well.
    private mutating func lookAtHandWrittenCode(_ library: TemplateLibrary) throws(CommandError) {
        let isFixing = invocation.has(.fix)
        let after = AfterRun(plan, in: app, fixesAll: isFixing)
        let fixes = (isFixing ? after.fixes : []) + (app?.files(library) ?? [])
        if isFixing { sweeping += after.littered }
        if !fixes.isEmpty {
            // A view controller that is made once is the user's by now, and takes what it lacks.
            files = files.filter { file in !fixes.contains { $0.path == file.path } } + fixes
            plan = try WritePlan(files, overwriting: Self.permission(invocation), on: session.disk)
        }
        asked = after.lines(areFixed: isFixing)
    }

    /// Lines about the string catalogues.
    private var catalogLines: [String] { catalogs.lines + (plan.pending.isEmpty ? [] : catalogs.notes) }

    // MARK: The modes

    /// Writes the files, unless somebody who is asked says no, and then tells what changed and what is left to do.
    private func write(asking: Bool) throws(CommandError) -> ExitStatus? {
        let open =
            asking && !plan.pending.isEmpty ? OpenDrawings(code, plan, at: destination, on: session.disk) : nil
        switch open?.ask(session) {
        case .good, nil: break
        case .changed: return nil
        case .stopped:
            session.note("stopped; nothing was written")
            return .stopped
        }
        let sources = invocation.operands.contains("-") ? [] : code.sources
        let done = try session.outputWriter.write(
            files, plan, overwriting: Self.permission(invocation), sweeping: sweeping, madeOf: sources)
        let dead = deadFiles().flatMap { $0.paths }
        // Twins are sought after the writing: another run may have created the same files since the plan was made.
        for twin in ClassTwin.all(ofCreated: done) where !dead.contains(twin.old) {
            session.warn(twin.message, help: twin.help)
        }
        for twin in SpecTwin.all(of: done) { session.warn(twin.message, help: twin.help) }
        session.tell(of: done)
        for line in catalogLines + asked { session.note(line) }
        tell(ofDead: dead)
        open?.approveAll(session)
        app?.tell(of: done, session)
        return .success
    }

    /// Prints what a run would do: the mode `--dry-run`.
    private func tellOfPlan() -> ExitStatus {
        for twin in ClassTwin.all(ofCreated: plan) { session.warn(twin.message, help: twin.help) }
        for twin in SpecTwin.all(of: plan) { session.warn(twin.message, help: twin.help) }
        let printed = session.print(dryRun: plan, catalogLines + asked)
        tell(ofDead: deadFiles().flatMap { $0.paths })
        app?.tell(of: plan, session)
        return printed
    }

    /// Prints what would change, line by line: the mode `--diff`.
    private func printDifference() -> ExitStatus {
        session.keep(plan)
        for refusal in plan.refusals { session.note("\(refusal.message); a run refuses it") }
        return session.print(difference: plan.difference)
    }

    /// Fails if anything is not as the specs say, is left of specs that are gone, or is missing: the mode `--check`.
    private func check() -> ExitStatus {
        let drift = session.tellOfDrift(plan)
        let found = deadFiles(sayingWhereNot: true)
        let dead = found.flatMap { $0.paths + $0.kept }
        for path in dead { session.note("no spec makes `\(path)` any more") }
        if !dead.isEmpty {
            session.fail(
                "\(EnglishList.count(dead.count, "file")) \(dead.count == 1 ? "is" : "are") left of specs that are gone"
            )
            let kept = found.flatMap { $0.kept }
            for path in kept { session.note("lines of yours are in `\(path)`") }
            session.help(
                "`genvc clean\(kept.isEmpty ? "" : " --force")` removes \(dead.count == 1 ? "it" : "them")"
                    + (kept.isEmpty ? "" : ", and keeps a copy of what has lines of yours"))
        }
        let tree = app?.tree.read
        let twins = tree.map { ClassTwin.all(of: plan, in: $0) }?.filter { !dead.contains($0.old) } ?? []
        for twin in twins where !twin.isCertain { session.warn(twin.message, help: twin.help) }
        for twin in twins where twin.isCertain {
            session.fail(twin.message)
            session.help(twin.help)
        }
        let missing = app?.missing.filter(\.isCertain) ?? []
        for missing in missing { session.fail(of: missing) }
        let folder = invocation.operands.joined(separator: " ")
        for lacking in tree.map({ MissingSwift(of: code, in: $0, folder, on: session.disk).messages }) ?? [] {
            session.warn(lacking.text, help: lacking.help)
        }
        guard drift == .success else { return drift }
        return dead.isEmpty && missing.isEmpty && !twins.contains(where: \.isCertain) ? .success : .wrongInput
    }

    // MARK: Code of specs that are gone

    /// Says that there are files that no spec makes any more, and how they are removed.
    private func tell(ofDead paths: [String]) {
        guard let first = paths.first else { return }
        let more = paths.count == 1 ? "" : " and \(paths.count - 1) more"
        session.note(
            "no spec makes `\(first)`\(more) any more; `genvc clean` removes \(paths.count == 1 ? "it" : "them")")
    }

    /// The paths of the code that no spec makes any more, and of that with lines of somebody's own, in each folder that
    /// this run reads or writes; empty if it names no folder.
    ///
    /// - Parameter sayingWhereNot: True if a folder is named in which nobody can tell which code is still needed.
    private func deadFiles(sayingWhereNot: Bool = false) -> [(paths: [String], kept: [String])] {
        let folders = invocation.operands.filter { session.disk.kind(of: $0, ofLink: false) == .folder }
        let made = Set(files.compactMap { session.disk.identity(of: $0.path) })
        let places: [String] =
            switch destination {
            case .folder(let folder): folders.isEmpty ? [] : [folder]
            case .besideSpecs: folders
            case .standardOutput, .file: []
            }
        return places.compactMap { folder in
            func isOther(_ path: String) -> Bool { session.disk.identity(of: path).map { !made.contains($0) } ?? false }
            // All specs of the project are read only where there is something to find.
            guard SourceTree.hasGenerated(in: folder, on: session.disk, where: isOther) else { return nil }
            do throws(CommandError) {
                let dead = try DeadCode(in: folder, isAll: false, isForced: false, on: session.disk)
                return (dead.paths.filter(isOther), dead.kept.filter(isOther))
            } catch {
                guard sayingWhereNot else { return nil }
                session.note("code of specs that are gone was not looked for: \(error.message)")
                return nil
            }
        }
    }
}
