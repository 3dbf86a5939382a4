import GenvcVocabulary

/// What an element has at times: by itself, or in a case of `when`.
extension Element {
    /// True if it has a value of the key with that meaning, or has one in a case.
    package func sometimesHas(_ meaning: Key.Meaning) -> Bool {
        value(meaning) != nil || variedValues.contains { $0.key.meaning == meaning }
    }

    /// The values that cases of `when` give, in order.
    package var variedValues: [KeyedValue] { variants.flatMap(\.values) }
}
