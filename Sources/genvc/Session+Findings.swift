import GenvcDiagnostics
import GenvcKit
import GenvcProject

extension Session {
    /// Prints what is wrong with values of the command line; nil if nothing is.
    func refuse(_ values: [DiagnosticReport], format: FindingsFormat? = nil) -> ExitStatus? {
        guard !values.isEmpty else { return nil }
        show(values, format: format?.isDocument == true ? .text : format)
        return .usage
    }

    /// Prints findings to standard error, and in the text format a line that counts them.
    ///
    /// - Parameters:
    ///   - format: Nil for the one of the environment; a document is printed as text.
    ///   - maximum: The number of findings that are printed, 0 for all; nil for `TextRenderer.defaultMaximum`.
    ///   - nothingGenerated: True if the last line says that no code was made.
    func show(
        _ reports: [DiagnosticReport], format: FindingsFormat? = nil, maximum: Int? = nil,
        nothingGenerated: Bool = false
    ) {
        keep(reports)
        let reports = isQuiet ? reports.onlyErrors : reports
        guard reports.contains(where: { !$0.diagnostics.isEmpty }) else { return }
        switch format ?? .ofEnvironment {
        case .xcode:
            let folder = disk.workingFolder
            show(XcodeRenderer { Path.full($0.name, from: folder) }.render(reports))
        case .github: show(GitHubRenderer(path: pathInRepository).render(reports))
        case .text, .json, .sarif, .junit:
            let standard = isVerbose ? 0 : TextRenderer.defaultMaximum
            let renderer = TextRenderer(
                palette: palette, maximum: maximum ?? standard, columns: System.columns(of: .error))
            show(renderer.render(reports))
            let summary = DiagnosticSummary.line(
                errors: reports.count(of: .error), warnings: reports.count(of: .warning), in: reports.place,
                nothingGenerated: nothingGenerated)
            if let summary { show("\n" + summary + "\n") }
        }
    }

    /// The findings as a document for programs; nil in a format that is lines.
    func document(of reports: [DiagnosticReport], as format: FindingsFormat) -> String? {
        switch format {
        case .text, .xcode, .github: nil
        case .json: document(of: reports)
        case .sarif: SARIFRenderer(version: Genvc.version, path: pathInRepository).render(reports)
        case .junit: JUnitRenderer(path: pathInRepository).render(reports)
        }
    }

    /// Gives the path of a file from the top of the repository: from the folder that GitHub Actions checked out, or the
    /// working folder; the full path of a file elsewhere.
    private var pathInRepository: @Sendable (SourceFile) -> String {
        let folder = disk.workingFolder
        let top = System.environment("GITHUB_WORKSPACE").map { Path.full($0, from: folder) } ?? folder
        return { file in
            let path = Path.full(file.name, from: folder)
            return path.hasPrefix(top + "/") ? String(path.dropFirst(top.count + 1)) : path
        }
    }
}
