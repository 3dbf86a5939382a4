/// Findings as workflow commands of GitHub Actions: one line each, which GitHub shows beside the line of the spec.
///
/// The format is that of "Workflow commands for GitHub Actions", docs.github.com.
package struct GitHubRenderer: Sendable {
    /// Gives the path of a file from the top of the repository, by which GitHub finds it.
    private let path: @Sendable (SourceFile) -> String

    /// - Parameter path: the path of a file from the top of the repository.
    package init(path: @escaping @Sendable (SourceFile) -> String) {
        self.path = path
    }

    /// A line for each finding, its help on further lines of the same annotation.
    package func render(_ reports: [DiagnosticReport]) -> String {
        Finding.all(in: reports).map { line(of: $0) }.joined()
    }

    private func line(of finding: Finding) -> String {
        let diagnostic = finding.diagnostic
        var properties = [("file", path(finding.entry.file))]
        if let (start, end) = finding.characterRange {
            properties += [("line", "\(start.line)"), ("endLine", "\(end.line)")]
            // Columns count only in one line.
            if start.line == end.line { properties += [("col", "\(start.column)"), ("endColumn", "\(end.column)")] }
        }
        properties.append(("title", "genvc \(diagnostic.code.rawValue)"))
        let text = ([diagnostic.message] + finding.advice).joined(separator: "\n")
        let list = properties.map { $0.0 + "=" + Self.escaped($0.1, asProperty: true) }.joined(separator: ",")
        return "::\(Self.command(of: diagnostic.severity)) \(list)::\(Self.escaped(text, asProperty: false))\n"
    }

    private static func command(of severity: Diagnostic.Severity) -> String {
        switch severity {
        case .note: "notice"
        case .warning: "warning"
        case .error: "error"
        }
    }

    /// The text with what would end the line or the property written as `%` and two digits.
    private static func escaped(_ text: String, asProperty: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case ":" where asProperty: result += "%3A"
            case "," where asProperty: result += "%2C"
            default: result += VisibleText.of(String(scalar))
            }
        }
        return result
    }
}
