import GenvcDiagnostics
import GenvcKit
import GenvcProject

/// Generates, and generates again what changes, until Ctrl-C.
///
/// It looks at all files four times a second, and far more often at those that were saved last, which people mostly
/// save again. That works on every disk, and on folders that go and come back. Specs that are wrong keep the code that
/// they had, and do not hold up the others.
struct Watch {
    /// Milliseconds between two looks at all files.
    private static let pause = 250
    /// Milliseconds between two looks at the files that were saved last.
    private static let pauseOfRecent = 10
    /// The files that count as saved last; to look at so few costs less than a thousandth of a core.
    private static let mostRecent = 16
    /// Milliseconds for which no file may change before what changed counts as saved: editors write in several steps.
    private static let settling = 40
    /// The milliseconds where each file that changed is another file, which was whole when it took its place.
    private static let settlingOfReplaced = 5

    private let invocation: Invocation
    private let session: Session
    private let destination: Destination
    /// The specs of the last round, with their outcomes, by their paths.
    private var specs: [String: SpecFinder.Spec] = [:]
    private var outcomes: [String: SpecOutcome] = [:]
    /// The files that were read for specs besides their own, in the last round in which templates and project files
    /// were right.
    private var readFiles: Set<String> = []
    /// The files of the app that have what the code needs; nil where anything is missing.
    private var declaring: DeclaringFiles?
    /// The specs that were wrong in the last round, by their paths.
    private var refused: Set<String> = []
    /// The paths of the files that each spec made, by the path of the spec.
    private var paths: [String: [String]] = [:]
    /// The generated files as the last round left them, by their paths.
    private var stamps: [String: FileStamp] = [:]

    init(_ invocation: Invocation, _ session: Session, _ destination: Destination) {
        self.invocation = invocation
        self.session = session
        self.destination = destination
    }

    /// Looks and generates until a signal asks it to end.
    ///
    /// - Returns: `success` always: what goes wrong is told and waited for.
    consuming func run() throws(CommandError) -> ExitStatus {
        var watch = self
        System.catchInterrupts()
        var seen: WatchedFiles?
        while !System.isInterrupted {
            let now = watch.look(since: seen)
            if now != seen {
                watch.tryGenerating(changed: seen.map { now.changes(since: $0) })
                if seen == nil { watch.begin() }
                // Files written in the meantime are seen by the next look.
                seen = now
            }
            watch.pause(until: now)
        }
        return .success
    }

    /// Says once that the watch goes on by itself.
    private func begin() {
        if Terminal.isAnswering, !invocation.has(.yes) {
            session.note("nobody is asked about drawings, as with `--yes`; `genvc preview SPEC` shows one")
        }
        session.note("watching; Ctrl-C ends it")
    }

    // MARK: Looking

    /// The files as they are once nobody is writing those that changed.
    private func look(since seen: WatchedFiles?) -> WatchedFiles {
        var files = watchedFiles
        while files != seen, !System.isInterrupted {
            let isReplaced = seen.map { files.areReplaced(files.changes(since: $0), since: $0) } ?? false
            System.sleep(milliseconds: isReplaced ? Self.settlingOfReplaced : Self.settling)
            let again = watchedFiles
            if again == files { break }
            files = again
        }
        return files
    }

    /// Waits until it is time to look at all files, or until one of those that were saved last is saved again.
    private func pause(until seen: WatchedFiles) {
        let recent = seen.recent(Self.mostRecent)
        for _ in 0..<(Self.pause / Self.pauseOfRecent) where !System.isInterrupted {
            System.sleep(milliseconds: Self.pauseOfRecent)
            guard seen.areCurrent(recent, on: session.disk) else { return }
        }
    }

    /// The files that the next round would depend on, as they are now: operands, files under `use` and templates.
    private var watchedFiles: WatchedFiles {
        WatchedFiles(
            invocation.operands, used: readFiles, templates: invocation.value(.templates), on: session.disk)
    }

    // MARK: One round

