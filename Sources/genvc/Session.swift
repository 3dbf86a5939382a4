import GenvcDiagnostics
import GenvcProject

/// One run of the tool: its streams, and how findings are printed on them.
struct Session: Sendable {
    /// How findings are written.
    enum FindingsFormat: String, Sendable, CaseIterable {
        case text, xcode, json
    }

    let disk: Disk
    let errorIsTerminal: Bool
    let outputIsTerminal: Bool
    /// True inside a build of Xcode, which reads findings from the log.
    let isXcodeBuild: Bool
    /// The colours of messages, and those of results.
    private let palette: Palette
    let outputPalette: Palette

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

    /// Runs the command line and says how it went.
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

    /// Writes a result to standard output, and nothing else ever goes there.
    func print(_ bytes: [UInt8]) -> ExitStatus {
        do {
            try System.write(bytes, to: .output)
            return .success
        } catch {
            // Who closed a pipe, as `head` does, has what it wanted.
            if error != .closedPipe { fail("standard output cannot be written: \(error.reason)") }
            return .cannotWrite
        }
    }

    func print(_ text: String) -> ExitStatus {
        print(Array(text.utf8))
    }

    // MARK: Messages

    /// A line to standard error; if that cannot be written there is nobody to tell.
    func note(_ text: String) {
        show(VisibleText.of(text) + "\n")
    }

    /// Something went wrong that lies in no spec.
    func fail(_ message: String) {
        say("error:", as: .error, message)
    }

    /// Something may go wrong later that lies in no spec.
    func warn(_ message: String, help text: String) {
        say("warning:", as: .warning, message)
        help(text)
    }

    /// Why a command stops.
    func show(_ error: CommandError) {
        fail(error.message)
        if let text = error.help { help(text) }
    }

    /// What to do about what went wrong.
    func help(_ text: String) {
        say("help:", as: .help, text)
    }

    /// Text to standard error, as it is.
    func show(_ text: String) {
        try? System.write(Array(text.utf8), to: .error)
    }

    private func say(_ label: String, as role: Palette.Role, _ text: String) {
        let prefix = role == .help ? "" : "genvc: "
        show(prefix + palette.paint(label, as: role) + " " + VisibleText.of(text) + "\n")
    }

    // MARK: Findings

    /// Prints findings to standard error, with a summary line.
    ///
    /// - Parameter nothingGenerated: whether the summary says so.
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
