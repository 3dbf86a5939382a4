import GenvcDiagnostics
import GenvcProject

/// All that a run tells, kept for a program until the end of the run: one JSON document.
///
/// It is `@unchecked Sendable` because the session of a run is `Sendable`; the main thread alone tells anything.
final class RunReport: @unchecked Sendable {
    /// A sentence that people read on standard error.
    private struct Message {
        let severity: Diagnostic.Severity
        let text: String
        /// Sentences on what to do about it, and about errors right before it.
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
        guard !text.isEmpty else { return }
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

    /// Forgets all, since the run begins again.
    func removeAll() { (reports, messages, changes, text) = ([], [], [], []) }

    /// The document of a command that has none of its own; members that have nothing to say are left out.
    var document: String {
        JSONWriter.document { writer in
            if !reports.isEmpty { JSONRenderer().write(reports, to: &writer) }
            writeMessages(to: &writer)
            writeChanges(to: &writer)
            writeText(to: &writer)
        }
    }

    /// Writes the member for what people would get on standard output, if that is anything.
    func writeText(to writer: inout JSONWriter) {
        if !text.isEmpty { writer.member("text", String(decoding: text, as: UTF8.self)) }
    }

    /// Writes the member for sentences, if there are any.
    func writeMessages(to writer: inout JSONWriter) {
        if !messages.isEmpty { writer.list("messages", messages, onLines: true, Self.write) }
    }

    /// Writes the member for changes of files, if there are any.
    func writeChanges(to writer: inout JSONWriter) {
        if !changes.isEmpty { writer.list("changes", changes, onLines: true, Self.write) }
    }

    private static func write(_ message: Message, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("severity", message.severity.name)
            writer.member("text", message.text)
            if !message.help.isEmpty { writer.list("help", message.help) }
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
