import GenvcChecks
import GenvcDiagnostics
import GenvcVocabulary

/// The pages of `genvc explain`, made of the vocabulary and of the codes of findings.
///
/// A page is text for a terminal. Nothing on it is written twice: lists of keys, values and events come from the tables
/// that the reader and the writer of code use, and tests lay out every example.
package enum Explain {
    /// Pages about everything of a sort, besides those of single kinds, keys, codes and of the grammar.
    enum Collection: String, CaseIterable {
        case language, rules, project, json
    }

    /// Every word that has a page, each once: collections, pages of the grammar, kinds, keys and codes of findings.
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

    /// The topics that contain the word, whatever its capitals, the shortest first and three at most:
    /// `trailingSwipeActions` for `swipe`. Words of up to three letters have none.
    package static func topics(with word: String) -> [String] {
        // Nearly every topic contains a word of three letters or fewer, so that such a hint would lead nowhere.
        guard word.utf8.count > 3 else { return [] }
        let found = topics.filter { $0.lowercased().contains(word.lowercased()) }
        return Array(found.sorted { $0.utf8.count < $1.utf8.count }.prefix(3))
    }

    /// The page of a topic, ended by LF. A word that is, say, a kind and a key has both on its page.
    ///
    /// - Returns: Nil if the word is no topic.
    package static func page(_ topic: String) -> String? {
        if let collection = Collection(rawValue: topic) {
            return switch collection {
            case .language: LanguagePage.text
            case .rules: RulesPage.text
            case .project: LanguagePage.project
            case .json: JSONPage.text
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

    /// The language on one page: what specs use most, with examples.
    package static var shortPage: String { ShortPage.text }

    /// The answer for any word: its page, or a sentence about it with the page or the topics that it leads to.
    ///
    /// - Returns: Nil if nothing in the vocabulary knows the word.
    package static func answer(to word: String) -> String? {
        if let page = page(word) { return page }
        guard let meaning = Elsewhere.meaning(of: word) else { return nil }
        guard !meaning.topics.isEmpty else { return meaning.sentence + "\n" }
        if meaning.topics.count == 1, let page = page(meaning.topics[0]) { return meaning.sentence + "\n\n" + page }
        return meaning.sentence + "\n\n"
            + meaning.topics.map { "  genvc explain \($0)\n" }.joined()
    }

    /// The text that `genvc explain` prints if no word is given: the kinds, the pages of the grammar, and how to ask
    /// for the rest.
    package static var overview: String {
        let kinds = Vocabulary.kinds.map { [$0.name, $0.documentation] }
        return """
            The kinds of elements; `genvc explain KIND` lists the keys of one:

            \(AlignedTable.text(kinds.map { ["  " + $0[0], $0[1]] }))
            How things are written; `genvc explain WORD` says it, with an example:

            \(AlignedTable.text(Grammar.allCases.map { ["  " + $0.rawValue, $0.title] }))
            genvc explain KEY        what a key takes, and where it stands
            genvc explain RULE       what a finding means, by the word in its brackets
            genvc explain language   all of it on one page; with `--short` what specs use most, for a start
            genvc explain rules      the list of findings
            genvc explain project    what `genvc.yml` says for all specs
            genvc explain json       what commands print for programs

            """
    }
}
