import GenvcDiagnostics
import GenvcProject

/// One run of the tool: the disk, its two output streams, and how messages and findings are printed on them.
///
/// Results go to standard output and nothing else does; messages, findings and questions go to standard error. Where a
/// program asked for JSON, `report` keeps all of it for the document that stands on standard output at the end.
struct Session: Sendable {
    let disk: Disk
    /// True if standard error is a terminal, where somebody sees drawings and progress.
    let errorIsTerminal: Bool
    /// True if standard output is a terminal.
    let outputIsTerminal: Bool
    /// True where errors alone are told.
    let isQuiet: Bool
    /// True where all findings are told, however many there are.
    let isVerbose: Bool
    /// The colours of messages on standard error.
    let palette: Palette
    /// The colours of results on standard output.
    let outputPalette: Palette
    /// The document for the program that asked for JSON; nil where people read.
    let report: RunReport?

    /// The session of this process, with what options ask for that every command takes.
    init(color: ColorChoice = .auto, isQuiet: Bool = false, isVerbose: Bool = false, for report: RunReport?) {
        disk = .system
        self.report = report
        errorIsTerminal = report == nil && System.isTerminal(.error)
        outputIsTerminal = report == nil && System.isTerminal(.output)
        self.isQuiet = isQuiet
        self.isVerbose = isVerbose
        palette = color.isOn(.error) ? .ansi : .plain
        outputPalette = report == nil && color.isOn(.output) ? .ansi : .plain
    }

    /// True if a program asked for JSON.
    var isForPrograms: Bool { report != nil }

    /// True if somebody is there who can be asked.
    var isAnswering: Bool { report == nil && Terminal.isAnswering }

    /// Runs a command line.
    ///
    /// - Parameter arguments: The arguments behind the name of the tool.
    /// - Returns: The exit status of the process.
    static func main(_ arguments: [String]) -> ExitStatus {
        var session = Session(for: AnswerFormat.isForPrograms(arguments) ? RunReport() : nil)
        do {
            let disk = session.disk
            let invocation = try ArgumentParser.parse(arguments) { disk.kind(of: $0, ofLink: false) != nil }
            session = Session(
                color: try invocation.choice(.color) ?? .auto, isQuiet: invocation.has(.quiet),
                isVerbose: invocation.has(.verbose), for: invocation.isForPrograms ? RunReport() : nil)
            try invocation.refuseUnknownFormat()
            return session.end(try invocation.command.run(invocation, session))
        } catch {
            session.show(error)
            return session.end(error.status)
        }
    }

    /// Prints the answer to a program, unless the command has printed a document of its own.
    ///
    /// - Parameter status: The exit status of the command, which it keeps where the answer can be printed.
    private func end(_ status: ExitStatus) -> ExitStatus {
        guard let report, !report.isPrinted else { return status }
        let printed = print(document: report.document)
        return printed == .success ? status : printed
    }

    // MARK: Results

    /// Writes a result to standard output. A reader that closed the pipe, as `head` does, has what it wanted: that is
    /// success, so that a script under `pipefail` goes on.
    ///
    /// - Returns: `cannotWrite` if it does not take all of it.
    func print(_ bytes: [UInt8]) -> ExitStatus {
        guard let report else { return write(bytes) }
        report.add(bytes)
        return .success
    }

    /// Writes a result in UTF-8 to standard output.
    func print(_ text: String) -> ExitStatus {
        print(Array(text.utf8))
    }

    /// Writes a document for programs to standard output; nothing else stands there.
    func print(document: String) -> ExitStatus {
        report?.close()
        return write(Array(document.utf8))
    }

    private func write(_ bytes: [UInt8]) -> ExitStatus {
        do {
            try System.write(bytes, to: .output)
        } catch {
            guard error != .closedPipe else { return .success }
            fail("standard output cannot be written: \(error.reason)")
            return .cannotWrite
        }
        return .success
    }

    /// Forgets what was kept for a program, since the run begins again.
    func beginAgain() { report?.removeAll() }

    /// The findings as a document for programs, with what else was told, and the files that were changed.
    func document(of reports: [DiagnosticReport]) -> String {
        JSONWriter.document(version: JSONRenderer.version) { writer in
            JSONRenderer().write(reports, to: &writer)
            report?.writeMessages(to: &writer)
            report?.writeChanges(to: &writer)
            report?.writeText(to: &writer)
        }
    }

    /// Keeps findings for a program.
    func keep(_ reports: [DiagnosticReport]) { report?.add(reports) }

    /// Keeps for a program what a run does with files, or would do.
    func keep(_ plan: WritePlan) { report?.add(plan) }

    // MARK: Messages

    /// Writes a line to standard error, unless errors alone are told. If that fails there is nobody to tell.
    func note(_ text: String) {
        report?.add(text, as: .note)
        tellPeople(text)
    }

    /// Writes lines on what was done with files to standard error, unless errors alone are told; a program gets the
    /// changes as such.
    ///
    /// - Parameter isCounted: True if the last line says how many files there are.
    func tell(of done: WritePlan, isCounted: Bool = true) {
        keep(done)
        for line in isCounted ? done.lines : done.changes.flatMap(\.lines) { tellPeople(line) }
    }

    /// Writes a line to standard error, unless errors alone are told; a program knows of it otherwise.
    func tellPeople(_ text: String) {
        guard !isQuiet else { return }
        show(VisibleText.of(text) + "\n")
    }

    /// Tells of an error that lies in no spec.
    func fail(_ message: String) {
        report?.add(message, as: .error)
        say("error:", as: .error, message)
    }

    /// Warns of something that lies in no spec and may go wrong later.
    ///
    /// - Parameter text: What to do about it.
    func warn(_ message: String, help text: String) {
        report?.add(message, as: .warning)
        report?.add(help: text)
        guard !isQuiet else { return }
        say("warning:", as: .warning, message)
        say("help:", as: .help, text)
    }

    /// Tells why a command stops.
    func show(_ error: CommandError) {
        fail(error.message)
        if let text = error.help { help(text) }
    }

    /// Tells what to do about the error or warning above.
    func help(_ text: String) {
        report?.add(help: text)
        say("help:", as: .help, text)
    }

    /// Writes text to standard error as it is, without a line end.
    func show(_ text: String) {
        try? System.write(Array(text.utf8), to: .error)
    }

    /// Writes a line with a coloured label, in which control characters are made visible.
    private func say(_ label: String, as role: Palette.Role, _ text: String) {
        let prefix = role == .help ? "" : "genvc: "
        show(prefix + palette.paint(label, as: role) + " " + VisibleText.of(text) + "\n")
    }
}
