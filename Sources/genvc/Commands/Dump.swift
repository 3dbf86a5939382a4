import GenvcDiagnostics
import GenvcKit

extension Command {
    static let dumpYAML = Command(
        "dump yaml", .many("FILE"), [.name], "prints the document as JSON, every text as it was typed",
        details: "One line of JSON a file."
    ) { invocation, session throws(CommandError) in
        dump(invocation, session) { run in run.yaml() }
    }

    static let dumpFrames = Command(
        "dump frames", .one("SPEC"), [.device, .landscape, .textSize, .rightToLeft, .keyboard, .name],
        "prints where each view lies on a device, as JSON",
        details: "In points, from the top left corner of the screen, keyed by the names of the Swift properties."
    ) { invocation, session throws(CommandError) in
        let presentations = try invocation.presentations()
        guard presentations.count <= 1 else {
            throw .usage("`genvc dump frames` takes one `--device`", help: "call it once for each")
        }
        return dump(invocation, session) { run in run.frames(on: presentations.first) }
    }

    static let dumpConstraints = Command(
        "dump constraints", .one("SPEC"), [.name], "prints the constraints that the code will make, as JSON"
    ) { invocation, session throws(CommandError) in
        dump(invocation, session) { run in run.constraints() }
    }

    static let dumpContext = Command(
        "dump context", .one("SPEC"), [.name], "prints what the templates see, as JSON"
    ) { invocation, session throws(CommandError) in
        dump(invocation, session) { run in run.context() }
    }

    /// Prints what `data` gives for each file; nothing if one has errors.
    private static func dump(
        _ invocation: Invocation, _ session: Session, _ data: (inout SpecRun) -> SpecRun.Data?
    ) -> ExitStatus {
        var reports: [DiagnosticReport] = []
        var output: [UInt8] = []
        var isWhole = true
        for operand in invocation.operands {
            let name = operand == "-" ? invocation.value(.name) : nil
            switch InputFile.read(operand, as: name) {
            case .refused(let report): reports.append(report)
            case .file(let file):
                var run = SpecRun(file)
                if let data = data(&run) {
                    output += data.bytes
                    isWhole = isWhole && data.isWhole
                }
                reports.append(run.report)
            }
        }
        let shown = reports.withoutNotes
        let count = invocation.operands.count
        session.show(
            shown, place: count == 1 ? shown[0].files.main.file.name : EnglishList.count(count, "file"),
            nothingGenerated: false)
        let printed = output.isEmpty ? .success : session.print(output)
        guard printed == .success else { return printed }
        return shown.status == .success && !isWhole ? .wrongInput : shown.status
    }
}
