import GenvcDiagnostics

/// The findings that a team knows of and has put off: they are not told again until they change.
///
/// The file has a line for each, `path: code: message`, ordered, so that it can be read, merged and shortened by hand.
/// It names no line of a spec: a finding stays known where lines are added above it. Paths lead from the folder of the
/// file, so that it does not matter where genvc is run.
package struct Baseline {
    /// The first line of a file that genvc writes.
    private static let heading =
        "# Findings that `genvc validate --baseline` does not tell of; `--write-baseline` makes this list."

    /// True for a list that genvc wrote.
    package static func isBaseline(_ bytes: [UInt8]) -> Bool { bytes.starts(with: heading.utf8) }

    /// The number of times that each line stands in the file.
    private var counts: [String: Int] = [:]
    /// The folder of the file, as a full path.
    private let folder: String
    /// The folder from which names of specs lead.
    private let workingFolder: String

    /// An empty list at a path.
    ///
    /// - Parameter workingFolder: the full path of the folder from which names of specs and `path` lead.
    package init(at path: String, from workingFolder: String) {
        folder = Path.folder(of: Path.full(path, from: workingFolder))
        self.workingFolder = workingFolder
    }

    /// The list in a file. Lines that begin with `#` are comments.
    package init(_ bytes: [UInt8], at path: String, from workingFolder: String) {
        self.init(at: path, from: workingFolder)
        for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
        where line.first != UInt8(ascii: "#") {
            counts[String(decoding: line, as: UTF8.self), default: 0] += 1
        }
    }

    /// The text of the file for the findings of some reports, notes left out: nobody has to put off what is only
    /// remarked.
    package func text(of reports: [DiagnosticReport]) -> String {
        let lines = reports.flatMap { report in
            report.diagnostics.filter { $0.severity > .note }.map { line(of: $0, in: report.files) }
        }
        return ([Self.heading] + lines.sorted()).map { $0 + "\n" }.joined()
    }

    /// The reports without the findings that are known; of several that are alike as many as are known.
    ///
    /// - Parameter unmet: The lines about specs of these reports that no finding has any more.
    package func removed(from reports: [DiagnosticReport], unmet: inout [String]) -> [DiagnosticReport] {
        removed(from: reports, keepingErrors: false, unmet: &unmet)
    }

    /// The reports without the warnings that are known: an error stops a run that makes code, and so it is told.
    package func warningsRemoved(from reports: [DiagnosticReport]) -> [DiagnosticReport] {
        var unmet: [String] = []
        return removed(from: reports, keepingErrors: true, unmet: &unmet)
    }

    private func removed(
        from reports: [DiagnosticReport], keepingErrors: Bool, unmet: inout [String]
    ) -> [DiagnosticReport] {
        var left = counts
        let reports = reports.map { report in
            let findings = report.diagnostics.filter { finding in
                if keepingErrors, finding.severity == .error { return true }
                let line = line(of: finding, in: report.files)
                guard let count = left[line], count > 0 else { return true }
                left[line] = count - 1
                return false
            }
            return DiagnosticReport(findings, in: report.files, dropped: report.dropped)
        }
        let paths = reports.map { path(of: $0.files.main.file) + ": " }
        unmet = left.filter { line in line.value > 0 && paths.contains { line.key.hasPrefix($0) } }.keys.sorted()
        return reports
    }

    private func line(of finding: Diagnostic, in files: SourceFiles) -> String {
        let file = (finding.range.flatMap { files[$0.file] } ?? files.main).file
        return VisibleText.of("\(path(of: file)): \(finding.code.rawValue): \(finding.message)")
    }

    /// The path of a file from the folder of the list; the full path of one elsewhere.
    private func path(of file: SourceFile) -> String {
        let path = Path.full(file.name, from: workingFolder)
        return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    }
}
