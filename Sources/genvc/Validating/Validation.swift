import GenvcCores
import GenvcDiagnostics
import GenvcKit
import GenvcProject

/// Validates some specs, mends them if it is told to, and tells of what is found.
struct Validation {
    private let invocation: Invocation
    private let session: Session
    private let format: FindingsFormat?
    private let selection: MatrixSelection
    private let assets: AssetCatalog

    /// One spec after it was validated.
    private struct Outcome: Sendable {
        var report: DiagnosticReport
        var layoutCount = 0
        /// The files that are made of the spec.
        var madeFiles: [SpecRun.MadeFile] = []
        /// The spec as it was read, and as fixes have made it; nil where none was made.
        var fixed: (from: SourceFile, to: SourceFile, count: Int)?
    }

    /// - Throws: `CommandError` where an option has a value that it cannot have.
    init(_ invocation: Invocation, _ session: Session) throws(CommandError) {
        self.invocation = invocation
        self.session = session
        format = try invocation.choice(.findingsFormat)
        selection = try invocation.matrixSelection()
        assets = try invocation.assets(on: session.disk)
    }

    /// Validates the specs that the operands name.
    ///
    /// - Throws: `CommandError` where there are none, or a file cannot be read or written.
    func run() throws(CommandError) -> ExitStatus {
        let maximum = try invocation.count(.maximum, example: TextRenderer.defaultMaximum)
        try refuseMixture()
        let named = SpecFinder.find(invocation.operands, on: session.disk, standardInputName: invocation.value(.name))
        guard !named.isEmpty else { throw .noSpecs(in: invocation.operands) }
        let projects = ProjectFinder(named, on: session.disk)
        let found = named.filter { !$0.isProjectFile }
        guard projects.reports.count(of: .error) == 0, !found.isEmpty else {
            session.show(projects.reports, format: format)
            return projects.reports.status
        }
        let values = invocation.all(.state)
        guard values.isEmpty || found.count == 1 else {
            throw .usage("`--state` is for one spec, and there are \(found.count)", help: "name one of them")
        }
        // Reading the spec tells whether it has such fields.
        if !values.isEmpty, case .file(let file) = found[0].input {
            var run = SpecRun(file, project: projects[found[0].folder], finder: session.disk.finder)
            if let refused = session.refuse(run.set(state: values), format: format) { return refused }
        }
        let known = try BaselineFile(invocation, session)
        let outcomes = refusingTwins(try outcomes(of: found, projects, besides: known), of: found, projects)
        if let status = try write(outcomes) { return status }
        let reports = outcomes.map(\.report).withoutRepetitions
        if let status = try known.write(reports) { return status }
        let left = known.removed(from: reports)
        let status = tell(left, of: outcomes, maximum)
        let isLeft = left.contains { $0.count(of: .error) + $0.count(of: .warning) > 0 }
        if invocation.has(.applyFixes), isLeft {
            if left.contains(where: { $0.diagnostics.contains { $0.fixes.contains(where: \.takesBack) } }) {
                session.note("left to you: a fix that takes back what the spec says of its whole screen")
            } else if outcomes.allSatisfy({ $0.fixed == nil }) {
                session.note("0 mended: none of these findings has a fix that was tried")
            }
        }
        return status
    }

    /// Throws where a dry run is asked for and there is nothing to try, or where its diff would stand in a document.
    private func refuseMixture() throws(CommandError) {
        guard invocation.has(.dryRun) else { return }
        guard invocation.has(.applyFixes) else {
            throw .usage("`--dry-run` is for `--fix`", help: "write both, or neither: `validate` alone writes nothing")
        }
        guard format?.isDocument != true || session.isForPrograms, !invocation.has(.writeBaseline) else {
            throw .usage(
                "`--dry-run` prints a diff, and nothing else",
                help: "leave out `\(invocation.has(.writeBaseline) ? "--write-baseline" : "--format")`")
        }
    }

