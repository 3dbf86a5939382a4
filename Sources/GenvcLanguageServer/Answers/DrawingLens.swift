import GenvcDiagnostics
import GenvcKit
import GenvcProject

/// A line over the name of a screen: what was found in its layouts, and a command that shows its drawing.
struct DrawingLens {
    /// The command that shows the drawing of a document.
    static let command = "genvc.drawing"

    private let title: String
    private let bytes: Range<Int>

    /// Nil for a document that has no drawing.
    init?(in document: OpenDocument) {
        guard document.isOurs, !document.isProject else { return nil }
        if let findings = document.findings {
            guard let run = findings.run, let name = run.names.first else { return nil }
            title = "Drawing: \(Self.verdict(on: run, findings.reports))"
            bytes = run.isScreen ? name.range.start..<name.range.end : 0..<0
        } else {
            title = "Drawing"
            bytes = 0..<0
        }
    }

    /// The outcome of the layouts in a few words.
    private static func verdict(on run: SpecRun, _ reports: [DiagnosticReport]) -> String {
        let layouts = EnglishList.count(run.layoutCount, "layout")
        let counts = [(Diagnostic.Severity.error, "error"), (.warning, "warning"), (.note, "note")].compactMap {
            severity, noun in
            let count = reports.count(of: severity)
            return count == 0 ? nil : EnglishList.count(count, noun)
        }
        return counts.isEmpty ? "\(layouts), all well" : "\(EnglishList.joined(counts, "and")) in \(layouts)"
    }

    /// Writes the lens of a document.
    func write(in document: OpenDocument, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("range")
        document.text.write(bytes, to: &writer)
        writer.key("command")
        writer.beginObject()
        writer.member("title", title)
        writer.member("command", Self.command)
        writer.list("arguments", [document.address])
        writer.endObject()
        writer.endObject()
    }
}
