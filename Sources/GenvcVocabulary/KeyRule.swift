/// A rule about the values of several keys of one kind, which `KeysBelongTogether` applies. Keys are named as in a
/// spec.
package enum KeyRule: Sendable, Hashable {
    /// The lower bound is less than the upper one, or equal to it if that is allowed, and the value lies between them.
    /// A bound that is not written has its standard value.
    case range(lower: String, value: String, upper: String, bounds: Bounds)
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

    /// The bounds of a range.
    package enum Bounds: Sendable, Hashable {
        /// The lower bound may be equal to the upper one.
        case mayBeEqual
        /// The lower bound is less than the upper one.
        case differ
        /// The lower bound is less than the upper one at every moment: UIKit raises an exception at one that is set to
        /// the other bound or beyond, as `minimumValue` of `UIStepper` is documented to.
        case neverCross
    }

    /// The rules about the common keys.
    package static let common: [KeyRule] = [
        .needs("borderColor", "borderWidth"), .needs("maskedCorners", "cornerRadius"),
        .needs("cornerCurve", "cornerRadius"), .needs("intrinsicContentSize", "class"),
        .range(
            lower: "minimumContentSizeCategory", value: "maximumContentSizeCategory",
            upper: "maximumContentSizeCategory", bounds: .mayBeEqual),
    ]
}

extension Kind {
    /// The names of the keys at whose values UIKit cuts the value of a key off, so that it is set after them: the
    /// bounds of a slider, the number of pages. An upper bound is set after the lower one.
    package func boundingKeys(of key: Key) -> [String] {
        rules.flatMap { rule -> [String] in
            switch rule {
            case .range(let lower, key.name, let upper, _): [lower, upper]
            case .range(let lower, _, key.name, _): [lower]
            case .indexes(key.name, let owner): [owner]
            default: []
            }
        }
    }

    /// The bound at the other side of the range of which the key is a bound, where UIKit raises an exception at bounds
    /// that cross.
    package func boundNeverCrossed(by key: Key) -> Key? {
        for case .range(let lower, _, let upper, .neverCross) in rules {
            let other = key.name == lower ? upper : key.name == upper ? lower : nil
            if let other { return keys.first { $0.name == other } }
        }
        return nil
    }
}
