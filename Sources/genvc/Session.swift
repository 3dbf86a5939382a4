import GenvcDiagnostics

/// One run of the tool: its streams, and how findings are printed on them.
struct Session: Sendable {
    /// How findings are written.
    enum FindingsFormat: String, Sendable, CaseIterable {
        case text, xcode, json
    }

    let errorIsTerminal: Bool
    let outputIsTerminal: Bool
    /// True inside a build of Xcode, which reads findings from the log.
    let isXcodeBuild: Bool
    /// The colours of messages, and those of results.
    private let palette: Palette
    let outputPalette: Palette

    init() {
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
            let invocation = try ArgumentParser.parse(arguments) { System.kind(of: $0, ofLink: false) != nil }
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
            let folder = System.workingFolder
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

extension [DiagnosticReport] {
    func count(of severity: Diagnostic.Severity) -> Int {
        reduce(0) { $0 + $1.count(of: severity) }
    }

    /// Where the findings lie, for a summary: the name of the one file, or how many there are.
    var place: String {
        let names = Set(
            flatMap { report in
                report.diagnostics.map { finding in
                    (finding.range.flatMap { report.files[$0.file] } ?? report.files.main).file.name
                }
            })
        return names.count == 1 ? names.first ?? "" : EnglishList.count(names.count, "file")
    }

    /// Exit status 66 if something could not be read, 1 if there is an error, else 0.
    var status: ExitStatus {
        let isUnread = contains { $0.diagnostics.contains { InputFile.isRefusal($0.code) } }
        return isUnread ? .noInput : count(of: .error) > 0 ? .wrongInput : .success
    }

    /// The reports without notes, which only `validate` shows.
    var withoutNotes: [DiagnosticReport] {
        map { report in
            DiagnosticReport(
                report.diagnostics.filter { $0.severity > .note }, in: report.files, dropped: report.dropped)
        }
    }

    /// The reports in which a file that several specs use is told of once: by itself, if it is among them.
    var withoutRepetitions: [DiagnosticReport] {
        func key(_ finding: Diagnostic, _ file: SourceFile) -> [String]? {
            guard let range = finding.range else { return nil }
            // A file of a folder is named from there.
            let name = file.name.hasPrefix("./") ? String(file.name.dropFirst(2)) : file.name
            return [name, finding.code.rawValue, "\(range.start)", "\(range.end)"]
        }
        func ownFile(_ report: DiagnosticReport) -> SourceFile { report.files.main.file }
        var known = Set(
            flatMap { report in
                report.diagnostics.compactMap { finding in
                    finding.range?.file == ownFile(report).id ? key(finding, ownFile(report)) : nil
                }
            })
        return map { report in
            let findings = report.diagnostics.filter { finding in
                guard let id = finding.range?.file, id != ownFile(report).id, let entry = report.files[id],
                    let key = key(finding, entry.file)
                else { return true }
                return known.insert(key).inserted
            }
            return DiagnosticReport(findings, in: report.files, dropped: report.dropped)
        }
    }

    /// The reports with errors in the place of warnings.
    var strict: [DiagnosticReport] {
        map { report in
            let findings = report.diagnostics.map { finding in
                var finding = finding
                if finding.severity == .warning { finding.severity = .error }
                return finding
            }
            return DiagnosticReport(findings, in: report.files, dropped: report.dropped)
        }
    }
}
