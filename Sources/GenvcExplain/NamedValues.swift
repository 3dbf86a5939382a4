import GenvcDiagnostics
import GenvcVocabulary

/// The things that a word names wherever a value can name one: tokens, the styles that ship, text styles, and what
/// relations stand to.
enum NamedValues {
    /// Something that a word names: its sort in words, and the topic of `explain` about the sort.
    struct Meaning {
        let words: String
        let topic: String
    }

    /// All that the word names, the most common first.
    static func meanings(of word: String) -> [Meaning] {
        lengths(named: word) + colors(named: word) + styles(named: word) + textStyles(named: word)
            + targets(named: word)
    }

    private static func lengths(named word: String) -> [Meaning] {
        TokenGroup.allCases.compactMap { group in
            group.tokens.first { $0.name == word }.map { token in
                Meaning(
                    words: "a token of \(group.rawValue) with \(PlainNumber.text(of: token.points) ?? "") points",
                    topic: Grammar.tokens.rawValue)
            }
        }
    }

    private static func colors(named word: String) -> [Meaning] {
        ColorToken.all.contains { $0.name == word }
            ? [Meaning(words: "a color of `Theme`", topic: Grammar.tokens.rawValue)] : []
    }

    private static func styles(named word: String) -> [Meaning] {
        let kinds = ShippedStyle.all.filter { $0.name == word }.map { "`\($0.kind)`" }
        guard !kinds.isEmpty else { return [] }
        return [
            Meaning(words: "a style of \(EnglishList.joined(kinds, "and")) that ships", topic: Grammar.tokens.rawValue)
        ]
    }

    private static func textStyles(named word: String) -> [Meaning] {
        let key = Vocabulary.kinds.lazy.flatMap(\.keys).first { $0.type == .font }
        guard TextStyle(rawValue: word) != nil, let key else { return [] }
        return [Meaning(words: "a text style of fonts", topic: key.name)]
    }

    private static func targets(named word: String) -> [Meaning] {
        RelationTarget(rawValue: word) == nil
            ? [] : [Meaning(words: "something that a relation can stand to", topic: Grammar.relations.rawValue)]
    }
}
