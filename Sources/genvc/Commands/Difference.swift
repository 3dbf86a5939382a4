import GenvcDiagnostics
import GenvcKit
import GenvcProject

extension Command {
    /// `genvc diff` compares two versions of a spec by `SpecDifference`, and their drawings row by row.
    static let difference = Command(
        "diff", .two("OLD", "NEW"), [],
        "shows what two versions of a spec say differently",
        details: """
            Prints both drawings side by side, with `~` at a row that changed, `-` at one that is gone, `+` at one that is
            new and `>` at both places of one that moved, and below them each change in words; nothing if there is none.
            Comments, quotes and the order of keys are no change. OLD may come from a pipe: `genvc diff <(git show HEAD:Login.yml) Login.yml`. The exit status is
            0 whether there are changes or not.
            """
    ) { invocation, session throws(CommandError) in
        let found = invocation.operands.map { SpecFinder.Spec(file: $0, on: session.disk, standardInputName: nil) }
        // A version from a pipe lies in no folder; it belongs to the project of the other.
        let folders = found.map(\.folder)
        let projects = ProjectFinder(found, on: session.disk)
        var runs: [SpecRun] = []
        var reports = projects.reports
        for (index, spec) in found.enumerated() {
            switch spec.input {
            case .refused(let report): reports.append(report)
            case .file(let file):
                let project = projects[spec.folder] ?? projects[folders[1 - index]]
                let isPiped = session.disk.kind(of: file.name, ofLink: false) == .other
                // A piped version has no folder of its own, so that the files under `use` are looked for beside the
                // other version.
                let name = isPiped ? Path.join(folders[1 - index], "the piped version") : file.name
                var run = SpecRun(
                    SourceFile(name: name, bytes: file.bytes), project: project, finder: session.disk.finder)
                run.check()
                reports.append(run.isReadable ? DiagnosticReport([], in: run.report.files) : run.report)
                runs.append(run)
            }
        }
        guard reports.count(of: .error) == 0, runs.count == found.count,
            let difference = SpecDifference(from: runs[0], to: runs[1])
        else {
            session.show(reports.withoutNotes)
            return reports.status
        }
        guard !difference.lines.isEmpty else { return .success }
        var text = ""
        if let old = runs[0].drawnBands, let new = runs[1].drawnBands {
            text = DrawingDifference.text(old, new, difference.elements) + "\n"
        }
        return session.print(text + difference.lines.map { $0 + "\n" }.joined())
    }
}
