import GenvcDiagnostics
import GenvcProject
import GenvcReader
import GenvcYAML

/// Another name for an id, a style, a component or a field, at all its places in a document.
struct Renaming {
    /// The name at the place that was asked about.
    let use: NameUse
    private let uses: [NameUse]

    /// - Throws: an error that says why the name at the offset cannot be changed.
    init(in document: OpenDocument, at offset: Int, using used: [SourceFile]) throws(ProtocolError) {
        guard let tree = document.tree else { throw Self.nothingHere }
        let names = SpecNames(of: tree, in: document.file, isProject: document.isProject, besides: used)
        let all = NameUses(in: document, tree: tree, names: names)
        guard let use = all.use(at: offset) else { throw Self.nothingHere }
        self.use = use
        uses = all.uses(of: use)
        guard uses.contains(where: \.isDeclaration) else {
            let elsewhere = names.all.first { $0.text == use.text && $0.file.name != document.path }
            throw ProtocolError(
                .requestFailed,
                elsewhere.map { "`\(use.text)` is declared in `\(Path.name(of: $0.file.name))`: rename it there" }
                    ?? "`\(use.text)` is declared nowhere in this file")
        }
        let isParameter = names.all.contains {
            $0.sort == .parameter && $0.text == use.text && $0.file.name == document.path
        }
        let isSeenElsewhere = use.owner == nil && (use.sort == .style || use.sort == .component)
        if isSeenElsewhere || use.sort == .field && isParameter, SharedFile.isDescribed(by: tree) {
            throw ProtocolError(.requestFailed, "other specs may name `\(use.text)`, which would not be renamed there")
        }
    }

    private static let nothingHere = ProtocolError(
        .requestFailed, "no id, style, component or field of `state` stands here")

    /// The changes that give it another name.
    func edits(to name: String) -> [(bytes: Range<Int>, text: String)] { uses.map { ($0.bytes, name) } }

    /// The text of a document with the changes made.
    func applied(to name: String, in bytes: [UInt8]) -> [UInt8] {
        var changed = bytes
        for use in uses.reversed() { changed.replaceSubrange(use.bytes, with: name.utf8) }
        return changed
    }
}
