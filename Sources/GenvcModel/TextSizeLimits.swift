import GenvcVocabulary

/// The least and the greatest text size that a view and its content follow.
package struct TextSizeLimits: Sendable, Hashable {
    /// The least text size; nil without a limit.
    package let minimum: TextSize?
    /// The greatest text size; nil without a limit.
    package let maximum: TextSize?

    /// The size at which texts are shown if people have chosen `size`.
    package func limiting(_ size: TextSize) -> TextSize {
        let least = minimum.map { max(size, $0) } ?? size
        return maximum.map { min(least, $0) } ?? least
    }

    /// The limits that some keys say; nil for none.
    ///
    /// - Parameter value: Gives what the key of a meaning was given.
    package init?(_ value: (Key.Meaning) -> Value?) {
        func size(_ meaning: Key.Meaning) -> TextSize? {
            guard case .choice(let word)? = value(meaning) else { return nil }
            return TextSize(category: word)
        }
        minimum = size(.minimumContentSizeCategory)
        maximum = size(.maximumContentSizeCategory)
        if minimum == nil, maximum == nil { return nil }
    }
}
