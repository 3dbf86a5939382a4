import GenvcDiagnostics
import GenvcKit
import GenvcProject

/// The documents that the editor has open, and how they are validated.
struct OpenDocuments {
    private let disk: Disk
    private let known = KnownLayouts()
    /// The documents in the order in which they were opened; there are few.
    private var all: [OpenDocument] = []
    /// The addresses of documents that were closed, whose findings are to be taken back.
    private var closed: [String] = []

    init(on disk: Disk) {
        self.disk = disk
    }

    // MARK: Changes

    /// Takes a notification about documents; others are passed over.
    mutating func take(_ method: String, _ parameters: MessageValue?) {
        switch method {
        case "textDocument/didOpen": open(parameters?["textDocument"])
        case "textDocument/didChange": change(parameters)
        case "textDocument/didClose": close(parameters)
        // A project file, or a file that others use, may be another one now.
        case "textDocument/didSave", "workspace/didChangeWatchedFiles": forgetFindings { _ in true }
        default: break
        }
    }

    private mutating func open(_ document: MessageValue?) {
        guard let address = document?["uri"]?.text, let text = document?["text"]?.text else { return }
        all.removeAll { $0.address == address }
        let opened = OpenDocument(
            address: address, version: document?["version"]?.integer, text: DocumentText(Array(text.utf8)))
        all.append(opened)
        forgetFindings { $0.readPaths.contains(opened.path) }
    }

    private mutating func change(_ parameters: MessageValue?) {
        guard let place = place(in: parameters), let changes = parameters?["contentChanges"] else { return }
        all[place].version = parameters?["textDocument", "version"]?.integer
        all[place].apply(changes.elements)
        let path = all[place].path
        forgetFindings { $0.readPaths.contains(path) }
    }

    private mutating func close(_ parameters: MessageValue?) {
        guard let place = place(in: parameters) else { return }
        let document = all.remove(at: place)
        closed.append(document.address)
        forgetFindings { $0.readPaths.contains(document.path) }
    }

    /// Has documents validated again whose findings may not hold any more.
    private mutating func forgetFindings(where isDoubtful: (DocumentFindings) -> Bool) {
        for place in all.indices {
            if let findings = all[place].findings, isDoubtful(findings) { all[place].findings = nil }
        }
    }

    /// The place of the document that a message names; nil where it is not open.
    private func place(in parameters: MessageValue?) -> Int? {
        guard let address = parameters?["textDocument", "uri"]?.text else { return nil }
        return all.firstIndex { $0.address == address }
    }

    // MARK: Findings

    /// True if a document has to be validated, or findings have to be taken back.
    var needValidation: Bool { !closed.isEmpty || all.contains { $0.findings == nil } }

    /// Validates one document that has changed.
    ///
    /// - Returns: the message with its findings; nil where no document has changed.
    mutating func validateNext() -> [UInt8]? {
        if !closed.isEmpty {
            let address = closed.removeFirst()
            return OutgoingMessage.notification(Self.findingsMethod) { writer in
                writer.beginObject()
                writer.member("uri", address)
                writer.key("diagnostics")
                writer.beginArray()
                writer.endArray()
                writer.endObject()
            }
        }
        guard let place = all.firstIndex(where: { $0.findings == nil }) else { return nil }
        validate(place)
        return published(place)
    }

    private static let findingsMethod = "textDocument/publishDiagnostics"

    private mutating func validate(_ place: Int) {
        all[place].findings = DocumentFindings(all[place].file, on: disk, finder: finder, keeping: known)
    }

    /// Finds the files that documents use: as they are in the editor, else on the disk.
    private var finder: FileFinder {
        { [all, disk] path in
            if let open = all.first(where: { $0.path == path }) { return .bytes(open.text.bytes) }
            return disk.finder(path)
        }
    }

    private func published(_ place: Int) -> [UInt8] {
        let document = all[place]
        return OutgoingMessage.notification(Self.findingsMethod) { writer in
            writer.beginObject()
            writer.member("uri", document.address)
            if let version = document.version { writer.member("version", version) }
            writer.key("diagnostics")
            writer.beginArray()
            for finding in document.publishedFindings { finding.write(to: &writer) }
            writer.endArray()
            writer.endObject()
        }
    }

    // MARK: Requests

    /// The answer to a request about a document.
    mutating func answer(
        to request: DocumentRequest, _ parameters: MessageValue?
    ) throws(ProtocolError) -> JSONContent {
        guard let place = place(in: parameters) else {
            throw ProtocolError(.invalidParameters, "`textDocument` names no open document")
        }
        switch request {
        case .codeAction:
            guard let start = TextPosition(parameters?["range", "start"]),
                let end = TextPosition(parameters?["range", "end"])
            else { throw ProtocolError(.invalidParameters, "`range` is missing") }
            // Fixes belong to the text as it is.
            if all[place].findings == nil { validate(place) }
            return QuickFix.answer(in: all[place], from: start, to: end, only: parameters?["context", "only"])
        }
    }
}

extension OpenDocument {
    /// The findings as the client gets them; none while the document has not been validated.
    var publishedFindings: [PublishedFinding] {
        (findings?.all ?? []).map { PublishedFinding(finding: $0.finding, files: $0.files, document: self) }
    }
}
