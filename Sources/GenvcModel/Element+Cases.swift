import GenvcVocabulary

/// The values that an element has in some state: its own, and those of cases of `when`.
extension Element {
    /// True if the element or one of its cases has a value of the key with that meaning, in whatever state: a sample
    /// that is nil takes nothing away.
    package func sometimesHas(_ meaning: Key.Meaning) -> Bool {
        written.value(meaning) != nil || written.variedValues.contains { $0.key.meaning == meaning }
    }

    /// True if a button takes touches around itself, at least in a case: a `hitArea` of 0 asks for nothing.
    package var hasHitArea: Bool {
        written.values.contains(where: \.isHitArea) || written.variedValues.contains(where: \.isHitArea)
    }

    /// The values that cases of `when` give, in order.
    package var variedValues: [KeyedValue] { variants.flatMap(\.values) }
}
