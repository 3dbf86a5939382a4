import GenvcDiagnostics
import GenvcKit
import GenvcProject

/// Generates, and generates again what changes, until Ctrl-C.
///
/// It looks at the files four times a second; that works on every disk, and on folders that go and come back. Specs
/// that are wrong keep the code that they had, and do not hold up the others.
struct Watch {
    /// Milliseconds between two looks.
    private static let pause = 250
    /// Milliseconds for which no file may change before what changed counts as saved: editors write in several steps.
    private static let settling = 40

    private let invocation: Invocation
    private let session: Session
    private let destination: Destination
    /// The outcome of each spec in the last round, by its path.
    private var outcomes: [String: SpecOutcome] = [:]
    /// The paths of the files that each spec made, by the path of the spec.
    private var paths: [String: [String]] = [:]

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
            let now = watch.look()
            if now != seen {
                watch.tryGenerating(changed: seen.map { now.changes(since: $0) })
                if seen == nil { watch.begin() }
                // Files written in the meantime are seen by the next look.
                seen = now
            }
            System.sleep(milliseconds: Self.pause)
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

    /// The files as they are once nobody is writing them.
    private func look() -> WatchedFiles {
        var files = watchedFiles
        while !System.isInterrupted {
            System.sleep(milliseconds: Self.settling)
            let again = watchedFiles
            if again == files { break }
            files = again
        }
        return files
    }

    /// The files that the next round would depend on, as they are now: operands, files under `use` and templates.
    private var watchedFiles: WatchedFiles {
        WatchedFiles(
            invocation.operands, used: Set(outcomes.values.flatMap(\.readFiles)),
            templates: invocation.value(.templates), on: session.disk)
    }

    // MARK: One round

    /// Generates, and tells of what goes wrong: nothing on the disk ends the watch.
    private mutating func tryGenerating(changed: Set<String>?) {
        do throws(CommandError) {
            try generate(changed: changed)
        } catch {
            session.show(error)
        }
    }

    /// Generates the specs that a change concerns.
    ///
    /// - Parameter changed: The paths that changed since the last round; nil for the first round, which makes all.
    private mutating func generate(changed: Set<String>?) throws(CommandError) {
        var library = try TemplateFolder.library(invocation.value(.templates), on: session.disk)
        let templates = library.prepare()
        let found = SpecFinder.find(
            invocation.operands, on: session.disk, standardInputName: nil, madeIn: invocation.value(.output))
        let projects = ProjectFinder(found, on: session.disk)
        let obstacles = [templates] + projects.reports
        guard obstacles.count(of: .error) == 0 else {
            outcomes = [:]
            return session.show(obstacles)
        }
        if found.isEmpty {
            let names = invocation.operands.map { "`\($0)`" }
            session.note("there is no spec in \(EnglishList.joined(names, "or")); waiting for one")
        }
        let manner = GeneratedCode.Manner(
            library: library, style: try invocation.style(to: destination, of: found, projects),
            jobs: try invocation.jobs())
        let progress = Progress(session)
        let code = GeneratedCode(
            of: found, projects, manner, cache: unchanged(changed), on: session.disk,
            showing: Progress.showing(progress))
        progress?.end()
        outcomes = code.made
        session.show(code.reports.withoutNotes)
        for name in code.namesOfRefused { session.note("\(name) is left out until it is right") }
        nameOrphans(code)
        write(code, library, all: changed == nil)
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
                return !isWaiting && changed.isDisjoint(with: outcome.readFiles + [path])
            }
    }

    /// Writes what may be written. A file that somebody edited is named and left alone.
    ///
    /// - Parameter all: Whether this is the first round, which tells of files that stay as they are, too.
    private func write(_ code: GeneratedCode, _ library: TemplateLibrary, all: Bool) {
        var files = code.files(at: destination)
        do throws(CommandError) {
            let permission: WritePlan.Permission = invocation.has(.force) ? .allWithBackup : .own
            var plan = try WritePlan(files, overwriting: permission, on: session.disk)
            // The app is looked at where code changes: what it lacks of the shipped components is written with that.
            // Forms of plurals change in the catalogue alone.
            let hasForms = code.outcomes.contains { StringCatalog.haveForms($0.files) }
            let app =
                all || hasForms || !plan.pending.isEmpty
                ? GeneratedApp(of: code, at: destination, on: session.disk) : nil
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
            // Methods that hand-written files lack are found before the run changes the files they are compared with.
            let asked = AfterRun(try WritePlan(allowed, overwriting: permission, on: session.disk)).lines(
                areFixed: false)
            let done = try session.outputWriter.write(allowed, overwriting: permission, madeOf: code.sources)
            let lines = all ? done.lines : done.changes.flatMap(\.lines)
            for line in lines + catalogs.lines + asked { session.note(line) }
            app?.tell(of: done, session)
        } catch {
            // A spec that was saved meanwhile is not an error: the next look finds it changed and makes its code.
            if !error.isOfSpec { session.show(error) }
        }
    }

    /// Names the files on the disk that a spec made in an earlier round and none makes now, and remembers what this
    /// round made.
    private mutating func nameOrphans(_ code: GeneratedCode) {
        // A folder that is away for a moment, as during a checkout, would make all its files look left over.
        guard code.specs.allSatisfy({ $0.name != nil }) else { return }
        var now: [String: [String]] = [:]
        for (spec, outcome) in zip(code.specs, code.outcomes) {
            guard let name = spec.name else { continue }
            let files = destination.files(outcome.files, of: spec).map(\.path)
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
