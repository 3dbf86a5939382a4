/// A diagnostic together with the file it lies in, as the renderers print it.
struct Finding {
    let diagnostic: Diagnostic
    /// The files of the report that the finding comes from.
    let files: SourceFiles
    /// Findings on the lines just below that say the same.
    var alike = 0
    /// Findings of the same code, most of them in other files, of which only a line is told.
    var group: [Finding] = []

    /// The number of findings that it stands for, itself included.
    var count: Int { group.reduce(1 + alike) { $0 + $1.count } }

    /// The file of the place; the main file where there is no place.
    var entry: SourceFiles.Entry {
        diagnostic.range.flatMap { files[$0.file] } ?? files.main
    }

    /// The place of the first byte; nil where the finding has none, or its file is not there.
    var position: SourcePosition? {
        diagnostic.range.flatMap { range in files[range.file]?.lines.position(at: range.start) }
    }

    /// The first place and the place behind the last, with columns in characters; nil where the finding has none.
    var characterRange: (start: SourcePosition, end: SourcePosition)? {
        guard position != nil, let range = diagnostic.range else { return nil }
        return (entry.characterPosition(at: range.start), entry.characterPosition(at: range.end))
    }

    /// The words behind the caret and those after `help:`, as far as the finding has them.
    var advice: [String] { [diagnostic.label, diagnostic.help].compactMap { $0 } }

    /// The message, safe to print. The devices are for JSON: a finding that depends on them says so in its own words.
    var message: String { VisibleText.of(diagnostic.message) }

    /// All findings of `reports`, ordered by file and place.
    static func all(in reports: [DiagnosticReport]) -> [Finding] {
        reports
            .sorted { $0.files.main.file.name < $1.files.main.file.name }
            .flatMap { report in report.sorted.map { Finding(diagnostic: $0, files: report.files) } }
    }

    /// All findings, with each run of equal messages on consecutive lines made one.
    static func folded(in reports: [DiagnosticReport]) -> [Finding] {
        var result: [Finding] = []
        for finding in all(in: reports) {
            if let last = result.last, finding.continues(last) {
                result[result.count - 1].alike += 1
            } else {
                result.append(finding)
            }
        }
        return result
    }

    /// The findings, in which those of one code that several files have become one, behind the first of them. Errors
    /// are left as they are: each has to be mended for the code to be made.
    ///
    /// - Parameter most: The number of findings of one code that are told each by itself.
    static func grouped(_ findings: [Finding], beyond most: Int) -> [Finding] {
        guard findings.contains(where: { $0.entry.file.name != findings[0].entry.file.name }) else { return findings }
        let warnings = findings.filter { $0.diagnostic.severity < .error }
        let grouped = Dictionary(grouping: warnings, by: \.diagnostic.code.rawValue).filter { _, findings in
            findings.count > most && findings.contains { $0.entry.file.name != findings[0].entry.file.name }
        }
        guard !grouped.isEmpty else { return findings }
        var told: Set<String> = []
        return findings.compactMap { finding in
            let code = finding.diagnostic.code.rawValue
            guard let group = grouped[code], finding.diagnostic.severity < .error else { return finding }
            guard told.insert(code).inserted else { return nil }
            var first = finding
            first.group = Array(group.dropFirst())
            return first
        }
    }

    /// True if the finding says and advises the same on the line below those of `run`, of the same file.
    private func continues(_ run: Finding) -> Bool {
        guard let line = position?.line, let firstLine = run.position?.line, line == firstLine + run.alike + 1 else {
            return false
        }
        let (mine, other) = (diagnostic, run.diagnostic)
        return mine.code == other.code && mine.severity == other.severity && mine.message == other.message
            && mine.label == other.label && mine.device == other.device && mine.related.isEmpty && other.related.isEmpty
            && files.main.file.name == run.files.main.file.name && entry.file.id == run.entry.file.id
    }
}
