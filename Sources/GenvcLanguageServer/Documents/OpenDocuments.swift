import GenvcCores
import GenvcDiagnostics
import GenvcKit
import GenvcProject

/// The documents that the editor has open, and how they are validated.
struct OpenDocuments {
    let disk: Disk
    private let known = KnownLayouts()
    private var projects: ProjectSpecs
    /// The documents in the order in which they were opened; there are few.
    private(set) var all: [OpenDocument] = []
    /// The addresses of documents that were closed, whose findings are to be taken back.
    private var closed: [String] = []
    /// False if something has changed that may make what another spec of the project makes.
    private var areTwinsKnown = true

    init(on disk: Disk) {
        self.disk = disk
        projects = ProjectSpecs(on: disk)
    }

    // MARK: Changes

    /// The notifications that change what is known of documents.
    static let changingMethods: Set<String> = [
        "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose", "textDocument/didSave",
        "workspace/didChangeWatchedFiles",
    ]
    /// The notifications after which the text of the document that they name is another one.
    static let textMethods: Set<String> = ["textDocument/didOpen", "textDocument/didChange", "textDocument/didClose"]

    /// Takes a notification about documents; others are passed over.
    mutating func take(_ method: String, _ parameters: MessageValue?) {
        switch method {
        case "textDocument/didOpen": open(parameters?["textDocument"])
        case "textDocument/didChange": change(parameters)
        case "textDocument/didClose": close(parameters)
        // A project file, or a file that others use, may be another one now.
        case "textDocument/didSave", "workspace/didChangeWatchedFiles":
            projects.forget()
            forgetFindings { _ in true }
        default: break
        }
    }

    private mutating func open(_ document: MessageValue?) {
        guard let address = document?["uri"]?.text, let text = document?["text"]?.text else { return }
        all.removeAll { $0.address == address }
        let opened = OpenDocument(
            address: address, version: document?["version"]?.integer, text: DocumentText(Array(text.utf8)))
        all.append(opened)
        forgetFindings { $0.uses(opened) }
    }

    private mutating func change(_ parameters: MessageValue?) {
        guard let place = place(in: parameters), let changes = parameters?["contentChanges"] else { return }
        all[place].version = parameters?["textDocument", "version"]?.integer
        all[place].apply(changes.elements)
        let changed = all[place]
        forgetFindings { $0.uses(changed) }
    }

    private mutating func close(_ parameters: MessageValue?) {
        guard let place = place(in: parameters) else { return }
        let document = all.remove(at: place)
        closed.append(document.address)
        // The one on the disk counts again.
        areTwinsKnown = false
        forgetFindings { $0.uses(document) }
    }

    /// Has documents validated again whose findings may not hold any more.
    private mutating func forgetFindings(where isDoubtful: (OpenDocument) -> Bool) {
        for place in all.indices where isDoubtful(all[place]) { all[place].findings = nil }
    }

    /// The place of the document that a message names; nil where it is not open.
    func place(in parameters: MessageValue?) -> Int? {
        guard let address = parameters?["textDocument", "uri"]?.text else { return nil }
        return all.firstIndex { $0.address == address }
    }

    // MARK: Findings

    /// True if a document has to be validated, or findings have to be taken back.
    var needValidation: Bool { !closed.isEmpty || !areTwinsKnown || all.contains { !$0.isPublished } }

    /// Takes the findings of a document back that was closed.
    ///
    /// - Returns: the message that does so; nil where there are none.
    mutating func takeBackNext() -> [UInt8]? {
        guard !closed.isEmpty else { return nil }
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

    /// Validates one document that has changed.
    ///
    /// - Parameter arrivals: ends it where something goes before it.
    /// - Returns: the message with its findings; nil where there are none yet.
    mutating func validateNext(_ arrivals: Arrivals) -> [UInt8]? {
        guard let place = all.firstIndex(where: { !$0.isPublished }) else {
            arrivals.yieldsToRequests = true
            settleTwins(until: arrivals.interruption)
            return nil
        }
        // Requests go first, but a client that never stops asking gets its findings all the same. The formulas that
        // were found so far stay, so that it is sooner done each time.
        arrivals.yieldsToRequests = all[place].delays < Self.mostDelays
        guard validate(place, arrivals) else {
            all[place].delays += 1
            return nil
        }
        all[place].isPublished = true
        return published(place)
    }

    /// The most times that requests go before the validation of one text.
    private static let mostDelays = 10

    private static let findingsMethod = "textDocument/publishDiagnostics"

    /// Finds what is wrong with a document, unless that is known; false where something ended it before.
    private mutating func validate(_ place: Int, _ arrivals: Arrivals) -> Bool {
        let interruption = arrivals.interruption
        if all[place].findings == nil {
            let findings = DocumentFindings(
                all[place], on: disk, finder: finder, keeping: known, until: interruption)
            guard !interruption.hasCome else { return false }
            all[place].findings = findings
            // In a text that cannot be read, the names of the last one that could be are better than none.
            if !findings.usedFiles.isEmpty || findings.isReadable { all[place].usedFiles = findings.usedFiles }
            areTwinsKnown = false
        }
        settleTwins(until: interruption)
        return areTwinsKnown
    }

    /// Finds which specs make what another one makes, unless that is known, or something ends it before.
    private mutating func settleTwins(until interruption: Interruption) {
        guard !areTwinsKnown else { return }
        areTwinsKnown = projects.settleTwins(of: &all, finder: finder, until: interruption)
    }

    /// Finds what is wrong with a document for a request, which fails where its text changes meanwhile.
    mutating func validate(_ place: Int, for arrivals: Arrivals) throws(ProtocolError) {
        arrivals.address = all[place].address
        guard validate(place, arrivals) else { throw arrivals.refusal }
    }

    /// The drawing of a document that is open, as it is in the editor.
    mutating func drawing(of address: String?, _ arrivals: Arrivals) throws(ProtocolError) -> DocumentDrawing {
        guard let place = all.firstIndex(where: { $0.address == address }) else {
            throw ProtocolError(.invalidParameters, "the first of the `arguments` is the address of an open document")
        }
        try validate(place, for: arrivals)
        let name = Path.name(of: all[place].path)
        guard let text = all[place].findings?.run?.drawing() else {
            throw ProtocolError(.requestFailed, "`\(name)` has no drawing as long as it has mistakes")
        }
        let end = name.lastIndex(of: ".") ?? name.endIndex
        return DocumentDrawing(address: all[place].address, name: String(name[..<end]), text: text)
    }

    /// The files that a document uses, as far as it could be read.
    mutating func usedFiles(of place: Int) -> [SourceFile] {
        if let known = all[place].usedFiles { return known }
        let used = all[place].isProject ? [] : read(all[place].file).readFiles
        all[place].usedFiles = used
        return used
    }

    /// Reads a spec, without layouts.
    func read(_ file: SourceFile) -> SpecRun {
        let project = ProjectFinder(forFile: file.name, on: disk, finder: finder).only
        return SpecRun(file, project: project, finder: finder, isTelling: false)
    }

    /// Finds the files that documents use: as they are in the editor, else on the disk.
    var finder: FileFinder {
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
            writer.list("diagnostics", document.publishedFindings) { $0.write(to: &$1) }
            writer.endObject()
        }
    }
}

extension OpenDocument {
    /// The findings as the client gets them; none while the document has not been validated.
    var publishedFindings: [PublishedFinding] {
        (findings?.all ?? []).map { PublishedFinding(finding: $0.finding, files: $0.files, document: self) }
    }
}
