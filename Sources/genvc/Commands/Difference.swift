import GenvcDiagnostics
import GenvcKit
import GenvcProject

extension Command {
    /// `genvc diff` compares two versions of a spec by `SpecDifference`, and their drawings row by row.
    static let difference = Command(
        "diff", .two("OLD|REVISION", "NEW"), [.columnsOfDifference, .answerFormat],
        "shows what two versions of a spec say differently",
        details: """
            Prints both drawings side by side, with `~` at a row that changed, `-` at one that is gone, `+` at one that is
            new and `>` at both places of one that moved, and below them each change in words; nothing if there is none.
            Where they do not fit beside each other they are one drawing, in which a row that changed is drawn as gone and
            as new. Comments, quotes and the order of keys are no change. In the place of OLD a revision of git
            may stand: `genvc diff HEAD~3 Login.yml`. The exit status is 0 whether there are changes or not.
            """
    ) { invocation, session throws(CommandError) in
        try ComparedSpecs.run(invocation, session)
    }
}

/// Compares two versions of a spec and prints what differs.
private enum ComparedSpecs {
    static func run(_ invocation: Invocation, _ session: Session) throws(CommandError) -> ExitStatus {
        let found = try SpecVersions.pair(invocation.operands[0], invocation.operands[1], on: session.disk)
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
        if session.isForPrograms { return session.print(document: difference.document) }
        guard !difference.changes.isEmpty else { return .success }
        var text = ""
        if let old = runs[0].drawnBands, let new = runs[1].drawnBands {
            text =
                DrawingDifference.text(
                    old, new, difference.elements,
                    width: try invocation.columns(ofTerminal: session.outputIsTerminal, elsewhere: .max))
                + "\n"
        }
        return session.print(text + difference.changes.map { $0.text + "\n" }.joined())
    }
}

extension SpecDifference {
    /// The changes for programs.
    fileprivate var document: String {
        JSONWriter.document { writer in
            writer.list("changes", changes, onLines: true) { change, writer in
                writer.object { writer in
                    writer.member("sort", change.sort.rawValue)
                    writer.member("text", change.text)
                }
            }
        }
    }
}

/// Two versions of a spec.
private enum SpecVersions {
    /// The two versions: files, or the first as it was in a revision of git.
    static func pair(_ old: String, _ new: String, on disk: Disk) throws(CommandError) -> [SpecFinder.Spec] {
        let now = SpecFinder.Spec(file: new, on: disk, standardInputName: nil)
        func files() -> [SpecFinder.Spec] { [SpecFinder.Spec(file: old, on: disk, standardInputName: nil), now] }
        let mayBeRevision = old != "-" && new != "-" && disk.kind(of: old, ofLink: false) == nil
        guard mayBeRevision, [.file, nil].contains(disk.kind(of: new, ofLink: false)) else { return files() }
        let folder = Path.folder(of: new)
        let isGone = disk.kind(of: new, ofLink: false) == nil
        let show = [
            "git", "-C", folder.isEmpty ? "." : folder, "show", "--end-of-options", "\(old):./\(Path.name(of: new))",
        ]
        let bytes = ChildCommand.output(of: show, limit: Genvc.maximumSpecBytes)
        if isGone {
            guard bytes != nil || isRevision(old, in: folder) else { return files() }
            throw CommandError(
                .noInput,
                bytes == nil
                    ? "there is no file `\(new)`, and there was none in `\(old)`"
                    : "there is no file `\(new)` any more; in `\(old)` there was one",
                help: bytes == nil
                    ? "a path begins in the folder where genvc is called"
                    : "`git show \(old):./\(Path.name(of: new))` in its folder prints it; where it got another name, save that "
                        + "in a file and compare the two")
        }
        guard let bytes else {
            throw isRevision(old, in: folder)
                ? CommandError(
                    .noInput, "`\(old)` has no `\(new)`", help: "the file came later, or had another name then")
                : CommandError(
                    .noInput, "there is no file `\(old)`, and git knows no revision of that name here",
                    help: "write two files, or a revision and a file in a repository with a commit")
        }
        let then = SourceFile(name: "\(new) at \(old)", bytes: bytes)
        return [SpecFinder.Spec(.file(then), root: folder, subfolder: ""), now]
    }

    /// True if git knows a commit by the word.
    private static func isRevision(_ word: String, in folder: String) -> Bool {
        let parse = [
            "git", "-C", folder.isEmpty ? "." : folder, "rev-parse", "--verify", "--quiet", "--end-of-options",
            word + "^{commit}",
        ]
        return ChildCommand.output(of: parse, limit: Genvc.maximumSpecBytes) != nil
    }
}
