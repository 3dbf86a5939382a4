import GenvcVocabulary

/// The values that genvc sets on an element unless the spec says otherwise.
package struct AssumedWords {
    private let element: Element

    /// The values for an element of a spec.
    package init(of element: Element) {
        self.element = element
    }

    /// The value that genvc sets the key to, as a spec would write it; nil if UIKit's default stays.
    package func word(for key: Key) -> String? {
        element.kind.assumptions.first {
            $0.key == key.name && $0.exception.map(sometimesHolds) != true && $0.condition.map(holds) != false
        }?.value
    }

    /// True if the key of the condition has one of its values, be it only in a case of `when`.
    private func sometimesHolds(_ condition: Assumption.Condition) -> Bool {
        holds(condition)
            || element.variedValues.contains {
                $0.key.name == condition.key && $0.value.word.map(condition.values.contains) == true
            }
    }

    /// True if the key of the condition has one of its values.
    private func holds(_ condition: Assumption.Condition) -> Bool {
        element.value(named: condition.key)?.value.word.map(condition.values.contains) ?? false
    }
}

extension Element {
    /// The word of the key with that meaning: the one that the spec writes, or else the one that genvc sets.
    package func word(of meaning: Key.Meaning) -> String? {
        if let written = value(meaning) { return written.word }
        return kind.keys.first { $0.meaning == meaning }.flatMap(AssumedWords(of: self).word)
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

    /// The case that a value of a choice stands for; nil for a value that is no word of the enum.
    package func word<Word: RawRepresentable<String>>(of choice: Word.Type) -> Word? { word.flatMap(choice.init) }
}