    /// Generates, and tells of what goes wrong: nothing on the disk ends the watch.
    private mutating func tryGenerating(changed: Set<String>?) {
        do throws(CommandError) {
            try generate(changed: changed)
        } catch {
            session.show(error)
            // The files that changed have not been read by this round.
            (specs, outcomes) = ([:], [:])
        }
    }

    /// Generates the specs that a change concerns.
    ///
    /// - Parameter changed: The paths that changed since the last round; nil for the first round, which makes all.
    private mutating func generate(changed: Set<String>?) throws(CommandError) {
        var library = try TemplateFolder.library(invocation.value(.templates), on: session.disk)
        let templates = library.prepare()
        let found = SpecFinder.find(
            invocation.operands, on: session.disk, standardInputName: nil, madeIn: invocation.value(.output),
            knowing: unchangedSpecs(changed))
        let projects = ProjectFinder(found, on: session.disk)
        let obstacles = [templates] + projects.reports
        guard obstacles.count(of: .error) == 0 else {
            (specs, outcomes) = ([:], [:])
            return session.show(obstacles)
        }
        if found.isEmpty {
            let names = invocation.operands.map { "`\($0)`" }
            session.note("there is no spec in \(EnglishList.joined(names, "or")); waiting for one")
        }
        let manner = GeneratedCode.Manner(
            library: library, style: try invocation.style(to: destination, of: found, projects),
            jobs: try invocation.jobs())
        let record = changed == nil ? session.record(invocation, manner, at: destination, .watch) : nil
        let progress = Progress(session)
        let code = GeneratedCode(
            of: found, projects, manner, cache: record?.outcomes(of: found, projects) ?? unchanged(changed),
            on: session.disk, showing: Progress.showing(progress))
        progress?.end()
        outcomes = code.made
        readFiles = Set(code.outcomes.flatMap { $0.readFiles.map(\.name) })
        declaring = record?.declaring ?? declaring
        specs = Dictionary(found.compactMap { spec in spec.name.map { ($0, spec) } }) { first, _ in first }
        session.show(code.reports.withoutNotes)
        for name in code.namesOfRefused { session.note("\(name) is left out until it is right") }
        for name in refused.intersection(code.namesOfAccepted).sorted() { session.note("\(name) is right again") }
        refused = refused.union(code.namesOfRefused).subtracting(code.namesOfAccepted)
        nameOrphans(code)
        write(code, library, record, all: changed == nil)
    }

    /// The specs of the last round that made code and whose files are as they were.
    private func unchangedSpecs(_ changed: Set<String>?) -> [String: SpecFinder.Spec] {
        guard let changed else { return [:] }
        return specs.filter { path, _ in !changed.contains(path) && outcomes[path]?.files.isEmpty == false }
    }

    /// The outcomes of the last round that hold still, by the paths of their specs: their files and the files they use
    /// are as they were.
    private func unchanged(_ changed: Set<String>?) -> [String: SpecOutcome] {
        guard let changed else { return [:] }
        // A project file or a template may change the code of every spec.
        let ofAll = changed.contains {
            Path.name(of: $0) == ProjectFile.name || $0.hasSuffix(TemplateFolder.codeSuffix)
        }
        return ofAll
            ? [:]
            : outcomes.filter { path, outcome in
                // A spec that lacked a file is read again at any change, since the file may be there now.
                let isWaiting = outcome.report.diagnostics.contains { $0.code == .unknownFile }
                return !isWaiting && changed.isDisjoint(with: outcome.readFiles.map(\.name) + [path])
            }
    }

