import GenvcDiagnostics
import GenvcKit
import GenvcProject

extension Command {
    /// `dump yaml` prints the tree that GenvcYAML reads, and needs no project.
    static let dumpYAML = Command(
        "dump yaml", .many("FILE"), [.name, .answerFormat], "prints the document as JSON, every text as it was typed",
        details: "One line of JSON a file."
    ) { invocation, session throws(CommandError) in
        dump(invocation, session, readsProject: false) { file, _ in SpecRun.yaml(file) }
    }

    /// `dump frames` lays the screen out once, on the one device that the options describe.
    static let dumpFrames = Command(
        "dump frames", .one("SPEC"),
        [.device, .landscape, .textSize, .rightToLeft, .keyboard, .state, .assets, .name, .answerFormat],
        "prints where each view lies on a device, as JSON",
        details: """
            In points, from the top left corner of the screen, keyed by the names of the Swift properties, with the size,
            safe area and traits that the screen has there. Constraints that cannot all hold are printed in place of
            frames, as `conflicts`, and so is what they leave open, as `ambiguous`; the exit status is then 1.
            \(stateDetails)
            """
    ) { invocation, session throws(CommandError) in
        let presentations = try invocation.presentations()
        guard presentations.count == 1, let presentation = presentations.first else {
            throw .usage("`genvc dump frames` takes one `--device`", help: "call it once for each")
        }
        let assets = try invocation.assets(on: session.disk)
        var wrongValues: [DiagnosticReport] = []
        let status = dump(invocation, session) { file, project in
            var run = SpecRun(file, project: project, finder: session.disk.finder)
            wrongValues = run.set(state: invocation.all(.state))
            run.assets = assets
            return (wrongValues.isEmpty ? run.frames(on: presentation) : nil, run.report)
        }
        return session.refuse(wrongValues) ?? status
    }

    /// The words about `--state` on the help page of each command that takes it.
    static let stateDetails = """
        `--state` gives a field of `state` a value: `name=Ada`, `count=3`, `isOpen=true`, `phase=loading`, `user=nil`,
        `plans=3` for a list with so many elements of its sample, `plans=[{ id: a }]` as a sample is written,
        `user.name=Ada` for a member, `PlanCard.isOpen=true` for a field of a component.
        """

    /// `dump constraints` prints the border between `GenvcViews` and what reads it.
    static let dumpConstraints = Command(
        "dump constraints", .one("SPEC"), [.name, .answerFormat],
        "prints the constraints that the code will make, as JSON"
    ) { invocation, session throws(CommandError) in
        dump(invocation, session) { file, project in
            let run = SpecRun(file, project: project, finder: session.disk.finder)
            return (run.constraints(), run.report)
        }
    }

    /// `dump types` prints the members that genvc believes the user's own types to have.
    static let dumpTypes = Command(
        "dump types", .one("SPEC"), [.name, .answerFormat], "prints what the code reads of types of yours, as JSON",
        details: "Members with their types in Swift, as samples and uses tell them; null where nothing does."
    ) { invocation, session throws(CommandError) in
        dump(invocation, session) { file, project in
            let run = SpecRun(file, project: project, finder: session.disk.finder)
            return (run.types(), run.report)
        }
    }

    /// `dump context` prints the values that the templates are filled in with.
    static let dumpContext = Command(
        "dump context", .one("SPEC"), [.templates, .name, .answerFormat], "prints what the templates see, as JSON"
    ) { invocation, session throws(CommandError) in
        let library = try TemplateFolder.library(
            invocation.value(.templates), ProjectFinder(forFile: invocation.operands[0], on: session.disk),
            on: session.disk)
        return dump(invocation, session) { file, project in
            var run = SpecRun(file, project: project, finder: session.disk.finder)
            run.check()
            return (run.context(library), run.report)
        }
    }

    /// Prints what `data` makes of each file that the operands name, and the findings.
    ///
    /// - Parameters:
    ///   - readsProject: Whether the project file of each is read; a file whose project file has errors is left out.
    ///   - isDocument: True if the bytes are JSON.
    ///   - data: The bytes to print and the findings of a file and of its project; no bytes where the spec has errors.
    /// - Returns: The status of the findings, or `wrongInput` where without any finding not everything could be
    ///   printed.
    static func dump(
        _ invocation: Invocation, _ session: Session, readsProject: Bool = true, isDocument: Bool = true,
        _ data: (SourceFile, ProjectFile?) -> (data: SpecRun.Data?, report: DiagnosticReport)
    ) -> ExitStatus {
        var reports: [DiagnosticReport] = []
        var output: [UInt8] = []
        var isWhole = true
        for operand in invocation.operands {
            switch session.disk.input(operand, standardInputName: invocation.value(.name)) {
            case .refused(let report): reports.append(report)
            case .file(let file):
                let projects = readsProject ? ProjectFinder(forFile: operand, on: session.disk) : nil
                reports += projects?.reports ?? []
                guard projects?.reports.count(of: .error) ?? 0 == 0 else { continue }
                let (data, report) = data(file, projects?.only)
                if let data {
                    output += data.bytes
                    isWhole = isWhole && data.isWhole
                }
                reports.append(report)
            }
        }
        let shown = reports.withoutNotes
        session.show(shown)
        let printed =
            output.isEmpty
            ? .success
            : isDocument ? session.print(document: String(decoding: output, as: UTF8.self)) : session.print(output)
        guard printed == .success else { return printed }
        return shown.status == .success && !isWhole ? .wrongInput : shown.status
    }
}
