import GenvcChecks
import GenvcDiagnostics
import GenvcVocabulary

/// The pages of `genvc explain`, made of the vocabulary and of the codes of findings.
package enum Explain {
    /// What can be explained besides kinds, keys and codes.
    private enum Collection: String, CaseIterable {
        case language, rules, project
    }

    /// Every word that has a page.
    package static var topics: [String] {
        var words: [String] = []
        var seen: Set<String> = []
        let all =
            Collection.allCases.map(\.rawValue) + Grammar.allCases.map(\.rawValue) + Vocabulary.kinds.map(\.name)
            + KeyPage.names
            + DiagnosticCode.all.map(\.rawValue)
        for word in all where seen.insert(word).inserted { words.append(word) }
        return words
    }

    /// The topics that have the word in them, the shortest first and three at the most: `trailingSwipeActions` for
    /// `swipe`.
    package static func topics(with word: String) -> [String] {
        // With fewer letters nearly every topic has it.
        guard word.utf8.count > 3 else { return [] }
        let found = topics.filter { $0.lowercased().contains(word.lowercased()) }
        return Array(found.sorted { $0.utf8.count < $1.utf8.count }.prefix(3))
    }

    /// The page of a word; nil if it has none. A word that is a kind and a key has both on its page.
    package static func page(_ topic: String) -> String? {
        if let collection = Collection(rawValue: topic) {
            return switch collection {
            case .language: LanguagePage.text
            case .rules: RulesPage.text
            case .project: LanguagePage.project
            }
        }
        let pages = [
            Vocabulary.kind(named: topic).map { KindPage.text(of: $0) },
            KeyPage.text(named: topic),
            (Grammar(rawValue: topic) ?? Grammar.of(key: topic)).map(\.text),
            DiagnosticCode.named(topic).map { RulesPage.text(of: $0) },
        ].compactMap { $0 }
        return pages.isEmpty ? nil : pages.joined(separator: "\n")
    }

    /// What is known of any word: its page, or what leads to one; nil if nobody knows it.
    package static func answer(to word: String) -> String? {
        if let page = page(word) { return page }
        guard let meaning = Elsewhere.meaning(of: word) else { return nil }
        if meaning.topics.count == 1, let page = page(meaning.topics[0]) { return meaning.sentence + "\n\n" + page }
        return meaning.sentence + "\n\n"
            + meaning.topics.map { "  genvc explain \($0)\n" }.joined()
    }

    /// What there is to explain.
    package static var overview: String {
        let kinds = Vocabulary.kinds.map { [$0.name, $0.documentation] }
        return """
            The kinds of elements; `genvc explain KIND` lists the keys of one:

            \(AlignedTable.text(kinds.map { ["  " + $0[0], $0[1]] }))
            How things are written; `genvc explain WORD` says it, with an example:

            \(AlignedTable.text(Grammar.allCases.map { ["  " + $0.rawValue, $0.title] }))
            genvc explain KEY        what a key takes, and where it stands
            genvc explain RULE       what a finding means, by the word in its brackets
            genvc explain language   all of it on one page
            genvc explain rules      the list of findings
            genvc explain project    what `genvc.yml` says for all specs

            """
    }
}
