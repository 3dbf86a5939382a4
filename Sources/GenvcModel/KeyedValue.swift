import GenvcDiagnostics
import GenvcVocabulary

/// A value of a key, with its place in the spec and its origin.
package struct KeyedValue: Sendable {
    /// The key, as the vocabulary declares it.
    package let key: Key
    /// The value that was read.
    package let value: Value
    /// The place where the value stands.
    package let range: SourceRange
    /// The place that findings about the key point to: at the key where the element itself writes it, and at the value
    /// where a style or a case of `when` gives it.
    package let keyRange: SourceRange
    /// Who wrote the value: the element, a style, a component, or genvc itself.
    package let origin: Origin

    /// - Parameter keyRange: Where the key stands; nil where the element does not write it.
    package init(key: Key, value: Value, range: SourceRange, keyRange: SourceRange? = nil, origin: Origin) {
        self.key = key
        self.value = value
        self.range = range
        self.keyRange = keyRange ?? range
        self.origin = origin
    }

    /// The same key with another value, as if that were written in its place.
    package func replacing(value: Value) -> KeyedValue {
        KeyedValue(key: key, value: value, range: range, keyRange: keyRange, origin: origin)
    }

    /// True for touches around a button; a `hitArea` of 0 asks for none.
    var isHitArea: Bool {
        guard key.meaning == .hitArea else { return false }
        if case .length(let length) = value { return length.points != 0 || length.reference != nil }
        return true
    }

    /// True for a picture that is loaded from the network.
    var isRemotePicture: Bool { if case .binding(let binding) = value { binding.isRemote } else { false } }

    /// The source of a value.
    package enum Origin: Sendable, Hashable {
        /// The value is written at the element.
        case element
        /// The value comes from a style of the spec.
        case style(String)
        /// The value comes from a shipped style, unchanged.
        case shippedStyle(String)
        /// The value comes from a component, whose class sets it.
        case component
    }
}
