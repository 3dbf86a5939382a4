import GenvcDiagnostics
import GenvcVocabulary

/// The meaning of a word without a page of its own: a value of some keys, or another system's name for something.
///
/// It is asked last, by `Explain.answer(to:)`. The ways are tried from the surest to the least sure: types, names that
/// values can have, values of keys and the parts of such values, operands of conditions, other spellings of a word with
/// a page, synonyms of kinds and keys, other names of pages, advice on keys, synonyms of operands and at last those of
/// values.
enum Elsewhere {
    /// A sentence about the word, and the topics of `explain` that it leads to, the most likely first.
    ///
    /// - Returns: Nil if nothing in the vocabulary knows the word.
    static func meaning(of word: String) -> (sentence: String, topics: [String])? {
        if let type = type(of: word) { return type }
        if let value = value(word) { return value }
        if let part = part(of: word) { return part }
        if EnvironmentOperand(rawValue: word) != nil {
            return ("\(code(word)) is something that a condition can ask about.", [Grammar.conditions.rawValue])
        }
        if let topic = topic(spelled: word) { return ("\(code(word)) is written \(code(topic)) here.", [topic]) }
        let names = names(of: word)
        if let advice = ForeignWord(word).meaning(in: Vocabulary.kindAdvice) {
            return ("\(code(word)) is no kind here: \(advice).", topics(in: advice, names))
        }
        if !names.isEmpty { return ("\(code(word)) is \(list(names)) here.", names) }
        let folded = word.lowercased()
        if let page = Grammar.allCases.first(where: { $0.otherWords.contains { $0.lowercased() == folded } }) {
            return ("The page about \(code(word)) is \(code(page.rawValue)).", [page.rawValue])
        }
        if let advice = ForeignWord(word).meaning(in: Vocabulary.keyAdvice) {
            return ("\(code(word)) is no key here: \(advice).", topics(in: advice, []))
        }
        let operand = meant(by: word, EnvironmentOperand.synonyms.mapValues { [$0] })
        if !operand.isEmpty {
            return ("\(code(word)) is \(list(operand)) in conditions.", [Grammar.conditions.rawValue])
        }
        if let type = BasicType.synonyms[word] {
            return ("\(code(word)) is \(code(type)) here, a type of fields and parameters.", [Grammar.state.rawValue])
        }
        for value in Vocabulary.valueSynonyms[word] ?? [] {
            let keys = KeyPage.keys(withValue: value)
            if !keys.isEmpty { return ("\(code(word)) is \(code(value)) here, a value of \(list(keys)).", keys) }
        }
        return nil
    }

    /// The topic that the word is but for its capitals and hyphens; nil for any other word.
    private static func topic(spelled word: String) -> String? {
        let spellings = ForeignWord(word).spellings.map { $0.lowercased() }
        return Explain.topics.first { spellings.contains($0.lowercased()) }
    }

    /// The topics that advice on a word names in backticks, and those of its other names, each once.
    private static func topics(in advice: String, _ names: [String]) -> [String] {
        let marked = advice.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { !$0.offset.isMultiple(of: 2) }
            .map { String($0.element.drop { "{ ".contains($0) }.prefix { $0.isLetter }) }
        var seen: Set<String> = []
        return (marked + names).filter { Explain.page($0) != nil && seen.insert($0).inserted }
    }

    /// A type that a field of `state` or a parameter of a component may have.
    private static func type(of word: String) -> (sentence: String, topics: [String])? {
        let topics = [Grammar.state.rawValue]
        if BasicType(rawValue: word) != nil {
            return ("\(code(word)) is a type of fields and parameters.", topics)
        }
        guard BasicType.amounts.contains(word) else { return nil }
        let sentence =
            "\(code(word)) may be the type of a field. genvc shows no such amount: a computed field makes its text, or a"
            + " Double stands in its place."
        return (sentence, topics)
    }

    /// The things that the word names, and the keys of which it is a value.
    private static func value(_ word: String) -> (sentence: String, topics: [String])? {
        let named = NamedValues.meanings(of: word)
        let keys = KeyPage.keys(withValue: word)
        let words = named.map(\.words) + (keys.isEmpty ? [] : ["a value of \(list(keys))"])
        guard !words.isEmpty else { return nil }
        let topics = (named.map(\.topic) + keys).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return ("\(code(word)) is \(EnglishList.joined(words, "and")).", topics)
    }

    /// A key that stands in the values of other keys, as `initial` does in `state`.
    private static func part(of word: String) -> (sentence: String, topics: [String])? {
        let keys = KeyPage.keys(withPart: word)
        guard !keys.isEmpty else { return nil }
        let grammars = keys.compactMap { Grammar.of(partsIn: $0) }
        let pages = Grammar.allCases.filter(grammars.contains).map(\.rawValue)
        let names = keys.prefix(mostKeys).map(\.name)
        let named = list(names)
        let more = keys.count > mostKeys ? ", and of \(keys.count - mostKeys) other keys" : ""
        return (
            "\(code(word)) is a part of the values of \(named)\(more).",
            pages.isEmpty ? names : pages
        )
    }

    /// Keys that a sentence names; most texts have the same parts.
    private static let mostKeys = 4

    /// The kind and the keys that genvc has under other names for what people call `word`, the most likely first and
    /// each once.
    private static func names(of word: String) -> [String] {
        var names: [String] = []
        for name in meant(by: word, Vocabulary.kindSynonyms.mapValues { [$0] })
            + meant(by: word, Vocabulary.keySynonyms) + KeyPhrase.all(for: word).map(\.key)
        where !names.contains(name) { names.append(name) }
        return names
    }

    /// The terms that a table of synonyms has for the word, in whatever spelling.
    private static func meant(by word: String, _ synonyms: [String: [String]]) -> [String] {
        ForeignWord(word).meaning(in: synonyms) ?? []
    }

    /// The word as the pages mark what is written in a spec.
    private static func code(_ word: String) -> String { "`\(word)`" }

    /// The words as a list in English, each marked: "`a`, `b` or `c`".
    private static func list(_ words: [String]) -> String {
        EnglishList.joined(words.map { code($0) }, "or")
    }
}
