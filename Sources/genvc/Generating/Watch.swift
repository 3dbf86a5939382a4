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

    let invocation: Invocation
    let session: Session
    let destination: Destination
    /// The specs of the last round, with their outcomes, by their paths.
    private var specs: [String: SpecFinder.Spec] = [:]
    private var outcomes: [String: SpecOutcome] = [:]
    /// The files that were read for specs besides their own, and those that were not there, in the last round in which
    /// templates and project files were right.
    private var readFiles: Set<String> = []
    /// The files of the app that have what the code needs; nil where anything is missing.
    var declaring: DeclaringFiles?
    /// The specs that were wrong in the last round, by their paths.
    private var refused: Set<String> = []
    /// The paths of the files that each spec made, by the path of the spec.
    var paths: [String: [String]] = [:]
    /// The generated files as the last round left them, by their paths.
    var stamps: [String: FileStamp] = [:]
    /// The list of findings that are not told at all.
    private let known: BaselineFile
    /// The folder of templates of the projects, by the last round.
    private var templateFolder: String?
    /// The findings that were told of.
    private var told = ToldFindings()
    /// The most findings that are gone and get a line.
    private static let mostGone = 5

    /// - Parameter known: the list of findings that are not told.
    init(_ invocation: Invocation, _ session: Session, _ destination: Destination, knowing known: BaselineFile) {
        self.known = known
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
            let changed = seen.map { now.changes(since: $0) }
            if changed?.isEmpty != true {
                watch.tryGenerating(changed: changed)
                if seen == nil { watch.begin() }
            }
            // Files written in the meantime are seen by the next look.
            seen = now
            watch.pause(until: now)
        }
        return .success
    }

    /// Says once that the watch goes on by itself.
    private func begin() {
        if session.isAnswering, !invocation.has(.yes) {
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

    /// The files that the next round would depend on, as they are now: operands, files under `use`, templates and what
    /// was made.
    private var watchedFiles: WatchedFiles {
        WatchedFiles(
            invocation.operands, used: readFiles, templates: invocation.value(.templates) ?? templateFolder,
            made: paths.values.joined(), on: session.disk)
    }

    // MARK: One round

    /// Generates, and tells of what goes wrong: nothing on the disk ends the watch. The last line of a round says when
    /// it was, which files it was for, and what it did.
    private mutating func tryGenerating(changed: Set<String>?) {
        var outcome = Self.nothingWritten
        do throws(CommandError) {
            outcome = try generate(changed: changed)
        } catch {
            session.show(error)
            // The files that changed have not been read by this round.
            (specs, outcomes) = ([:], [:])
        }
        var words = [System.clockTime]
        if let changed { words.append(Self.shown(changed) + ":") }
        session.note((words + [outcome]).joined(separator: " "))
    }

    /// The words for a round in which something is wrong.
    static let nothingWritten = "nothing written"
    /// The words for a round after which all is as before.
    static let nothingToDo = "nothing to do"

    /// The files for which there is a round: the one that changed, or their number.
    private static func shown(_ changed: Set<String>) -> String {
        changed.count == 1 ? changed.map(Path.shown).joined() : EnglishList.count(changed.count, "file")
    }

    /// Generates the specs that a change concerns.
    ///
    /// - Parameter changed: The paths that changed since the last round; nil for the first round, which makes all.
    /// - Returns: What the round did, in words.
    private mutating func generate(changed: Set<String>?) throws(CommandError) -> String {
        let found = SpecFinder.find(
            invocation.operands, on: session.disk, standardInputName: nil, madeIn: invocation.value(.output),
            knowing: unchangedSpecs(changed))
        let projects = ProjectFinder(found, on: session.disk)
        // The option goes before what projects say, whatever that is.
        templateFolder = invocation.value(.templates) == nil ? try projects.templates() : nil
        var library = try TemplateFolder.library(invocation.value(.templates), projects, on: session.disk)
        let obstacles = [library.prepare()] + projects.reports
        guard obstacles.count(of: .error) == 0 else {
            readFiles = Set(projects.readPaths)
            (specs, outcomes) = ([:], [:])
            session.show(obstacles)
            return Self.nothingWritten
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
        readFiles = Set(code.outcomes.flatMap { $0.readFiles.map(\.name) + $0.missingFiles })
        declaring = record?.declaring ?? declaring
        specs = Dictionary(found.compactMap { spec in spec.name.map { ($0, spec) } }) { first, _ in first }
        let findings = told.take(code, known.warningsRemoved)
        session.show(findings.told)
        for line in findings.gone.prefix(Self.mostGone) { session.note("gone: \(line)") }
        for name in code.namesOfRefused { session.note("\(name) is left out until it is right") }
        for name in refused.intersection(code.namesOfAccepted).sorted() { session.note("\(name) is right again") }
        refused = refused.union(code.namesOfRefused).subtracting(code.namesOfAccepted)
        nameOrphans(code)
        let written = write(code, library, record, all: changed == nil)
        if written == Self.nothingToDo,
            let wrong = refused.sorted().first(where: { changed?.isDisjoint(with: paths[$0] ?? []) == false })
        {
            return "\(Self.nothingWritten); \(wrong) has to be right first"
        }
        guard changed != nil, !findings.words.isEmpty else { return written }
        return (written == Self.nothingToDo ? "no code changes" : written) + "; \(findings.words)"
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
}
