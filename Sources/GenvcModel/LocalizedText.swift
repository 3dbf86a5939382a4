/// A text that people read.
package struct LocalizedText: Sendable, Hashable {
    package let text: String
    /// The localisation key; nil: the one that names make.
    package let key: String?
    /// What the translator is told; nil: the one that names make.
    package let comment: String?
    package let isLocalized: Bool
    /// What is put into the text when it is shown, in order.
    package let arguments: [Argument]

    /// A reference in the middle of a text.
    package struct Argument: Sendable, Hashable {
        /// The byte of the text before which it stands.
        package let offset: Int
        package let reference: Reference

        package init(offset: Int, reference: Reference) {
            self.offset = offset
            self.reference = reference
        }
    }

    package init(
        _ text: String, key: String? = nil, comment: String? = nil, isLocalized: Bool = true,
        arguments: [Argument] = []
    ) {
        self.text = text
        self.key = key
        self.comment = comment
        self.isLocalized = isLocalized
        self.arguments = arguments
    }
}