    /// Validates the specs on all cores.
    ///
    /// - Parameter baseline: the findings that are not mended.
    private func outcomes(
        of found: [SpecFinder.Spec], _ projects: ProjectFinder, besides baseline: BaselineFile
    ) throws(CommandError) -> [Outcome] {
        let (values, fixes, isDry) = (
            invocation.all(.state), invocation.has(.applyFixes), invocation.has(.dryRun)
        )
        let progress = Progress(session)
        defer { progress?.end() }
        return Cores.map(count: found.count, jobs: try invocation.jobs()) { [session, selection, assets] part, _ in
            let known = KnownLayouts()
            return found[part].enumerated().map { index, spec in
                if part.lowerBound == 0 { progress?.show(index, of: part.count, found.count) }
                switch spec.input {
                case .refused(let report): return Outcome(report: report)
                case .file(let file):
                    func validated(_ file: SourceFile) -> SpecRun {
                        var run = SpecRun(file, project: projects[spec.folder], finder: session.disk.finder)
                        _ = run.set(state: values)
                        run.assets = assets
                        run.validate(selection, keeping: known)
                        run.reportUnmadeParts()
                        return run
                    }
                    let run = validated(file)
                    let style = projects[spec.folder]?.style ?? .controller
                    guard fixes else {
                        return Outcome(
                            report: run.report, layoutCount: run.layoutCount, madeFiles: run.madeFiles(style))
                    }
                    let fixed = FixedSpec(run, validating: validated, of: baseline.new)
                    // A dry run leaves the spec as it is, and so its findings.
                    let told = isDry ? run : fixed.run
                    return Outcome(
                        report: told.report, layoutCount: run.layoutCount, madeFiles: told.madeFiles(style),
                        fixed: fixed.count > 0 ? (from: file, to: fixed.run.file, count: fixed.count) : nil)
                }
            }
        }
    }

    /// The outcomes with a finding in each spec that makes what one before it makes, as `generate` has them.
    private func refusingTwins(
        _ outcomes: [Outcome], of found: [SpecFinder.Spec], _ projects: ProjectFinder
    ) -> [Outcome] {
        guard found.count > 1 else { return outcomes }
        var (outcomes, twins) = (outcomes, Twins())
        for (index, spec) in found.enumerated() {
            guard case .file = spec.input else { continue }
            let report = outcomes[index].report
            // The findings point into the spec as its fixes have left it.
            let twinned = twins.add(
                outcomes[index].madeFiles, of: report.files.main.file, in: projects[spec.folder]?.path)
            outcomes[index].report = DiagnosticReport(
                report.diagnostics + twinned, in: report.files, dropped: report.dropped)
        }
        return outcomes
    }

    /// Writes the specs that fixes have changed, or prints what would be written; the status with which the command
    /// ends there, or nil where it goes on.
    private func write(_ outcomes: [Outcome]) throws(CommandError) -> ExitStatus? {
        let fixed = outcomes.compactMap(\.fixed)
        guard !fixed.isEmpty else { return nil }
        if let piped = fixed.first(where: { session.disk.kind(of: $0.from.name, ofLink: false) != .file }) {
            throw .usage("`\(piped.from.name)` is no file that could be fixed", help: "name the file of the spec")
        }
        let files = fixed.map {
            OutputFile(root: "", name: $0.from.name, contents: $0.to.bytes, isUsers: true, basis: $0.from.bytes)
        }
        if invocation.has(.dryRun) {
            let plan = try WritePlan(files, overwriting: .own, on: session.disk)
            session.keep(plan)
            let printed = session.print(difference: plan.difference)
            return printed == .success ? nil : printed
        }
        session.keep(try session.outputWriter.write(files, overwriting: .own, madeOf: fixed.map(\.from)))
        for spec in fixed {
            session.note("fixed \(EnglishList.count(spec.count, "finding")) in \(Path.shown(spec.from.name))")
        }
        return nil
    }

    /// Prints the findings, and to a terminal how many layouts were tried.
    private func tell(_ found: [DiagnosticReport], of outcomes: [Outcome], _ maximum: Int?) -> ExitStatus {
        let reports = invocation.has(.strict) ? found.strict : found
        if let document = format.flatMap({ session.document(of: reports, as: $0) }) {
            let printed = session.print(document: document)
            return printed == .success ? reports.status : printed
        }
        session.show(reports, format: format, maximum: maximum)
        if session.errorIsTerminal, (format ?? .ofEnvironment) == .text {
            let layouts = EnglishList.count(outcomes.map(\.layoutCount).reduce(0, +), "layout")
            session.note("\(layouts) of \(EnglishList.count(outcomes.count, "spec")) tried")
        }
        return reports.status
    }
}