    /// Writes what may be written. A file that somebody edited is named and left alone.
    ///
    /// - Parameters:
    ///   - record: what an earlier run made, in the first round.
    ///   - all: Whether this is the first round, which tells of files that stay as they are, too.
    private mutating func write(
        _ code: GeneratedCode, _ library: TemplateLibrary, _ record: GenerationRecord?, all: Bool
    ) {
        var files: [OutputFile] = []
        do throws(CommandError) {
            files = try changedFiles(of: code)
            let before = Dictionary(files.map { ($0.path, session.disk.stamp(of: $0.path)) }) { first, _ in first }
            let permission: WritePlan.Permission = invocation.has(.force) ? .allWithBackup : .own
            var plan = try WritePlan(files, overwriting: permission, on: session.disk)
            // The app is looked at where code changes: what it lacks of the shipped components is written with that.
            // Forms of plurals change in the catalogue alone.
            let hasForms = code.outcomes.contains { StringCatalog.haveForms($0.files) }
            let app =
                all || hasForms || !plan.pending.isEmpty
                ? GeneratedApp(of: code, at: destination, knowing: declaring, on: session.disk) : nil
            if let app { declaring = app.declaring }
            let catalogs = AppCatalogs(for: code, at: destination, in: app, on: session.disk)
            session.show(catalogs.all.flatMap(\.reports))
            let others = (app?.files(library) ?? []) + catalogs.outputs
            if !others.isEmpty {
                files += others
                plan = try WritePlan(files, overwriting: permission, on: session.disk)
            }
            if !plan.refusals.isEmpty { _ = session.refuse(plan, areOthersWritten: true) }
            let refused = Set(plan.refusals.map(\.path))
            let allowed = files.filter { !refused.contains($0.path) }
            if !refused.isEmpty { plan = try WritePlan(allowed, overwriting: permission, on: session.disk) }
            let done = try session.outputWriter.write(
                allowed, plan, overwriting: permission, madeOf: all ? code.sources : code.fresh.sources)
            for change in done.changes {
                let path = change.file.path
                stamps[path] = change.kind == .unchanged ? before[path] ?? nil : session.disk.stamp(of: path)
            }
            for path in refused { stamps[path] = before[path] ?? nil }
            let lines = all ? done.lines : done.changes.flatMap(\.lines)
            // The code is written by now: to look for what names it may take longer than all else.
            for line in lines + catalogs.lines + AfterRun(done).lines(areFixed: false) { session.note(line) }
            app?.tell(of: done, session)
            record?.save(code, declaring)
        } catch {
            // Nothing is known of what was to be written, so that the next round compares it again.
            for file in files { stamps[file.path] = nil }
            // A spec that was saved meanwhile is not an error: the next look finds it changed and makes its code.
            if !error.isOfSpec { session.show(error) }
        }
    }

    /// The files of the specs that were read again, and those that somebody changed since the last round.
    ///
    /// - Throws: `CommandError` where two specs make one file.
    private func changedFiles(of code: GeneratedCode) throws(CommandError) -> [OutputFile] {
        var paths: [String] = []
        var changed: [OutputFile] = []
        for (spec, outcome) in zip(code.specs, code.outcomes) {
            let isFresh = code.isFresh(spec, outcome)
            for file in destination.files(outcome.files, of: spec) {
                let path = file.path
                paths.append(path)
                if isFresh || stamps[path] == nil || stamps[path] != session.disk.stamp(of: path) {
                    changed.append(file)
                }
            }
        }
        try WritePlan.refuseRepetitions(of: paths)
        return changed
    }

    /// Names the files on the disk that a spec made in an earlier round and none makes now, and remembers what this
    /// round made.
    private mutating func nameOrphans(_ code: GeneratedCode) {
        // A folder that is away for a moment, as during a checkout, would make all its files look left over.
        guard code.specs.allSatisfy({ $0.name != nil }) else { return }
        var now: [String: [String]] = [:]
        for (spec, outcome) in zip(code.specs, code.outcomes) {
            guard let name = spec.name else { continue }
            let known = code.isFresh(spec, outcome) ? nil : paths[name]
            let files = known ?? destination.files(outcome.files, of: spec).map(\.path)
            // A spec with a mistake keeps what it made before.
            now[name] = files.isEmpty ? paths[name] ?? [] : files
        }
        let made = Set(now.values.joined())
        for path in paths.values.joined().sorted() where !made.contains(path) {
            guard session.disk.stamp(of: path) != nil else { continue }
            session.note("no spec makes \(path) any more; `genvc clean` removes it")
        }
        paths = now
    }
}
