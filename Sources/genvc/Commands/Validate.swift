import GenvcCores
import GenvcDiagnostics
import GenvcKit
import GenvcProject

extension Command {
    /// `genvc validate` runs every check at every point of the matrix; the specs are divided among the cores.
    static let validate = Command(
        "validate", .many("SPEC|FOLDER"),
        [
            .device, .landscape, .textSize, .rightToLeft, .state, .assets, .findingsFormat, .strict, .maximum, .name,
            .jobs,
        ],
        "checks specs and the layouts of their screens",
        details: """
            Prints nothing if all is well, but for a terminal, which is told how many layouts were tried. Findings go to
            standard error, as JSON to standard output. A screen is tried on all devices of `genvc devices`, held both
            ways, at all text sizes, in both directions, with the keyboard up if it takes text, and with texts 40 %
            longer; in so many states that each of its conditions holds in one and does not hold in another, at first,
            and with what only your code shows. A popover, a form sheet and a sheet are tried at the sizes that they
            have. `--device`, `--landscape`, `--text-size` and `--rtl` try nothing else than what they say, and so does
            `--state`, which is for one spec.
            \(stateDetails)
            """
    ) { invocation, session throws(CommandError) in
        let format: Session.FindingsFormat? = try invocation.choice(.findingsFormat)
        let maximum = try invocation.count(.maximum, example: TextRenderer.defaultMaximum)
        let selection = try invocation.matrixSelection()
        let found = SpecFinder.find(invocation.operands, on: session.disk, standardInputName: invocation.value(.name))
        guard !found.isEmpty else { throw .noSpecs(in: invocation.operands) }
        let projects = ProjectFinder(found, on: session.disk)
        guard projects.reports.count(of: .error) == 0 else {
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
        let assets = try invocation.assets(on: session.disk)
        let progress = Progress(session)
        defer { progress?.end() }
        let runs = Cores.map(count: found.count, jobs: try invocation.jobs()) { part, _ in
            let known = KnownLayouts()
            return found[part].enumerated().map { index, spec in
                if part.lowerBound == 0 { progress?.show(index, of: part.count, found.count) }
                switch spec.input {
                case .refused(let report): return (report: report, layoutCount: 0)
                case .file(let file):
                    var run = SpecRun(file, project: projects[spec.folder], finder: session.disk.finder)
                    _ = run.set(state: values)
                    run.assets = assets
                    run.validate(selection, keeping: known)
                    run.reportUnmadeParts()
                    return (run.report, run.layoutCount)
                }
            }
        }
        progress?.end()
        var reports = runs.map(\.report).withoutRepetitions
        if invocation.has(.strict) { reports = reports.strict }
        if format == .json {
            let printed = session.print(JSONRenderer().render(reports))
            return printed == .success ? reports.status : printed
        }
        session.show(reports, format: format, maximum: maximum)
        if session.errorIsTerminal, format != .xcode {
            let layouts = EnglishList.count(runs.map(\.layoutCount).reduce(0, +), "layout")
            session.note("\(layouts) of \(EnglishList.count(found.count, "spec")) tried")
        }
        return reports.status
    }
}
