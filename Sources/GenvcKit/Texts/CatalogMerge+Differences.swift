import GenvcCodegen
import GenvcTemplates

extension CatalogMerge {
    private typealias Name = CatalogJSON.Name

    /// The differences of the catalogue and these texts, in the order of the texts, and then what it has besides.
    func differences(from texts: CatalogTexts) -> [CatalogDifference] {
        let entries = Dictionary(strings.members.map { ($0.name, $0.value) }) { first, _ in first }
        var found: [CatalogDifference] = []
        for text in texts.all {
            guard let entry = entries[text.key], let source = entry[Name.localizations, language] else {
                found.append(.missing(text.key))
                continue
            }
            // The changes are thrown away: to ask for them tells whether there are any.
            var edits = CatalogEdits(bytes)
            if source[Name.variations, Name.device] == nil, edits.change(source, to: text, level: 0) {
                found.append(.changed(text.key))
            }
            found += placeholders(of: entry, text)
        }
        let known = Set(texts.all.map(\.key))
        return found
            + strings.members.filter { member in
                let isStale = member.value[Name.extractionState]?.text == CatalogJSON.State.stale
                return !known.contains(member.name) && !isStale && isOwn(member, of: texts.owners)
            }.map { .unused($0.name) }
    }

    /// The translations of a text that have other placeholders than it.
    private func placeholders(of entry: JSONTree, _ text: CatalogText) -> [CatalogDifference] {
        let wanted = text.placeholders
        return (entry[Name.localizations]?.members ?? []).filter { $0.name != language }.compactMap { translation in
            let others = Self.values(in: translation.value).map { Placeholders(in: $0) }
            let wrong = others.first { other in
                // A percent sign in a text without arguments has words behind it, as in "100%ige".
                if wanted.isEmpty { return other.namesObject }
                return text.isPlural ? !other.isPart(of: wanted) : other != wanted
            }
            return wrong.map { .placeholders(text.key, translation.name, $0, wanted) }
        }
    }

    /// The texts of a translation for all numbers and devices; those of parts are left out, since the number in them
    /// has a name.
    private static func values(in tree: JSONTree) -> [String] {
        tree.members.flatMap { member -> [String] in
            if member.name == Name.substitutions { return [] }
            if member.name == Name.stringUnit { return [member.value[Name.value]?.text].compactMap(\.self) }
            return values(in: member.value)
        }
    }
}

extension CatalogText {
    /// The placeholders of the text with all of its arguments.
    fileprivate var placeholders: Placeholders {
        switch forms {
        case .single(let text): Placeholders(in: text)
        case .plural(_, let other): Placeholders(in: other)
        case .substituted(let part): Placeholders(in: part.whole)
        }
    }
}
