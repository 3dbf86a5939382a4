import GenvcDiagnostics

/// Changes that answer findings, offered at their places.
enum QuickFix {
    /// The sort of code action that they are.
    static let kind = "quickfix"

    /// The fixes of all findings that touch a range.
    ///
    /// - Parameter only: the sorts of actions that the client wants; nil for all.
    static func answer(
        in document: OpenDocument, from start: TextPosition, to end: TextPosition, only: MessageValue?
    ) -> JSONContent {
        let (first, last) = (document.text.offset(of: start), document.text.offset(of: end))
        let isWanted = only.map { $0.elements.contains { $0.text == kind || $0.text?.isEmpty == true } } ?? true
        let findings = document.publishedFindings.filter { finding in
            isWanted && finding.bytes.lowerBound <= max(first, last) && min(first, last) <= finding.bytes.upperBound
        }
        return { writer in
            let fixes = findings.flatMap { finding in finding.fixes.map { (fix: $0, finding: finding) } }
            writer.list(fixes) { write($0.fix, of: $0.finding, to: &$1) }
        }
    }

    private static func write(_ fix: FixIt, of finding: PublishedFinding, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("title", title(of: fix, of: finding))
        writer.member("kind", kind)
        writer.list("diagnostics", [finding]) { $0.write(to: &$1) }
        writer.member("isPreferred", fix.isSafe)
        writer.key("edit")
        let edits = fix.edits.map { (bytes: $0.range.start..<$0.range.end, text: $0.text) }
        finding.document.writeChange(edits, to: &writer)
        writer.endObject()
    }

    /// The change in words.
    private static func title(of fix: FixIt, of finding: PublishedFinding) -> String {
        if let advice = fix.advice { return advice.capitalized }
        if fix.edits.count == 1, let edit = fix.edits.first, !edit.text.contains("\n") {
            let bytes = finding.document.text.bytes
            let end = min(edit.range.end, bytes.count)
            let old = String(decoding: bytes[min(edit.range.start, end)..<end], as: UTF8.self)
            if !old.contains("\n") {
                if old.isEmpty { return "Insert `\(edit.text)`" }
                return edit.text.isEmpty ? "Remove `\(old)`" : "Replace `\(old)` with `\(edit.text)`"
            }
        }
        return (finding.finding.label ?? finding.finding.message).capitalized
    }
}

extension String {
    /// The text with its first letter in upper case.
    fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}

extension OpenDocument {
    /// Writes a change of the document, `WorkspaceEdit`.
    func writeChange(_ edits: [(bytes: Range<Int>, text: String)], to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("changes")
        writer.beginObject()
        writer.key(address)
        writeEdits(edits, to: &writer)
        writer.endObject()
        writer.endObject()
    }

    /// Writes changes of the document as `TextEdit[]`.
    func writeEdits(_ edits: [(bytes: Range<Int>, text: String)], to writer: inout JSONWriter) {
        writer.list(edits) { edit, writer in
            writer.beginObject()
            writer.key("range")
            text.write(edit.bytes, to: &writer)
            writer.member("newText", edit.text)
            writer.endObject()
        }
    }
}
