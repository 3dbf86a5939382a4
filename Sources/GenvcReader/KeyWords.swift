import GenvcDiagnostics
import GenvcVocabulary
import GenvcYAML

/// The keys for words of other systems, such as CSS and SwiftUI.
enum KeyWords {
    /// The key for a word of another system: the one of `known` that comes first.
    static func synonyms(of word: String, among known: [String]) -> [String: String] {
        let foreign = ForeignWord(word)
        let same = foreign.spellings.dropFirst().first { known.contains($0) }
        guard let meant = same ?? foreign.meaning(in: Vocabulary.keySynonyms)?.first(where: { known.contains($0) })
        else {
            return [:]
        }
        return [word: meant]
    }

    /// The keys of `known` that the word may be meant for.
    static func nearest(to word: String, among known: [String]) -> [String] {
        WordSuggestion.nearest(to: word, among: known, synonyms: synonyms(of: word, among: known))
    }

    /// A key of another system as it is written here: words for the place behind the caret, and the change itself.
    struct Advice {
        let label: String
        /// The change; nil where it cannot be made for the value that was written.
        var fix: FixIt?
    }

    /// The advice on a key of another system for which one word is not enough; nil for any other word.
    ///
    /// - Parameters:
    ///   - known: the keys that may stand there.
    ///   - present: the keys that stand there already.
    static func advice(on entry: YAMLEntry, among known: [String], present: Set<String>) -> Advice? {
        var written: String?
        if case .scalar(let scalar) = entry.value.content { written = spelled(scalar) }
        for phrase in KeyPhrase.all(for: entry.key.text) where known.contains(phrase.key) {
            guard let value = phrase.value(for: written) else { continue }
            if present.contains(phrase.key) {
                guard phrase.form.contains(KeyPhrase.mark) else { continue }
                return Advice(
                    label: phrase.form.hasPrefix("{")
                        ? "write it in `\(phrase.key)`: `\(value)`" : "leave it out: `\(phrase.key)` says it")
            }
            let text = "\(phrase.key): \(value)"
            let isWhole = written != nil || !phrase.form.contains(KeyPhrase.mark)
            let range = SourceRange(
                file: entry.key.range.file, start: entry.key.range.start, end: entry.value.range.end)
            return Advice(label: "write `\(text)`", fix: isWhole ? .replace(range, with: text) : nil)
        }
        return nil
    }

    /// The words on a key of another system that has none in its place here; nil for any other word.
    static func advice(inPlaceOf word: String) -> String? { ForeignWord(word).meaning(in: Vocabulary.keyAdvice) }

    /// A short value as the spec has it, in its quotes; nil for a long one, and for one of several lines.
    private static func spelled(_ scalar: YAMLScalar) -> String? {
        guard scalar.text.utf8.count <= 40, !scalar.text.contains("\n") else { return nil }
        return switch scalar.style {
        case .plain: scalar.text
        case .singleQuoted, .doubleQuoted: scalar.text.contains("\"") ? nil : "\"\(scalar.text)\""
        case .literal, .folded: nil
        }
    }
}
