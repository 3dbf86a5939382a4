import GenvcDiagnostics
import GenvcVocabulary

/// A value with the key that it was given to.
package struct KeyedValue: Sendable {
    package let key: Key
    package let value: Value
    package let range: SourceRange
    package let origin: Origin

    package init(key: Key, value: Value, range: SourceRange, origin: Origin) {
        self.key = key
        self.value = value
        self.range = range
        self.origin = origin
    }

    package enum Origin: Sendable, Hashable {
        /// Written at the element.
        case element
        /// From a style of the spec.
        case style(String)
        /// From a style that ships, as it ships.
        case shippedStyle(String)
        /// What the component says of itself, whose class sets it.
        case component
    }
}
