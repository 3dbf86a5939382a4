import GenvcDiagnostics
import GenvcVocabulary

/// The keys for words of other systems, such as CSS and SwiftUI.
enum KeyWords {
    /// The key for a word of another system: the one of `known` that comes first.
    static func synonyms(of word: String, among known: [String]) -> [String: String] {
        guard let meant = Vocabulary.keySynonyms[word]?.first(where: { known.contains($0) }) else { return [:] }
        return [word: meant]
    }

    /// The keys of `known` that the word may be meant for.
    static func nearest(to word: String, among known: [String]) -> [String] {
        WordSuggestion.nearest(to: word, among: known, synonyms: synonyms(of: word, among: known))
    }
}
