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
    ///   - entries: the keys that stand there already, the one itself among them.
    static func advice(on entry: YAMLEntry, among known: [String], beside entries: [YAMLEntry]) -> Advice? {
        if let advice = adviceOnGroup(entry, among: known) { return advice }
        let written = spelled(entry)
        let beside = entries.prefix(mostKeysCompared)
        for phrase in KeyPhrase.all(for: entry.key.text) where known.contains(phrase.key) {
            let written = length(entry, for: phrase) ?? written
            guard let value = phrase.value(for: written) else { continue }
            if beside.contains(where: { $0.key.text == phrase.key }) {
                guard phrase.form.contains(KeyPhrase.mark) else { continue }
                return Advice(
                    label: phrase.form.hasPrefix("{")
                        ? "write it in `\(phrase.key)`: `\(value)`" : "leave it out: `\(phrase.key)` says it")
            }
            if let advice = advice(on: entry, for: phrase.key, among: beside.filter { !known.contains($0.key.text) }) {
                return advice
            }
            let text = "\(phrase.key): \(value)"
            let isWhole = written != nil || !phrase.form.contains(KeyPhrase.mark)
            let range = SourceRange(
                file: entry.key.range.file, start: entry.key.range.start, end: entry.value.range.end)
            return Advice(label: "write `\(text)`", fix: isWhole ? .replace(range, with: text) : nil)
        }
        return nil
    }

    /// The advice on a mapping that has one key, which stands by itself here: `frame: { width: 20 }` is `width: 20`.
    private static func adviceOnGroup(_ entry: YAMLEntry, among known: [String]) -> Advice? {
        guard case .mapping(let parts) = entry.value.content, parts.count == 1, known.contains(parts[0].key.text),
            ForeignWord(entry.key.text).meaning(in: Vocabulary.keySynonyms)?.first(where: known.contains)
                == Key.common.first(where: { $0.effect == .layout(.size) })?.name,
            let value = spelled(parts[0])
        else { return nil }
        let text = "\(parts[0].key.text): \(value)"
        let range = SourceRange(file: entry.key.range.file, start: entry.key.range.start, end: entry.value.range.end)
        return Advice(label: "write `\(text)`", fix: .replace(range, with: text))
    }

    /// The number of keys of a node that are looked at; no element has as many.
    static let mostKeysCompared = 100

    /// The advice on a key whose value is one with those of other keys there: `fontSize` and `fontWeight` are one
    /// `font`. Nil where no other key has that one for its meaning.
    private static func advice(on entry: YAMLEntry, for key: String, among entries: [YAMLEntry]) -> Advice? {
        let phrases = entries.compactMap { other in
            KeyPhrase.all(for: other.key.text).first { $0.key == key && $0.value(for: spelled(other)) != nil }
                .map { (entry: other, phrase: $0) }
        }
        guard phrases.count > 1, let first = phrases.first else { return nil }
        let written = phrases.map { ($0.phrase, length($0.entry, for: $0.phrase) ?? spelled($0.entry)) }
        if let own = phrases.firstIndex(where: { $0.entry.key.range == entry.key.range }) {
            let agreeing = written.filter { !KeyPhrase.contradict(written[own], $0) }
            if agreeing.count < written.count {
                let names = zip(phrases, written).filter { KeyPhrase.contradict(written[own], $1) }
                    .map { Wording.code($0.0.entry.key.text) }
                let value = agreeing.count > 1 ? KeyPhrase.merged(agreeing) : written[own].0.value(for: written[own].1)
                return Advice(
                    label: "keep this or \(EnglishList.joined(names, "or")), as `\(key): \(value ?? KeyPhrase.mark)`")
            }
        }
        let isContradicted = written.contains { one in written.contains { KeyPhrase.contradict(one, $0) } }
        guard !isContradicted, let value = KeyPhrase.merged(written) else { return nil }
        return Advice(
            label: first.entry.key.range == entry.key.range
                ? "write `\(key): \(value)` for all of them" : "leave it out: the same `\(key)` says it")
    }

    /// The words on a key of another system that has none in its place here; nil for any other word.
    static func advice(inPlaceOf word: String) -> String? { ForeignWord(word).meaning(in: Vocabulary.keyAdvice) }

    /// The entry as it is written with another key, `textColor: red`; the key alone where the value is a long one.
    static func written(_ key: String, _ entry: YAMLEntry) -> String {
        spelled(entry).map { "\(key): \($0)" } ?? key
    }

    /// The points of a length with a unit, `16px`, for a key that takes lengths; nil for any other value and key.
    private static func length(_ entry: YAMLEntry, for phrase: KeyPhrase) -> String? {
        guard case .scalar(let scalar) = entry.value.content, scalar.style == .plain,
            DecimalNumber.parse(scalar.text) == nil,
            let key = (Key.common + Vocabulary.kinds.flatMap(\.keys)).first(where: { $0.name == phrase.key })
        else { return nil }
        switch key.type {
        case .font, .dimension, .insets: return NumberAdvice(scalar, takesShares: false)?.number
        default: return nil
        }
    }

    /// A short value as the spec has it, in its quotes; nil for a long one, and for one of several lines.
    private static func spelled(_ entry: YAMLEntry) -> String? {
        guard case .scalar(let scalar) = entry.value.content, scalar.text.utf8.count <= 40, !scalar.text.contains("\n")
        else { return nil }
        return switch scalar.style {
        case .plain: scalar.text
        case .singleQuoted, .doubleQuoted: LongFormWriter.quoted(scalar.text)
        case .literal, .folded: nil
        }
    }
}
