import GenvcDiagnostics
import GenvcKit

extension Command {
    static let preview = Command(
        "preview", .one("SPEC"),
        [
            .device, .landscape, .textSize, .rightToLeft, .keyboard, .columns, .drawingFormat, .output, .name, .approve,
        ],
        "draws the screen of a spec as text",
        details: """
            Without options a sketch: what stands in each row. With `--device`, or with a way to hold one, the screen to
            scale as it stands there, devices side by side, with the number of each finding at its place. A screen that
            does not fit is drawn too, and what is wrong with it stands on standard error. `--approve` writes into
            `.genvc/approvals`, beside the project file, that you approve of the spec as it is; `generate` then does not
            ask.
            """
    ) { invocation, session throws(CommandError) in
        let format: DrawingFormat? = try invocation.choice(.drawingFormat)
        let isOnDevice = onDevice.contains { invocation.has($0) }
        let presentations = isOnDevice ? try invocation.presentations() : []
        let width = try width(invocation, session)
        var run: SpecRun
        switch InputFile.read(invocation.operands[0], standardInputName: invocation.value(.name)) {
        case .refused(let report):
            session.show([report])
            return .noInput
        case .file(let file):
            let projects = ProjectFinder(forFile: invocation.operands[0])
            guard projects.reports.count(of: .error) == 0 else {
                session.show(projects.reports)
                return projects.reports.status
            }
            run = SpecRun(file, project: projects.only, finder: InputFile.find)
        }
        run.check(on: presentations)
        let drawing =
            isOnDevice
            ? run.drawing(on: presentations, format, width: width, palette: palette(invocation, session))
            : run.drawing(format)
        let reports = [run.report].withoutNotes
        session.show(reports)
        guard let drawing else { return reports.status }
        let written = try write(drawing, of: invocation.operands[0], invocation.value(.output), session)
        guard written == .success, reports.status == .success, invocation.has(.approve) else {
            return written == .success ? reports.status : written
        }
        let spec = invocation.operands[0]
        guard spec != "-" else {
            throw .usage("standard input cannot be approved", help: "write the spec into a file")
        }
        try Approvals.approve(run, session)
        return .success
    }

    /// The options that describe a device.
    private static let onDevice: [Option] = [.device, .landscape, .textSize, .rightToLeft, .keyboard]

    /// The columns that were asked for, or those of the terminal that the drawing goes to, or the standard ones.
    private static func width(_ invocation: Invocation, _ session: Session) throws(CommandError) -> Int {
        guard let width = try invocation.count(.columns, example: 120) else {
            let terminal = isForTerminal(invocation, session) ? System.columns(of: .output) : nil
            return terminal ?? SpecRun.drawingWidth
        }
        let known = SpecRun.drawingWidths
        guard known.contains(width) else {
            throw .usage(
                "`--columns` takes \(known.lowerBound) to \(known.upperBound), not \(width)",
                help: "write `--columns 120`")
        }
        return width
    }

    private static func palette(_ invocation: Invocation, _ session: Session) -> Palette {
        isForTerminal(invocation, session) ? session.outputPalette : .plain
    }

    private static func isForTerminal(_ invocation: Invocation, _ session: Session) -> Bool {
        session.outputIsTerminal && invocation.value(.output) ?? "-" == "-"
    }

    /// What a drawing never stands in the place of.
    private static let sources = ["yml", "yaml", "swift"]

    private static func write(
        _ drawing: String, of spec: String, _ path: String?, _ session: Session
    ) throws(CommandError) -> ExitStatus {
        guard let path, path != "-" else { return session.print(drawing) }
        let isThere = System.identity(of: path) != nil
        if isThere,
            System.identity(of: path) == System.identity(of: spec)
                || sources.contains(where: { Path.hasExtension(path, $0) })
        {
            throw CommandError(
                .cannotCreate, "`\(path)` is no drawing, and stays as it is", help: "write another name behind `-o`")
        }
        let file = OutputFile(path: path, contents: Array(drawing.utf8))
        _ = try OutputWriter.write([file], overwriting: .all, session)
        return .success
    }
}
