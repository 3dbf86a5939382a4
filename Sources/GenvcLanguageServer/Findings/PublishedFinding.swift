import GenvcDiagnostics

/// A finding as the protocol has it, in a document.
struct PublishedFinding {
    let finding: Diagnostic
    let files: SourceFiles
    let document: OpenDocument

    /// True if the finding lies in the document itself, and not in a file that it uses.
    private var isOwn: Bool { files.main.file.name == document.path && (finding.range?.file ?? .spec) == .spec }

    /// The bytes of the document at which it is shown: those of the finding, or the first line for one that has no
    /// place in it.
    var bytes: Range<Int> {
        guard isOwn, let range = finding.range else { return document.text.line(0) }
        let end = min(range.end, document.text.bytes.count)
        return min(range.start, end)..<end
    }

    /// The changes that answer it, as far as they are changes of the document.
    var fixes: [FixIt] {
        isOwn ? finding.fixes.filter { fix in fix.edits.allSatisfy { $0.range.file == .spec } } : []
    }

    /// The message with the advice behind it.
    private var message: String {
        ([finding.message, finding.label] + [finding.help.map { "help: \($0)" }]).compactMap(\.self)
            .joined(separator: "\n")
    }

    private var severity: Int {
        switch finding.severity {
        case .error: 1
        case .warning: 2
        case .note: 3
        }
    }

    /// Writes the finding; one that lies elsewhere leads there.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("range")
        document.text.write(bytes, to: &writer)
        writer.member("severity", severity)
        writer.member("code", finding.code.rawValue)
        writer.member("source", "genvc")
        writer.member("message", message)
        var related = finding.related
        if !isOwn, let range = finding.range { related.insert(Diagnostic.Label(range, finding.message), at: 0) }
        if !related.isEmpty {
            writer.list("relatedInformation", related) { write($0, to: &$1) }
        }
        writer.endObject()
    }

    private func write(_ label: Diagnostic.Label, to writer: inout JSONWriter) {
        guard let file = files[label.range.file]?.file else { return }
        writer.beginObject()
        writer.key("location")
        writer.beginObject()
        let isHere = file.name == document.path
        writer.member("uri", isHere ? document.address : DocumentAddress.address(of: file.name))
        writer.key("range")
        (isHere ? document.text : DocumentText(file.bytes)).write(label.range.start..<label.range.end, to: &writer)
        writer.endObject()
        writer.member("message", label.text)
        writer.endObject()
    }
}
