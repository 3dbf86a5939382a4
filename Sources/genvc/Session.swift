import GenvcDiagnostics
import GenvcProject

/// One run of the tool: the disk, its two output streams, and how messages and findings are printed on them.
///
/// Results go to standard output and nothing else does; messages, findings and questions go to standard error.
struct Session: Sendable {
    /// The format in which findings are written.
    enum FindingsFormat: String, Sendable, CaseIterable {
        case text, xcode, json
    }

    let disk: Disk
    /// True if standard error is a terminal, where somebody sees drawings and progress.
    let errorIsTerminal: Bool
    /// True if standard output is a terminal.
    let outputIsTerminal: Bool
    /// True if genvc runs inside a build of Xcode, which reads findings from the log in a format of its own.
    let isXcodeBuild: Bool
    /// The colours of messages on standard error.
    private let palette: Palette
    /// The colours of results on standard output.
    let outputPalette: Palette

    /// The session of this process. Colours need a terminal, and are left out where `NO_COLOR` is set (no-color.org) or
    /// the terminal is dumb.
    init() {
        disk = .system
        errorIsTerminal = System.isTerminal(.error)
        outputIsTerminal = System.isTerminal(.output)
        isXcodeBuild = System.environment("XCODE_VERSION_ACTUAL") != nil
        let refusesColor = System.environment("NO_COLOR").map { !$0.isEmpty } ?? false
        let hasColor = !refusesColor && System.environment("TERM") != "dumb"
        palette = errorIsTerminal && hasColor ? .ansi : .plain
        outputPalette = outputIsTerminal && hasColor ? .ansi : .plain
    }

    /// Runs a command line.
    ///
    /// - Parameter arguments: The arguments behind the name of the tool.
    /// - Returns: The exit status of the process.
    static func main(_ arguments: [String]) -> ExitStatus {
        let session = Session()
        do {
            let invocation = try ArgumentParser.parse(arguments) { session.disk.kind(of: $0, ofLink: false) != nil }
            return try invocation.command.run(invocation, session)
        } catch {
            session.show(error)
            return error.status
        }
    }

    // MARK: Results

    /// Writes a result to standard output.
    ///
    /// - Returns: `cannotWrite` if it does not take all of it.
    func print(_ bytes: [UInt8]) -> ExitStatus {
        do {
            try System.write(bytes, to: .output)
            return .success
        } catch {
            // A reader that closed the pipe, as `head` does, has what it wanted, so that this is no error to tell of.
            if error != .closedPipe { fail("standard output cannot be written: \(error.reason)") }
            return .cannotWrite
        }
    }

    /// Writes a result in UTF-8 to standard output.
    func print(_ text: String) -> ExitStatus {
        print(Array(text.utf8))
    }

    // MARK: Messages

    /// Writes a line to standard error. If that fails there is nobody to tell.
    func note(_ text: String) {
        show(VisibleText.of(text) + "\n")
    }

    /// Tells of an error that lies in no spec.
    func fail(_ message: String) {
        say("error:", as: .error, message)
    }

    /// Warns of something that lies in no spec and may go wrong later.
    ///
    /// - Parameter text: What to do about it.
    func warn(_ message: String, help text: String) {
        say("warning:", as: .warning, message)
        help(text)
    }

    /// Tells why a command stops.
    func show(_ error: CommandError) {
        fail(error.message)
        if let text = error.help { help(text) }
    }

    /// Tells what to do about the error or warning above.
    func help(_ text: String) {
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

    // MARK: Findings

    /// Prints what is wrong with values of the command line; nil if nothing is.
    func refuse(_ values: [DiagnosticReport], format: FindingsFormat? = nil) -> ExitStatus? {
        guard !values.isEmpty else { return nil }
        show(values, format: format == .json ? .text : format)
        return .usage
    }

    /// Prints findings to standard error, and in the text format a line that counts them.
    ///
    /// - Parameters:
    ///   - format: Nil for the format of Xcode inside its builds, else text.
    ///   - maximum: How many findings are printed, 0 for all; nil for `TextRenderer.defaultMaximum`.
    ///   - nothingGenerated: Whether the last line says that no code was made.
    func show(
        _ reports: [DiagnosticReport], format: FindingsFormat? = nil, maximum: Int? = nil,
        nothingGenerated: Bool = false
    ) {
        guard reports.contains(where: { !$0.diagnostics.isEmpty }) else { return }
        switch format ?? (isXcodeBuild ? .xcode : .text) {
        case .xcode:
            let folder = disk.workingFolder
            show(XcodeRenderer { Path.absolute($0.name, from: folder) }.render(reports))
        case .text, .json:
            let renderer = TextRenderer(palette: palette, maximum: maximum ?? TextRenderer.defaultMaximum)
            show(renderer.render(reports))
            let summary = DiagnosticSummary.line(
                errors: reports.count(of: .error), warnings: reports.count(of: .warning), in: reports.place,
                nothingGenerated: nothingGenerated)
            if let summary { show("\n" + summary + "\n") }
        }
    }
}
