import GenvcDiagnostics
import GenvcKit

extension Command {
    static let preview = Command(
        "preview", .one("SPEC"), [.device, .drawingFormat, .output, .name],
        "draws the screen of a spec as text",
        details: "A screen that does not fit is drawn too, and what is wrong with it stands on standard error."
    ) { invocation, session throws(CommandError) in
        let format: DrawingFormat? = try invocation.choice(.drawingFormat)
        let presentations = invocation.has(.device) ? try invocation.presentations() : []
        var run: SpecRun
        switch InputFile.read(invocation.operands[0], standardInputName: invocation.value(.name)) {
        case .refused(let report):
            session.show([report])
            return .noInput
        case .file(let file): run = SpecRun(file)
        }
        run.check(on: presentations)
        let drawing = run.drawing(format)
        let reports = [run.report].withoutNotes
        session.show(reports)
        guard let drawing else { return reports.status }
        let written = try write(drawing, invocation.value(.output), session)
        return written == .success ? reports.status : written
    }

    private static func write(_ drawing: String, _ path: String?, _ session: Session) throws(CommandError) -> ExitStatus
    {
        guard let path, path != "-" else { return session.print(drawing) }
        let file = OutputFile(path: path, contents: Array(drawing.utf8))
        _ = try OutputWriter.write([file], overwriting: .all)
        return .success
    }
}
