/// A text that people read.
package struct LocalizedText: Sendable, Hashable {
    package let text: String
    /// The localisation key; nil: the one that names make.
    package let key: String?
    /// What the translator is told; nil: the one that names make.
    package let comment: String?
    package let isLocalized: Bool

    package init(_ text: String, key: String? = nil, comment: String? = nil, isLocalized: Bool = true) {
        self.text = text
        self.key = key
        self.comment = comment
        self.isLocalized = isLocalized
    }
}
