import GenvcDiagnostics

/// A place of a name, in a document or in a file that it uses.
struct NameLocation {
    private let address: String
    private let bytes: Range<Int>
    private let text: DocumentText

    /// The place where the name at an offset is declared, or all its places in the document.
    static func all(
        in document: OpenDocument, at offset: Int, using used: [SourceFile], withReferences: Bool
    ) -> [NameLocation] {
        guard let tree = document.tree else { return [] }
        let names = SpecNames(of: tree, in: document.file, isProject: document.isProject, besides: used)
        let all = NameUses(in: document, tree: tree, names: names)
        guard let use = all.use(at: offset) else { return [] }
        let own = all.uses(of: use).filter { $0.isDeclaration || withReferences }
        if !own.isEmpty {
            return own.map { NameLocation(address: document.address, bytes: $0.bytes, text: document.text) }
        }
        return names.all.filter { name in
            name.text == use.text && name.file.name != document.path
                && (name.sort == .style && use.sort == .style || name.sort == .component && use.sort == .component)
        }.map { name in
            NameLocation(
                address: DocumentAddress.address(of: name.file.name), bytes: name.range.start..<name.range.end,
                text: DocumentText(name.file.bytes))
        }
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("uri", address)
        writer.key("range")
        text.write(bytes, to: &writer)
        writer.endObject()
    }
}
