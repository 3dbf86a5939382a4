import GenvcCodegen
import GenvcDiagnostics
import GenvcTemplates

/// A string catalogue with the places of its parts, and the edits that put texts into it.
struct CatalogMerge {
    private typealias Name = CatalogJSON.Name

    /// The objects around an entry.
    static let entryLevel = 2

    let bytes: [UInt8]
    /// The object with the entries.
    let strings: JSONTree
    /// The language of the source texts.
    let language: String

    /// Nil for a file that is no catalogue, or whose texts are in another language, which is reported.
    init?(_ file: SourceFile, language: String?, into sink: inout DiagnosticSink) {
        guard let root = JSONReader.tree(file, into: &sink) else { return nil }
        func report(_ message: String, at tree: JSONTree, label: String) {
            // An object may be many lines: its bracket is enough.
            let end = tree.isObject ? tree.bytes.lowerBound + 1 : tree.bytes.upperBound
            let range = SourceRange(file: file.id, start: tree.bytes.lowerBound, end: end)
            sink.add(.error(.wrongType, message, at: range, label: label))
        }
        guard let strings = root[Name.strings], strings.isObject else {
            let wrong = root[Name.strings] ?? root
            report(
                "this is no string catalogue", at: wrong,
                label: "`\(Name.strings)` is an object with an entry for each key")
            return nil
        }
        if let entry = strings.members.first(where: { !$0.value.isObject }) {
            report("`\(entry.name)` is no entry", at: entry.value, label: "an entry is an object")
            return nil
        }
        let found = root[Name.sourceLanguage]
        if let language, let found, found.text != language {
            report(
                "the texts of this catalogue are in another language", at: found,
                label: "`--language \(language)` says otherwise")
            return nil
        }
        bytes = file.bytes
        self.strings = strings
        self.language = found?.text ?? language ?? StringCatalog.standardLanguage
    }

    // MARK: Entries that are there

    /// The catalogue with the entries of these texts as the code has them, but without new ones.
    func changed(by texts: CatalogTexts, _ selection: StringCatalog.Selection) -> (
        bytes: [UInt8], gone: [StringCatalog.Gone]
    ) {
        let known = Dictionary(texts.all.map { ($0.key, $0) }) { first, _ in first }
        var edits = CatalogEdits(bytes)
        var gone: [StringCatalog.Gone] = []
        var removed: [Int] = []
        for (place, member) in strings.members.enumerated() {
            if let text = known[member.name] {
                change(member.value, to: text, of: texts.owners, selection, &edits)
            } else if let entry = self.gone(member, of: texts.owners, selection) {
                gone.append(entry)
                switch entry {
                case .removed: removed.append(place)
                case .stale:
                    edits.set(Name.extractionState, CatalogJSON.State.stale, in: member.value, level: Self.entryLevel)
                }
            }
        }
        edits.remove(removed, of: strings, level: Self.entryLevel - 1)
        return (edits.result, gone)
    }

    /// Changes an entry where the text, the comment or the state is another one.
    private func change(
        _ entry: JSONTree, to text: CatalogText, of owners: [CatalogTexts.Owner], _ selection: StringCatalog.Selection,
        _ edits: inout CatalogEdits
    ) {
        let comment = comment(of: entry, for: text, of: owners)
        let others = (entry[Name.localizations]?.members ?? []).filter { $0.name != language }
        guard let source = entry[Name.localizations, language] else {
            // Xcode writes an entry without a source text where the key is the text.
            guard selection == .all || text.isPlural else { return }
            edits.replace(entry, by: fresh(text, comment, keeping: entry), level: Self.entryLevel)
            return
        }
        let isNew = selection == .all || text.isPlural
        if isNew { edits.set(Name.comment, comment, in: entry, level: Self.entryLevel) }
        let state = entry[Name.extractionState]?.text
        if text.isPlural || state == CatalogJSON.State.stale {
            edits.set(Name.extractionState, text.extractionState, in: entry, level: Self.entryLevel)
        }
        // Texts that people vary by device are theirs.
        if source[Name.variations, Name.device] != nil { return }
        guard edits.change(source, to: text, level: Self.entryLevel + 2) else { return }
        for other in others { edits.markForReview(other.value) }
    }

