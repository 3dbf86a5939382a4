import GenvcDiagnostics
import GenvcVocabulary

/// A named set of attributes that phrases of a text have.
package struct TextRun: Sendable, Hashable {
    /// An attribute of the text and its value.
    package struct Attribute: Sendable, Hashable {
        /// The key of the attribute.
        package let key: Key
        /// The value of the attribute.
        package let value: Value

        package init(_ key: Key, _ value: Value) {
            self.key = key
            self.value = value
        }

        package static func == (left: Attribute, right: Attribute) -> Bool {
            left.key === right.key && left.value == right.value
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(key))
            hasher.combine(value)
        }
    }

    /// The name by which a text marks phrases: `[phrase](name)`.
    package let name: Identifier
    /// The attributes in the order of the vocabulary.
    package let attributes: [Attribute]

    /// A run, under the name that marks its phrases in the text.
    package init(name: Identifier, attributes: [Attribute]) {
        self.name = name
        self.attributes = attributes
    }

    /// True if the phrases can be tapped.
    package var isLink: Bool { value(.link) == .boolean(true) }

    /// The picture that replaces the phrases; nil without one.
    package var image: ImageValue? {
        if case .image(let image)? = value(.image) { return image }
        return nil
    }

    /// The value of the key with that meaning, or nil.
    package func value(_ meaning: Key.Meaning) -> Value? {
        attributes.first { $0.key.meaning == meaning }?.value
    }
}
