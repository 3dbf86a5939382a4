/// Findings for the issue navigator of Xcode: one line each, which it makes clickable where the path is a full one.
package struct XcodeRenderer: Sendable {
    /// Gives the full path of a file, without which Xcode opens nothing.
    private let path: @Sendable (SourceFile) -> String

    /// - Parameter path: the full path of a file.
    package init(path: @escaping @Sendable (SourceFile) -> String) {
        self.path = path
    }

    /// A line for each finding, with the related places as notes below it.
    package func render(_ reports: [DiagnosticReport]) -> String {
        Finding.all(in: reports).map { lines(of: $0) }.joined()
    }

    /// The line of a finding with its advice behind a dash, and one line for each related place.
    private func lines(of finding: Finding) -> String {
        let diagnostic = finding.diagnostic
        // One finding is one line: of a help that shows how a spec is written only the words before it fit.
        let help = diagnostic.help?.split(separator: "\n").first.map(String.init)
        let advice = [diagnostic.label, help?.hasSuffix(":") == true ? nil : help].compactMap { $0 }
            .joined(separator: "; ")
        let suggestion = advice.isEmpty ? "" : " - " + VisibleText.of(advice)
        var result = line(
            finding.entry.file, finding.position, diagnostic.severity,
            finding.message + suggestion + " [\(diagnostic.code.rawValue)]")
        for label in diagnostic.related {
            guard let entry = finding.files[label.range.file] else { continue }
            let position = entry.lines.position(at: label.range.start)
            result += line(entry.file, position, .note, VisibleText.of(label.text))
        }
        return result
    }

    /// A finding without a place stands on the file's first line: Xcode opens nothing for a path alone.
    private func line(
        _ file: SourceFile, _ position: SourcePosition?, _ severity: Diagnostic.Severity, _ text: String
    ) -> String {
        let position = position ?? SourcePosition(line: 1, column: 1)
        return "\(VisibleText.of(path(file))):\(position.line):\(position.column): \(severity.name): \(text)\n"
    }
}
