import GenvcDiagnostics
import GenvcProject

/// All that a run tells, kept for a program until the end of the run: one JSON document.
///
/// It is `@unchecked Sendable` because the session of a run is `Sendable`; the main thread alone tells anything.
final class Answer: @unchecked Sendable {
    /// A sentence that people read on standard error.
    private struct Message {
        let severity: Diagnostic.Severity
        let text: String
        /// Sentences on what to do about it.
        var help: [String] = []
    }

    private var reports: [DiagnosticReport] = []
    private var messages: [Message] = []
    private var changes: [FileChange] = []
    private var text: [UInt8] = []
    /// True as soon as the command has printed a document of its own.
    private(set) var isPrinted = false

    /// Takes findings in specs.
    func add(_ reports: [DiagnosticReport]) { self.reports += reports }

    /// Takes a sentence.
    func add(_ text: String, as severity: Diagnostic.Severity) {
        messages.append(Message(severity: severity, text: text))
    }

    /// Takes what to do about the sentence before.
    func add(help: String) {
        guard !messages.isEmpty else { return }
        messages[messages.count - 1].help.append(help)
    }

    /// Takes changes of files that a run has made, or would make.
    func add(_ plan: WritePlan) { changes += plan.pending }

    /// Takes a part of what people would get on standard output.
    func add(_ bytes: [UInt8]) { text += bytes }

    /// Takes note of a document that the command prints itself: nothing is printed behind it.
    func close() { isPrinted = true }

    /// The document; members that have nothing to say are left out.
    var document: String {
        JSONWriter.document { writer in
            if !reports.isEmpty { JSONRenderer().write(reports, to: &writer) }
            if !messages.isEmpty { writer.list("messages", messages, onLines: true, write) }
            if !changes.isEmpty { writer.list("changes", changes, onLines: true, Self.write) }
            if !text.isEmpty { writer.member("text", String(decoding: text, as: UTF8.self)) }
        }
    }

    private func write(_ message: Message, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("severity", message.severity.name)
            writer.member("text", message.text)
            if !message.help.isEmpty { writer.member("help", message.help.joined(separator: "; ")) }
        }
    }

    /// Writes the change of a file.
    static func write(_ change: FileChange, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("change", change.kind.rawValue)
            writer.member("file", Path.shown(change.file.path))
            if let backup = change.backup { writer.member("backup", backup.path) }
        }
    }
}
