import GenvcDiagnostics

extension [DiagnosticReport] {
    /// The number of findings of exactly this severity in all reports together.
    package func count(of severity: Diagnostic.Severity) -> Int {
        reduce(0) { $0 + $1.count(of: severity) }
    }

    /// The place of the findings for a summary: the name of the one file, or how many files there are.
    package var place: String {
        let names = Set(
            flatMap { report in
                report.diagnostics.map { finding in
                    (finding.range.flatMap { report.files[$0.file] } ?? report.files.main).file.name
                }
            })
        return names.count == 1 ? names.first ?? "" : EnglishList.count(names.count, "file")
    }

    /// Status 66 if something could not be read, 1 if there is an error, else 0.
    package var status: ExitStatus {
        let isUnread = contains { $0.diagnostics.contains { InputFile.isRefusal($0.code) } }
        return isUnread ? .noInput : count(of: .error) > 0 ? .wrongInput : .success
    }

    /// The reports without notes, which only `validate` shows.
    package var withoutNotes: [DiagnosticReport] { filtered { $0.severity > .note } }

    /// The reports with errors alone, as `--quiet` has them.
    package var onlyErrors: [DiagnosticReport] { filtered { $0.severity == .error } }

    /// The reports with some of their findings.
    private func filtered(_ isKept: (Diagnostic) -> Bool) -> [DiagnosticReport] {
        map { DiagnosticReport($0.diagnostics.filter(isKept), in: $0.files, dropped: $0.dropped) }
    }

    /// The reports, in which a file that several specs use is told of once: by itself, if it is among them.
    package var withoutRepetitions: [DiagnosticReport] {
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

    /// The reports with errors in the place of warnings, as `--strict` has them.
    package var strict: [DiagnosticReport] {
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
