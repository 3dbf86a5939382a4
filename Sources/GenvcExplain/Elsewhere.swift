import GenvcDiagnostics
import GenvcVocabulary

/// What a word means that has no page of its own: a value of keys, or what other systems call something.
enum Elsewhere {
    /// What is said of the word, and the topics that it leads to; nil if nobody knows it.
    static func meaning(of word: String) -> (sentence: String, topics: [String])? {
        let keys = KeyPage.keys(withValue: word)
        if !keys.isEmpty {
            return ("\(code(word)) is a value of \(list(keys)).", keys)
        }
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
        for value in Vocabulary.valueSynonyms[word] ?? [] {
            let keys = KeyPage.keys(withValue: value)
            if !keys.isEmpty { return ("\(code(word)) is \(code(value)) here, a value of \(list(keys)).", keys) }
        }
        return nil
    }

    /// The kind and the keys that are called so here, the most likely first.
    private static func names(of word: String) -> [String] {
        var names: [String] = []
        for name in meant(by: word, Vocabulary.kindSynonyms.mapValues { [$0] })
            + meant(by: word, Vocabulary.keySynonyms)
        where !names.contains(name) { names.append(name) }
        return names
    }

    /// What the synonyms say of the word, however its letters are written.
    private static func meant(by word: String, _ synonyms: [String: [String]]) -> [String] {
        if let meant = synonyms[word] { return meant }
        let folded = word.lowercased()
        return synonyms.filter { $0.key.lowercased() == folded }.min { $0.key < $1.key }?.value ?? []
    }

    private static func code(_ word: String) -> String { "`\(word)`" }

    private static func list(_ words: [String]) -> String {
        EnglishList.joined(words.map { code($0) }, "or")
    }
}
