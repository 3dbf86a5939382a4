/// Findings for programs: one JSON object, the same bytes from run to run.
package struct JSONRenderer: Sendable {
    /// The number of the format; a change that could break a reader raises it.
    package static let version = 1

    /// A renderer without a report yet.
    package init() {}

    /// The object with its line end. Notes stand in the list but are not counted.
    package func render(_ reports: [DiagnosticReport]) -> String {
        JSONWriter.document(version: Self.version) { write(reports, to: &$0) }
    }

    /// Writes the members for findings into an object that is open.
    package func write(_ reports: [DiagnosticReport], to writer: inout JSONWriter) {
        writer.member("errors", reports.reduce(0) { $0 + $1.count(of: .error) })
        writer.member("warnings", reports.reduce(0) { $0 + $1.count(of: .warning) })
        writer.list("diagnostics", Finding.all(in: reports), onLines: true) { write($0, to: &$1) }
    }

    /// Writes a finding; members that have no value are left out.
    private func write(_ finding: Finding, to writer: inout JSONWriter) {
        let diagnostic = finding.diagnostic
        writer.beginObject()
        writer.member("severity", diagnostic.severity.name)
        writer.member("code", diagnostic.code.rawValue)
        writer.member("message", diagnostic.message)
        writer.member("file", finding.entry.file.name)
        if let range = diagnostic.range, finding.position != nil {
            writer.key("range")
            writer.beginObject()
            write(range.start, "start", in: finding.entry, to: &writer)
            write(range.end, "end", in: finding.entry, to: &writer)
            writer.endObject()
        }
        if let device = diagnostic.device { writer.member("device", device) }
        if !finding.advice.isEmpty { writer.member("help", finding.advice.joined(separator: "; ")) }
        if !diagnostic.fixes.isEmpty {
            writer.list("fixes", diagnostic.fixes) { write($0, to: &$1) }
        }
        writer.endObject()
    }

    /// Writes a place as line, column and offset: people count the first two from 1, programs the last from 0. A column
    /// is a character, an offset a byte.
    private func write(_ offset: Int, _ name: String, in entry: SourceFiles.Entry, to writer: inout JSONWriter) {
        let position = entry.characterPosition(at: offset)
        writer.key(name)
        writer.beginObject()
        writer.member("line", position.line)
        writer.member("column", position.column)
        writer.member("offset", offset)
        writer.endObject()
    }

    /// Writes a fix with its edits, whose offsets are bytes of the text before any of them is made.
    private func write(_ fix: FixIt, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("safe", fix.isSafe)
        writer.list("edits", fix.edits) { edit, writer in
            writer.object { writer in
                writer.member("start", edit.range.start)
                writer.member("end", edit.range.end)
                writer.member("text", edit.text)
            }
        }
        writer.endObject()
    }
}
