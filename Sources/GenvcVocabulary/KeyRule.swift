/// How the values of two keys of one kind belong together.
package enum KeyRule: Sendable, Hashable {
    /// The lower bound is below the upper, or may be equal to it, and the value, where it is written, lies between;
    /// the standard of a bound holds where it is not written.
    case range(lower: String, value: String, upper: String, boundsMayBeEqual: Bool)
    /// The first counts from 0 among what the second holds: texts, or a number of things.
    case indexes(String, into: String)
    /// The first has no effect without the second.
    case needs(String, String)
    /// The first has no effect unless the second is `true`.
    case needsTrue(String, String)
    /// The first has no effect unless the second is one of the words; what is not written is the standard of its key.
    case needsWord(String, String, [String])

    /// At least one of them says what it is.
    case oneOf([String])
    /// The two cannot both hold.
    case excludes(String, String)
    /// The first cannot be one of its words while the second is the word behind it.
    case excludesWords(String, [String], String, String)

    /// The rules about the common keys.
    package static let common: [KeyRule] = [
        .needs("borderColor", "borderWidth"), .needs("maskedCorners", "cornerRadius"),
        .needs("cornerCurve", "cornerRadius"),
        .range(
            lower: "minimumContentSizeCategory", value: "maximumContentSizeCategory",
            upper: "maximumContentSizeCategory", boundsMayBeEqual: true),
    ]
}
