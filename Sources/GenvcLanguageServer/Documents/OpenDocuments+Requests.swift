import GenvcDiagnostics
import GenvcKit
import GenvcModel
import GenvcProject

extension OpenDocuments {
    /// The answer to a request about a document.
    mutating func answer(
        to request: DocumentRequest, _ parameters: MessageValue?, _ arrivals: Arrivals
    ) throws(ProtocolError) -> JSONContent {
        let place = try openPlace(in: parameters)
        switch request {
        case .codeAction:
            guard let start = TextPosition(parameters?["range", "start"]),
                let end = TextPosition(parameters?["range", "end"])
            else { throw ProtocolError(.invalidParameters, "`range` is missing") }
            // Fixes belong to the text as it is.
            try validate(place, for: arrivals)
            return QuickFix.answer(in: all[place], from: start, to: end, only: parameters?["context", "only"])
        case .codeLens:
            let document = all[place]
            return { $0.list([DrawingLens(in: document)].compactMap(\.self)) { $0.write(in: document, to: &$1) } }
        case .documentSymbol:
            let (document, symbols) = (all[place], DocumentSymbol.all(in: all[place], using: usedFiles(of: place)))
            return { $0.list(symbols) { $0.write(in: document.text, to: &$1) } }
        case .foldingRange:
            let ranges = FoldingRange.all(in: all[place])
            return { $0.list(ranges) { $0.write(to: &$1) } }
        case .formatting: return formatting(of: all[place])
        }
    }

    /// The change that puts a document into its canonical form; none where it is in it, or has none.
    private func formatting(of document: OpenDocument) -> JSONContent {
        var edits: [(bytes: Range<Int>, text: String)] = []
        if case .formatted(let bytes) = FormattedSpec(document.file), bytes != document.text.bytes {
            edits.append((0..<document.text.bytes.count, String(decoding: bytes, as: UTF8.self)))
        }
        return { document.writeEdits(edits, to: &$0) }
    }

    /// The answer to a request about a place in a document.
    mutating func answer(
        to request: PlaceRequest, _ parameters: MessageValue?, for client: ClientAbilities
    ) throws(ProtocolError) -> JSONContent {
        let place = try openPlace(in: parameters)
        guard let position = TextPosition(parameters?["position"]) else {
            throw ProtocolError(.invalidParameters, "`position` is missing")
        }
        let (used, document) = (usedFiles(of: place), all[place])
        let offset = document.text.offset(of: position)
        switch request {
        case .hover:
            guard let hover = Hover(in: document, at: offset, using: used, read: read) else { return { $0.null() } }
            return { hover.write(in: document.text, as: client.hoverMarkup, to: &$0) }
        case .completion:
            let tokens = ProjectFinder(forFile: document.path, on: disk, finder: finder).only?.tokens ?? .shipped
            guard let completion = Completion(in: document, at: position, using: used, tokens, on: disk) else {
                return { $0.null() }
            }
            return { completion.list.write(as: client.completionMarkup, to: &$0) }
        case .definition:
            let locations = NameLocation.declarations(in: document, at: offset, using: used)
            return { $0.list(locations) { $0.write(to: &$1) } }
        case .references:
            let withDeclaration = parameters?["context", "includeDeclaration"]?.isFalse != true
            let locations = NameLocation.references(
                in: document, at: offset, using: used, withDeclaration: withDeclaration)
            return { $0.list(locations) { $0.write(to: &$1) } }
        case .prepareRename:
            let renaming = try Renaming(in: document, at: offset, using: used)
            return { document.text.write(renaming.use.bytes, to: &$0) }
        case .rename:
            let renaming = try Renaming(in: document, at: offset, using: used)
            return try rename(renaming, in: document, to: parameters?["newName"]?.text)
        }
    }

    /// The place of the document that a request is about.
    private func openPlace(in parameters: MessageValue?) throws(ProtocolError) -> Int {
        guard let place = place(in: parameters) else {
            throw ProtocolError(.invalidParameters, "`textDocument` names no open document")
        }
        return place
    }

    /// The changes of a renaming; a name with which the spec has a mistake that it has not now is refused.
    private func rename(
        _ renaming: Renaming, in document: OpenDocument, to name: String?
    ) throws(ProtocolError) -> JSONContent {
        guard let name, !name.isEmpty else { throw ProtocolError(.invalidParameters, "`newName` is missing") }
        let isWord = name.utf8.allSatisfy { byte in
            UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
                || byte == UInt8(ascii: "_")
        }
        guard isWord else {
            throw ProtocolError(.requestFailed, "a name is made of letters and digits, as `title2`")
        }
        let renamed = SourceFile(name: document.path, bytes: renaming.applied(to: name, in: document.text.bytes))
        // A mistake that is there already may name what is renamed.
        let before = errors(in: document.file).flatMap { [$0, $0.replacing(renaming.use.text, with: name)] }
        if let mistake = errors(in: renamed).first(where: { !before.contains($0) }) {
            throw ProtocolError(.requestFailed, "the spec would have a mistake: \(mistake)")
        }
        return { document.writeChange(renaming.edits(to: name), to: &$0) }
    }

    /// The messages of the errors in the words of a spec.
    private func errors(in file: SourceFile) -> [String] {
        read(file).report.diagnostics.filter { $0.severity == .error }.map(\.message)
    }
}