    /// The comment that an entry is to have: that of the spec, or the one that stands there if somebody wrote it in
    /// place of the comment that genvc makes.
    private func comment(of entry: JSONTree, for text: CatalogText, of owners: [CatalogTexts.Owner]) -> String {
        guard Self.isMade(text.comment, for: owners), let written = entry[Name.comment]?.text,
            !written.isEmpty, !Self.isMade(written, for: owners)
        else { return text.comment }
        return written
    }

    /// True for a comment that genvc made. Only genvc writes comments that name the class.
    private static func isMade(_ comment: String, for owners: [CatalogTexts.Owner]) -> Bool {
        owners.contains { comment.hasSuffix(" on \($0.place)") || comment.contains(" on \($0.place): ") }
    }

    /// An entry that has no source text, as it is to be: with all that it has, and with the text.
    private func fresh(
        _ text: CatalogText, _ comment: String, keeping entry: JSONTree
    ) -> [(name: String, text: String)] {
        let level = Self.entryLevel + 1
        var members = entry.members.map { member in
            (name: member.name, text: String(decoding: bytes[member.bytes], as: UTF8.self))
        }
        func set(_ name: String, _ value: CatalogJSON.Value) {
            members.removeAll { $0.name == name }
            let written = CatalogJSON.member(name, value, level: level).dropFirst(level * 2)
            members.append((name, String(written)))
        }
        set(Name.comment, .text(comment))
        set(Name.extractionState, .text(text.extractionState))
        var languages = (entry[Name.localizations]?.members ?? []).map { member in
            (name: member.name, text: String(decoding: bytes[member.bytes], as: UTF8.self))
        }
        let source = CatalogJSON.member(language, .source(of: text), level: level + 1).dropFirst((level + 1) * 2)
        languages.append((language, String(source)))
        members.removeAll { $0.name == Name.localizations }
        let all = CatalogJSON.object(languages, level: level)
        members.append((Name.localizations, CatalogJSON.quoted(Name.localizations) + " : " + all))
        return members
    }

    /// True for an entry that genvc wrote, or that Xcode took from its code. The comment tells, since a key of somebody
    /// else may begin with the same word.
    func isOwn(_ member: JSONTree.Member, of owners: [CatalogTexts.Owner]) -> Bool {
        guard let comment = member.value[Name.comment]?.text else { return false }
        return Self.isMade(comment, for: owners.filter { member.name.hasPrefix($0.prefix) })
    }

    /// The end of an entry whose text is no longer there; nil for an entry of somebody else, and for one whose text
    /// Xcode takes from the code and nobody asked for.
    private func gone(
        _ member: JSONTree.Member, of owners: [CatalogTexts.Owner], _ selection: StringCatalog.Selection
    ) -> StringCatalog.Gone? {
        let entry = member.value
        let state = entry[Name.extractionState]?.text
        let isAskedFor = state == CatalogJSON.State.manual || selection == .all && state != CatalogJSON.State.stale
        guard isAskedFor, isOwn(member, of: owners) else { return nil }
        let isTranslated = (entry[Name.localizations]?.members ?? []).contains { $0.name != language }
        return isTranslated ? .stale(key: member.name) : .removed(key: member.name)
    }

    // MARK: Entries that are not there

    /// The catalogue with an entry for each of the texts that has none.
    func inserting(_ texts: CatalogTexts, _ selection: StringCatalog.Selection) -> [UInt8] {
        let known = Set(strings.members.map(\.name))
        let new = texts.all.filter { !known.contains($0.key) && (selection == .all || $0.isPlural) }
            .sorted(byKey: \.key)
        let keys = strings.members.map { CatalogKey($0.name) }
        // A later text stands before no entry that an earlier one stands behind.
        var place = 0
        var edits = CatalogEdits(bytes)
        var written: [Int: [String]] = [:]
        for (key, text) in new {
            while place < keys.count, !key.isBefore(keys[place]) { place += 1 }
            let entry = CatalogJSON.member(text.key, .entry(of: text, in: language), level: Self.entryLevel)
            written[place, default: []].append(entry)
        }
        for (place, entries) in written { edits.insert(entries, at: place, of: strings, level: Self.entryLevel) }
        return edits.result
    }
}
