import GenvcDiagnostics
import GenvcKit
import GenvcProject

extension Command {
    /// `genvc preview` draws a sketch, or where an option describes a device, the screen to scale.
    static let preview = Command(
        "preview", .one("SPEC"),
        [
            .device, .landscape, .textSize, .rightToLeft, .keyboard, .state, .states, .assets, .columns, .drawingFormat,
            .output,
            .name, .approve, .force,
        ],
        "draws the screen of a spec as text",
        details: """
            Without options a sketch: what stands in each row. With `--device`, or with a way to hold one, the screen to
            scale as it stands there, devices side by side, with the number of each finding at its place. A screen that
            does not fit is drawn too, and what is wrong with it stands on standard error. `--approve` writes into
            `.genvc/approvals`, beside the project file, that you approve of the spec as it is; `generate` then does not
            ask. With `-o` a drawing takes the place of a drawing, and of another file only with `--force`. A copy is
            kept of what had other words too.
            \(stateDetails)
            `--states` draws the state of the samples, and each other one in which a condition of the spec is otherwise
            and the drawing too, under a line that says the state in the words of the spec.
            """
    ) { invocation, session throws(CommandError) in
        try PreviewCommand.run(invocation, session)
    }
}

/// Draws a spec, prints the drawing or writes it, and writes down that somebody approves of it.
private enum PreviewCommand {
    static func run(_ invocation: Invocation, _ session: Session) throws(CommandError) -> ExitStatus {
        let format: DrawingFormat? =
            session.isForPrograms ? nil : try invocation.choice(.drawingFormat, besides: [AnswerFormat.json.rawValue])
        let isOnDevice = onDevice.contains { invocation.has($0) }
        let presentations = isOnDevice ? try invocation.presentations() : []
        let width = try width(invocation, session)
        var run: SpecRun
        switch session.disk.input(invocation.operands[0], standardInputName: invocation.value(.name)) {
        case .refused(let report):
            session.show([report])
            return .noInput
        case .file(let file):
            let projects = ProjectFinder(forFile: invocation.operands[0], on: session.disk)
            guard projects.reports.count(of: .error) == 0 else {
                session.show(projects.reports)
                return projects.reports.status
            }
            run = SpecRun(file, project: projects.only, finder: session.disk.finder)
        }
        if let refused = session.refuse(run.set(state: invocation.all(.state))) { return refused }
        run.assets = try invocation.assets(on: session.disk)
        run.check(on: presentations)
        let drawing = draw(run, on: presentations, format, width: width, invocation, palette(invocation, session))
        let reports = [run.report].withoutNotes
        session.show(reports)
        guard let drawing else { return reports.status }
        let written = try write(drawing, invocation, session)
        guard written == .success, reports.status == .success, invocation.has(.approve) else {
            return written == .success ? reports.status : written
        }
        let spec = invocation.operands[0]
        guard spec != "-" else {
            throw .usage("standard input cannot be approved", help: "write the spec into a file")
        }
        try Approvals.approve([run], on: session.disk, telling: session.note)
        return .success
    }

    /// The drawing that the options ask for; nil if the spec has errors.
    private static func draw(
        _ run: SpecRun, on presentations: [Presentation], _ format: DrawingFormat?, width: Int,
        _ invocation: Invocation, _ palette: Palette
    ) -> String? {
        // A sketch is as wide as it is, unless somebody asks for another width.
        let lineWidth = invocation.value(.columns) == nil ? nil : width
        if invocation.has(.states) {
            return run.drawingOfStates(
                on: presentations, format, width: width, palette: palette, lineWidth: lineWidth)
        }
        return presentations.isEmpty
            ? run.drawing(format, lineWidth: lineWidth)
            : run.drawing(on: presentations, format, width: width, palette: palette, lineWidth: lineWidth)
    }

    /// The options that describe a device. One of them is enough for a drawing to scale.
    private static let onDevice: [Option] = [.device, .landscape, .textSize, .rightToLeft, .keyboard]

    /// The number of columns that a drawing may have: those of the terminal where it goes there.
    private static func width(_ invocation: Invocation, _ session: Session) throws(CommandError) -> Int {
        try invocation.columns(ofTerminal: isForTerminal(invocation, session))
    }

    /// The colours of the drawing: those of the terminal if it goes there.
    private static func palette(_ invocation: Invocation, _ session: Session) -> Palette {
        isForTerminal(invocation, session) ? session.outputPalette : .plain
    }

    /// True if the drawing goes to standard output, and that to a terminal.
    private static func isForTerminal(_ invocation: Invocation, _ session: Session) -> Bool {
        session.outputIsTerminal && invocation.value(.output) ?? "-" == "-"
    }

    /// Extensions of files that a drawing never overwrites, not even with `--force`.
    private static let sources = ["yml", "yaml", "swift"]

    /// Prints the drawing, or writes it to the path of `-o`.
    ///
    /// - Throws: `CommandError` where another file than a drawing is there and `--force` is not given.
    private static func write(
        _ drawing: String, _ invocation: Invocation, _ session: Session
    ) throws(CommandError) -> ExitStatus {
        guard let path = invocation.value(.output), path != "-" else { return session.print(drawing) }
        let file = OutputFile(path: path, contents: Array(drawing.utf8))
        let there = try contents(at: path, insteadOf: invocation.operands[0], on: session.disk)
        let isDrawing = SpecRun.isDrawing(there)
        guard isDrawing || invocation.has(.force) else {
            throw CommandError(
                .cannotCreate, "`\(path)` is no drawing, and stays as it is",
                help: "write another name behind `-o`, or let `--force` overwrite it and keep a copy")
        }
        let isLost = !isDrawing || SpecRun.losesWords(there, to: drawing)
        let plan = try session.outputWriter.write([file], overwriting: isLost ? .allWithBackup : .all)
        session.keep(plan)
        // People are told nothing of the drawing itself, since they asked for it, but of the copy of a file that it
        // replaced.
        for line in plan.changes.filter({ $0.backup != nil }).flatMap(\.lines) { session.tellPeople(line) }
        return .success
    }

    /// The contents of the file that a drawing shall take the place of; none where there is no file.
    ///
    /// - Parameter spec: The path of the spec, which is never overwritten.
    /// - Throws: `CommandError` where a source file is there, or a file that cannot be read.
    private static func contents(
        at path: String, insteadOf spec: String, on disk: Disk
    ) throws(CommandError) -> [UInt8] {
        guard let identity = disk.identity(of: path), disk.kind(of: path, ofLink: false) == .file else {
            return []
        }
        guard identity != disk.identity(of: spec), !sources.contains(where: { Path.hasExtension(path, $0) })
        else {
            throw CommandError(
                .cannotCreate, "`\(path)` is no drawing, and stays as it is", help: "write another name behind `-o`")
        }
        do {
            return try disk.read(path, limit: WritePlan.largestFile)
        } catch {
            throw CommandError(.cannotCreate, "`\(path)` cannot be compared: \(error.reason)")
        }
    }
}
