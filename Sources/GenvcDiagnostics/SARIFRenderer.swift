/// Findings in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS), which code scanning of GitHub,
/// Azure DevOps and editors read.
package struct SARIFRenderer: Sendable {
    /// The version of genvc, which stands in the log.
    private let version: String
    /// Gives the path of a file from the top of the repository.
    private let path: @Sendable (SourceFile) -> String

    /// - Parameters:
    ///   - version: the version of genvc.
    ///   - path: the path of a file from the top of the repository.
    package init(version: String, path: @escaping @Sendable (SourceFile) -> String) {
        self.version = version
        self.path = path
    }

    /// The log with its line end: one run with each code of a finding as a rule.
    package func render(_ reports: [DiagnosticReport]) -> String {
        let findings = Finding.all(in: reports)
        var codes: [DiagnosticCode] = []
        for finding in findings where !codes.contains(finding.diagnostic.code) { codes.append(finding.diagnostic.code) }
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
        writer.member("version", "2.1.0")
        writer.key("runs")
        writer.beginArray()
        writer.beginObject()
        writeTool(codes, to: &writer)
        writer.member("columnKind", "unicodeCodePoints")
        writer.list("results", findings, onLines: true) { finding, writer in
            write(finding, ruleIndex: codes.firstIndex(of: finding.diagnostic.code) ?? 0, to: &writer)
        }
        writer.endObject()
        writer.endArray()
        writer.endObject()
        writer.endLine()
        return writer.text
    }

    private func writeTool(_ codes: [DiagnosticCode], to writer: inout JSONWriter) {
        writer.key("tool")
        writer.beginObject()
        writer.key("driver")
        writer.beginObject()
        writer.member("name", "genvc")
        writer.member("version", version)
        writer.list("rules", codes, onLines: true) { code, writer in
            writer.beginObject()
            writer.member("id", code.rawValue)
            writeText(code.summary, "shortDescription", to: &writer)
            writeText("`genvc explain \(code.rawValue)` says more.", "help", to: &writer)
            writer.endObject()
        }
        writer.endObject()
        writer.endObject()
    }

    private func write(_ finding: Finding, ruleIndex: Int, to writer: inout JSONWriter) {
        let diagnostic = finding.diagnostic
        writer.beginObject()
        writer.member("ruleId", diagnostic.code.rawValue)
        writer.member("ruleIndex", ruleIndex)
        writer.member("level", diagnostic.severity.name)
        writeText(([diagnostic.message] + finding.advice).joined(separator: "\n"), "message", to: &writer)
        writer.key("locations")
        writer.beginArray()
        writeLocation(finding.entry, finding.diagnostic.range, text: nil, to: &writer)
        writer.endArray()
        let related = diagnostic.related.filter { finding.files[$0.range.file] != nil }
        if !related.isEmpty {
            writer.list("relatedLocations", related) { label, writer in
                guard let entry = finding.files[label.range.file] else { return }
                writeLocation(entry, label.range, text: label.text, to: &writer)
            }
        }
        if !diagnostic.fixes.isEmpty {
            writer.list("fixes", diagnostic.fixes) { write($0, of: finding, to: &$1) }
        }
        writer.endObject()
    }

    /// Writes a place of a file; the file alone where the finding concerns all of it.
    private func writeLocation(
        _ entry: SourceFiles.Entry, _ range: SourceRange?, text: String?, to writer: inout JSONWriter
    ) {
        writer.beginObject()
        writer.key("physicalLocation")
        writer.beginObject()
        writeFile(entry.file, to: &writer)
        if let range, range.file == entry.file.id {
            let (start, end) = (entry.characterPosition(at: range.start), entry.characterPosition(at: range.end))
            writer.key("region")
            writer.beginObject()
            writer.member("startLine", start.line)
            writer.member("startColumn", start.column)
            writer.member("endLine", end.line)
            writer.member("endColumn", end.column)
            writer.endObject()
        }
        writer.endObject()
        if let text { writeText(text, "message", to: &writer) }
        writer.endObject()
    }

    private func writeFile(_ file: SourceFile, to writer: inout JSONWriter) {
        writer.key("artifactLocation")
        writer.beginObject()
        writer.member("uri", PercentEncoding.encoded(path(file)))
        writer.endObject()
    }

    /// Writes a change, which is one of one file.
    private func write(_ fix: FixIt, of finding: Finding, to writer: inout JSONWriter) {
        writer.beginObject()
        if let advice = fix.advice ?? finding.diagnostic.label { writeText(advice, "description", to: &writer) }
        writer.key("artifactChanges")
        writer.beginArray()
        writer.beginObject()
        writeFile((fix.edits.first.flatMap { finding.files[$0.range.file] } ?? finding.entry).file, to: &writer)
        writer.key("replacements")
        writer.beginArray()
        for edit in fix.edits {
            writer.beginObject()
            writer.key("deletedRegion")
            writer.beginObject()
            writer.member("byteOffset", edit.range.start)
            writer.member("byteLength", edit.range.end - edit.range.start)
            writer.endObject()
            writeText(edit.text, "insertedContent", to: &writer)
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
        writer.endArray()
        writer.endObject()
    }

    private func writeText(_ text: String, _ name: String, to writer: inout JSONWriter) {
        writer.key(name)
        writer.beginObject()
        writer.member("text", text)
        writer.endObject()
    }
}
