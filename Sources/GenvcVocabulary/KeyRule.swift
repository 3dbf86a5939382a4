/// A rule about the values of several keys of one kind, which `KeysBelongTogether` applies. Keys are named as in a
/// spec.
package enum KeyRule: Sendable, Hashable {
    /// The lower bound is less than the upper one, or equal to it if that is allowed, and the value lies between them.
    /// A bound that is not written has its standard value.
    case range(lower: String, value: String, upper: String, boundsMayBeEqual: Bool)
    /// The value of the first is an index, from 0, into the texts of the second or below its number.
    case indexes(String, into: String)
    /// The first key has no effect without the second.
    case needs(String, String)
    /// The first key has no effect unless the second is `true`.
    case needsTrue(String, String)
    /// The first key has no effect unless the second is one of the words. A key that is not written has its standard
    /// value.
    case needsWord(String, String, [String])

    /// At least one of the keys must be written.
    case oneOf([String])
    /// The two keys exclude each other.
    case excludes(String, String)
    /// The first key cannot be one of the words while the second key is the last word.
    case excludesWords(String, [String], String, String)

    /// The rules about the common keys.
    package static let common: [KeyRule] = [
        .needs("borderColor", "borderWidth"), .needs("maskedCorners", "cornerRadius"),
        .needs("cornerCurve", "cornerRadius"), .needs("intrinsicContentSize", "class"),
        .range(
            lower: "minimumContentSizeCategory", value: "maximumContentSizeCategory",
            upper: "maximumContentSizeCategory", boundsMayBeEqual: true),
    ]
}

extension Kind {
    /// The names of the keys at whose values UIKit cuts the value of a key off, so that it is set after them: the
    /// bounds of a slider, the number of pages.
    package func boundingKeys(of key: Key) -> [String] {
        rules.flatMap { rule -> [String] in
            switch rule {
            case .range(let lower, key.name, let upper, _): [lower, upper]
            case .indexes(key.name, let owner): [owner]
            default: []
            }
        }
    }
}
