import GenvcDiagnostics
import GenvcTemplates

extension StringCatalog {
    /// A catalogue that exists, with entries under other keys; each keeps its translations. Nil if it is none, which
    /// then is reported, and where none of the entries is there.
    ///
    /// - Parameters:
    ///   - keys: the new keys by the old ones. An entry stays where there is one of the new key.
    ///   - screens: the names of screens in comments of genvc, old and new.
    package init?(
        renaming keys: [String: String], _ screens: [(old: String, new: String)], in file: SourceFile,
        reporting sink: inout DiagnosticSink
    ) {
        guard let merge = CatalogMerge(file, language: nil, into: &sink) else { return nil }
        let moved = merge.moved(keys, screens)
        guard !moved.isEmpty else { return nil }
        let between = SourceFile(name: file.name, bytes: merge.without(moved.map(\.place)))
        guard let rest = CatalogMerge(between, language: nil, into: &sink) else { return nil }
        self.init(bytes: rest.inserting(moved.map { ($0.key, $0.text) }), gone: [])
    }
}

extension CatalogMerge {
    /// The entries that get other keys: their places, the new keys, and their texts with these.
    fileprivate func moved(
        _ keys: [String: String], _ screens: [(old: String, new: String)]
    ) -> [(place: Int, key: String, text: String)] {
        let taken = Set(strings.members.map(\.name))
        return strings.members.enumerated().compactMap { place, member in
            guard let key = keys[member.name], !taken.contains(key) else { return nil }
            let text =
                CatalogJSON.indentation(Self.entryLevel) + CatalogJSON.quoted(key) + " : "
                + body(of: member.value, screens)
            return (place, key, text)
        }
    }

    /// The text of an entry, whose comment names the new screens where genvc named the old ones.
    private func body(of entry: JSONTree, _ screens: [(old: String, new: String)]) -> String {
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        guard let comment = entry[CatalogJSON.Name.comment], let words = comment.text else { return text(entry.bytes) }
        let renamed = screens.reduce(words) { $0.replacing(" on \($1.old)", with: " on \($1.new)") }
        return text(entry.bytes.lowerBound..<comment.bytes.lowerBound) + CatalogJSON.quoted(renamed)
            + text(comment.bytes.upperBound..<entry.bytes.upperBound)
    }

    /// The catalogue without the entries of these places.
    fileprivate func without(_ places: [Int]) -> [UInt8] {
        var edits = CatalogEdits(bytes)
        edits.remove(places, of: strings, level: Self.entryLevel - 1)
        return edits.result
    }

    /// The catalogue with entries that are written already, each before the first one that its key stands before.
    fileprivate func inserting(_ entries: [(key: String, text: String)]) -> [UInt8] {
        let keys = strings.members.map { CatalogKey($0.name) }
        var written: [Int: [String]] = [:]
        for (key, entry) in entries.sorted(byKey: \.key) {
            written[keys.firstIndex { key.isBefore($0) } ?? keys.count, default: []].append(entry.text)
        }
        var edits = CatalogEdits(bytes)
        for (place, texts) in written { edits.insert(texts, at: place, of: strings, level: Self.entryLevel) }
        return edits.result
    }
}
