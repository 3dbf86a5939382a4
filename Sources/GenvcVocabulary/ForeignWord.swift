/// A word of another system, in the spellings in which systems have it.
///
/// `text-align`, `text_align`, `Text Align` and `android:textAlign` are looked up as `textAlign`, and a setter as its
/// property.
package struct ForeignWord {
    /// The spellings that are tried, the written one first.
    package let spellings: [String]

    /// The prefixes of attributes in layouts of Android.
    private static let prefixes = ["android:", "app:", "layout_"]

    package init(_ word: String) {
        var spellings = [word]
        var bare = word
        for prefix in Self.prefixes where bare.hasPrefix(prefix) { bare = String(bare.dropFirst(prefix.count)) }
        bare = Self.camelCased(bare)
        spellings.append(bare)
        if let name = Self.property(ofSetter: bare) { spellings.append(name) }
        self.spellings = spellings.enumerated().filter { !spellings[..<$0.offset].contains($0.element) }.map(\.element)
    }

    /// The entry of a table for the word: for a spelling as it stands, else for one with other capitals.
    package func meaning<Meaning>(in table: [String: Meaning]) -> Meaning? {
        if let spelling = spellings.first(where: { table[$0] != nil }) { return table[spelling] }
        for spelling in spellings.map({ $0.lowercased() }) {
            // The least of several spellings, so that the order of the table counts for nothing.
            if let found = table.keys.filter({ $0.lowercased() == spelling }).min() { return table[found] }
        }
        return nil
    }

    /// `textAlign` for `text-align` and `text_align`; capitals stay as they are.
    private static func camelCased(_ word: String) -> String {
        let parts = word.split { "-_ ".contains($0) }
        guard parts.count > 1, let first = parts.first else { return word }
        return parts.dropFirst().reduce(String(first)) { $0 + String($1).capitalizedFirst }
    }

    /// `font` for `setFont`; nil for any other word.
    private static func property(ofSetter word: String) -> String? {
        guard word.hasPrefix("set"), let letter = word.dropFirst(3).first, letter.isUppercase else { return nil }
        return letter.lowercased() + word.dropFirst(4)
    }
}

/// A key of another system as it is here: a key, and its value with a mark in place of the one that was written.
package struct KeyPhrase {
    /// The mark that stands for the value; behind `!` for its opposite.
    package static let mark = "…"

    /// The key.
    package let key: String
    /// The value with the mark, `{ min: … }`, or without one, where it is always the same.
    package let form: String

    /// The keys of the value with their values, where it can be one of several: its long form.
    private let parts: [Part]

    /// A key of a value in its long form.
    private struct Part {
        let name: String
        let form: String
        /// True for a part that is left out beside a phrase that lacks it.
        let isOptional: Bool
    }

    /// - Parameter text: the phrase as a spec has it, `height: { min: … }`.
    init(_ text: String) {
        key = String(text.prefix { $0 != ":" })
        let forms = text.dropFirst(key.count + 2).split(separator: " | ").map(String.init)
        form = forms.first ?? ""
        parts = Self.parts(of: forms.last ?? "")
    }

    /// The parts of `{ style?: body, weight: … }`; none of a value without braces, and of one with values in braces.
    private static func parts(of form: String) -> [Part] {
        guard form.hasPrefix("{ "), form.hasSuffix(" }"), !form.dropFirst().contains("{") else { return [] }
        return form.dropFirst(2).dropLast(2).split(separator: ", ").map { text in
            let name = text.prefix { $0 != ":" }
            return Part(
                name: String(name.last == "?" ? name.dropLast() : name), form: String(text.dropFirst(name.count + 2)),
                isOptional: name.last == "?")
        }
    }

    /// True for two phrases of the same key, each with what was written for it, that give a part of it two values.
    package static func contradict(
        _ first: (phrase: KeyPhrase, written: String?), _ second: (phrase: KeyPhrase, written: String?)
    ) -> Bool {
        first.phrase.parts.contains { part in
            let form = part.form.replacing(mark, with: first.written ?? mark)
            return second.phrase.parts.contains {
                $0.name == part.name && $0.form.replacing(mark, with: second.written ?? mark) != form
            }
        }
    }

    /// One value for several phrases of the same key, each with what was written for it; nil if they cannot be one.
    package static func merged(_ phrases: [(phrase: KeyPhrase, written: String?)]) -> String? {
        guard phrases.allSatisfy({ !$0.phrase.parts.isEmpty }) else { return nil }
        var (names, texts) = ([String](), [String]())
        for (phrase, written) in phrases {
            for part in phrase.parts where !names.contains(part.name) {
                let isEverywhere = phrases.allSatisfy { $0.phrase.parts.contains { $0.name == part.name } }
                if part.isOptional, !isEverywhere { continue }
                names.append(part.name)
                texts.append("\(part.name): \(part.form.replacing(mark, with: written ?? mark))")
            }
        }
        return "{ \(texts.joined(separator: ", ")) }"
    }

    /// The value as it is written here; nil where it has no opposite.
    ///
    /// - Parameter written: the value that was written; nil for one that is no word.
    package func value(for written: String?) -> String? {
        if let written, !form.contains(Self.mark), Self.negative.contains(written) { return nil }
        guard form == "!" + Self.mark else { return form.replacing(Self.mark, with: written ?? Self.mark) }
        guard let written else { return "true" }
        if Self.negative.contains(written) { return "true" }
        if Self.positive.contains(written) { return "false" }
        return written.first == "$" ? "not " + written : nil
    }

    /// Values of other systems that mean no.
    private static let negative: Set<String> = [
        "false", "no", "off", "gone", "none", "hidden", "invisible", "collapse",
    ]
    /// Values of other systems that mean yes.
    private static let positive: Set<String> = ["true", "yes", "on", "visible"]

    /// The phrases for a word, in the order in which they are meant.
    package static func all(for word: String) -> [KeyPhrase] {
        (ForeignWord(word).meaning(in: Vocabulary.keyPhrases) ?? []).map { KeyPhrase($0) }
    }
}
