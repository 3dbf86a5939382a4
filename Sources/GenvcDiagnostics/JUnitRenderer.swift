/// Findings as a report of JUnit, which GitLab, Jenkins, Bitrise and fastlane show as tests: each spec is a test, and
/// fails with its first error.
package struct JUnitRenderer: Sendable {
    /// Gives the path of a file from the top of the repository.
    private let path: @Sendable (SourceFile) -> String

    /// - Parameter path: the path of a file from the top of the repository.
    package init(path: @escaping @Sendable (SourceFile) -> String) {
        self.path = path
    }

    /// The document with its line end. Warnings and notes stand in `system-out` of their spec, which passes with them.
    package func render(_ reports: [DiagnosticReport]) -> String {
        let failures = reports.count { $0.count(of: .error) > 0 }
        var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
        let counts = "tests=\"\(reports.count)\" failures=\"\(failures)\" errors=\"0\""
        lines.append("<testsuites name=\"genvc\" \(counts)>")
        lines.append("  <testsuite name=\"genvc validate\" \(counts)>")
        for report in reports.sorted(by: { $0.files.main.file.name < $1.files.main.file.name }) {
            lines += test(of: report)
        }
        lines += ["  </testsuite>", "</testsuites>"]
        return lines.map { $0 + "\n" }.joined()
    }

    private func test(of report: DiagnosticReport) -> [String] {
        let findings = Finding.all(in: [report])
        let name = Self.escaped(path(report.files.main.file))
        let head = "    <testcase classname=\"genvc\" name=\"\(name)\" file=\"\(name)\""
        guard !findings.isEmpty else { return [head + "/>"] }
        let errors = findings.filter { $0.diagnostic.severity == .error }
        let others = findings.filter { $0.diagnostic.severity != .error }
        var lines = [head + ">"]
        if let first = errors.first {
            let (message, code) = (Self.escaped(first.message), Self.escaped(first.diagnostic.code.rawValue))
            lines.append("      <failure message=\"\(message)\" type=\"\(code)\">" + text(of: errors) + "</failure>")
        }
        if !others.isEmpty { lines.append("      <system-out>" + text(of: others) + "</system-out>") }
        return lines + ["    </testcase>"]
    }

    /// The findings as the lines that compilers print, each with its advice below it.
    private func text(of findings: [Finding]) -> String {
        let lines = findings.flatMap { finding in
            let place = finding.position.map { ":\($0.line):\($0.column)" } ?? ""
            let head =
                "\(path(finding.entry.file))\(place): \(finding.diagnostic.severity.name): "
                + "\(finding.diagnostic.message) [\(finding.diagnostic.code.rawValue)]"
            return [head] + finding.advice
        }
        return Self.escaped(lines.joined(separator: "\n"))
    }

    /// The text with what has a meaning in XML written as a reference. Characters that XML 1.0 does not have at all are
    /// made visible.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            default: result += VisibleText.of(String(scalar))
            }
        }
        return result
    }
}
