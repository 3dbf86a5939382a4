import GenvcDiagnostics
import GenvcKit

/// The findings that a team knows of and has put off: they are not told again until they change.
///
/// The file has a line for each, ordered, so that it can be read, merged and shortened by hand: `path: code: message`,
/// and of a rule about layouts `path: code: place`, since its message has points and devices that change with the
/// screen. No line of a spec is named: a finding stays known where lines are added above it. Paths lead from the folder
/// of the file, so that it does not matter where genvc is run. Older lists have the messages of all findings.
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

    /// The text of the file for all findings of some reports, notes included.
    package func text(of reports: [DiagnosticReport]) -> String {
        let lines = reports.flatMap { report in linedFindings(of: report).map(\.line) }
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
            let findings = linedFindings(of: report).filter { finding, line in
                if keepingErrors, finding.severity == .error { return true }
                let known = [line, self.line(of: finding, in: report.files)].first { left[$0, default: 0] > 0 }
                guard let known else { return true }
                left[known, default: 0] -= 1
                return false
            }
            return DiagnosticReport(findings.map(\.finding), in: report.files, dropped: report.dropped)
        }
        let paths = Set(reports.map { VisibleText.of(path(of: $0.files.main.file)) })
        unmet = left.filter { $0.value > 0 && Self.path(ofLine: $0.key).map(paths.contains) == true }.keys.sorted()
        return reports
    }

    /// The findings of a report with their lines. Each file is parsed once, and only where a layout has a finding.
    private func linedFindings(of report: DiagnosticReport) -> [(finding: Diagnostic, line: String)] {
        var places: [SourceFileID: SpecPlaces] = [:]
        return report.diagnostics.map { finding in
            guard finding.code.isLayoutRule, let range = finding.range, let file = report.files[range.file]?.file else {
                return (finding, line(of: finding, in: report.files))
            }
            let known = places[range.file] ?? SpecPlaces(in: file)
            places[range.file] = known
            let sort = finding.sort == 0 ? "" : " (\(finding.sort))"
            let words = "\(path(of: file)): \(finding.code.rawValue): \(known.words(for: range))\(sort)"
            return (finding, VisibleText.of(words))
        }
    }

    /// The line of a finding by its message.
    private func line(of finding: Diagnostic, in files: SourceFiles) -> String {
        let file = (finding.range.flatMap { files[$0.file] } ?? files.main).file
        return VisibleText.of("\(path(of: file)): \(finding.code.rawValue): \(finding.message)")
    }

    /// The path with which a line begins, before the first word that may be a code: a path may have colons itself. Nil
    /// for a line of another form.
    private static func path(ofLine line: String) -> String? {
        let colons = line.utf8.indices.filter { line.utf8[$0...].starts(with: ": ".utf8) }
        for (colon, next) in zip(colons, colons.dropFirst()) {
            let code = line.utf8[colon..<next].dropFirst(2)
            let isCode = code.allSatisfy {
                $0 == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
            }
            if isCode { return String(line[..<colon]) }
        }
        return nil
    }

    /// The path of a file from the folder of the list; the full path of one elsewhere.
    private func path(of file: SourceFile) -> String {
        let path = Path.full(file.name, from: workingFolder)
        return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    }
}
