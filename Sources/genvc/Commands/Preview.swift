import GenvcDiagnostics
import GenvcKit

extension Command {
    static let preview = Command(
        "preview", .one("SPEC"), [.device, .landscape, .textSize, .rightToLeft, .drawingFormat, .output, .name],
        "draws the screen of a spec as text",
        details: "A screen with errors in its layout is drawn too. `genvc devices` lists the names for `--device`."
    ) { invocation, session throws(CommandError) in
        let format: DrawingFormat = try invocation.choice(.drawingFormat) ?? .text
        let presentations = try invocation.presentations()
        let found = SpecFinder.find(invocation.operands, standardInputName: invocation.value(.name))
        guard let spec = found.first, found.count == 1 else {
            throw .usage("`genvc preview` draws one spec", help: "name one file of the folder")
        }
        var run: SpecRun
        switch spec.input {
        case .refused(let report):
            session.show([report], place: SpecFinder.place(of: found), nothingGenerated: false)
            return .noInput
        case .file(let file): run = SpecRun(file)
        }
        run.check()
        let drawing = run.drawing(format, on: presentations)
        let reports = [run.report].withoutNotes
        session.show(reports, place: SpecFinder.place(of: found), nothingGenerated: false)
        guard let drawing else { return reports.status }
        let written = try write(drawing, invocation.value(.output), session)
        return written == .success ? reports.status : written
    }

    private static func write(_ drawing: String, _ path: String?, _ session: Session) throws(CommandError) -> ExitStatus {
        guard let path, path != "-" else { return session.print(drawing) }
        let file = OutputFile(root: "", name: path, contents: Array(drawing.utf8))
        _ = try OutputWriter.write([file], overwriting: .all)
        return .success
    }
}

extension Invocation {
    /// The devices of the command line, all in the posture that it asks for; empty if it names none and no posture.
    func presentations() throws(CommandError) -> [Presentation] {
        let names = all(.device)
        let isPlain = names.isEmpty && !has(.landscape) && !has(.textSize) && !has(.rightToLeft) && !has(.keyboard)
        if isPlain { return [] }
        var presentations: [Presentation] = []
        for name in names.isEmpty ? [nil] : names.map({ $0 }) {
            do {
                presentations.append(
                    try Presentation(
                        device: name, isLandscape: has(.landscape), textSize: value(.textSize),
                        isRightToLeft: has(.rightToLeft), keyboard: value(.keyboard)))
            } catch {
                throw .usage(error.message, help: error.help)
            }
        }
        return presentations
    }
}
