import GenvcDiagnostics
import GenvcVocabulary

/// The meaning of a word without a page of its own: a value of some keys, or another system's name for something.
///
/// It is asked last, by `Explain.answer(to:)`. The ways are tried from the surest to the least sure: types, values of
/// keys and the parts of such values, operands of conditions, synonyms of kinds and keys, other names of pages,
/// synonyms of operands and at last synonyms of values.
enum Elsewhere {
    /// A sentence about the word, and the topics of `explain` that it leads to, the most likely first.
    ///
    /// - Returns: Nil if nothing in the vocabulary knows the word.
    static func meaning(of word: String) -> (sentence: String, topics: [String])? {
        if let type = type(of: word) { return type }
        let keys = KeyPage.keys(withValue: word)
        if !keys.isEmpty {
            return ("\(code(word)) is a value of \(list(keys)).", keys)
        }
        if let part = part(of: word) { return part }
        if EnvironmentOperand(rawValue: word) != nil {
            return ("\(code(word)) is something that a condition can ask about.", [Grammar.conditions.rawValue])
        }
        let names = names(of: word)
        if !names.isEmpty { return ("\(code(word)) is \(list(names)) here.", names) }
        let folded = word.lowercased()
        if let page = Grammar.allCases.first(where: { $0.otherWords.contains { $0.lowercased() == folded } }) {
            return ("The page about \(code(word)) is \(code(page.rawValue)).", [page.rawValue])
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

    /// The terms that a table of synonyms has for the word. The spelling as it is written goes before one with other
    /// capitals; of several that differ in capitals alone, the first in the order of the alphabet holds.
    private static func meant(by word: String, _ synonyms: [String: [String]]) -> [String] {
        if let meant = synonyms[word] { return meant }
        let folded = word.lowercased()
        return synonyms.filter { $0.key.lowercased() == folded }.min { $0.key < $1.key }?.value ?? []
    }

    /// The word as the pages mark what is written in a spec.
    private static func code(_ word: String) -> String { "`\(word)`" }

    /// The words as a list in English, each marked: "`a`, `b` or `c`".
    private static func list(_ words: [String]) -> String {
        EnglishList.joined(words.map { code($0) }, "or")
    }
}
