import GenvcDiagnostics
import GenvcVocabulary

/// A value of a key that a reference gives: `$user.bio ?? No bio yet`.
package struct Binding: Sendable, Hashable {
    /// The field or the member that the value follows.
    package let reference: Reference
    /// The value in place of nil; nil without one.
    package let fallback: Fallback?
    /// True for the address of a picture, `url:$user.avatar`.
    package let isRemote: Bool
    /// The format in a text; nil for the standard one of its type.
    package let format: TextFormat?

    /// A value behind `??`; a box, because a value may be a binding.
    package final class Fallback: Sendable, Hashable {
        /// The value that stands where the reference is nil.
        package let value: Value

        package init(_ value: Value) {
            self.value = value
        }

        package static func == (left: Fallback, right: Fallback) -> Bool { left.value == right.value }

        package func hash(into hasher: inout Hasher) { hasher.combine(value) }
    }

    /// True for a value that may be nil, for which nothing stands in.
    package var maySayNil: Bool { fallback == nil && reference.type?.isOptional == true }

    package init(_ reference: Reference, fallback: Value? = nil, isRemote: Bool = false, format: TextFormat? = nil) {
        self.reference = reference
        self.fallback = fallback.map(Fallback.init)
        self.isRemote = isRemote
        self.format = format
    }

    /// The default as a number, where the reference is one: such a default stands in the format of the value.
    ///
    /// Nil for any other default, as `-`.
    package var numericFallback: String? {
        guard case .text(let words)? = fallback?.value, words.arguments.isEmpty else { return nil }
        return switch reference.type?.basic {
        case .integer: Int(words.text).map(String.init)
        case .double: DecimalNumber.parse(words.text).flatMap(PlainNumber.text)
        default: nil
        }
    }
}
