import GenvcDiagnostics

/// A place of a name, in a document or in a file that it uses.
struct NameLocation {
    private let address: String
    private let bytes: Range<Int>
    private let text: DocumentText

    /// The place where the name at an offset is declared; empty where none stands.
    static func declarations(in document: OpenDocument, at offset: Int, using used: [SourceFile]) -> [NameLocation] {
        guard let (use, all, names) = found(in: document, at: offset, using: used) else { return [] }
        let own = all.uses(of: use).filter(\.isDeclaration)
        if !own.isEmpty { return own.map { NameLocation($0, in: document) } }
        let declaredElsewhere = names.all.filter { name in
            name.text == use.text && name.file.name != document.path
                && (name.sort == .style && use.sort == .style || name.sort == .component && use.sort == .component)
        }
        return declaredElsewhere.map { name in
            NameLocation(
                address: DocumentAddress.address(of: name.file.name), bytes: name.range.start..<name.range.end,
                text: DocumentText(name.file.bytes))
        }
    }

    /// All places of the name at an offset in the document.
    static func references(
        in document: OpenDocument, at offset: Int, using used: [SourceFile], withDeclaration: Bool
    ) -> [NameLocation] {
        guard let (use, all, _) = found(in: document, at: offset, using: used) else { return [] }
        return all.uses(of: use).filter { withDeclaration || !$0.isDeclaration }.map { NameLocation($0, in: document) }
    }

    /// The name at an offset, among all in the document; nil where none stands.
    private static func found(
        in document: OpenDocument, at offset: Int, using used: [SourceFile]
    ) -> (NameUse, NameUses, SpecNames)? {
        guard let tree = document.tree else { return nil }
        let names = SpecNames(of: tree, in: document.file, isProject: document.isProject, besides: used)
        let all = NameUses(in: document, tree: tree, names: names)
        return all.use(at: offset).map { ($0, all, names) }
    }

    private init(_ use: NameUse, in document: OpenDocument) {
        self.init(address: document.address, bytes: use.bytes, text: document.text)
    }

    private init(address: String, bytes: Range<Int>, text: DocumentText) {
        self.address = address
        self.bytes = bytes
        self.text = text
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("uri", address)
        writer.key("range")
        text.write(bytes, to: &writer)
        writer.endObject()
    }
}
