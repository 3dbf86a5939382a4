import GenvcCores
import GenvcDiagnostics
import GenvcKit

/// The code of some specs, and of the files that they use.
package struct GeneratedCode {
    /// The specs, behind them the files whose components they use.
    package private(set) var specs: [SpecFinder.Spec]
    /// The outcome of each spec, in the order of `specs`.
    package private(set) var outcomes: [SpecOutcome]
    /// The outcomes by the names of the files of the specs, without specs that make what another one makes: they are
    /// made again once that is gone.
    package private(set) var made: [String: SpecOutcome] = [:]
    /// The drawing of the last spec that was asked for.
    package private(set) var drawing: String?
    /// The outcomes of an earlier round, by the names of their files.
    private let cache: [String: SpecOutcome]
    /// The disk on which the specs lie.
    private let disk: Disk
    /// The project files of the specs that were found, and those of what they use.
    private var projects: [ProjectFinder]

    /// Takes how many specs of its part the calling thread has made, how many the part has, and how many there are in
    /// all.
    package typealias Progress = @Sendable (_ done: Int, _ part: Int, _ total: Int) -> Void

    /// The choices that decide how code is made.
    package struct Manner {
        /// Templates that are parsed already.
        package var library: TemplateLibrary
        /// The sort of class made of a screen; nil for the one of its project.
        package let style: Genvc.Style?
        /// True if the screens are drawn too.
        package let isDrawn: Bool
        /// True if somebody may be asked about the drawings of the specs later, but not of what these use.
        package var isAskedAbout = false
        /// True where all files of the code are put into one.
        package let isInOneFile: Bool
        /// True if the layouts are tried everywhere, as `genvc validate` does, and not only where they break first.
        package let isValidating: Bool
        /// The number of cores that work at once; nil: all.
        package let jobs: Int?

        package init(
            library: TemplateLibrary, style: Genvc.Style? = nil, isDrawn: Bool = false, isInOneFile: Bool = false,
            isValidating: Bool = false, jobs: Int? = nil
        ) {
            self.library = library
            self.style = style
            self.isDrawn = isDrawn
            self.isInOneFile = isInOneFile
            self.isValidating = isValidating
            self.jobs = jobs
        }
    }

    /// - Parameters:
    ///   - projects: those of the specs.
    ///   - cache: what became of files that have not changed since.
    ///   - show: is told how far the run is, on the thread that calls.
    package init(
        of found: [SpecFinder.Spec], _ projects: ProjectFinder, _ manner: Manner, cache: [String: SpecOutcome] = [:],
        on disk: Disk, showing show: @escaping Progress = { _, _, _ in }
    ) {
        specs = found
        self.cache = cache
        self.disk = disk
        self.projects = [projects]
        outcomes = []
        make(found, projects, manner, show)
        drawing = outcomes.last?.drawing
        if !manner.isInOneFile {
            // The files that the screens use are made with them, each once.
            let used = SpecFinder.used(outcomes.flatMap(\.used), besides: found, on: disk)
            let projectsOfUsed = ProjectFinder(used, on: disk)
            specs += used
            self.projects.append(projectsOfUsed)
            var manner = manner
            manner.isAskedAbout = false
            make(used, projectsOfUsed, manner, show)
            refuseTwins()
            for (spec, outcome) in zip(specs, outcomes) where !outcome.isTwin { made[spec.name ?? ""] = outcome }
        }
    }

    /// The project file that holds for a spec.
    func project(of spec: SpecFinder.Spec) -> ProjectFile? {
        projects.lazy.compactMap { $0[spec.folder] }.first
    }

    /// True for an outcome of this round, and not of an earlier one.
    package func isFresh(_ spec: SpecFinder.Spec, _ outcome: SpecOutcome) -> Bool {
        outcome.isTwin || cache[spec.name ?? ""] == nil
    }

    /// True if the outcomes of all specs are those of an earlier round.
    package var isUnchanged: Bool { !zip(specs, outcomes).contains(where: isFresh) }

    /// The code of those specs alone whose outcomes are of this round.
    package var fresh: GeneratedCode {
        let made = zip(specs, outcomes).filter(isFresh)
        var code = self
        code.specs = made.map(\.0)
        code.outcomes = made.map(\.1)
        return code
    }

    /// Makes the code of some specs, a part of them on each core; an outcome of the cache is taken as it is.
    private mutating func make(
        _ specs: [SpecFinder.Spec], _ projects: ProjectFinder, _ manner: Manner, _ show: @escaping Progress
    ) {
        let (cache, finder) = (cache, disk.finder)
        outcomes += Cores.map(count: specs.count, jobs: manner.jobs) { part, _ in
            var library = manner.library
            let known = KnownLayouts()
            return specs[part].enumerated().map { index, spec in
                if part.lowerBound == 0 { show(index, part.count, specs.count) }
                return cache[spec.name ?? ""]
                    ?? SpecOutcome(of: spec, projects[spec.folder], manner, finder, &library, known)
            }
        }
    }

    /// The findings of all specs, each once.
    package var reports: [DiagnosticReport] {
        zip(specs, outcomes).filter(isFresh).map(\.1.report).withoutRepetitions
    }

    /// The specs that have errors since the last round, by the names of their files.
    package var namesOfRefused: [String] {
        zip(specs, outcomes).compactMap { spec, outcome in
            isFresh(spec, outcome) && outcome.report.count(of: .error) > 0
                ? outcome.report.files.main.file.name : nil
        }
    }

    /// The specs without errors, by the names of their files.
    package var namesOfAccepted: [String] {
        zip(specs, outcomes).compactMap { spec, outcome in outcome.report.count(of: .error) == 0 ? spec.name : nil }
    }

    /// The files of the specs, as they were read.
    package var sources: [SourceFile] {
        specs.compactMap { spec in
            guard case .file(let file) = spec.input else { return nil }
            return file
        }
    }

    /// The files at the places where they belong; a spec with errors has none.
    package func files(at destination: Destination) -> [OutputFile] {
        zip(specs, outcomes).flatMap { destination.files($1.files, of: $0) }
    }

    /// Two specs that make files or classes of the same name cannot both be compiled, nor stand in one folder.
    private mutating func refuseTwins() {
        var twins = Twins()
        for (index, spec) in specs.enumerated() {
            guard case .file(let source) = spec.input else { continue }
            let files = outcomes[index].files.compactMap { file in
                file.origin.map { SpecRun.MadeFile(name: file.name, range: $0, components: file.componentNames) }
            }
            for finding in twins.add(files, of: source, in: project(of: spec)?.path) {
                outcomes[index] = outcomes[index].adding(finding)
            }
        }
    }
}
