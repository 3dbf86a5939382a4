import GenvcVocabulary

/// What genvc sets where the spec says nothing.
extension Element {
    /// The value that the key is set to unless the spec says otherwise, as a spec would write it; nil: what UIKit has.
    package func assumedWord(for key: Key) -> String? {
        kind.assumptions.first { assumption in
            guard assumption.key == key.name else { return false }
            guard let condition = assumption.condition else { return true }
            guard let word = value(named: condition.key)?.value.word else { return false }
            return condition.values.contains(word)
        }?.value
    }

    /// The word of the key with that meaning: what is written, or what is set in its stead.
    package func word(of meaning: Key.Meaning) -> String? {
        if let written = value(meaning) { return written.word }
        return kind.keys.first { $0.meaning == meaning }.flatMap(assumedWord)
    }
}

extension Value {
    /// The word that a condition compares with, or nil for a value that is no word.
    package var word: String? {
        switch self {
        case .choice(let name): name
        case .boolean(let isTrue): isTrue ? "true" : "false"
        default: nil
        }
    }
}
